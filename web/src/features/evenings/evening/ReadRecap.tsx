import { Text } from "@mantine/core";
import type { EveningNotes } from "../../../live/evenings";
import { dataOf } from "../../../live/liveSource";
import { NoteText } from "../../../table/evenings/NoteText";
import { TitledCard } from "../../../ui/TitledCard";

interface ReadRecapProps {
  notes: EveningNotes["others"];
  mjUid: string;
}

/** The recap as the players read it. */
export function ReadRecap({ notes, mjUid }: ReadRecapProps) {
  const recap = dataOf(notes)?.find(({ uid, audience }) => uid === mjUid && audience === "table");
  return (
    <TitledCard title="Récapitulatif" gap="xs">
      {recap ? <NoteText text={recap.text} /> : <Text c="dimmed">{STATES[notes.status]}</Text>}
    </TitledCard>
  );
}

const STATES = {
  loading: "Chargement…",
  failed: "Le récapitulatif n'est pas disponible pour le moment.",
  ready: "Le MJ n'a pas encore écrit de récapitulatif.",
} as const;
