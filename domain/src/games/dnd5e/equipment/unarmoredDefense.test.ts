import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { applyEquipment } from "../../../table/equipment/applyEquipment";
import { findOfficialItem } from "../../catalogue";

const armorClassOf = (className: string, ...worn: string[]) => {
  const character = normaliseCharacter({
    system: "dnd5e",
    class: className,
    stats: { abilityScores: { dex: 14, con: 16, wis: 18 } },
  });
  const entries = worn.map((itemId) => ({
    itemId,
    quantity: 1,
    equipped: true,
    attuned: false,
    properties: [],
    tags: [],
  }));
  const items = worn.flatMap((id) => findOfficialItem(id) ?? []);
  return applyEquipment(character, entries, items).character.ac;
};

describe("fighting unarmoured", () => {
  it("adds Constitution to a barbarian and Wisdom to a monk", () => {
    expect(armorClassOf("Guerrier 1")).toBe(12);
    expect(armorClassOf("Barbare 1")).toBe(15);
    expect(armorClassOf("Moine 1")).toBe(16);
    expect(armorClassOf("Guerrier 3 / Barbare 2")).toBe(15);
  });

  it("allows a barbarian's shield, but not a monk's", () => {
    expect(armorClassOf("Barbare 1", "dnd5e-bouclier")).toBe(17);
    expect(armorClassOf("Moine 1", "dnd5e-bouclier")).toBe(14);
  });

  it("does not apply with armour", () => {
    expect(armorClassOf("Barbare 1", "dnd5e-armure-de-cuir")).toBe(13);
    expect(armorClassOf("Moine 1", "dnd5e-armure-de-cuir")).toBe(13);
  });
});
