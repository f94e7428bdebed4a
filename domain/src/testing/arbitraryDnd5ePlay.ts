import fc from "fast-check";
import { DAMAGE_TYPES } from "../games/dnd5e/damageTypes";
import { NO_DEFENCES } from "../games/dnd5e/defences";
import {
  MAX_COINS,
  MAX_EXPERIENCE,
  MAX_HIT_DICE,
  MAX_POINTS,
  MAX_ROUNDS,
  MAX_SLOTS,
  MAX_USES,
} from "../games/dnd5e/play/bounds";
import { CLASS_RESOURCE_IDS } from "../games/dnd5e/play/classResourceIds";
import { CONDITION_IDS } from "../games/dnd5e/play/conditions";
import type { Dnd5eLimits } from "../games/dnd5e/play/limits";
import type { Dnd5eOperation } from "../games/dnd5e/play/operations";
import { COINS, type Dnd5eState, HIT_DICE, SLOT_KEYS } from "../games/dnd5e/play/state";

/** An integer that is often small, and sometimes at a bound. */
const count = (min: number, max: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min, max: Math.min(max, min + 12) }) },
    { weight: 2, arbitrary: fc.integer({ min, max }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );

const allOf = <Key extends string>(keys: readonly Key[], value: fc.Arbitrary<number>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value]))) as fc.Arbitrary<Record<Key, number>>;

const ownId = fc.constantFrom("own-1", "own-2", "own-3");
const resourceId = fc.oneof(fc.constantFrom(...CLASS_RESOURCE_IDS), ownId);
const condition = fc.constantFrom(...CONDITION_IDS);
const hitDie = fc.constantFrom(...HIT_DICE);
const coin = fc.constantFrom(...COINS);
const rounds = { rounds: count(1, 100) };
const spell = fc.constantFrom("Toile", "Bénédiction");
const resource = fc.record({
  name: fc.constantFrom("Chanceux", "Potions"),
  max: count(1, MAX_USES),
  recharge: fc.constantFrom("shortRest" as const, "longRest" as const, "never" as const),
});

/** Any state that the schema allows, also ones that no play leads to. */
const uncountedState: fc.Arbitrary<Dnd5eState> = fc.record({
  hitPoints: allOf(["lost", "temporary", "reduction"], count(0, MAX_POINTS)),
  deathSaves: allOf(["successes", "failures"], fc.constantFrom(0, 0, 0, 1, 2, 3)),
  hitDice: allOf(HIT_DICE, count(0, MAX_HIT_DICE)),
  slots: allOf(SLOT_KEYS, count(0, MAX_SLOTS)),
  resources: fc.dictionary(resourceId, count(1, MAX_USES), { maxKeys: 4 }),
  ownResources: fc.dictionary(ownId, resource, { maxKeys: 3 }),
  inspiration: fc.boolean(),
  exhaustion: fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5, 6),
  conditions: fc.dictionary(condition, fc.record(rounds, { requiredKeys: [] }), { maxKeys: 3 }),
  concentration: fc.option(
    fc.record({
      spell,
      level: fc.integer({ min: 0, max: 9 }),
      saves: fc.array(count(10, MAX_POINTS), { maxLength: 20 }),
    }),
  ),
  raging: fc.boolean(),
  experience: count(0, MAX_EXPERIENCE),
  coins: allOf(COINS, count(0, MAX_COINS)),
});

export const anyState: fc.Arbitrary<Dnd5eState> = fc
  .tuple(uncountedState, fc.option(count(1, MAX_ROUNDS), { nil: undefined }))
  .map(([state, rageRounds]) => ({ ...state, ...(rageRounds !== undefined && { rageRounds }) }));

export const anyLimits: fc.Arbitrary<Dnd5eLimits> = fc.record({
  hitPoints: fc.option(count(1, MAX_POINTS), { nil: undefined, freq: 8 }),
  constitution: fc.integer({ min: -5, max: 10 }),
  constitutionSave: fc.integer({ min: -5, max: 20 }),
  hitDice: allOf(HIT_DICE, count(0, 20)),
  spellSlots: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 9, maxLength: 9 }),
  pactSlots: fc.record({ count: fc.integer({ min: 0, max: 4 }), level: fc.integer({ min: 0, max: 5 }) }),
  resources: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...CLASS_RESOURCE_IDS),
      name: fc.constant("Ressource"),
      max: count(1, 100),
      shortRest: fc.integer({ min: 0, max: 20 }),
    }),
    { maxLength: 6, selector: ({ id }) => id },
  ),
  level: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  canRage: fc.boolean(),
  rageDamage: fc.constantFrom(0, 2, 3, 4),
  defences: fc.constant(NO_DEFENCES),
});

