import type { NoteAudience } from "domain/documents/note";
import type { Notes } from "../../live/notes";
import { AutoGrid } from "../../ui/AutoGrid";
import { TitledCard } from "../../ui/TitledCard";
import { AUDIENCE_NAMES } from "./audienceNames";
import { NoteEditor } from "./NoteEditor";
import styles from "./Notes.module.css";
import { NoteText } from "./NoteText";
import { type NotePlace, type NoteSubject, useNote } from "./useNote";

const READERS: Readonly<Record<NoteAudience, string>> = {
  self: "Pour tes yeux seulement.",
  mj: "Lue par le MJ et toi.",
  table: "Lue par toute la table.",
};

/** A note for the table of a handout tells of it: it is for those alone who have that. */
const READERS_OF: Readonly<Record<NoteSubject["kind"], typeof READERS>> = {
  evening: READERS,
  handout: { ...READERS, table: "Lue par ceux à qui cette aide de jeu est montrée." },
};

interface OwnNotesProps {
  place: Omit<NotePlace, "audience">;
  notes: Notes["own"];
  audiences: readonly NoteAudience[];
  connected: boolean;
}

/**
 * What the viewer writes of an evening or a handout, one note for each of their readers. Only what is for the table is
 * printed.
 */
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
  note: Notes["own"][NoteAudience];
  connected: boolean;
}

function OwnNote({ note, connected, ...place }: OwnNoteProps) {
  const { audience } = place;
  const control = useNote(place, note, connected);
  return (
    <div>
      <div className={styles.onScreen}>
        <NoteEditor
          table={{ id: place.campaignId, system: place.system }}
          note={control}
          label={AUDIENCE_NAMES[audience]}
          description={READERS_OF[place.of.kind][audience]}
        />
      </div>
      {audience === "table" && (
        <div className={styles.onPaper} data-written={control.draft.text.trim() !== "" || undefined}>
          <NoteText text={control.draft.text} />
        </div>
      )}
    </div>
  );
}
