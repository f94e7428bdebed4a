import { Text } from "@mantine/core";
import { dataOf } from "../../../live/liveSource";
import type { Notes } from "../../../live/notes";
import { NoteText } from "../../../table/notes/NoteText";
import { TitledCard } from "../../../ui/TitledCard";

interface ReadRecapProps {
  notes: Notes["others"];
  mjUid: string;
  connected: boolean;
}

/** The recap as the players read it. */
export function ReadRecap({ notes, mjUid, connected }: ReadRecapProps) {
  const recap = dataOf(notes)?.find(({ uid, audience }) => uid === mjUid && audience === "table");
  // What this device does not keep does not come without a connection.
  const state = notes.status === "loading" && !connected ? "failed" : notes.status;
  return (
    <TitledCard title="Récapitulatif" gap="xs">
      {recap ? <NoteText text={recap.text} /> : <Text c="dimmed">{STATES[state]}</Text>}
    </TitledCard>
  );
}

const STATES = {
  loading: "Chargement…",
  failed: "Le récapitulatif n'est pas disponible pour le moment.",
  ready: "Le MJ n'a pas encore écrit de récapitulatif.",
} as const;
