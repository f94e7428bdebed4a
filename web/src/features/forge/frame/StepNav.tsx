import { useEffect, useRef } from "react";
import type { FrameStep } from "./frameStep";
import styles from "./StepNav.module.css";

interface StepNavProps {
  steps: readonly FrameStep[];
  place: number;
  onStep: (id: string) => void;
}

/** Every step by name, done or not; any may be opened at any time. */
export function StepNav({ steps, place, onStep }: StepNavProps) {
  const list = useRef<HTMLOListElement>(null);
  const currentId = steps[place]?.id;
  // On a phone the steps are wider than the screen: the open one is brought into it.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>(`[data-step="${currentId}"]`);
    const room = list.current;
    if (open && room) room.scrollTo({ left: open.offsetLeft - (room.clientWidth - open.offsetWidth) / 2 });
  }, [currentId]);
  return (
    <nav className={styles.nav} aria-label="Étapes">
      <ol ref={list}>
        {steps.map(({ id, title, missing, optional }, index) => {
          const isDone = missing.length === 0 && !optional && index !== steps.length - 1;
          return (
            <li key={id} data-step={id}>
              <button
                type="button"
                aria-current={index === place ? "step" : undefined}
                data-done={isDone || undefined}
                onClick={() => onStep(id)}
              >
                <span className={styles.mark} aria-hidden="true">
                  {isDone ? "✓" : index + 1}
                </span>
                {title}
                <span className="visuallyHidden">{stateOf(isDone, missing)}</span>
              </button>
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
