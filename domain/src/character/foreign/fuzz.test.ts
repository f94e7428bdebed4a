import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEquipment } from "../../equipment/applyEquipment";
import { actor, classOf, effect, suit } from "../../testing/foundryActor";
import { rawCharacters } from "../../testing/rawCharacters";
import { normaliseCharacter } from "../normaliseCharacter";
import { toStoredShape } from "../storedShape";

const files = [
  rawCharacters.foundry,
  rawCharacters.dndBeyond,
  actor({
    items: [classOf("monk", 3, "d8", { 1: "max" }), suit("medium", 14, 2)],
    effects: [effect([["system.attributes.ac.bonus", 2, "@prof"]])],
  }),
];

const withHoles = (): unknown[] => {
  const list: unknown[] = [1, 2, 3];
  delete list[1];
  return list;
};

const odd = fc.constantFrom<unknown>(
  ...[null, undefined, Number.NaN, -1, 1e308, Infinity, "", "@prof", "((((", "1d6", "@attributes.ac.value"],
  ...[true, [], {}, withHoles(), Object.assign([1, 2], { constructor: 5 }), { constructor: 1 }, [[[]]]],
  ...["constructor", "__proto__", { value: { value: {} } }, { length: 5 }, "x".repeat(5000)],
);

/** The value with some of its parts replaced, by the numbers of `dice`. */
const mutated = (value: unknown, dice: () => number, replacement: () => unknown): unknown => {
  if (dice() === 0) return replacement();
  if (Array.isArray(value)) return value.map((entry) => mutated(entry, dice, replacement));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mutated(entry, dice, replacement)]),
  );
};

const hasNaN = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).some(hasNaN) : Number.isNaN(value);

describe("a file of another tool, whatever became of it", () => {
  it("is read without a throw and without a number that is none, and reads the same once stored", () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.gen(), (file, gen) => {
        const dice = () => gen(fc.integer, { min: 0, max: 30 });
        const raw = mutated(file, dice, () => gen(() => odd));
        const character = normaliseCharacter(raw);
        const {
          stats: _,
          data: _data,
          ...worn
        } = applyEquipment(character, character.inventoryItems, []).character;
        expect(hasNaN(worn)).toBe(false);
        const { stats: _stats, data: _known, id: _id, ...expected } = character;
        expect(normaliseCharacter(toStoredShape(character))).toMatchObject(expected);
      }),
      { numRuns: 300 },
    );
  });
});
