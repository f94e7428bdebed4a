import * as z from "zod/mini";
import { idSchema } from "../documents/panelSchema";
import { tableRollSchema } from "../documents/roll";
import { healingSchema } from "../game/rolls/healing";
import { redoSpecSchema } from "../game/rolls/redoSpec";
import { STRIKES } from "../game/rolls/strike";
import { damageSpecSchema, rollSpecSchema, useSpecSchema } from "../games/schemas";
import { wholeSchema } from "../values/range";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

/** Characters of a roll's label and of each of its notes, and how many notes it has. */
export const MAX_LABEL = 80;
export const MAX_NOTE = 80;
export const MAX_NOTES = 8;

/** How many rolls of damage may come with an attack. */
const MAX_FOLLOWING = 8;
/** The greatest margin that damage depends on. */
const MAX_MARGIN = 9;

const tableRollViewSchema = z.extend(tableRollSchema, { id: z.string() });
export type TableRollView = z.infer<typeof tableRollViewSchema>;

const labelSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LABEL));

/** Damage that is thrown with its attack once that has hit; dice notation. */
const followingSchema = z.object({
  label: labelSchema,
  roll: z.string(),
  damage: damageSpecSchema,
  /** After which result; without it, whatever the attack's is: a save decides. */
  after: z.optional(z.enum(STRIKES)),
  /** Of damage that depends on by how much its attack hit: by so much; the greatest by more. */
  margin: z.optional(wholeSchema({ min: 1, max: MAX_MARGIN })),
});

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
    /** The id, in the MJ's fight, of the creature that rolls: of its MJ alone, without a character. */
    creatureId: z.optional(idSchema),
    label: labelSchema,
    /**
     * Dice notation (`"2d20kh1+5"`), a roll by the rules of the campaign's game, or one of the caller's
     * earlier rolls for the same audience to roll again (`{ redo, dice }`). `{ use }` throws nothing: a spell or a
     * power, named by the label, that other rolls may follow.
     */
    roll: z.union([z.string(), rollSpecSchema, redoSpecSchema, useSpecSchema]),
    audience: z.enum(["table", "mj"]),
    /** What acted on it, as the log shows it. */
    notes: z.optional(
      z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE)))
        .check(z.maxLength(MAX_NOTES)),
    ),
    /**
     * The id of a character of this campaign that it is aimed at, or the id of a creature that the table's order shows
     * (releases of before send its name).
     */
    target: z.optional(z.union([z.string(), z.object({ creature: z.string().check(z.maxLength(80)) })])),
    /** Of damage, in the campaign's game. */
    damage: z.optional(damageSpecSchema),
    /** Of healing, which deals no damage: what its total gives back. */
    heals: z.optional(healingSchema),
    /**
     * Of damage: the attack that it follows; of what a spell or a power rolls: its line. Of the same attacker and for the
     * same audience.
     */
    follows: z.optional(requestIdSchema),
    /** Of an attack that is no second attempt and no answer: its damage, thrown in the same call where it has not missed. */
    following: z.optional(z.array(followingSchema).check(z.maxLength(MAX_FOLLOWING))),
    /**
     * The roll that a roll by the game's rules opposes: of a creature or a character of the MJ's choice, or of the
     * character that it is aimed at. How the contest ends stands on both.
     */
    opposes: z.optional(requestIdSchema),
    /** The ask that a roll by the game's rules answers: its difficulty holds, and whom it is shown to if it is secret. */
    askId: z.optional(requestIdSchema),
  }),
  /** The roll, with what followed it in the same call. */
  result: z.extend(tableRollViewSchema, { following: z.optional(z.array(tableRollViewSchema)) }),
});
