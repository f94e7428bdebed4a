import * as z from "zod/mini";
import { MAX_OPERATIONS_NAMED, playEventSchema } from "../documents/play";
import { advanceSchema } from "../game/askedAdvance";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

/** How many operations one request may have. */
export const MAX_ENTRIES = MAX_OPERATIONS_NAMED;

const entryFields = {
  /** Made by the client once for each press; an entry that is sent again answers what it did the first time. */
  id: requestIdSchema,
  /** The campaign in which it was pressed: refused once the character has left it. */
  campaignId: z.optional(z.string().check(z.maxLength(128))),
};

/** How many operations one press may have. */
const MAX_OPERATIONS = 8;

const operationSchema = z.looseObject({ kind: z.string() });
const operationsSchema = z.array(operationSchema).check(z.minLength(1), z.maxLength(MAX_OPERATIONS));

/** The MJ applies it to the group: each owner may take their own back. */
const groupField = { forGroup: z.optional(z.boolean()) };

/**
 * An operation in the words of the character's game, which parses it; several that belong together, of which all
 * or none is done; or one press to take back.
 */
const playEntrySchema = z.union([
  z.object({ ...entryFields, ...groupField, operation: operationSchema }),
  z.object({ ...entryFields, ...groupField, operations: operationsSchema }),
  z.object({ ...entryFields, undo: requestIdSchema }),
]);
export type PlayEntry = z.infer<typeof playEntrySchema>;

/** The operations of an entry that takes nothing back. */
export const operationsOf = (
  entry: Exclude<PlayEntry, { undo: string }>,
): readonly z.infer<typeof operationSchema>[] =>
  "operations" in entry ? entry.operations : [entry.operation];

/** Points of experience spent on the build: both change, or neither. Of its owner alone, and not taken back. */
const advanceEntrySchema = z.object({ ...entryFields, advance: advanceSchema });
export type AskedEntry = PlayEntry | z.infer<typeof advanceEntrySchema>;

const playAnswerSchema = z.union([
  z.object({ id: z.string(), events: z.array(playEventSchema) }),
  /** The sentence it was refused with. */
  z.object({ id: z.string(), refused: z.string() }),
]);
export type PlayAnswer = z.infer<typeof playAnswerSchema>;

/**
 * Applies operations in their order to the newest state of a character; what makes no sense now is refused
 * alone. Undoing is for ten minutes, by who did it or the MJ, and by the owner what was done for the group.
 * An advance spends points and raises the build in one write.
 */
export const changePlayState = defineCall({
  method: "POST",
  path: "/api/characters/:id/play",
  access: "user",
  repeatable: "always",
  summary: "Change a character's state in play by operations, or take them back (owner or MJ)",
  body: z.object({
    entries: z.array(z.union([playEntrySchema, advanceEntrySchema])).check(
      z.minLength(1),
      z.maxLength(MAX_ENTRIES),
      z.refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, {
        error: "Une action figure deux fois dans la demande.",
      }),
    ),
  }),
  result: z.object({
    state: z.record(z.string(), z.unknown()),
    revision: z.number(),
    /** In the order of the request. */
    entries: z.array(playAnswerSchema),
  }),
});
