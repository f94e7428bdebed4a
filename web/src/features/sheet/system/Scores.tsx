import { VisuallyHidden } from "@mantine/core";
import type { ScoresBlock, SheetScore } from "domain/systems/sheet";
import type { ReactNode } from "react";
import { Dots } from "../../../ui/Dots";
import { RollButton } from "../../../ui/RollButton";
import styles from "./Scores.module.css";

/** Named values of a game, in dots, points or percent; those that can be rolled are buttons. */
export function Scores({ block: { display, max, scores } }: { block: ScoresBlock }) {
  return (
    <ul className={styles.scores} data-display={display}>
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
    </ul>
  );
}

function Score({ score: { label, detail, roll }, children }: { score: SheetScore; children: ReactNode }) {
  const words = (
    <>
      <span className={styles.words}>
        <span>{label}</span>
        {detail && <small>{detail}</small>}
      </span>{" "}
      {children}
    </>
  );
  if (roll === undefined) return <div className={styles.score}>{words}</div>;
  return (
    <RollButton className={styles.score} request={{ kind: "game", label, spec: roll }}>
      {words}
    </RollButton>
  );
}

function Value({ score: { value }, display }: { score: SheetScore; display: "number" | "percent" }) {
  if (value === undefined) return <span className={styles.unknown}>—</span>;
  return (
    <span className={`num ${styles.value}`}>
      {value}
      {display === "percent" && <small> %</small>}
    </span>
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
