import { Stack, Text, VisuallyHidden } from "@mantine/core";
import type { ScoresBlock, SheetScore } from "domain/game/sheet";
import type { ReactNode } from "react";
import { AutoGrid } from "../../../ui/AutoGrid";
import { Dots } from "../../../ui/Dots";
import { RollButton } from "../../../ui/RollButton";
import styles from "./Scores.module.css";

/** Pixels of the narrowest column: dots take room beside their name. */
const COLUMNS = { dots: 220, number: 150, percent: 150 } as const;

/** Named values of a game, in dots, points or percent; those that can be rolled are buttons. */
export function Scores({ block: { display, max, scores } }: { block: ScoresBlock }) {
  return (
    <AutoGrid
      component="ul"
      min={COLUMNS[display]}
      gap="2px 14px"
      className={styles.scores}
      data-display={display}
      data-count={scores.length}
    >
      {scores.map((score) => (
        <li key={score.id}>
          <Score score={score}>
            {display === "dots" ? (
              <DotScore value={score.value} max={max} />
            ) : (
              <Value score={score} display={display} />
            )}
          </Score>
        </li>
      ))}
    </AutoGrid>
  );
}

function Score({
  score: { label, detail, roll, subject },
  children,
}: {
  score: SheetScore;
  children: ReactNode;
}) {
  const content = (
    <>
      <Stack component="span" gap={0} miw={0} className={styles.label}>
        <span>{label}</span>
        {detail && (
          <Text span size="xs" lh="inherit" c="dimmed">
            {detail}
          </Text>
        )}
      </Stack>{" "}
      {children}
    </>
  );
  const className = detail ? styles.score : `${styles.score} ${styles.plain}`;
  if (roll === undefined) return <div className={className}>{content}</div>;
  return (
    <RollButton framed className={className} request={{ kind: "game", label, spec: roll, subject }}>
      {content}
    </RollButton>
  );
}

function Value({ score: { value }, display }: { score: SheetScore; display: "number" | "percent" }) {
  if (value === undefined) {
    return (
      <Text span c="dimmed">
        —
      </Text>
    );
  }
  return (
    <Text span fz="1.25rem" fw={620} lh="inherit" className={`num ${styles.value}`}>
      {value}
      {display === "percent" && (
        <Text span fz="0.7em" lh="inherit" c="dimmed">
          {" "}
          %
        </Text>
      )}
    </Text>
  );
}

function DotScore({ value, max }: { value: number | undefined; max: number }) {
  return (
    <>
      <Dots value={value ?? 0} max={max} />
      <VisuallyHidden>{value}</VisuallyHidden>
    </>
  );
}
