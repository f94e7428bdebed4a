import { Text } from "@mantine/core";
import type { Evening } from "domain/api/evenings";
import type { EveningFact } from "domain/documents/evening";
import { plural } from "domain/values/text/plural";
import { TitledCard } from "../../../ui/TitledCard";
import { FactLines } from "./FactLines";

interface EveningRecordProps {
  evening: Pick<Evening, "startedAt">;
  facts: readonly EveningFact[];
  /** How many there were in all. */
  total: number;
  /** Takes a sentence over into the recap; undefined for who does not write it. */
  onTake?: ((sentence: string) => void) | undefined;
}

/** What happened before everybody (product §2.20.2). */
export function EveningRecord({ evening: { startedAt }, facts, total, onTake }: EveningRecordProps) {
  const leftOut = total - facts.length;
  return (
    <TitledCard title="Ce qui s'est passé" gap="xs">
      {facts.length === 0 ? (
        <Text c="dimmed">Rien de marquant n'a été noté pendant cette séance.</Text>
      ) : (
        <FactLines facts={facts} startedAt={startedAt} onTake={onTake} />
      )}
      {leftOut > 0 && (
        <Text size="sm" c="dimmed">
          {leftOut} {plural(leftOut, "fait de moindre importance", "faits de moindre importance")} en plus.
        </Text>
      )}
    </TitledCard>
  );
}
