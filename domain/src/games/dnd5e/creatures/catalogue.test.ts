import { describe, expect, it } from "vitest";
import { diceBounds } from "../../../values/dice/diceExpression";
import { parseDice } from "../../../values/dice/parseDice";
import { foldText } from "../../../values/text/foldText";
import { creatureSchema } from "../../creature";
import { DND5E_CREATURES } from "./catalogue";

const duplicates = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const sumOf = (value: (creature: (typeof DND5E_CREATURES)[number]) => number) =>
  DND5E_CREATURES.reduce((sum, creature) => sum + value(creature), 0);

describe("the catalogue of D&D's creatures", () => {
  it("has the SRD's creatures of every challenge", () => {
    const counts: Record<string, number> = {};
    for (const { challenge } of DND5E_CREATURES) counts[challenge] = (counts[challenge] ?? 0) + 1;
    expect(DND5E_CREATURES).toHaveLength(334);
    expect(counts).toEqual({
      "0": 29,
      "0.125": 19,
      "0.25": 32,
      "0.5": 33,
      "1": 25,
      "10": 6,
      "11": 7,
      "12": 2,
      "13": 8,
      "14": 3,
      "15": 4,
      "16": 5,
      "17": 4,
      "19": 1,
      "2": 43,
      "20": 3,
      "21": 4,
      "22": 2,
      "23": 3,
      "24": 2,
      "3": 22,
      "30": 1,
      "4": 15,
      "5": 27,
      "6": 10,
      "7": 6,
      "8": 10,
      "9": 8,
    });
  });

  it("has the sums of the SRD's numbers, which check-srd compares one by one", () => {
    const sums = {
      hitPoints: sumOf(({ life }) => life.max),
      experience: sumOf(({ experience }) => experience),
      armourClass: sumOf(({ armourClass }) => armourClass),
      abilities: sumOf(({ abilities }) => Object.values(abilities).reduce((sum, score) => sum + score, 0)),
      attacks: sumOf(({ attacks }) => attacks.length),
      bonuses: sumOf(({ attacks }) => attacks.reduce((sum, { attackBonus = 0 }) => sum + attackBonus, 0)),
      difficulties: sumOf(({ attacks }) =>
        attacks.reduce((sum, { save }) => sum + (save?.difficulty ?? 0), 0),
      ),
      traits: sumOf(({ traits }) => traits.length),
    };
    expect(sums).toEqual({
      abilities: 24135,
      armourClass: 4661,
      attacks: 861,
      bonuses: 3610,
      difficulties: 1994,
      experience: 1385795,
      hitPoints: 27342,
      traits: 553,
    });
  });

  it("has creatures that every reader of a creature accepts", () => {
    for (const creature of DND5E_CREATURES) {
      expect(creatureSchema.safeParse(creature)).toEqual({ success: true, data: creature });
    }
  });

  it("names no two creatures alike, in either language", () => {
    expect(duplicates(DND5E_CREATURES.map(({ name }) => foldText(name)))).toEqual([]);
    expect(duplicates(DND5E_CREATURES.map(({ english = "" }) => foldText(english)))).toEqual([]);
    expect(duplicates(DND5E_CREATURES.map(({ id }) => id))).toEqual([]);
  });

  it("gives each attack of a creature an id of its own", () => {
    const wrong = DND5E_CREATURES.filter(({ attacks }) => duplicates(attacks.map(({ id }) => id)).length > 0);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("has hit dice whose average is the hit points", () => {
    const wrong = DND5E_CREATURES.filter(({ life: { max, dice = "" } }) => {
      const expression = parseDice(dice);
      const bounds = expression && diceBounds(expression);
      return bounds === undefined || Math.max(1, Math.floor((bounds.min + bounds.max) / 2)) !== max;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("says how far attacks reach, how far they shoot and what they fill, each roll to hit one of these", () => {
    const ranges = DND5E_CREATURES.flatMap(({ attacks }) => attacks.flatMap(({ range }) => range ?? []));
    const countOf = (form: RegExp) => ranges.filter((range) => form.test(range)).length;
    expect(countOf(/^allonge [\d,]+ m$/)).toBe(463);
    expect(countOf(/^allonge 1,5 m$/)).toBe(340);
    expect(countOf(/^allonge 1,5 m ou [\d/]+ m$/)).toBe(18);
    expect(countOf(/^[\d,]+(\/\d+)? m$/)).toBe(43);
    expect(countOf(/^(cône|ligne|rayon) de [\d,]+ m$/)).toBe(76);
    expect(countOf(/^à [\d,]+ m$/)).toBe(45);
    expect(countOf(/^dans sa case$/)).toBe(9);
    const without = DND5E_CREATURES.flatMap(({ attacks }) =>
      attacks.filter(({ attackBonus, range }) => attackBonus !== undefined && range === undefined),
    );
    expect(without).toEqual([]);
    expect(
      DND5E_CREATURES.find(({ id }) => id === "goblin")?.attacks.map(({ name, range }) => [name, range]),
    ).toEqual([
      ["Cimeterre", "allonge 1,5 m"],
      ["Arc court", "24/96 m"],
    ]);
  });

  it("makes the attacks of magical creatures magical", () => {
    const solar = DND5E_CREATURES.find(({ id }) => id === "solar");
    expect(solar?.attacks.filter(({ magical }) => magical).map(({ id }) => id)).toEqual([
      "greatsword",
      "slayingLongbow",
    ]);
  });

  it("keeps what a resistance to weapons does not hold against", () => {
    const werewolf = DND5E_CREATURES.find(({ id }) => id === "werewolf-wolf");
    expect(werewolf?.immunities).toEqual([
      { type: "bludgeoning", unless: "silvered" },
      { type: "piercing", unless: "silvered" },
      { type: "slashing", unless: "silvered" },
    ]);
  });
});
