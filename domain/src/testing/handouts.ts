import {
  type HandoutDocument,
  type HandoutNoteDocument,
  type ShownHandoutDocument,
  shownHandoutId,
} from "../documents/handout";

/** What an MJ writes of it: a part for all, and a secret one. */
export const LETTER = {
  kind: "letter" as const,
  title: "La lettre de Strahd",
  parts: [
    { id: "part-known", title: "Ce que l'on sait", text: "Le sceau est **brisé**.", secret: false },
    { id: "part-secret", title: "Le secret", text: "L'encre est du sang.", secret: true },
  ],
};

/** Shown to nobody. */
export const letterOf = (uid: string, change: Partial<HandoutDocument> = {}): HandoutDocument => ({
  ...LETTER,
  ...{ uid, readers: {}, readerUids: [], version: 1, createdAt: 1, updatedAt: 1 },
  ...change,
});

/** Its id, and what an audience reads of it: its first part. */
export const copyOf = (
  handoutId: string,
  audience: string,
  change: Partial<ShownHandoutDocument> = {},
): readonly [id: string, ShownHandoutDocument] => [
  shownHandoutId(handoutId, audience),
  {
    ...{ handoutId, audience, kind: LETTER.kind, title: LETTER.title },
    parts: LETTER.parts.slice(0, 1).map(({ id, title, text }) => ({ id, title, text })),
    ...{ shownAt: 1, updatedAt: 1 },
    ...change,
  },
];

/** Of the letter, for its author alone. */
export const handoutNoteOf = (
  uid: string,
  change: Partial<HandoutNoteDocument> = {},
): HandoutNoteDocument => ({
  ...{ handoutId: "letter", title: LETTER.title, uid, name: "Ana", audience: "self" },
  ...{ text: "Un piège.", revision: 1, updatedAt: 1 },
  ...change,
});
