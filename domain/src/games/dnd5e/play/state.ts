import * as z from "zod/mini";
import { hasAtMost } from "../../../values/range";
import { nameRules } from "../../../values/text/name";
import { nameSchema } from "../../../values/text/nameSchema";
import {
  MAX_COINS,
  MAX_EXHAUSTION,
  MAX_EXPERIENCE,
  MAX_HIT_DICE,
  MAX_NAME,
  MAX_OWN_RESOURCES,
  MAX_PENDING_SAVES,
  MAX_POINTS,
  MAX_RESOURCES,
  MAX_ROUNDS,
  MAX_SLOTS,
  MAX_USES,
  whole,
} from "./bounds";
import { CLASS_RESOURCE_IDS } from "./classResourceIds";
import { CONDITION_IDS } from "./conditions";

export const HIT_DICE = ["d12", "d10", "d8", "d6"] as const;
export type HitDie = (typeof HIT_DICE)[number];

/** Spell slots by their level, and the warlock's, which all have one level. */
export const SLOT_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "pact"] as const;
export type SlotKey = (typeof SLOT_KEYS)[number];

/** From platinum to copper, as a purse is written. */
export const COINS = ["pp", "gp", "ep", "sp", "cp"] as const;
export type Coin = (typeof COINS)[number];

export const hitDieSchema = z.enum(HIT_DICE);
export const coinSchema = z.enum(COINS);
export const conditionIdSchema = z.enum(CONDITION_IDS);

/** Begins with `own-`, so that no class resource and no property of objects has its name. */
export const ownResourceIdSchema = z.string().check(z.regex(/^own-[a-z0-9-]{1,40}$/));
export const resourceIdSchema = z.union([z.enum(CLASS_RESOURCE_IDS), ownResourceIdSchema]);

/** The rules of the name of a resource or of a spell. */
export const trackerNameRules = nameRules("Le nom", MAX_NAME, "Donne un nom.");
export const trackerName = nameSchema(trackerNameRules);

/** A resource that the player wrote; `recharge` is the rest after which it is whole again. */
export const ownResourceSchema = z.object({
  name: trackerName,
  max: whole(1, MAX_USES),
  recharge: z.enum(["shortRest", "longRest", "never"]),
});
export type OwnResource = z.infer<typeof ownResourceSchema>;

/** `rounds` are those that are left; absent while nothing ends it by itself. */
const conditionStateSchema = z.object({ rounds: z.optional(whole(1, MAX_ROUNDS)) });

/** `saves` are the difficulties of the Constitution saves that are not rolled yet, the oldest first. */
const concentrationSchema = z.object({
  spell: trackerName,
  level: whole(0, 9),
  saves: z.array(whole(10, MAX_POINTS)).check(z.maxLength(MAX_PENDING_SAVES)),
});

/**
 * What a D&D character spent, suffered and gained. Hit points, dice, slots and uses are counted as what is
 * gone, so that they follow a maximum that moves.
 */
export const stateSchema = z.object({
  /** `reduction` lowers the maximum, until a long rest or a spell. */
  hitPoints: z.object({
    /** Of the maximum without what is worn: below 0 for who has more than that. */
    lost: whole(-MAX_POINTS, MAX_POINTS),
    temporary: whole(0, MAX_POINTS),
    reduction: whole(0, MAX_POINTS),
  }),
  /** Three successes: stable; three failures: dead. */
  deathSaves: z.object({ successes: whole(0, 3), failures: whole(0, 3) }),
  hitDice: z.record(hitDieSchema, whole(0, MAX_HIT_DICE)),
  slots: z.record(z.enum(SLOT_KEYS), whole(0, MAX_SLOTS)),
  /** Uses that are gone; a resource that is whole is not in it. */
  resources: z.record(resourceIdSchema, whole(1, MAX_USES)).check(hasAtMost(MAX_RESOURCES)),
  ownResources: z.record(ownResourceIdSchema, ownResourceSchema).check(hasAtMost(MAX_OWN_RESOURCES)),
  inspiration: z.boolean(),
  exhaustion: whole(0, MAX_EXHAUSTION),
  conditions: z.partialRecord(conditionIdSchema, conditionStateSchema),
  concentration: z.nullable(concentrationSchema),
  /** In a barbarian's rage. */
  raging: z.boolean(),
  /** Turns of the rage that are left; absent where none are counted. */
  rageRounds: z.optional(whole(1, MAX_ROUNDS)),
  experience: whole(0, MAX_EXPERIENCE),
  coins: z.record(coinSchema, whole(0, MAX_COINS)),
});
export type Dnd5eState = z.infer<typeof stateSchema>;

const none = <Key extends string>(keys: readonly Key[]): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;

/** Whole, rested and without a coin. */
export const FRESH_STATE: Dnd5eState = {
  hitPoints: { lost: 0, temporary: 0, reduction: 0 },
  deathSaves: { successes: 0, failures: 0 },
  hitDice: none(HIT_DICE),
  slots: none(SLOT_KEYS),
  resources: {},
  ownResources: {},
  inspiration: false,
  exhaustion: 0,
  conditions: {},
  concentration: null,
  raging: false,
  experience: 0,
  coins: none(COINS),
};
