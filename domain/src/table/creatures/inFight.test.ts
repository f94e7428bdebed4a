import { describe, expect, it } from "vitest";
import { encounterDifficulty } from "../../games/dnd5e/creatures/encounterDifficulty";
import { seededSource } from "../../testing/seededSource";
import { SYSTEM_IDS } from "../../values/systemIds";
import { countCharacters } from "../../values/text/characters";
import { creatureAttackRolls } from "./attackRolls";
import { creatureLife } from "./creatureLife";
import { loadCreatures } from "./loadCreatures";
import { letteredNames, numberedNames } from "./numberedNames";

describe("creatureLife", () => {
  const goblin = { life: { max: 7, dice: "2d6" } };

  it("is the fixed number without chance, and without dice", () => {
    expect(creatureLife(goblin)).toBe(7);
    expect(creatureLife({ life: { max: 5 } }, seededSource(1))).toBe(5);
    expect(creatureLife({ life: { max: 5, dice: "5" } }, seededSource(1))).toBe(5);
  });

  it("is what the dice give, at least 1", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const life = creatureLife(goblin, seededSource(seed));
      expect(life).toBeGreaterThanOrEqual(2);
      expect(life).toBeLessThanOrEqual(12);
    }
    expect(creatureLife({ life: { max: 1, dice: "1d4-4" } }, seededSource(2))).toBe(1);
  });
});

describe("numberedNames", () => {
  it("numbers several, and leaves one alone its name", () => {
    expect(numberedNames("Gobelin", [], 3)).toEqual(["Gobelin 1", "Gobelin 2", "Gobelin 3"]);
    expect(numberedNames("Gobelin", ["Goule 7", "Gobelin rusé 2"], 1)).toEqual(["Gobelin"]);
    expect(numberedNames("Gobelin", ["Loup"], 2)).toEqual(["Gobelin 1", "Gobelin 2"]);
  });

  it("continues after those that are there", () => {
    expect(numberedNames("Gobelin", ["Gobelin 1", "Gobelin 4"], 2)).toEqual(["Gobelin 5", "Gobelin 6"]);
    expect(numberedNames("Gobelin", ["Gobelin"], 1)).toEqual(["Gobelin 2"]);
  });

  it("cuts a long name so that its number stays, and continues it too", () => {
    const name = `${"é".repeat(77)}😀 x`;
    const names = numberedNames(name, [], 12);
    expect(new Set(names).size).toBe(12);
    for (const one of names) expect(countCharacters(one)).toBeLessThanOrEqual(80);
    expect(names[9]).toBe(`${"é".repeat(77)} 10`);
    expect(numberedNames(name, names, 1)).toEqual([`${"é".repeat(77)} 13`]);
    expect(numberedNames(`${"é".repeat(77)} abc`, [], 2)[0]).toBe(`${"é".repeat(77)} 1`);
  });
});

describe("encounterDifficulty", () => {
  const party = [3, 3, 3, 2];

  it("compares what creatures are worth with the party's thresholds", () => {
    expect(encounterDifficulty(party, [450])).toEqual({
      difficulty: "easy",
      experience: 450,
      adjusted: 450,
      thresholds: [275, 550, 825, 1400],
    });
  });

  it("counts more for numbers", () => {
    expect(encounterDifficulty(party, [450, 50, 50, 50])).toMatchObject({
      experience: 600,
      adjusted: 1200,
      difficulty: "hard",
    });
    expect(encounterDifficulty(party, [50, 50])?.adjusted).toBe(150);
    expect(encounterDifficulty(party, Array(7).fill(10))?.adjusted).toBe(175);
    expect(encounterDifficulty(party, Array(11).fill(10))?.adjusted).toBe(330);
    expect(encounterDifficulty(party, Array(15).fill(10))?.adjusted).toBe(600);
  });

  it("counts a step more for fewer than three, and a step less from six", () => {
    expect(encounterDifficulty([5, 5], [1000])?.adjusted).toBe(1500);
    expect(encounterDifficulty([5, 5], Array(15).fill(100))?.adjusted).toBe(7500);
    expect(encounterDifficulty(Array(6).fill(5), [1000])?.adjusted).toBe(500);
    expect(encounterDifficulty(Array(6).fill(5), [500, 500])?.adjusted).toBe(1000);
  });

  it("goes from negligible to deadly, levels outside of 1 to 20 counting as the nearest", () => {
    expect(encounterDifficulty([1, 1, 1], [10])?.difficulty).toBe("trivial");
    expect(encounterDifficulty([1, 1, 1], [150])?.difficulty).toBe("medium");
    expect(encounterDifficulty([1, 1, 1], [300])?.difficulty).toBe("deadly");
    expect(encounterDifficulty([0, 25], [10])?.thresholds).toEqual([2825, 5750, 8575, 12_800]);
  });

  it("says nothing without a party or without creatures", () => {
    expect(encounterDifficulty([], [10])).toBeUndefined();
    expect(encounterDifficulty([3], [])).toBeUndefined();
  });
});

