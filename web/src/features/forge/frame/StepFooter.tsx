import { Alert, Anchor, Button, List, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { FrameStep } from "./frameStep";
import styles from "./StepFooter.module.css";

interface StepFooterProps {
  steps: readonly FrameStep[];
  /** The open step's. */
  index: number;
  onStep: (id: string) => void;
  onComplete: (() => void) | undefined;
  finish: ReactNode;
}

/** What the step still asks for, and the buttons back and on; the last step says what all of them ask for. */
export function StepFooter({ steps, index, onStep, onComplete, finish }: StepFooterProps) {
  const [step, previous, next] = [steps[index], steps[index - 1], steps[index + 1]];
  const incomplete = steps.filter(({ missing }) => missing.length > 0);
  return (
    <>
      {next === undefined && incomplete.length > 0 && (
        <Alert color="warn" c="var(--ink-2)">
          <Text fw={600} c="var(--ink)">
            Il reste à compléter :
          </Text>
          <List listStyleType="none" size="sm" spacing={4} pt={6}>
            {incomplete.map(({ id, title, missing }) => (
              <List.Item key={id}>
                <Anchor
                  component="button"
                  type="button"
                  inherit
                  fw={650}
                  c="var(--warn)"
                  underline="always"
                  onClick={() => onStep(id)}
                >
                  {title}
                </Anchor>{" "}
                {missing.join(" ")}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <div className={styles.footer}>
        <p className={styles.missing} role="status">
          {next === undefined ? "" : step?.missing.join(" ")}
        </p>
        <div className={styles.buttons}>
          {previous && (
            <Button onClick={() => onStep(previous.id)}>
              <span aria-hidden="true">←</span> <span className={styles.back}>Retour</span>
            </Button>
          )}
          {onComplete && step && step.missing.length > 0 && (
            <Button size="compact-sm" className={styles.complete} onClick={onComplete}>
              Répartir le reste au hasard
            </Button>
          )}
          {next ? (
            <Button variant="primary" miw={140} onClick={() => onStep(next.id)}>
              {next.title} <span aria-hidden="true">→</span>
            </Button>
          ) : (
            finish
          )}
        </div>
      </div>
    </>
  );
}
