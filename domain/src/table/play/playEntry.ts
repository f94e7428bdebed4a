import * as z from "zod/mini";
import { appliedRollSchema } from "../../documents/appliedRoll";
import { playEventSchema } from "../../documents/play";
import { advanceSchema } from "../../game/askedAdvance";
import { requestIdSchema } from "../../values/requestId";

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

const mjFields = {
  /** The MJ applies it to the group: each owner may take their own back. */
  forGroup: z.optional(z.boolean()),
  /**
   * The roll whose damage or healing the MJ applies, or whose healing at the character its owner takes: applied to a
   * character once.
   */
  roll: z.optional(appliedRollSchema),
};

/**
 * One press, from the screen to the log: operations in the words of the character's game, which parses them, and of
 * which all or none is done; or a press to take back. Releases of before sent a single operation as `operation`.
 */
export const playEntrySchema = z.union([
  z.object({ ...entryFields, ...mjFields, operations: operationsSchema }),
  z.object({ ...entryFields, ...mjFields, operation: operationSchema }),
  z.object({ ...entryFields, undo: requestIdSchema }),
]);
export type PlayEntry = z.infer<typeof playEntrySchema>;

/** The operations of an entry that takes nothing back. */
export const operationsOf = (
  entry: Exclude<PlayEntry, { undo: string }>,
): readonly z.infer<typeof operationSchema>[] =>
  "operations" in entry ? entry.operations : [entry.operation];

/** Points of experience spent on the build: both change, or neither. Of its owner alone, and not taken back. */
export const advanceEntrySchema = z.object({ ...entryFields, advance: advanceSchema });
/** One of an item that is carried is drunk: the bag and the state change, or neither. Of its owner alone, and not taken back. */
export const drinkEntrySchema = z.object({
  ...entryFields,
  drink: z.object({ itemId: z.string().check(z.minLength(1), z.maxLength(128)) }),
});
const idSchema = z.string().check(z.minLength(1), z.maxLength(128));
/** An act between two evenings, whose dice the server throws. Of its owner alone, and its MJ's to take back. */
export const downtimeEntrySchema = z.object({
  ...entryFields,
  downtime: z.object({ act: idSchema, way: idSchema }),
});
export type AskedEntry =
  | PlayEntry
  | z.infer<typeof advanceEntrySchema>
  | z.infer<typeof drinkEntrySchema>
  | z.infer<typeof downtimeEntrySchema>;

export const playAnswerSchema = z.union([
  z.object({ id: z.string(), events: z.array(playEventSchema) }),
  /** The sentence it was refused with. */
  z.object({ id: z.string(), refused: z.string() }),
]);
export type PlayAnswer = z.infer<typeof playAnswerSchema>;
