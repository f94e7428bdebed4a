import { describe, expect, it } from "vitest";
import { NO_SITUATION } from "../../../game/rolls/situation";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { formatContribution } from "../../../sheet/equipment/contributions";
import { readInventory } from "../../../sheet/inventory/inventoryEntry";
import { applyEquipment } from "../../../table/equipment/applyEquipment";
import { buildCharacter } from "../../../table/forge/buildCharacter";
import { prepareRoll } from "../../../table/rolls/prepareRoll";
import { equippedOf, sheetChoices } from "../../../table/rolls/sheetChoices";
import { base, itemOf, scores, wearing } from "../../../testing/equippedCharacter";
import { dnd5eItems } from "../catalogue/items";
import { dnd5eReady } from "../forge/ready";
import { dnd5ePlay } from "../play/dnd5ePlay";
import { FRESH_STATE } from "../play/state";

const HEAVY = { name: "Harnois", armorClass: { base: 18, dexterity: "none" } } as const;
const plate = (words: readonly string[], raw: object = base) =>
  wearing({ ...HEAVY, properties: [...words] }, raw);
const walk = (words: readonly string[], raw: object = base) => plate(words, raw).character.speeds.walk?.value;
const weak = { ...base, abilityScores: { ...scores, str: 12 } };

describe("a suit that asks for Strength", () => {
  it("slows who is weaker by 3 m, and nobody else", () => {
    expect(walk(["Force 13"], weak)).toBe(6);
    expect(walk(["Force 15"])).toBe(6);
    expect(walk(["Force 13"])).toBe(9);
    expect(walk([], weak)).toBe(9);
    expect(walk(["For 15"], { ...weak, speed: "30 ft" })).toBe(20);
    expect(walk(["Strength 15"], { ...weak, speed: "6 cases" })).toBe(6);
  });

  it("says by how much, and which suit does", () => {
    const [slowed] = plate(["Force 15"]).contributions.filter(({ target }) => target === "speed");
    expect(slowed && formatContribution(slowed, "m")).toBe("-3 m Harnois");
  });

  it("slows no dwarf, of whatever kind", () => {
    for (const race of ["Nain", "Nain des collines", "Mountain Dwarf"]) {
      expect(walk(["Force 15"], { ...weak, race })).toBe(9);
    }
    expect(walk(["Force 15"], { ...weak, race: "Halfelin" })).toBe(6);
  });

  it("gives the speed back once it is off, and once one is strong enough", () => {
    const items = [
      itemOf({ ...HEAVY, id: "harnois", properties: ["Force 15"] }),
      itemOf({ id: "ceinturon", name: "Ceinturon", effects: { ability: { str: "=19" } } }),
    ];
    const worn = (...equipped: string[]) => {
      const entries = items.map(({ id }) => ({ itemId: id, equipped: equipped.includes(id) }));
      const { inventoryItems } = readInventory(entries, [], []);
      return applyEquipment(normaliseCharacter(weak), inventoryItems, items).character.speeds.walk?.value;
    };
    expect(worn()).toBe(9);
    expect(worn("harnois")).toBe(6);
    expect(worn("harnois", "ceinturon")).toBe(9);
  });

  it("does not slow twice who was imported with it", () => {
    const slowed = wearing({ ...HEAVY, properties: ["Force 15"], effects: { stats: { speed: "-3 m" } } });
    expect(slowed.character.speeds.walk?.value).toBe(6);
  });

  it("slows nobody by a shield", () => {
    const shield = { name: "Pavois", armorClass: { bonus: 2 }, properties: ["Force 15"] };
    expect(wearing(shield, weak).character.speeds.walk?.value).toBe(9);
  });

  it("is every suit of the catalogue that says so", () => {
    const asking = dnd5eItems.flatMap(({ id, armorClass, properties }) =>
      armorClass && properties.some((word) => word.startsWith("Force ")) ? [id] : [],
    );
    for (const id of asking) {
      const item = dnd5eItems.find((one) => one.id === id);
      expect(wearing({ ...item }, weak, { attuned: true }).character.speeds.walk?.value).toBe(6);
    }
    expect(asking).toEqual(
      expect.arrayContaining(["dnd5e-cotte-de-mailles", "dnd5e-clibanion", "dnd5e-harnois"]),
    );
  });
});

describe("a suit in which one is heard", () => {
  const stealth = (words: readonly string[], label = "Discrétion") => {
    const equipped = plate(words);
    const request = sheetChoices("dnd5e", base)
      .flatMap(({ choices }) => choices)
      .find((one) => one.label === label);
    const effects = dnd5ePlay.rollEffectsOf(FRESH_STATE, dnd5ePlay.limitsOf(equipped));
    return request && prepareRoll(request, NO_SITUATION, effects);
  };

  it("gives Stealth disadvantage, and nothing else", () => {
    expect(stealth(["Désavantage en Discrétion"])).toEqual({
      roll: { game: "dnd5e", modifier: 3, mode: "disadvantage" },
      notes: ["Discrétion (Harnois) : désavantage"],
    });
    for (const words of ["Stealth Disadvantage", "Discrétion : désavantage"]) {
      expect(stealth([words])?.roll).toMatchObject({ mode: "disadvantage" });
    }
    for (const label of ["Acrobaties", "Dextérité", "Sauvegarde de Dextérité"]) {
      expect(stealth(["Désavantage en Discrétion"], label)?.notes).toEqual([]);
    }
    expect(stealth([])?.roll).toMatchObject({ mode: "normal" });
  });

  it("is known of a hero of the Forge by what the Forge packed", () => {
    const paladin = dnd5eReady.find(({ classId }) => classId === "paladin");
    const equipped = equippedOf({ ...(paladin && buildCharacter(paladin)), system: "dnd5e" });
    expect(dnd5ePlay.limitsOf(equipped).loudSuit).toBe("Cotte de mailles");
  });
});
