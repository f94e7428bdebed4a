import * as z from "zod/mini";
import { tableRollSchema } from "../documents/roll";
import { redoSpecSchema } from "../game/rolls/redoSpec";
import { damageSpecSchema, rollSpecSchema } from "../games/schemas";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

/** Characters of a roll's label and of each of its notes, and how many notes it has. */
export const MAX_LABEL = 80;
export const MAX_NOTE = 80;
export const MAX_NOTES = 8;

const tableRollViewSchema = z.extend(tableRollSchema, { id: z.string() });
export type TableRollView = z.infer<typeof tableRollViewSchema>;

/**
 * Rolls dice, visible to all members or to the MJ and the player only. The server rolls: clients cannot
 * choose, repeat or alter a result. `requestId`: made by the client (`crypto.randomUUID()`) once per press of
 * a button. A request that is sent again answers the roll that it already made.
 */
export const rollForTable = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/rolls",
  access: "user",
  repeatable: "always",
  summary: "Roll dice, visible to the members or to the MJ only",
  body: z.object({
    requestId: requestIdSchema,
    /**
     * One of the caller's characters in this campaign (any of them for the MJ); without one, the roll has the
     * caller's name.
     */
    characterId: z.optional(z.string()),
    label: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LABEL)),
    /**
     * Dice notation (`"2d20kh1+5"`), a roll by the rules of the campaign's game, or one of the caller's
     * earlier rolls for the same audience to roll again (`{ redo, dice }`).
     */
    roll: z.union([z.string(), rollSpecSchema, redoSpecSchema]),
    audience: z.enum(["table", "mj"]),
    /** What acted on it, as the log shows it. */
    notes: z.optional(
      z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE)))
        .check(z.maxLength(MAX_NOTES)),
    ),
    /**
     * The id of a character of this campaign that it is aimed at, or the name of a creature that the table's order shows:
     * creatures' ids there change with what is hidden.
     */
    target: z.optional(z.union([z.string(), z.object({ creature: z.string().check(z.maxLength(80)) })])),
    /** Of damage, in the campaign's game. */
    damage: z.optional(damageSpecSchema),
    /** The ask that a roll by the game's rules answers: its difficulty holds, and whom it is shown to if it is secret. */
    askId: z.optional(requestIdSchema),
  }),
  result: tableRollViewSchema,
});
