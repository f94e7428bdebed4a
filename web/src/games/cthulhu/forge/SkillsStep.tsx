import { Paper } from "@mantine/core";
import { interestPoints } from "domain/games/cthulhu/creation";
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
  const give = (key: string, total: number) => {
    const points = (draft[field][key] ?? 0) + total - skillTotal(draft, key);
    change({ ...draft, [field]: { ...draft[field], [key]: Math.min(99, Math.max(0, points)) } });
  };
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
      <Paper className={styles.box}>
        <AutoGrid min={300} gap="2px var(--space-5)">
          {shown.map(({ key, label }) => {
            const total = skillTotal(draft, key);
            const min = total - (draft[field][key] ?? 0);
            return (
              <Counter
                key={key}
                label={label}
                detail={`de base ${min} %`}
                value={total}
                min={min}
                max={Math.max(min, PERCENT_RANGE.max)}
                step={5}
                typed
                onChange={(next) => give(key, next)}
              />
            );
          })}
        </AutoGrid>
      </Paper>
    </>
  );
}
