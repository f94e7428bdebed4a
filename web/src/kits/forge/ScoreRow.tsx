import { Paper } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./ScoreRow.module.css";

interface ScoreRowProps {
  label: string;
  short: string;
  /** Undefined while it is not chosen. */
  score: number | undefined;
  /** What follows from the score: a modifier, its half. */
  derived: ReactNode;
  /** What it is for, and where its value is chosen. */
  children: ReactNode;
}

/** One score of a character: its value at the left, the choice of it beside. */
export function ScoreRow({ label, short, score, derived, children }: ScoreRowProps) {
  return (
    <Paper component="section" aria-label={label} className={styles.row}>
      <div className={styles.score} data-chosen={score !== undefined || undefined}>
        <span className={styles.short}>{short}</span>
        <span className={styles.figure}>{score ?? "—"}</span>
        <span className={styles.derived}>{score === undefined ? "" : derived}</span>
      </div>
      <div className={styles.choice}>{children}</div>
    </Paper>
  );
}
