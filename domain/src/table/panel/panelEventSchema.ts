import * as z from "zod/mini";
import { TURN_MARKS } from "../../documents/initiativeState";
import {
  conditionLabelSchema,
  effectSchema,
  encounterLineSchema,
  idSchema,
  initiativeSchema,
  joiningSchema,
  lifeSchema,
  MAX_PARTICIPANTS,
  useCountSchema,
  useKeySchema,
  valueSchema,
} from "../../documents/panelSchema";
import { creatureSchema } from "../../games/creature";

const textOf = (length: number) => z.string().check(z.maxLength(length));
const labelId = textOf(60);

/** Creatures of one kind, each with its life. */
const creatureGroup = {
  /** One of the catalogue by its id, or another one whole. */
  creature: z.union([z.object({ catalogue: idSchema }), z.object({ copy: creatureSchema })]),
  /** The line of a prepared encounter that they come with, which joins once. */
  encounter: z.optional(encounterLineSchema),
  joining: z.readonly(
    z
      .array(z.object({ ...joiningSchema.shape, life: lifeSchema }))
      .check(z.minLength(1), z.maxLength(MAX_PARTICIPANTS)),
  ),
};
export const creatureGroupSchema = z.object(creatureGroup);
export type CreatureGroup = z.output<typeof creatureGroupSchema>;

const MAX_POINTS = 99_999;
/** The conditions that one blow begins. */
const MAX_BEGUN = 5;
const hitSchema = z.object({
  id: idSchema,
  /** Below 0 to heal. */
  points: z.int().check(z.gte(-MAX_POINTS), z.lte(MAX_POINTS)),
  ablated: z.optional(z.enum(["head", "body"])),
  /** Marks that become aggravated. */
  aggravated: z.optional(z.int().check(z.gte(0), z.lte(MAX_POINTS))),
  begins: z.optional(z.readonly(z.array(conditionLabelSchema).check(z.maxLength(MAX_BEGUN)))),
});

const someOf = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.array(schema).check(z.minLength(1), z.maxLength(MAX_PARTICIPANTS));

/** The turn that the MJ saw when pressing: where it has passed already, nothing happens. */
const seenTurn = z.optional(z.object({ id: idSchema, round: z.int() }));
/** The characters of the order whose states say that they are dead; absent where the device does not know. */
const deadHeroes = z.optional(z.readonly(z.array(idSchema).check(z.maxLength(MAX_PARTICIPANTS))));

/**
 * The MJ's actions on the panel. Dice are rolled before the event is created (`rollInitiative`, `rollValue`),
 * so that the same events always give the same panel.
 */
export const panelEventSchema = z.discriminatedUnion("type", [
  /** `joining`: of those who wait on the scene that is shown, who joins; absent: all of them. */
  z.object({
    type: z.literal("rollInitiative"),
    initiative: initiativeSchema,
    joining: z.optional(z.readonly(z.array(idSchema).check(z.maxLength(MAX_PARTICIPANTS)))),
  }),
  z.object({ type: z.literal("nextTurn"), seen: seenTurn, dead: deadHeroes }),
  z.object({ type: z.literal("previousTurn"), seen: seenTurn, dead: deadHeroes }),
  z.object({ type: z.literal("clearHistory") }),
  z.object({ type: z.literal("changeValue"), id: idSchema, value: valueSchema }),
  z.object({
    type: z.literal("enterRoll"),
    id: idSchema,
    value: valueSchema,
    bonus: z.optional(valueSchema),
  }),
  z.object({ type: z.literal("moveTied"), id: idSchema, direction: z.enum(["up", "down"]) }),
  z.object({
    type: z.literal("addParticipants"),
    joining: z.readonly(z.array(joiningSchema).check(z.minLength(1), z.maxLength(MAX_PARTICIPANTS))),
  }),
  z.object({ type: z.literal("addCreatures"), ...creatureGroup }),
  z.object({ type: z.literal("hitCreatures"), hits: z.readonly(someOf(hitSchema)) }),
  z.object({
    type: z.literal("setCreatureCondition"),
    ids: z.readonly(someOf(idSchema)),
    condition: conditionLabelSchema,
    on: z.boolean(),
  }),
  /** What a creature has used of one of its uses; `label` says it in the history. */
  z.object({
    type: z.literal("setCreatureUse"),
    id: idSchema,
    use: useKeySchema,
    spent: useCountSchema,
    label: textOf(120),
  }),
  z.object({ type: z.literal("addEffect"), effect: effectSchema }),
  z.object({ type: z.literal("removeEffect"), id: idSchema }),
  z.object({ type: z.literal("setMark"), id: idSchema, mark: z.enum(TURN_MARKS), on: z.boolean() }),
  /** One who waited acts now, before whoever has the turn. */
  z.object({ type: z.literal("actNow"), id: idSchema }),
  z.object({ type: z.literal("removeParticipant"), id: idSchema }),
  z.object({ type: z.literal("setHidden"), id: idSchema, hidden: z.boolean() }),
  /** Of a hidden one. */
  z.object({ type: z.literal("setShownInOrder"), id: idSchema, shown: z.boolean() }),
  z.object({ type: z.literal("toggleTurnAction"), actionId: labelId }),
  z.object({ type: z.literal("setTrack"), trackId: labelId, value: valueSchema }),
  z.object({ type: z.literal("takeQuickAction"), id: labelId }),
  /** A rest was applied to the characters of these names. */
  z.object({
    type: z.literal("applyRest"),
    id: labelId,
    names: z.readonly(someOf(textOf(1_000))),
  }),
  z.object({ type: z.literal("giveCommand"), id: labelId }),
  z.object({ type: z.literal("callSkill"), skill: textOf(80) }),
  z.object({ type: z.literal("broadcast"), prompt: textOf(500) }),
]);

export type PanelEvent = z.output<typeof panelEventSchema>;
