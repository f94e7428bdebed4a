import { Box } from "@mantine/core";
import type { EveningFact } from "domain/documents/evening";
import { factText } from "domain/table/evenings/factText";
import styles from "./Evening.module.css";
import { LineTime } from "./LineTime";
import { TakeButton } from "./TakeButton";

interface FactLinesProps {
  facts: readonly EveningFact[];
  /** When their evening began. */
  startedAt: number;
  /** Takes a sentence over into the recap; undefined for who does not write it. */
  onTake?: ((sentence: string) => void) | undefined;
}

/** Facts of an evening: « 21:14 — Lia tombe ». */
export function FactLines({ facts, startedAt, onTake }: FactLinesProps) {
  // Two facts of one moment and one kind may read the same.
  const lines = facts.map((fact, place) => ({ key: `${place}-${fact.at}`, fact, sentence: factText(fact) }));
  return (
    <Box component="ol" role="list" className={styles.lines}>
      {lines.map(({ key, fact, sentence }) => (
        <li key={key} className={styles.line}>
          <LineTime at={fact.at} startedAt={startedAt} />
          <span className={styles.said}>— {sentence}</span>
          {onTake && <TakeButton sentence={sentence} onTake={onTake} />}
        </li>
      ))}
    </Box>
  );
}
