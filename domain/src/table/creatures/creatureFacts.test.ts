import { describe, expect, it } from "vitest";
import { SYSTEM_IDS, type SystemId } from "../../values/systemIds";
import { creatureFacts, dangerText } from "./creatureFacts";
import { loadCreatures } from "./loadCreatures";

const creature = async (system: SystemId, id: string) => {
  const found = (await loadCreatures(system)).find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const facts = async (system: SystemId, id: string) =>
  Object.fromEntries(creatureFacts(await creature(system, id)).map(({ label, value }) => [label, value]));

describe("the block of a creature", () => {
  it("has D&D's numbers in its words, without what the creature does not have", async () => {
    expect(await facts("dnd5e", "goblin")).toEqual({
      CA: "15",
      PV: "7 (2d6)",
      Vitesse: "marche 9 m",
      Initiative: "+2",
      FOR: "8 (-1)",
      DEX: "14 (+2)",
      CON: "10 (+0)",
      INT: "10 (+0)",
      SAG: "8 (-1)",
      CHA: "8 (-1)",
      Compétences: "Discrétion +6",
      Sens: "vision dans le noir 18 m, Perception passive 9",
      Langues: "commun, gobelin",
      "Facteur de puissance": "1/4 (50 XP)",
      Maîtrise: "+2",
    });
  });

  it("says what defences of D&D do not hold against", async () => {
    const golem = await facts("dnd5e", "stone-golem");
    expect(golem.Immunités).toContain("tranchant (ni magique ni en adamantium)");
    expect(golem["Insensible à"]).toContain("Épuisement");
    expect((await facts("dnd5e", "air-elemental")).Vitesse).toBe("vol 27 m, vol stationnaire");
    expect((await facts("dnd5e", "archmage")).CA).toBe("12 (15 avec armure du mage)");
    expect((await facts("dnd5e", "animated-armor")).Vitesse).toBe("marche 7,5 m");
    expect((await facts("dnd5e", "adult-red-dragon"))["Facteur de puissance"]).toBe("17 (18\u202f000 XP)");
    expect((await facts("dnd5e", "adult-red-dragon")).Sauvegardes).toBe("DEX +6, CON +13, SAG +7, CHA +11");
  });

  it("has the numbers of the other games in theirs", async () => {
    expect(await facts("vampire", "ancilla")).toMatchObject({
      Santé: "8 cases",
      "Réserve sociale": "8",
    });
    expect(await facts("vampire", "ancilla")).not.toHaveProperty("Lames et balles");
    expect(await facts("vampire", "videur")).toHaveProperty("Lames et balles", "aggravées");
    const bouncer = await creature("vampire", "videur");
    expect(creatureFacts({ ...bouncer, initiative: 5 })).toContainEqual({
      label: "Initiative",
      value: "5 dés",
    });
    expect(await facts("cyberpunk", "ganger")).toMatchObject({
      Armure: "tête 7 SP, corps 7 SP",
      Combat: "10",
      REF: "5",
    });
    expect(await facts("cthulhu", "ours")).toMatchObject({ Armure: "3", DEX: "55", Impact: "+2d6" });
    expect(await facts("cthulhu", "fantome")).toMatchObject({ "Perte de SAN": "1/1d8" });
    expect(await facts("cthulhu", "voyou")).not.toHaveProperty("Armure");
  });

  it("has each of their numbers, in order", async () => {
    const lines = async (system: SystemId, id: string) =>
      creatureFacts(await creature(system, id)).map(({ label, value }) => `${label} : ${value}`);
    expect(await lines("vampire", "ancilla")).toMatchInlineSnapshot(`
      [
        "Santé : 8 cases",
        "Volonté : 7",
        "Réserve physique : 7",
        "Réserve sociale : 8",
        "Réserve mentale : 7",
        "Compétences : Subterfuge 10, Politique 9",
      ]
    `);
    expect(await lines("cyberpunk", "ganger")).toMatchInlineSnapshot(`
      [
        "PV : 35",
        "Armure : tête 7 SP, corps 7 SP",
        "Combat : 10",
        "REF : 5",
        "DEX : 5",
        "WILL : 4",
        "MOVE : 5",
        "BODY : 5",
        "Compétences : Connaissance de la rue 9",
      ]
    `);
    expect(await lines("cthulhu", "ours")).toMatchInlineSnapshot(`
      [
        "Points de vie : 19",
        "Armure : 3",
        "FOR : 110",
        "CON : 85",
        "TAI : 110",
        "DEX : 55",
        "INT : 20",
        "POU : 50",
        "Impact : +2d6",
        "Carrure : 3",
        "Mouvement : 12",
        "Compétences : Pister 70 %",
      ]
    `);
    const bouncer = await creature("vampire", "videur");
    const alone = creatureFacts({ ...bouncer, initiative: 0, life: { max: 1 } });
    expect(alone[0]?.value).toBe("1 case");
    expect(alone.some(({ label }) => label === "Initiative")).toBe(false);
    expect(await facts("cthulhu", "ours")).not.toHaveProperty("Perte de SAN");
  });

  it("says in a word how dangerous it is", async () => {
    expect(dangerText(await creature("dnd5e", "goblin"))).toBe("FP 1/4");
    expect(dangerText(await creature("dnd5e", "tarrasque"))).toBe("FP 30");
    expect(dangerText(await creature("vampire", "ancien"))).toBe("Menace 5");
  });

  it.each(SYSTEM_IDS)("has no blank line and no English word in %s", async (system) => {
    for (const one of await loadCreatures(system)) {
      for (const { label, value } of creatureFacts(one)) {
        expect(`${label} ${value}`).not.toMatch(/undefined|bludgeoning|slashing|piercing|\(\)/);
      }
    }
  });
});
