import { describe, expect, it } from "vitest";
import { subjectOfPower } from "../../../game/powers/power";
import { NO_SITUATION } from "../../../game/rolls/situation";
import { prepareRoll } from "../../../table/rolls/prepareRoll";
import { seededSource } from "../../../testing/seededSource";
import { limits, whole } from "../../../testing/vampirePlay";
import { IMPAIRED_DICE } from "../play/damage";
import { rollEffectsOf } from "../play/rollEffects";
import { ATTRIBUTE_GROUPS } from "../traits";
import { vampirePowerRules } from "./rules";

const raw = {
  stats: {
    attributes: Object.fromEntries(
      ATTRIBUTE_GROUPS.flatMap(({ traits }) => traits.map(({ key }) => [key, 3] as const)),
    ),
  },
};
/** Of a pool. */
const diceOf = (roll: unknown): number =>
  typeof roll === "object" && roll !== null && "dice" in roll ? Number(roll.dice) : Number.NaN;
const rolled = vampirePowerRules.list.filter((power) => subjectOfPower(power) !== undefined);

describe("the powers of an impaired vampire", () => {
  it.each(rolled)(
    "lose the dice that impairment takes from their attribute, and no others: $name",
    (power) => {
      const { roll } = vampirePowerRules.use(power, raw, { hunger: 1 }, seededSource(1));
      if (roll?.kind !== "game") throw new Error("No pool.");
      const subject = subjectOfPower(power);
      const [physical, other] = ["health", "willpower"].map((track) => {
        const effects = rollEffectsOf({ ...whole, [`${track}Superficial`]: 99 }, limits);
        const acting = effects.filter(({ appliesTo }) => subject && appliesTo(subject));
        const prepared = prepareRoll({ ...roll, label: power.name, subject }, NO_SITUATION, acting)?.roll;
        return diceOf(prepared) - diceOf(roll.spec);
      });
      const led = ATTRIBUTE_GROUPS.find(({ traits }) => traits.some(({ key }) => key === subject?.trait))?.id;
      expect([physical, other]).toEqual(
        led === undefined ? [0, 0] : led === "physical" ? [IMPAIRED_DICE, 0] : [0, IMPAIRED_DICE],
      );
    },
  );
});

describe("a power", () => {
  const [power] = rolled.filter(({ kind }) => kind === "Animalisme");
  const subject = power && subjectOfPower(power);
  const modifiers = (change: Partial<typeof whole>) =>
    rollEffectsOf({ ...whole, ...change }, limits)
      .filter(({ appliesTo }) => subject && appliesTo(subject))
      .map(({ modifier }) => modifier);

  it("has a die more by strong blood of its discipline's humour", () => {
    expect(modifiers({ humour: "animal", intensity: "intense" })).toEqual([1]);
    expect(modifiers({ humour: "animal", intensity: "fleeting" })).toEqual([]);
    expect(modifiers({ humour: "choleric", intensity: "acute" })).toEqual([]);
  });

  it("loses its dice once while Stains exceed Humanity, whatever is full beside", () => {
    expect(modifiers({ degenerating: true })).toEqual([IMPAIRED_DICE]);
    expect(modifiers({ degenerating: true, willpowerSuperficial: 99 })).toEqual([IMPAIRED_DICE]);
  });
});

describe("the list of powers", () => {
  it("begins with those of the character's clan, by level", () => {
    const order = (clan: string) =>
      vampirePowerRules.list
        .toSorted((a, b) => {
          const [first = 0, second = 0] = [a, b].map((power) =>
            vampirePowerRules.rank?.(power, { data: { clan } }),
          );
          return first - second;
        })
        .map(({ kind, level }) => [kind, level]);
    const gangrel = ["Animalisme", "Force d'âme", "Protéisme"];
    const own = order("Gangrel").slice(0, 9);
    expect(own.every(([kind]) => gangrel.includes(String(kind)))).toBe(true);
    expect(own.map(([, level]) => level)).toEqual(
      own.map(([, level]) => Number(level)).toSorted((a, b) => a - b),
    );
    expect(order("")[0]?.[1]).toBe(1);
  });
});
