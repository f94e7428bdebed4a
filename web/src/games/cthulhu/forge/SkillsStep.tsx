import { Paper } from "@mantine/core";
import { interestPoints, wealthOf } from "domain/games/cthulhu/creation";
import { type CthulhuDraft, PERCENT_RANGE } from "domain/games/cthulhu/forge/draft";
import {
  CREDIT,
  interestPointsLeft,
  MYTHOS,
  occupationFormula,
  occupationOf,
  occupationPointsLeft,
  occupationPointsOf,
  occupationSkills,
  skillTotal,
} from "domain/games/cthulhu/forge/steps";
import { CTHULHU_SKILLS } from "domain/games/cthulhu/traits";
import { numberText } from "domain/values/text/typedNumber";
import { useState } from "react";
import { ChipChoice } from "../../../kits/forge/Chips";
import { Counter } from "../../../kits/forge/Counter";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { PointsLeft } from "../../../kits/forge/PointsLeft";
import styles from "../../../kits/forge/steps.module.css";
import { AutoGrid } from "../../../ui/AutoGrid";

type StepProps = DraftStepProps<CthulhuDraft>;

const SOURCES = [
  { id: "occupation", name: "Mon métier" },
  { id: "interest", name: "Mes loisirs" },
] as const;

/** What a Crédit comes to: « Crédit 40 : train de vie moyen, 80 $ en poche, 2 000 $ de biens. » */
function wealthText(credit: number): string {
  const { living, cash, assets } = wealthOf(credit);
  const money = cash > 0 ? `, ${numberText(cash)} $ en poche, ${numberText(assets)} $ de biens` : "";
  return `Crédit ${credit} : train de vie ${living.toLowerCase()}${money}.`;
}

/** Points from two sources, spent one source at a time, each on the skills that it may go to. */
export function SkillsStep({ draft, change, rules }: StepProps) {
  const [source, setSource] = useState<"occupation" | "interest">("occupation");
  const { int } = draft.characteristics;
  const own = occupationSkills(draft);
  const isJob = source === "occupation" && !rules.played;
  const shown = CTHULHU_SKILLS.filter(({ key }) =>
    isJob ? own.includes(key) : rules.played || (key !== MYTHOS && key !== CREDIT),
  );
  const field = isJob ? "occupationPoints" : "interestPoints";
  const credit = occupationOf(draft)?.credit;
  const give = (key: string, points: number) =>
    change({ ...draft, [field]: { ...draft[field], [key]: Math.min(99, Math.max(0, points)) } });
  return (
    <>
      {!rules.played && (
        <>
          <ChipChoice
            legend="D'où viennent les points"
            options={SOURCES}
            chosen={source}
            onChoose={setSource}
          />
          {isJob ? (
            <PointsLeft
              left={occupationPointsLeft(draft)}
              of={occupationPointsOf(draft)}
              what="points d'occupation"
            />
          ) : (
            <PointsLeft left={interestPointsLeft(draft)} of={interestPoints(int)} what="points d'intérêt" />
          )}
        </>
      )}
      {isJob && <Hint>Les points de ton métier : {occupationFormula(draft)}.</Hint>}
      {isJob && credit && (
        <Hint>
          Ton Crédit, ce que ton métier te rapporte, doit finir entre {credit.min} et {credit.max}.
        </Hint>
      )}
      {isJob && <Hint>{wealthText(skillTotal(draft, CREDIT))}</Hint>}
      <Paper className={styles.box}>
        <AutoGrid min={300} gap="2px var(--space-5)">
          {shown.map(({ key, label }) => {
            const total = skillTotal(draft, key);
            const points = draft[field][key] ?? 0;
            const before = total - points;
            // In play a skill is what it is; before, points are spent on it.
            const added = rules.played ? before : 0;
            const most = Math.max(points, PERCENT_RANGE.max - before);
            return (
              <Counter
                key={key}
                label={label}
                detail={rules.played ? `de base ${before} %` : `${before} % + ${points} = ${total} %`}
                value={points + added}
                min={added}
                max={most + added}
                step={5}
                typed
                onChange={(next) => give(key, next - added)}
              />
            );
          })}
        </AutoGrid>
      </Paper>
    </>
  );
}
