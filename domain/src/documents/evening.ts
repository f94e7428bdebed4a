import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";
import { type NoteAudience, noteSchema } from "./note";

export const eveningSchema = z.object({
  /** From 1 on, in the order in which they were played. */
  number: z.number(),
  startedAt: momentSchema,
  /** Absent while it is being played. */
  endedAt: z.optional(momentSchema),
  /** The members who were there, the MJ among them; without those whose account is gone. */
  present: z.array(z.string()),
});

/**
 * `campaigns/{cid}/evenings/{eveningId}`: one evening of play (« séance »). Read and written by the server alone;
 * the campaign names the one that is being played, or the last one.
 */
export const evenings = documentKind({
  name: "evenings",
  path: (campaignId: string, eveningId: string) => `campaigns/${campaignId}/evenings/${eveningId}`,
  schema: eveningSchema,
  moments: ["startedAt", "endedAt"],
});
export type EveningDocument = DocumentData<typeof evenings>;

/** Whose it is, as the table knows them; `heroId` of a character (records of before have none). */
const ofSomebody = { who: z.string(), heroId: z.optional(z.string()) };

const blowSchema = z.object({
  ...ofSomebody,
  label: z.string(),
  whom: z.optional(z.string()),
  /** The points of damage. */
  points: z.optional(z.number()),
});

const momentOf = { at: z.number() };

/**
 * Something that happened before everybody, by the names that all knew. `at`: epoch milliseconds.
 */
export const eveningFactSchema = z.discriminatedUnion("kind", [
  z.object({
    ...momentOf,
    kind: z.literal("fight"),
    endedAt: z.number(),
    rounds: z.number(),
    heroes: z.array(z.string()),
    first: z.optional(blowSchema),
    last: z.optional(blowSchema),
  }),
  z.object({
    ...momentOf,
    kind: z.enum(["triumph", "disaster"]),
    ...ofSomebody,
    label: z.string(),
    /** « Réussite critique », in the words of the game. */
    outcome: z.string(),
  }),
  z.object({
    ...momentOf,
    kind: z.enum(["fell", "rose"]),
    ...ofSomebody,
    /** Others that did by the same press: creatures alone. */
    also: z.optional(z.array(z.string())),
  }),
  z.object({ ...momentOf, kind: z.literal("died"), ...ofSomebody }),
  /** Out of their own hands: « Crise de folie », « Frénésie ». */
  z.object({ ...momentOf, kind: z.literal("maddened"), ...ofSomebody, label: z.string() }),
  /** The heaviest that a character dealt in the evening. */
  z.object({ ...momentOf, kind: z.literal("blow"), ...blowSchema.shape }),
  z.object({ ...momentOf, kind: z.literal("level"), ...ofSomebody, level: z.number() }),
  z.object({ ...momentOf, kind: z.literal("scene"), title: z.string() }),
  // What a character did alone since the evening before.
  z.object({ ...momentOf, kind: z.literal("downtime"), ...ofSomebody, text: z.string() }),
  z.object({
    ...momentOf,
    kind: z.literal("ask"),
    label: z.string(),
    results: z.array(z.object({ who: z.string(), total: z.number(), outcome: z.optional(z.string()) })),
  }),
]);
export type EveningFact = z.infer<typeof eveningFactSchema>;

/** How many facts a record holds: beyond, those that matter least are left out. */
export const MAX_FACTS = 300;

/**
 * `campaigns/{cid}/eveningRecords/{eveningId}`: what the server's logs say of an evening, which ended. It holds what it
 * tells by itself, since the logs live 30 days. The server's alone.
 */
export const eveningRecords = documentKind({
  name: "eveningRecords",
  path: (campaignId: string, eveningId: string) => `campaigns/${campaignId}/eveningRecords/${eveningId}`,
  schema: z.object({
    /** The oldest first. */
    facts: z.readonly(z.array(eveningFactSchema)),
    /** How many there were in all. */
    total: z.number(),
    draftedAt: momentSchema,
  }),
  moments: ["draftedAt"],
});
export type EveningRecordDocument = DocumentData<typeof eveningRecords>;

/**
 * `campaigns/{cid}/eveningMoments/{id}`: what an evening's record tells and no log says: a scene that was shown, a
 * level that was reached; creatures that fell or rose before the members' eyes, under the id of the fight's operation
 * that did it. The server's alone.
 */
export const eveningMoments = documentKind({
  name: "eveningMoments",
  path: (campaignId: string, id: string) => `campaigns/${campaignId}/eveningMoments/${id}`,
  schema: z.object({
    fact: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("level"), ...ofSomebody, level: z.number() }),
      z.object({ kind: z.literal("scene"), title: z.string() }),
      // By the names that members read.
      z.object({ kind: z.literal("lives"), fell: z.array(z.string()), rose: z.array(z.string()) }),
    ]),
    createdAt: momentSchema,
    expiresAt: momentSchema,
  }),
  moments: ["createdAt", "expiresAt"],
});
export type EveningMomentDocument = DocumentData<typeof eveningMoments>;

/** How many lines of the chat an evening keeps. */
export const MAX_MARKED_LINES = 100;

/** The evening that is not played yet: what is kept of whispers since the last one is kept with it once it begins. */
export const NEXT_EVENING = "next";

export const markedLineSchema = z.object({
  /** Or `NEXT_EVENING`. */
  eveningId: z.string(),
  uid: z.string(),
  name: z.string(),
  text: z.string(),
  emote: z.optional(z.literal(true)),
  /** Of a whisper: the player who alone reads it with the MJ. */
  playerUid: z.optional(z.string()),
  /** When it was said. */
  createdAt: momentSchema,
});

/**
 * `campaigns/{cid}/markedLines/{messageId}`: a message to all, or a whisper, that somebody marked, kept with its
 * evening. `uid` and `name` are its author's, with whose account it goes; a whisper goes with its player's too. The
 * server's alone.
 */
export const markedLines = documentKind({
  name: "markedLines",
  path: (campaignId: string, messageId: string) => `campaigns/${campaignId}/markedLines/${messageId}`,
  schema: markedLineSchema,
  moments: ["createdAt"],
});
export type MarkedLineDocument = DocumentData<typeof markedLines>;

/**
 * `campaigns/{cid}/eveningNotes/{eveningId}~{uid}~{audience}`: what a member wrote of an evening. One document an
 * author, an evening and an audience, so that nobody writes in another's text. Written by the server.
 */
export const eveningNotes = documentKind({
  name: "eveningNotes",
  path: (campaignId: string, noteId: string) => `campaigns/${campaignId}/eveningNotes/${noteId}`,
  schema: z.object({
    eveningId: z.string(),
    /** Of its evening. */
    number: z.number(),
    ...noteSchema.shape,
  }),
  moments: ["updatedAt"],
});
export type EveningNoteDocument = DocumentData<typeof eveningNotes>;

export const eveningNoteId = (eveningId: string, uid: string, audience: NoteAudience): string =>
  `${eveningId}~${uid}~${audience}`;
