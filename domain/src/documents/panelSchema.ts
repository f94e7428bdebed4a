import * as z from "zod/mini";
import { MAX_LIFE } from "../game/creatures/parts";
import { creatureSchema } from "../games/creature";
import { keyCheck } from "../values/fieldName";
import { requestIdSchema } from "../values/requestId";
import { countBytes } from "../values/text/characters";
import { systemIdSchema } from "./fields";
import { TURN_MARKS } from "./initiativeState";

/** How many may stand in an order. */
export const MAX_PARTICIPANTS = 60;
const MAX_HISTORY = 40;
export const MAX_MARKS = 40;
const MAX_VALUE = 10_000;
const ID_LENGTH = 128;

const textOf = (length: number) => z.string().check(z.maxLength(length));
const wholeFrom = (minimum: number) => z.int().check(z.gte(minimum), z.lte(1_000_000));

/** Of a participant, a creature or a copy: a key of what is stored of them. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(ID_LENGTH), keyCheck);
export const valueSchema = z.number().check(z.gte(-MAX_VALUE), z.lte(MAX_VALUE));
const bonusSchema = z.optional(valueSchema);

/** Longer than what members are shown of them, which is cut (`publicOrder`). */
const TEXT_LENGTH = 400;

const participantFields = {
  id: idSchema,
  name: textOf(TEXT_LENGTH),
  pronouns: textOf(TEXT_LENGTH),
  role: textOf(TEXT_LENGTH),
  kind: z.enum(["character", "creature"]),
  hidden: z.boolean(),
  unseen: z.optional(z.literal(true)),
  shownInOrder: z.optional(z.literal(true)),
  shown: z.optional(z.literal(true)),
  commonName: z.optional(textOf(TEXT_LENGTH)),
};

/** Whoever may enter an order. */
export const participantSchema = z.object({
  ...participantFields,
  ownValue: z.optional(valueSchema),
  ownBonus: bonusSchema,
});

/** One who joins the order: at what it acts, and what of it its sheet added. */
export const joiningSchema = z.object({
  participant: participantSchema,
  value: valueSchema,
  bonus: bonusSchema,
});

const entrySchema = z.object({
  ...participantFields,
  value: valueSchema,
  bonus: bonusSchema,
  provisional: z.optional(z.literal(true)),
  marks: z.optional(z.readonly(z.array(z.enum(TURN_MARKS)).check(z.maxLength(TURN_MARKS.length)))),
  dead: z.optional(z.literal(true)),
  outOfTurn: z.optional(z.literal(true)),
});

const turnFields = {
  activeIndex: wholeFrom(0),
  round: wholeFrom(1),
};

const isInOrder = ({ order, activeIndex }: { order: readonly unknown[]; activeIndex: number }): boolean =>
  activeIndex < Math.max(1, order.length);
const hasEachOnce = ({ order }: { order: readonly { id: string }[] }): boolean =>
  new Set(order.map(({ id }) => id)).size === order.length;
const isSorted = ({ order }: { order: readonly { value: number }[] }): boolean =>
  order.every(({ value }, index) => index === 0 || value <= (order[index - 1]?.value ?? value));

export const initiativeSchema = z
  .object({ order: z.readonly(z.array(entrySchema).check(z.maxLength(MAX_PARTICIPANTS))), ...turnFields })
  .check(
    z.refine(isInOrder, { path: ["activeIndex"], error: "Le tour en cours est hors de l'ordre." }),
    z.refine(hasEachOnce, { path: ["order"], error: "Un participant figure deux fois dans l'ordre." }),
    z.refine(isSorted, { path: ["order"], error: "L'ordre ne suit pas les valeurs." }),
  );

/** Of a line of the history, in UTF-16 units; longer ones are cut (`recordEntry`). */
export const [MAX_TITLE, MAX_DETAIL] = [160, 1_000];
export const historyEntrySchema = z.object({
  id: textOf(40),
  title: textOf(MAX_TITLE),
  detail: textOf(MAX_DETAIL),
  seen: z.optional(textOf(MAX_DETAIL)),
  at: z.optional(z.number()),
});
const historyEntries = z.readonly(z.array(historyEntrySchema).check(z.maxLength(MAX_HISTORY)));
const tracksSchema = z
  .record(textOf(60).check(keyCheck), z.int().check(z.gte(0), z.lte(1_000)))
  .check(z.refine((tracks) => Object.keys(tracks).length <= MAX_MARKS));
