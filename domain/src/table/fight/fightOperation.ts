import * as z from "zod/mini";
import { appliedRollSchema } from "../../documents/appliedRoll";
import { MAX_ENCOUNTER_LINES } from "../../documents/encounterLines";
import { idSchema, MAX_PARTICIPANTS, panelSchema, participantSchema } from "../../documents/panelSchema";
import { requestIdSchema } from "../../values/requestId";
import { creatureGroupSchema, panelEventSchema } from "../panel/panelEventSchema";

export const creatureGroupsSchema = z.readonly(
  z.array(creatureGroupSchema).check(z.minLength(1), z.maxLength(MAX_ENCOUNTER_LINES)),
);

/**
 * What the MJ does to the fight: the panel's events, and
 * - `openFight`: the panel that a device kept alone so far, with its order; ignored while an order runs,
 * - `endFight`: the fight goes to the ended ones,
 * - `share`: whether the members see the order, or of it the turn alone, and whether they end the turns of their characters;
 *   what it does not say stays,
 * - `placeCreatures`: creatures wait on a scene, in no order yet; taken back by taking their tokens off,
 * - `followRoster`: who left or was renamed, as the campaign's characters are now.
 */
const fightOperationSchema = z.union([
  panelEventSchema,
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("openFight"), panel: panelSchema }),
    z.object({ type: z.literal("endFight") }),
    z.object({
      type: z.literal("share"),
      shared: z.boolean(),
      playersPass: z.optional(z.boolean()),
      turnOnly: z.optional(z.boolean()),
    }),
    z.object({ type: z.literal("placeCreatures"), sceneId: idSchema, groups: creatureGroupsSchema }),
    z.object({
      type: z.literal("followRoster"),
      roster: z.readonly(z.array(participantSchema).check(z.maxLength(MAX_PARTICIPANTS))),
    }),
  ]),
]);

export type FightOperation = z.output<typeof fightOperationSchema>;

/** One press, or one to take back; the id is made once for each press. */
export const fightEntrySchema = z.union([
  /** `roll`: of a hit, the roll whose damage it applies, which is applied to a creature once. */
  z.object({
    id: requestIdSchema,
    operation: fightOperationSchema,
    roll: z.optional(appliedRollSchema),
  }),
  z.object({ id: requestIdSchema, undo: requestIdSchema }),
]);

export type FightEntry = z.output<typeof fightEntrySchema>;

/** The ids of the creatures that an entry hits. */
export const hitBy = (entry: FightEntry): string[] =>
  "operation" in entry && entry.operation.type === "hitCreatures"
    ? entry.operation.hits.map(({ id }) => id)
    : [];
