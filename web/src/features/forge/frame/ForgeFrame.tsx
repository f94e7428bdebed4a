import { Group, Stack, Text, Title } from "@mantine/core";
import type { DraftSummary } from "domain/table/forge/summary";
import type { SystemId } from "domain/values/systemIds";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { type ReactNode, useEffect, useRef } from "react";
import { Emblem } from "../../../ui/Emblem";
import styles from "./ForgeFrame.module.css";
import type { FrameStep } from "./frameStep";
import { Preview } from "./Preview";
import { StepFooter } from "./StepFooter";
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
  /** A random draft, a new start. */
  tools?: ReactNode;
  /** Chooses at random what the step still asks for, where that can be. */
  onComplete?: (() => void) | undefined;
  /** What the last step ends with. */
  finish: ReactNode;
  children: ReactNode;
}

/** The Forge around a step: where one is, what is asked, what it makes so far, and the buttons back and on. */
export function ForgeFrame(props: ForgeFrameProps) {
  const { title, system, steps, current, onStep, summary, notices, tools, onComplete, finish, children } =
    props;
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const step = steps[index];
  /** The last step shows the whole character itself. */
  const isLast = index === steps.length - 1;
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
    <Stack data-system={system} data-at={isLast ? "last" : index > 0 ? "between" : "first"}>
      <Group gap="10px 14px" className={styles.head}>
        <span className={styles.emblem}>
          <Emblem system={system} size={34} />
        </span>
        <div className={styles.titles}>
          <Text size="sm" fw={600} c="var(--sys-ink)">
            {SYSTEM_NAMES[system]}
          </Text>
          <Title order={1} className={styles.title}>
            {title}
          </Title>
        </div>
        <Group gap={8} className={styles.tools}>
          {tools}
        </Group>
      </Group>
      {notices}
      <StepNav steps={steps} index={index} onStep={onStep} />
      <div className={styles.columns} data-whole={isLast || undefined}>
        <section className={styles.step} aria-labelledby="forge-step">
          <div>
            <Title id="forge-step" ref={heading} tabIndex={-1} mb={4} className={styles.stepTitle}>
              {step.title}
            </Title>
            <Text c="var(--ink-2)" maw="68ch">
              {step.lead}
            </Text>
          </div>
          {children}
          <StepFooter steps={steps} index={index} onStep={onStep} onComplete={onComplete} finish={finish} />
        </section>
        {!isLast && <Preview system={system} summary={summary} />}
      </div>
    </Stack>
  );
}
