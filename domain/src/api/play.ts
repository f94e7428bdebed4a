import * as z from "zod/mini";
import { MAX_OPERATIONS_NAMED } from "../documents/play";
import {
  advanceEntrySchema,
  downtimeEntrySchema,
  drinkEntrySchema,
  playAnswerSchema,
  playEntrySchema,
} from "../table/play/playEntry";
import { defineCall } from "./call";

/** How many operations one request may have. */
export const MAX_ENTRIES = MAX_OPERATIONS_NAMED;

/**
 * Applies operations in their order to the newest state of a character; what makes no sense now is refused
 * alone. Undoing is for ten minutes, by who did it or the MJ, and by the owner what was done for the group.
 * An advance spends points and raises the build in one write; what is drunk leaves the bag in the write that does what
 * its dice, thrown by the server, show. An act between two evenings is the owner's, and its MJ's alone to take back.
 */
export const changePlayState = defineCall({
  method: "POST",
  path: "/api/characters/:id/play",
  access: "user",
  repeatable: "always",
  summary: "Change a character's state in play by operations, or take them back (owner or MJ)",
  body: z.object({
    entries: z
      .array(z.union([playEntrySchema, advanceEntrySchema, drinkEntrySchema, downtimeEntrySchema]))
      .check(
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
