import type { DraftSummary } from "domain/forge/summary";
import type { SystemId } from "domain/systems/systemIds";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { type ReactNode, useEffect, useRef } from "react";
import { Emblem } from "../../../ui/Emblem";
import styles from "./ForgeFrame.module.css";
import type { FrameStep } from "./frameStep";
import { Preview } from "./Preview";
import { StepFoot } from "./StepFoot";
import { StepNav } from "./StepNav";

interface ForgeFrameProps {
  title: string;
  system: SystemId;
  steps: readonly FrameStep[];
  current: string;
  onStep: (id: string) => void;
  summary: DraftSummary;
  /** Above the steps: the table, the quota, what has gone wrong. */
  notices?: ReactNode;
  /** Chance, a new start. */
  tools?: ReactNode;
  /** Gives by chance what the step still asks for, where chance may. */
  onComplete?: (() => void) | undefined;
  /** What the last step ends with. */
  finish: ReactNode;
  children: ReactNode;
}

/** The Forge around a step: where one is, what is asked, what it makes so far, and the ways back and on. */
export function ForgeFrame(props: ForgeFrameProps) {
  const { title, system, steps, current, onStep, summary, notices, tools, onComplete, finish, children } =
    props;
  const place = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const step = steps[place];
  /** The last step shows the whole character itself. */
  const isLast = place === steps.length - 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [current]);
  if (step === undefined) return null;
  return (
    <div className={styles.page} data-system={system}>
      <header className={styles.head}>
        <span className={styles.sign}>
          <Emblem system={system} size={34} />
        </span>
        <div className={styles.titles}>
          <p className={styles.game}>{SYSTEM_NAMES[system]}</p>
          <h1>{title}</h1>
        </div>
        <div className={styles.tools}>{tools}</div>
      </header>
      {notices}
      <StepNav steps={steps} place={place} onStep={onStep} />
      <div className={styles.columns} data-whole={isLast || undefined}>
        <section className={styles.step} aria-labelledby="forge-step">
          <div className={styles.lead}>
            <h2 id="forge-step" ref={heading} tabIndex={-1}>
              {step.title}
            </h2>
            <p>{step.lead}</p>
          </div>
          {children}
          <StepFoot steps={steps} place={place} onStep={onStep} onComplete={onComplete} finish={finish} />
        </section>
        {!isLast && <Preview system={system} summary={summary} />}
      </div>
    </div>
  );
}
