import { UnstyledButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { FrameStep } from "./frameStep";
import styles from "./StepNav.module.css";

interface StepNavProps {
  steps: readonly FrameStep[];
  /** The open step's. */
  index: number;
  onStep: (id: string) => void;
}

/** Every step by name, done or not; any may be opened at any time. */
export function StepNav({ steps, index, onStep }: StepNavProps) {
  const list = useRef<HTMLOListElement>(null);
  const currentId = steps[index]?.id;
  // On a phone the steps are wider than the screen: the open one is scrolled into it.
  useEffect(() => {
    const row = list.current;
    const open = row?.querySelector<HTMLElement>(`[data-step="${currentId}"]`);
    if (row && open) row.scrollTo({ left: open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2 });
  }, [currentId]);
  return (
    <nav className={styles.nav} aria-label="Étapes">
      <ol ref={list}>
        {steps.map(({ id, title, missing, asks }, at) => {
          const isDone = missing.length === 0 && asks && at !== steps.length - 1;
          return (
            <li key={id} data-step={id}>
              <UnstyledButton
                className={styles.step}
                aria-current={at === index ? "step" : undefined}
                data-done={isDone || undefined}
                onClick={() => onStep(id)}
              >
                <span className={styles.mark} aria-hidden="true">
                  {isDone ? "✓" : at + 1}
                </span>
                {title}
                <span className="visuallyHidden">{stateOf(isDone, missing)}</span>
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function stateOf(isDone: boolean, missing: readonly string[]): string {
  if (isDone) return ", terminée";
  return missing.length > 0 ? ", à compléter" : "";
}
