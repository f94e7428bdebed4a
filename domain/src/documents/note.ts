import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/**
 * For whom a note is: its author, the author and the MJ, or all members. The MJ's of an evening for all is its recap;
 * of a handout there are none for the MJ.
 */
export const NOTE_AUDIENCES = ["self", "mj", "table"] as const;
export type NoteAudience = (typeof NOTE_AUDIENCES)[number];

/** Of a note, in characters. */
export const MAX_NOTE_LENGTH = 20_000;

/** What a note has, whatever it is of. */
export const noteSchema = z.object({
  uid: z.string(),
  name: z.string(),
  audience: z.enum(NOTE_AUDIENCES),
  /** Markdown. */
  text: z.string(),
  /** One more with each change; at first later than any that a deleted one had. */
  revision: z.number(),
  updatedAt: momentSchema,
});
export type Note = z.infer<typeof noteSchema>;

/** What the index finds: notes of evenings where nothing else is said. */
const INDEXED = ["handout", "handoutNote"] as const;

/**
 * `campaigns/{cid}/noteIndex/{uid}~{audience}~{page}`: the words that one member wrote for one audience, for
 * searching: notes of 50 evenings a page, or else the texts and notes of some handouts. What an MJ shows one player
 * alone is with that player's own. The server's alone.
 */
export const noteIndexPages = documentKind({
  name: "noteIndex",
  path: (campaignId: string, pageId: string) => `campaigns/${campaignId}/noteIndex/${pageId}`,
  schema: z.object({
    uid: z.string(),
    audience: z.enum(NOTE_AUDIENCES),
    /** The folded words of each text, each once, by the note's or the handout's id. */
    notes: z.record(
      z.string(),
      z.object({ of: z.optional(z.enum(INDEXED)), number: z.number(), words: z.string() }),
    ),
  }),
  moments: [],
});
export type NoteIndexPageDocument = DocumentData<typeof noteIndexPages>;