const usedActionsSchema = z.readonly(z.array(textOf(60)).check(z.maxLength(MAX_MARKS)));

const sourceSchema = z.union([z.object({ catalogue: idSchema }), z.object({ copy: idSchema })]);
export const conditionLabelSchema = z.string().check(z.minLength(1), z.maxLength(60));
export const lifeSchema = z.int().check(z.gte(1), z.lte(MAX_LIFE));
const ablationSchema = z.partialRecord(z.enum(["head", "body"]), z.int().check(z.gte(0), z.lte(1_000)));

export const useKeySchema = z
  .string()
  .check(z.regex(/^(?:turn|round|roll|hand|shots)-[A-Za-z0-9_-]{1,64}$/), keyCheck);
export const useCountSchema = z.int().check(z.gte(0), z.lte(99));
const spentSchema = z
  .record(useKeySchema, useCountSchema)
  .check(z.refine((spent) => Object.keys(spent).length <= MAX_MARKS));

/** Of the encounter that creatures came with, with its line. */
export const encounterLineSchema = z.string().check(z.minLength(1), z.maxLength(ID_LENGTH));

const creatureInFightSchema = z.object({
  source: sourceSchema,
  max: lifeSchema,
  lost: z.int().check(z.gte(0), z.lte(MAX_LIFE)),
  conditions: z.readonly(z.array(conditionLabelSchema).check(z.maxLength(MAX_MARKS))),
  spent: z.optional(spentSchema),
  aggravated: z.optional(z.int().check(z.gte(0), z.lte(MAX_LIFE))),
  ablation: z.optional(ablationSchema),
  encounter: z.optional(encounterLineSchema),
  waiting: z.optional(z.object({ ...joiningSchema.shape, sceneId: idSchema })),
});

/** How many creatures a fight knows: those of its order, and those that wait on scenes. */
export const MAX_CREATURES = 200;

/** What the copies of a fight may take as JSON: the whole fight is sent at every turn. */
export const MAX_COPIES_BYTES = 60_000;

const atMost =
  (count: number) =>
  (entries: object): boolean =>
    Object.keys(entries).length <= count;

const fightingSchema = z.object({
  creatures: z.record(idSchema, creatureInFightSchema).check(z.refine(atMost(MAX_CREATURES))),
  copies: z
    .record(idSchema, creatureSchema)
    .check(z.refine((copies) => countBytes(JSON.stringify(copies)) <= MAX_COPIES_BYTES)),
});

export const effectSchema = z.object({
  /** Its end is logged under it. */
  id: requestIdSchema,
  targetId: idSchema,
  condition: conditionLabelSchema,
  label: conditionLabelSchema,
  turnOf: idSchema,
  when: z.enum(["start", "end"]),
  rounds: z.int().check(z.gte(1), z.lte(1_000)),
});
export const MAX_EFFECTS = 60;
/** The last number that a creature of each name was shown under. */
const shownNumbersSchema = z.readonly(
  z.array(z.object({ name: textOf(TEXT_LENGTH), last: wholeFrom(1) })).check(z.maxLength(MAX_CREATURES)),
);
const effectsSchema = z.readonly(z.array(effectSchema).check(z.maxLength(MAX_EFFECTS)));

/** See `PanelState`, in bounds. */
export const panelSchema = z.object({
  campaignId: idSchema,
  system: systemIdSchema,
  initiative: initiativeSchema,
  history: z.object({ entries: historyEntries, recorded: wholeFrom(0) }),
  usedActions: usedActionsSchema,
  tracks: tracksSchema,
  fighting: fightingSchema,
  effects: effectsSchema,
  shownNumbers: z.optional(shownNumbersSchema),
});

/** See `UndoStep`. */
export const undoStepSchema = z.object({
  order: z.optional(
    z.readonly(z.array(z.union([idSchema, entrySchema])).check(z.maxLength(MAX_PARTICIPANTS))),
  ),
  turn: z.optional(z.object(turnFields)),
  history: z.optional(z.object({ recorded: wholeFrom(0), dropped: historyEntries })),
  usedActions: z.optional(usedActionsSchema),
  tracks: z.optional(tracksSchema),
  creatures: z.optional(z.record(idSchema, z.nullable(creatureInFightSchema))),
  copies: z.optional(z.record(idSchema, z.nullable(creatureSchema))),
  effects: z.optional(effectsSchema),
});