describe("creatureAttackRolls", () => {
  const rollsOf = async (system: (typeof SYSTEM_IDS)[number], id: string) => {
    const creature = (await loadCreatures(system)).find((one) => one.id === id);
    return creature === undefined ? [] : creatureAttackRolls(creature);
  };

  it.each(SYSTEM_IDS)("has one for each attack of the catalogue of %s", async (system) => {
    for (const creature of await loadCreatures(system)) {
      const rolls = creatureAttackRolls(creature);
      expect(rolls.map(({ id }) => id)).toEqual(creature.attacks.map(({ id }) => id));
      for (const { request } of rolls.flatMap((one) => one.rolls)) {
        if (request.damage) expect(request.damage.game).toBe(system);
      }
    }
  });

  it("rolls to hit once in D&D, then each kind of damage and its critical", async () => {
    const [, bite] = await rollsOf("dnd5e", "adult-red-dragon");
    expect(bite?.rolls.map(({ name, value }) => [name, value])).toEqual([
      ["Attaque", "+14"],
      ["perforant", "2d10+8"],
      ["critique", "4d10+8"],
      ["feu", "2d6"],
      ["critique", "4d6"],
    ]);
  });

  it("marks the attacks of magical creatures, and throws a single point, the same at a critical hit", async () => {
    const [, sword] = await rollsOf("dnd5e", "solar");
    expect(sword?.rolls[1]?.request.damage).toMatchObject({ type: "slashing", magical: true });
    const [bite] = await rollsOf("dnd5e", "rat");
    const thrown = bite?.rolls.map(({ name, value, request }) => [
      name,
      value,
      "dice" in request && request.dice,
    ]);
    expect(thrown?.slice(1)).toEqual([
      ["perforant", "1", "1d1"],
      ["critique", "1", "1d1"],
    ]);
  });

  it("rolls the pool of Vampire with its damage in it", async () => {
    const [, fangs] = await rollsOf("vampire", "ancilla");
    expect(fangs?.rolls).toEqual([
      expect.objectContaining({
        value: "7 dés",
        request: expect.objectContaining({
          damage: { game: "vampire", severity: "aggravated", bonus: 0 },
        }),
      }),
    ]);
  });

  it("rolls against the body, or aims at the head, in Cyberpunk RED", async () => {
    const [, bat] = await rollsOf("cyberpunk", "ganger");
    expect(bat?.rolls.map(({ name, value, request }) => [name, value, request.damage])).toEqual([
      ["Attaque", "+9", undefined],
      ["Coup visé", "+1", undefined],
      ["Dégâts", "2d6", { game: "cyberpunk", location: "body", armour: "half" }],
      ["à la tête", "2d6", { game: "cyberpunk", location: "head", armour: "half" }],
    ]);
  });

  it("throws along with each attack the damage that is its own", async () => {
    const [rifle] = await rollsOf("cyberpunk", "garde-corpo");
    expect(
      rifle?.strikes.map(({ request, following }) => [request.label, following.map(({ label }) => label)]),
    ).toEqual([
      ["Fusil d'assaut", ["Dégâts : Fusil d'assaut"]],
      ["Tir visé (tête) : Fusil d'assaut", ["Dégâts à la tête : Fusil d'assaut"]],
      // Its margin decides which of them.
      ["Rafale : Fusil d'assaut", Array(4).fill("Dégâts de rafale : Fusil d'assaut")],
    ]);
    expect(rifle?.strikes.at(-1)?.following.map(({ roll, margin }) => [roll, margin])).toEqual([
      ["2d6", 1],
      ["2d6*2", 2],
      ["2d6*3", 3],
      ["2d6*4", 4],
    ]);
    expect(rifle?.strike).toBe(rifle?.strikes[0]);
    const [, bite] = await rollsOf("dnd5e", "adult-red-dragon");
    expect(bite?.strike?.following.map(({ after }) => after)).toEqual(["hit", "critical", "hit", "critical"]);
  });

  it("rolls a percentage, damage and that of an extreme success in Call of Cthulhu", async () => {
    const [, knife] = await rollsOf("cthulhu", "voyou");
    expect(
      knife?.rolls.map(({ name, value, request }) => [name, value, "dice" in request && request.dice]),
    ).toEqual([
      ["Attaque", "45 %", false],
      ["Dégâts", "1d4", "1d4"],
      ["empalement", "maximum + 1d4", "1d4min4+1d4"],
    ]);
    const [fist] = await rollsOf("cthulhu", "homme-de-main");
    expect(fist?.rolls.map(({ name }) => name)).toEqual(["Attaque", "Dégâts", "extrême"]);
  });
});

describe("letteredNames", () => {
  it("go on after the letters that are there, whatever numbers there are; one alone keeps its name", () => {
    expect(letteredNames("Gobelin", [], 1)).toEqual(["Gobelin"]);
    expect(letteredNames("Gobelin", ["Goule", "Gobelin rusé 2"], 1)).toEqual(["Gobelin"]);
    expect(letteredNames("Gobelin", ["Gobelin"], 1)).toEqual(["Gobelin A"]);
    expect(letteredNames("Gobelin", ["Gobelin 1", "Gobelin A"], 2)).toEqual(["Gobelin B", "Gobelin C"]);
  });

  it("are cut before their letter, and go beyond Z", () => {
    const name = "é".repeat(80);
    const names = letteredNames(name, [], 60);
    expect(names[0]).toBe(`${"é".repeat(78)} A`);
    expect([names[25], names[26], names[59]]).toEqual([
      `${"é".repeat(78)} Z`,
      `${"é".repeat(77)} AA`,
      `${"é".repeat(77)} BH`,
    ]);
    expect(new Set(names).size).toBe(60);
  });
});