const kind = <Kind extends Dnd5eOperation["kind"], Shape>(name: Kind, shape: fc.Arbitrary<Shape>) =>
  shape.map((rest) => ({ kind: name, ...rest }));

const points = fc.record({ amount: count(1, MAX_POINTS) });
const nothing = fc.constant({});
const slotLevel = fc.record({ level: fc.integer({ min: 1, max: 9 }) });
const uses = fc.record({ id: resourceId, uses: count(1, MAX_USES) });
const levels = fc.record({ levels: fc.integer({ min: 1, max: 6 }) });
const experience = fc.record({ amount: count(1, MAX_EXPERIENCE) });
const coins = fc.record({ coin, amount: count(1, MAX_COINS) });
const rolledDie = fc.record({ die: hitDie, rolled: fc.integer({ min: 1, max: 12 }) });
const d20 = fc.integer({ min: 1, max: 20 });
const total = fc.integer({ min: -20, max: 60 });

const difference = fc.integer({ min: -3, max: 3 });
const oneChange = fc.oneof(
  fc.record({
    field: fc.constant("hitPoints"),
    key: fc.constantFrom("lost", "temporary", "reduction"),
    by: difference,
  }),
  fc.record({ field: fc.constant("slots"), key: fc.constantFrom(...SLOT_KEYS), by: difference }),
  fc.record({ field: fc.constant("resources"), key: resourceId, by: difference }),
  fc.record({ field: fc.constantFrom("exhaustion", "experience", "rageRounds"), by: difference }),
  fc.record({ field: fc.constantFrom("inspiration", "raging"), to: fc.boolean() }),
  fc.record({ field: fc.constant("conditions"), key: condition, to: fc.option(fc.constant({})) }),
  fc.record({ field: fc.constant("ownResources"), key: ownId, to: fc.option(resource) }),
  fc.record({
    field: fc.constant("concentration"),
    from: fc.constant(null),
    to: fc.record({ spell, level: fc.constant(2), saves: fc.constant<number[]>([]) }),
  }),
);
const changes = fc.record({ changes: fc.array(oneChange, { minLength: 1, maxLength: 8 }) });

/** Any operation that the schema allows, of every kind. */
export const anyOperation: fc.Arbitrary<Dnd5eOperation> = fc.oneof(
  kind(
    "damage",
    fc.record(
      {
        amount: count(1, MAX_POINTS),
        type: fc.constantFrom(...DAMAGE_TYPES),
        critical: fc.boolean(),
        hitPointsThen: count(1, MAX_POINTS),
      },
      { requiredKeys: ["amount"] },
    ),
  ),
  kind("heal", points),
  kind("grantTemporary", points),
  kind("loseTemporary", points),
  kind("setHitPoints", fc.record({ current: count(0, MAX_POINTS) })),
  kind("reduceMaximum", points),
  kind("restoreMaximum", points),
  kind("deathSave", fc.record({ die: d20, total }, { requiredKeys: ["die"] })),
  kind("markDeathSaves", allOf(["successes", "failures"], fc.integer({ min: 0, max: 3 }))),
  kind(
    "changeDeathSaves",
    fc.record({
      mark: fc.constantFrom("successes" as const, "failures" as const),
      by: fc.constantFrom(-3, -1, 1, 3),
    }),
  ),
  kind("stabilise", nothing),
  kind("revive", fc.record({ hitPoints: count(1, MAX_POINTS) })),
  kind("spendHitDie", rolledDie),
  kind("recoverHitDice", fc.record({ die: hitDie, count: count(1, MAX_HIT_DICE) })),
  kind("spendSlot", slotLevel),
  kind("recoverSlot", slotLevel),
  kind("spendPactSlot", nothing),
  kind("recoverPactSlot", nothing),
  kind("spendResource", uses),
  kind("recoverResource", uses),
  kind("putOwnResource", fc.record({ id: ownId, resource })),
  kind("removeOwnResource", fc.record({ id: ownId })),
  kind("gainInspiration", nothing),
  kind("spendInspiration", nothing),
  kind("gainExhaustion", levels),
  kind("loseExhaustion", levels),
  kind("addCondition", fc.record({ condition, ...rounds }, { requiredKeys: ["condition"] })),
  kind("removeCondition", fc.record({ condition })),
  kind("endTurn", nothing),
  kind("concentrate", fc.record({ spell, level: fc.integer({ min: 0, max: 9 }) })),
  kind("saveConcentration", fc.record({ total })),
  kind("endConcentration", nothing),
  kind("startRage", nothing),
  kind("endRage", nothing),
  kind("gainExperience", experience),
  kind("loseExperience", experience),
  kind("gainCoins", coins),
  kind("spendCoins", coins),
  kind("shortRest", fc.record({ hitDice: fc.array(rolledDie, { maxLength: 4 }) })),
  kind("longRest", nothing),
  kind("revert", changes),
);
