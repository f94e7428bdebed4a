import * as z from "zod/mini";
import { appliedRollSchema } from "./appliedRoll";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** How many of the latest operations a state names; a request has at most as many. */
export const MAX_OPERATIONS_NAMED = 20;

/** See `play/pace`. */
export const paceSchema = z.object({ since: z.number(), count: z.number() });

const operationSchema = z.looseObject({ kind: z.string() });

export const playEventSchema = z.object({ text: z.string(), tone: z.enum(["good", "bad", "neutral"]) });

/** What a log's entry and its line in the state say alike. */
const loggedFields = {
  /** Whether the MJ of its campaign did it, or the character's owner. */
  role: z.enum(["mj", "owner"]),
  campaignId: z.optional(z.string()),
  events: z.array(playEventSchema),
  /** The roll that it applies, where the whole table sees that: « Gobelin 1 · Dégâts : Cimeterre ». */
  cause: z.optional(z.string()),
  /** Part of a rest that the MJ applied to the group: its owner may take it back too. */
  forGroup: z.optional(z.boolean()),
  /** Done between two evenings: which of the game's acts, after the evening of which number (0 before the first). */
  downtime: z.optional(z.object({ act: z.string(), after: z.number() })),
  /** The operations that take it back, in order. */
  inverse: z.array(operationSchema),
  /** Of an undo: the id of the operation that it takes back. */
  undoOf: z.optional(z.string()),
  /** The id of the operation that took this one back. */
  undoneBy: z.optional(z.string()),
};

/**
 * An entry of the log as the state has it. It names nobody: who did it follows from the role, and it is gone for the
 * next table (`linkCharacter`).
 */
const latestEntrySchema = z.object({
  id: z.string(),
  ...loggedFields,
  /** Epoch milliseconds. */
  createdAt: z.number(),
});

/**
 * `characters/{id}/play/state`: what play did to a character, apart from its build, so that a fight and an edit
 * of the sheet never conflict. Read by whoever may read the character. The character's game parses `state`
 * (`systems/playSystems`).
 */
export const playStates = documentKind({
  name: "play",
  path: (characterId: string) => `characters/${characterId}/play/state`,
  schema: z.object({
    /** The character's owner, who may read it without its campaign. */
    ownerId: z.string(),
    state: z.record(z.string(), z.unknown()),
    /** Incremented by each write; 0 before the first operation. */
    revision: z.number(),
    /** The ids of the latest operations in it, the newest last: a device shows none of its own twice. */
    operationIds: z.array(z.string()),
    /** How many operations its owner made since this moment (epoch milliseconds): their limit costs no read. */
    pace: paceSchema,
    /** The same of the MJ of this campaign, whom a player's many operations do not hold up. */
    mjPace: z.optional(z.extend(paceSchema, { campaignId: z.string() })),
    /** How many acts its owner did since this moment (epoch milliseconds), after the evening of this number (`downtime`). */
    downtime: z.optional(z.extend(paceSchema, { after: z.number() })),
    /** The log's latest entries, newest first (`latestEntries`); absent before the first press. */
    latest: z.optional(z.array(latestEntrySchema)),
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});

/**
 * `characters/{id}/playLog/{operationId}`: one operation, or several of one press, by the id that the client made for it. Read by
 * whoever may read the character, and by the members of the campaign in which it happened. Only `undoneBy`
 * changes after its creation.
 */
export const playLog = documentKind({
  name: "playLog",
  path: (characterId: string, operationId: string) => `characters/${characterId}/playLog/${operationId}`,
  schema: z.object({
    ownerId: z.string(),
    uid: z.string(),
    character: z.object({ id: z.string(), name: z.string() }),
    ...loggedFields,
    /** Whether the character came to have no life left by it, or has some again. */
    life: z.optional(z.enum(["fell", "rose"])),
    /** Whether it died by it, or is no longer its own (« Frénésie »). */
    ordeal: z.optional(z.object({ tone: z.enum(["mad", "dead"]), label: z.string() })),
    /** The roll of its campaign whose damage it applied. */
    roll: z.optional(appliedRollSchema),
    /** What was asked for; absent of an undo. */
    operations: z.optional(z.array(operationSchema)),
    /** The only one, as releases of before stored it. */
    operation: z.optional(operationSchema),
    createdAt: momentSchema,
    expiresAt: momentSchema,
  }),
  moments: ["createdAt", "expiresAt"],
});

export type PlayStateDocument = DocumentData<typeof playStates>;
/** An entry of the log as the state has it. */
export type LatestEntry = z.output<typeof latestEntrySchema>;
export type PlayLogDocument = DocumentData<typeof playLog>;
