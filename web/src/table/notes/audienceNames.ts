import type { NoteAudience } from "domain/documents/note";

/** For whom a note is, as its editor and its readers call it. */
export const AUDIENCE_NAMES: Readonly<Record<NoteAudience, string>> = {
  self: "Pour moi",
  mj: "Pour le MJ",
  table: "Pour la table",
};
