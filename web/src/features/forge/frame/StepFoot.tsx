import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { FrameStep } from "./frameStep";
import styles from "./StepFoot.module.css";

interface StepFootProps {
  steps: readonly FrameStep[];
  place: number;
  onStep: (id: string) => void;
  onComplete: (() => void) | undefined;
  finish: ReactNode;
}

/** What the step still asks for, and the ways back and on; the last step says what all of them ask for. */
export function StepFoot({ steps, place, onStep, onComplete, finish }: StepFootProps) {
  const [step, before, after] = [steps[place], steps[place - 1], steps[place + 1]];
  const open = steps.filter(({ missing }) => missing.length > 0);
  return (
    <>
      {after === undefined && open.length > 0 && (
        <div className={styles.open} role="alert">
          <p>Il reste à compléter :</p>
          <ul>
            {open.map(({ id, title, missing }) => (
              <li key={id}>
                <button type="button" onClick={() => onStep(id)}>
                  {title}
                </button>{" "}
                {missing.join(" ")}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.foot}>
        <p className={styles.missing} role="status">
          {after === undefined ? "" : step?.missing.join(" ")}
        </p>
        {onComplete && step && step.missing.length > 0 && (
          <Button size="sm" onClick={onComplete}>
            Répartir le reste au hasard
          </Button>
        )}
        <div className={styles.ways}>
          {before && (
            <Button onClick={() => onStep(before.id)}>
              <span aria-hidden="true">←</span> Retour
            </Button>
          )}
          {after ? (
            <Button variant="primary" className={styles.next} onClick={() => onStep(after.id)}>
              {after.title} <span aria-hidden="true">→</span>
            </Button>
          ) : (
            finish
          )}
        </div>
      </div>
    </>
  );
}
