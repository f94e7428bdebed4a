import type { NoteAudience } from "domain/documents/evening";
import type { EveningNotes } from "../../../live/evenings";
import { AUDIENCE_NAMES } from "../../../table/evenings/audienceNames";
import { NoteEditor } from "../../../table/evenings/NoteEditor";
import { NoteText } from "../../../table/evenings/NoteText";
import { type NotePlace, useNote } from "../../../table/evenings/useNote";
import { AutoGrid } from "../../../ui/AutoGrid";
import { TitledCard } from "../../../ui/TitledCard";
import styles from "./Evening.module.css";

const READERS: Readonly<Record<NoteAudience, string>> = {
  self: "Pour tes yeux seulement.",
  mj: "Lue par le MJ et toi.",
  table: "Lue par toute la table.",
};

interface OwnNotesProps {
  place: Omit<NotePlace, "audience">;
  notes: EveningNotes["own"];
  audiences: readonly NoteAudience[];
  connected: boolean;
}

/** What the viewer writes of the evening, one note for each of their readers. Only what is for the table is printed. */
export function OwnNotes({ place, notes, audiences, connected }: OwnNotesProps) {
  return (
    <TitledCard title={audiences.length > 1 ? "Tes notes" : "Ta note"} className={styles.ifWritten}>
      <AutoGrid min={280} fit gap="18px">
        {audiences.map((audience) => (
          <OwnNote key={audience} {...{ ...place, audience }} note={notes[audience]} connected={connected} />
        ))}
      </AutoGrid>
    </TitledCard>
  );
}

interface OwnNoteProps extends NotePlace {
  note: EveningNotes["own"][NoteAudience];
  connected: boolean;
}

function OwnNote({ note, connected, ...place }: OwnNoteProps) {
  const { audience } = place;
  const control = useNote(place, note, connected);
  return (
    <div>
      <div className={styles.onScreen}>
        <NoteEditor note={control} label={AUDIENCE_NAMES[audience]} description={READERS[audience]} />
      </div>
      {audience === "table" && (
        <div className={styles.onPaper} data-written={control.draft.text.trim() !== "" || undefined}>
          <NoteText text={control.draft.text} />
        </div>
      )}
    </div>
  );
}
