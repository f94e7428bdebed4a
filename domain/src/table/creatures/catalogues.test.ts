import { describe, expect, it } from "vitest";
import { creatureSchema } from "../../games/creature";
import { buildOf, hitPointsMax as cthulhuHitPoints } from "../../games/cthulhu/creation";
import { CTHULHU_CREATURES } from "../../games/cthulhu/creatures/catalogue";
import { hitPointsMax as cyberpunkHitPoints } from "../../games/cyberpunk/creation";
import { CYBERPUNK_CREATURES } from "../../games/cyberpunk/creatures/catalogue";
import { VAMPIRE_CREATURES } from "../../games/vampire/creatures/catalogue";
import { parseDice } from "../../values/dice/parseDice";
import { SYSTEM_IDS } from "../../values/systemIds";
import { foldText } from "../../values/text/foldText";
import { loadCreatures } from "./loadCreatures";

const duplicates = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe.each(SYSTEM_IDS)("the catalogue of %s", (system) => {
  it("has its creatures, of this game alone", async () => {
    const creatures = await loadCreatures(system);
    expect(creatures).toHaveLength(system === "dnd5e" ? 334 : 25);
    expect(new Set(creatures.map((creature) => creature.system))).toEqual(new Set([system]));
  });

  it("has creatures that every reader of a creature accepts, unchanged", async () => {
    for (const creature of await loadCreatures(system)) {
      expect(creatureSchema.safeParse(creature)).toEqual({ success: true, data: creature });
    }
  });

  it("has names and ids, of creatures and of a creature's attacks, each once", async () => {
    const creatures = await loadCreatures(system);
    expect(duplicates(creatures.map(({ name }) => foldText(name)))).toEqual([]);
    expect(duplicates(creatures.map(({ id }) => id))).toEqual([]);
    for (const { attacks } of creatures) expect(duplicates(attacks.map(({ id }) => id))).toEqual([]);
  });

  it("has sentences that begin with a capital and end with a full stop", async () => {
    for (const { traits } of await loadCreatures(system)) {
      for (const { text } of traits) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

describe("the antagonists of our own", () => {
  it("have the hit points, the initiative and the brawling damage of Cyberpunk RED", () => {
    const quicker: Readonly<Record<string, number>> = { cyberpsycho: 3, solo: 2 };
    for (const { id, stats, life, initiative, attacks } of CYBERPUNK_CREATURES) {
      expect(life.max).toBe(cyberpunkHitPoints(stats.body, stats.will));
      expect(initiative).toBe(stats.ref + (quicker[id] ?? 0));
      for (const { damage } of attacks) {
        for (const { dice } of damage) expect(dice).toMatch(/^[1-5]d6$/);
      }
    }
  });

  it("fight in Cyberpunk RED with no more than their combat number", () => {
    for (const { name, combat, attacks, stats } of CYBERPUNK_CREATURES) {
      const best = Math.max(...attacks.map(({ modifier }) => modifier));
      expect(`${name} ${best <= combat + 4 && combat >= stats.ref}`).toBe(`${name} true`);
    }
  });

  it("have the hit points, build, damage bonus and initiative of Call of Cthulhu", () => {
    for (const { characteristics, life, initiative, build, damageBonus } of CTHULHU_CREATURES) {
      expect(life.max).toBe(cthulhuHitPoints(characteristics.con, characteristics.siz));
      expect({ build, damageBonus }).toEqual(buildOf(characteristics.str, characteristics.siz));
      expect(initiative).toBe(characteristics.dex);
    }
  });

  it("have dice of damage that can be rolled, with the damage bonus where it counts", () => {
    for (const { attacks } of CTHULHU_CREATURES) {
      for (const { damage } of attacks) {
        for (const { dice } of damage) expect(/^\d+$/.test(dice) || parseDice(dice) !== undefined).toBe(true);
      }
    }
    const bear = CTHULHU_CREATURES.find(({ id }) => id === "ours");
    expect(bear?.attacks.map(({ damage }) => damage)).toEqual([
      [{ dice: "2d6+2d6" }],
      [{ dice: "1d10+2d6" }],
    ]);
  });

  it("aggravate in Vampire by fangs, claws, fire and faith alone", () => {
    const severe = VAMPIRE_CREATURES.flatMap(({ attacks }) =>
      attacks.filter(({ severity }) => severity === "aggravated").map(({ name }) => name),
    );
    expect(severe.length).toBeGreaterThan(5);
    for (const name of severe)
      expect(name).toMatch(/^(?:Crocs|Griffes|Gueule|Torche|Flamme|Symbole|Fusil incendiaire)/);
  });
});
