import * as z from "zod/mini";
import { SYSTEM_IDS } from "../../values/systemIds";
import { nameRules } from "../../values/text/name";
import { nameSchema } from "../../values/text/nameSchema";
import { ABILITY_KEYS } from "../character/abilities";

const name = nameSchema(nameRules("Le nom de l'objet", 120, "Nomme cet objet."));
const line = z.string().check(z.maxLength(160));
const sentence = z.string().check(z.maxLength(400));
const prose = z.string().check(z.maxLength(8000));
const lines = z.array(line).check(z.maxLength(40));
const keyedByText = <Value extends z.ZodMiniType>(value: Value) => z.record(line, value);

const bonusSchema = z.union([z.number(), sentence]);

/**
 * The effects of an item on its wearer (product §4 "Equipment effects").
 *
 * - `ability`: added to the score, `{ str: 2 }` or `{ str: "+2" }`; `"=19"` raises a lower score to 19.
 * - `stats`: a key for AC, HP, speed, initiative or proficiency, in English or French (`ac`, `ca`,
 *   `vitesse`…), adds to that stat; speed in the unit of the text (`"+3 m"`), else in the wearer's; so do
 *   `saves`, `checks`, `skills`, `save dex` and a skill's name to those rolls. A key for
 *   an action, a bonus action or a reaction (`action`, `actionBonus`, `reaction`, `action 2`…) grants one:
 *   `{ reaction: "Parade : +2 à la CA contre une attaque" }`.
 */
const effectsSchema = z.object({
  ability: z._default(z.partialRecord(z.enum(ABILITY_KEYS), bonusSchema), {}),
  stats: z._default(keyedByText(bonusSchema), {}),
});
export type Effects = z.output<typeof effectsSchema>;

export const NO_EFFECTS: Effects = { ability: {}, stats: {} };

/** Of damage of further types that one weapon deals. */
export const MAX_MORE_DAMAGE = 4;

/**
 * `dice` is rolled when it is dice notation (`"1d8"`), otherwise shown as it is (`"+2"`, `"1d6+impact"`).
 * `versatileDice` are those of a versatile weapon held in two hands; `more` is dealt with either, each of its
 * own type.
 */
const damageSchema = z.object({
  dice: line,
  type: z.optional(line),
  versatileDice: z.optional(line),
  more: z.optional(
    z.array(z.object({ dice: line, type: z.optional(line) })).check(z.maxLength(MAX_MORE_DAMAGE)),
  ),
});
export type Damage = z.output<typeof damageSchema>;
export type MoreDamage = NonNullable<Damage["more"]>[number];

/**
 * A suit of armour replaces the unarmoured 10 by `base` and adds Dexterity fully (up to `limit`, if it has
 * one), up to +2, or not at all; a shield has a `bonus` only.
 */
const armorClassSchema = z.union([
  z.object({
    base: z.number(),
    dexterity: z.enum(["full", "upToTwo", "none"]),
    limit: z.optional(z.number()),
  }),
  z.object({ bonus: z.number() }),
]);
export type ArmorClass = z.output<typeof armorClassSchema>;

/** A number with its unit: `{ value: 15, unit: "po" }`, `{ value: 1.5, unit: "kg" }`. */
const quantitySchema = z.object({
  value: z.number().check(z.nonnegative()),
  unit: z.string().check(z.maxLength(20)),
});
export type ItemQuantity = z.output<typeof quantitySchema>;

/**
 * The item's values in one system, which take precedence over its general ones
 * (docs/decisions/equipment-precedence.md).
 */
const systemProfileSchema = z.object({
  /** The system's own fields, label → value, shown as they are: `{ Portée: "50 m" }`. */
  fields: z._default(keyedByText(z.union([z.string(), z.number(), z.boolean()])), {}),
  effects: z.optional(effectsSchema),
  category: z.optional(line),
  damage: z.optional(damageSchema),
  properties: z.optional(lines),
  traits: z.optional(lines),
  summary: z.optional(sentence),
  description: z.optional(prose),
});
export type SystemProfile = z.output<typeof systemProfileSchema>;

/**
 * An item of a catalogue or a homebrew item (product §3 "Item"). Strict, for what the product itself writes;
 * items of other tools are read by `normaliseItem`.
 */
export const itemSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  name,
  summary: z.optional(sentence),
  category: z.optional(line),
  rarity: z.optional(line),
  description: z.optional(prose),
  cost: z.optional(quantitySchema),
  weight: z.optional(quantitySchema),
  damage: z.optional(damageSchema),
  armorClass: z.optional(armorClassSchema),
  properties: z._default(lines, []),
  tags: z._default(lines, []),
  systems: z.array(z.enum(SYSTEM_IDS)).check(z.minLength(1)),
  requiresAttunement: z._default(z.boolean(), false),
  effects: z._default(effectsSchema, NO_EFFECTS),
  systemProfiles: z._default(z.partialRecord(z.enum(SYSTEM_IDS), systemProfileSchema), {}),
});
export type Item = z.output<typeof itemSchema>;
/** How a catalogue writes an item: lists, effects and profiles may be omitted. */
export type ItemInput = z.input<typeof itemSchema>;

const withDefaults = (effects: z.input<typeof effectsSchema> | undefined): Effects => ({
  ...NO_EFFECTS,
  ...effects,
});

/**
 * The complete item of a catalogue's entry, without parsing hundreds of entries at start (a test parses them
 * instead).
 */
export function defineItem({ effects, systemProfiles, ...input }: ItemInput): Item {
  return {
    properties: [],
    tags: [],
    requiresAttunement: false,
    ...input,
    effects: withDefaults(effects),
    systemProfiles: Object.fromEntries(
      Object.entries(systemProfiles ?? {}).map(([system, profile]) => [
        system,
        { fields: {}, ...profile, effects: profile.effects && withDefaults(profile.effects) },
      ]),
    ),
  };
}
