import { describe, expect, it } from "vitest";
import { parseDice } from "../../../values/dice/parseDice";
import { foldText } from "../../../values/text/foldText";
import { CLASSES } from "../classes";
import { SPELLS } from "./catalogue";
import { grownDice } from "./grownDice";
import { CASTING_TIMES, SPELL_DURATIONS, SPELL_LIST_IDS, SPELL_RANGES, SPELL_SCHOOLS } from "./spell";

const namesOf = ({ name, english, otherNames = [] }: (typeof SPELLS)[number]) => [
  name,
  english,
  ...otherNames,
];

describe("the catalogue of spells", () => {
  it("has the SRD's spells of every level", () => {
    const counts = Array.from(
      { length: 10 },
      (_, level) => SPELLS.filter((one) => one.level === level).length,
    );
    expect(counts).toEqual([24, 49, 54, 42, 31, 37, 31, 20, 16, 15]);
  });

  it.each(SPELL_LIST_IDS)("has a list for the class %s, of a class that exists", (id) => {
    expect(CLASSES.map((one) => one.id)).toContain(id);
    expect(SPELLS.filter(({ classes }) => classes.includes(id)).length).toBeGreaterThan(25);
  });

  it("gives every spell a class", () => {
    expect(SPELLS.filter(({ classes }) => classes.length === 0)).toEqual([]);
  });

  it("says of every spell what it does in one sentence of at most 160 characters", () => {
    const wrong = SPELLS.filter(({ summary }) => summary.length > 160 || !/^\p{Lu}.{15,}\.$/u.test(summary));
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(new Set(SPELLS.map(({ summary }) => summary)).size).toBe(SPELLS.length);
  });

  it("names no two spells alike, in either language", () => {
    const names = SPELLS.flatMap((spell) => [...new Set(namesOf(spell).map(foldText))]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("has ids that are words joined by hyphens, each once", () => {
    expect(SPELLS.filter(({ id }) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
    expect(new Set(SPELLS.map(({ id }) => id)).size).toBe(SPELLS.length);
  });

  it("has names that concentration can keep", () => {
    expect(SPELLS.filter(({ name }) => name.length > 60)).toEqual([]);
  });

  it("has a French word for every school, time, range and duration", () => {
    for (const { school, castingTime, range, duration, components } of SPELLS) {
      expect(SPELL_SCHOOLS[school]).toBeTruthy();
      expect(CASTING_TIMES[castingTime]).toBeTruthy();
      expect(SPELL_DURATIONS[duration]).toBeTruthy();
      if (typeof range === "string") expect(SPELL_RANGES[range]).toBeTruthy();
      expect(components).toMatch(/^V?S?M?$/);
    }
  });

  it("has dice that can be rolled at every slot level", () => {
    for (const { name, level, rolls = [] } of SPELLS) {
      for (const { dice, growth } of rolls) {
        for (const text of [dice, grownDice(dice, growth, level === 0 ? 3 : 9 - level)]) {
          expect(`${name} ${parseDice(text) !== undefined || /^\d+$/.test(text)}`).toBe(`${name} true`);
        }
      }
    }
  });

  it("rolls something for every spell that attacks, but those whose harm is no damage", () => {
    const bare = SPELLS.filter(({ attack, rolls }) => attack !== undefined && rolls === undefined);
    expect(bare.map(({ id }) => id).sort()).toEqual(["contagion", "plane-shift", "ray-of-enfeeblement"]);
  });
});
