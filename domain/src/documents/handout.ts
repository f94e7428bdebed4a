import * as z from "zod/mini";
import { PICTURE_TYPES } from "../values/pictures/pictureHeader";
import { requestIdSchema } from "../values/requestId";
import { markdownSchema } from "../values/text/markdownSchema";
import { nameRules } from "../values/text/name";
import { nameSchema } from "../values/text/nameSchema";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";
import { type NoteAudience, noteSchema } from "./note";

/** How many handouts a campaign may have, and parts one of them. */
export const MAX_HANDOUTS = 500;
export const MAX_HANDOUT_PARTS = 8;
/** Of a part's text, in characters. */
export const MAX_PART_LENGTH = 4_000;

export const HANDOUT_KINDS = ["letter", "map", "person", "place", "clue"] as const;
export type HandoutKind = (typeof HANDOUT_KINDS)[number];

/** What its picture is called among the parts that are shown: every other part has an id that is longer. */
export const PICTURE_PART = "picture";

export const handoutTitleRules = nameRules("Le titre", 80, "Donne un titre à cette aide de jeu.");
export const partTitleRules = nameRules("Le titre d'une partie", 60);

const partSchema = z.object({
  id: requestIdSchema,
  /** « Ce que l'on sait »; empty where the text needs none. */
  title: nameSchema(partTitleRules),
  /** Markdown. */
  text: markdownSchema(MAX_PART_LENGTH),
  /** It is not shown with the others, but by itself. */
  secret: z.boolean(),
});
export type HandoutPart = z.infer<typeof partSchema>;

/** What an MJ writes of it. */
export const handoutFields = {
  kind: z.enum(HANDOUT_KINDS),
  title: nameSchema(handoutTitleRules),
  parts: z.array(partSchema).check(
    z.maxLength(MAX_HANDOUT_PARTS),
    z.refine(
      (parts) => new Set(parts.map(({ id }) => id)).size === parts.length,
      "Chaque partie ne vient qu'une fois.",
    ),
  ),
};

/** All players, whoever joins later; or the uids of those who are named, none at first. */
const readersSchema = z.union([z.literal("table"), z.array(z.string())]);
export type HandoutReaders = z.infer<typeof readersSchema>;

/**
 * `campaigns/{cid}/handouts/{id}`: what the MJ prepared to be shown (« aide de jeu »), whole. The MJ alone reads it;
 * the server writes. What others see of it are its copies (`shownHandouts`), written with it.
 */
export const handouts = documentKind({
  name: "handouts",
  path: (campaignId: string, handoutId: string) => `campaigns/${campaignId}/handouts/${handoutId}`,
  schema: z.object({
    ...handoutFields,
    /** The MJ whose it is. */
    uid: z.string(),
    /** Of its document in `handoutPictures`; another one for each picture. */
    pictureId: z.optional(z.string()),
    /** Who may read which part, by its id or `PICTURE_PART`; parts that are not listed were never shown. */
    readers: z.record(z.string(), readersSchema),
    /** The players who are named there, so that it is found when one of them leaves. */
    readerUids: z.array(z.string()),
    /** One more with each change of what is written. */
    version: z.int(),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
  moments: ["createdAt", "updatedAt"],
});
export type HandoutDocument = DocumentData<typeof handouts>;

const shownPartSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
});

/** What is read of a handout. */
export const shownContentSchema = z.object({
  kind: z.enum(HANDOUT_KINDS),
  title: z.string(),
  parts: z.array(shownPartSchema),
  /** Of its picture, where that is shown. */
  pictureId: z.optional(z.string()),
});
export type ShownContent = z.infer<typeof shownContentSchema>;

/** Whom a copy is for: all members, or else the uid of a player who reads more than they do. */
export const TABLE_AUDIENCE = "table";

/**
 * `campaigns/{cid}/shownHandouts/{handoutId}~{audience}`: the parts of a handout that all members may read, or all
 * that one player may, who then reads this copy alone. One document a readership, without a number that tells of more:
 * what is not shown reaches no browser. Written by the server.
 */
export const shownHandouts = documentKind({
  name: "shownHandouts",
  path: (campaignId: string, copyId: string) => `campaigns/${campaignId}/shownHandouts/${copyId}`,
  schema: z.object({
    handoutId: z.string(),
    audience: z.string(),
    ...shownContentSchema.shape,
    /** The evening that was being played when it was first shown to them. */
    evening: z.optional(z.object({ id: z.string(), number: z.number() })),
    /** When the MJ last showed something of it to them. */
    shownAt: momentSchema,
    updatedAt: momentSchema,
  }),
  moments: ["shownAt", "updatedAt"],
});
export type ShownHandoutDocument = DocumentData<typeof shownHandouts>;

export const shownHandoutId = (handoutId: string, audience: string): string => `${handoutId}~${audience}`;

/**
 * `campaigns/{cid}/handoutPictures/{pictureId}`: the picture of a handout, base64. Clients cannot read it: the server
 * sends it, to whom it is shown.
 */
export const handoutPictures = documentKind({
  name: "handoutPictures",
  path: (campaignId: string, pictureId: string) => `campaigns/${campaignId}/handoutPictures/${pictureId}`,
  schema: z.object({
    handoutId: z.string(),
    type: z.enum(PICTURE_TYPES),
    image: z.string(),
    createdAt: momentSchema,
  }),
  moments: ["createdAt"],
});

/** For whom a note of a handout may be: nobody's eyes but its author's, or all members'. */
export const HANDOUT_NOTE_AUDIENCES = ["self", "table"] as const satisfies readonly NoteAudience[];

/**
 * `campaigns/{cid}/handoutNotes/{handoutId}~{uid}~{audience}`: what a member wrote of a handout that they read then.
 * It is its author's, and stays when the handout is taken back or deleted. Written by the server.
 */
export const handoutNotes = documentKind({
  name: "handoutNotes",
  path: (campaignId: string, noteId: string) => `campaigns/${campaignId}/handoutNotes/${noteId}`,
  schema: z.object({
    handoutId: z.string(),
    /** Of the handout as its author read it last. */
    title: z.string(),
    ...noteSchema.shape,
  }),
  moments: ["updatedAt"],
});
export type HandoutNoteDocument = DocumentData<typeof handoutNotes>;

export const handoutNoteId = (handoutId: string, uid: string, audience: NoteAudience): string =>
  `${handoutId}~${uid}~${audience}`;
