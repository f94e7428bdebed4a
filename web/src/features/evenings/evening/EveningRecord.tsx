import { Box, Text } from "@mantine/core";
import type { Evening } from "domain/api/evenings";
import type { EveningFact } from "domain/documents/evening";
import { factText } from "domain/table/evenings/factText";
import { plural } from "domain/values/text/plural";
import { TitledCard } from "../../../ui/TitledCard";
import styles from "./Evening.module.css";
import { LineTime } from "./LineTime";
import { TakeButton } from "./TakeButton";

interface EveningRecordProps {
  evening: Pick<Evening, "startedAt">;
  facts: readonly EveningFact[];
  /** How many there were in all. */
  total: number;
  /** Takes a sentence over into the recap; undefined for who does not write it. */
  onTake?: ((sentence: string) => void) | undefined;
}

/** What happened before everybody: « 21:14 — Lia tombe » (product §2.20.2). */
export function EveningRecord({ evening, facts, total, onTake }: EveningRecordProps) {
  const leftOut = total - facts.length;
  // Two facts of one moment and one kind may read the same.
  const shown = facts.map((fact, place) => ({ key: `${place}-${fact.at}`, fact, sentence: factText(fact) }));
  return (
    <TitledCard title="Ce qui s'est passé" gap="xs">
      {facts.length === 0 ? (
        <Text c="dimmed">Rien de marquant n'a été noté pendant cette séance.</Text>
      ) : (
        <Box component="ol" role="list" className={styles.lines}>
          {shown.map(({ key, fact, sentence }) => (
            <li key={key} className={styles.line}>
              <LineTime at={fact.at} startedAt={evening.startedAt} />
              <span className={styles.said}>— {sentence}</span>
              {onTake && <TakeButton sentence={sentence} onTake={onTake} />}
            </li>
          ))}
        </Box>
      )}
      {leftOut > 0 && (
        <Text size="sm" c="dimmed">
          {leftOut} {plural(leftOut, "fait de moindre importance", "faits de moindre importance")} en plus.
        </Text>
      )}
    </TitledCard>
  );
}
