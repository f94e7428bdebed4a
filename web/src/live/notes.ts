import type { Note, NoteAudience } from "domain/documents/note";
import { useMemo } from "react";
import { useMember } from "../session/SessionProvider";
import type { WithId } from "./listeners";
import type { Live } from "./liveSource";

export type LiveNote = WithId<Note>;

/** What there is to read of an evening's notes, or a handout's. */
export interface Notes {
  /** By whom they are for; null for one that is not written. One that the viewer cannot have waits. */
  readonly own: Readonly<Record<NoteAudience, Live<LiveNote | null>>>;
  /** What others wrote for the viewer to read. */
  readonly others: Live<readonly LiveNote[]>;
}

/** Of what is read of a list for each audience, what others wrote. */
export function useOthersNotes(
  readable: Live<readonly (readonly LiveNote[] | undefined)[]>,
): Live<readonly LiveNote[]> {
  const { uid } = useMember();
  return useMemo(() => {
    if (readable.status !== "ready") return readable;
    const notes = readable.data.flatMap((list) => list ?? []);
    return { status: "ready", data: notes.filter((note) => note.uid !== uid) };
  }, [readable, uid]);
}
