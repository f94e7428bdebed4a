import { type CthulhuDraft, PERCENT_RANGE } from "domain/forge/cthulhu/draft";
import {
  CREDIT,
  interestPointsLeft,
  MYTHOS,
  occupationOf,
  occupationPointsLeft,
  occupationSkills,
  skillTotal,
} from "domain/forge/cthulhu/steps";
import { interestPoints, occupationPoints } from "domain/systems/cthulhu/creation";
import { CTHULHU_SKILLS } from "domain/systems/cthulhu/traits";
import { useState } from "react";
import { Counter } from "../steps/Counter";
import type { DraftStepProps } from "../steps/draftStep";
import { PointsLeft } from "../steps/PointsLeft";
import { PillChoice } from "../steps/ToggleChips";
import styles from "./CthulhuSteps.module.css";

type StepProps = DraftStepProps<CthulhuDraft>;

const PURSES = [
  { id: "occupation", name: "Mon métier" },
  { id: "interest", name: "Mes loisirs" },
] as const;

/** Two purses, spent one at a time, each on the skills that it may go to. */
export function SkillsStep({ draft, change, rules }: StepProps) {
  const [purse, setPurse] = useState<"occupation" | "interest">("occupation");
  const { edu, int } = draft.characteristics;
  const own = occupationSkills(draft);
  const isJob = purse === "occupation" && !rules.played;
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
          <PillChoice legend="D'où viennent les points" options={PURSES} chosen={purse} onChoose={setPurse} />
          {isJob ? (
            <PointsLeft
              left={occupationPointsLeft(draft)}
              of={occupationPoints(edu)}
              what="points d'occupation"
            />
          ) : (
            <PointsLeft left={interestPointsLeft(draft)} of={interestPoints(int)} what="points d'intérêt" />
          )}
        </>
      )}
      {isJob && credit && (
        <p className={styles.words}>
          Ton Crédit, ce que ton métier te rapporte, doit finir entre {credit.min} et {credit.max}.
        </p>
      )}
      <div className={styles.skills}>
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
      </div>
    </>
  );
}
