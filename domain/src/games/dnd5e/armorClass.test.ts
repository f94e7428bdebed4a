import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { formatContribution } from "../../sheet/equipment/contributions";
import type { ItemInput } from "../../sheet/equipment/item";
import { readInventory } from "../../sheet/inventory/inventoryEntry";
import { applyEquipment } from "../../table/equipment/applyEquipment";
import { base, itemOf, wearing } from "../../testing/equippedCharacter";

describe("an armor class that the sheet does not give", () => {
  const { ac: _, ...unarmored } = base;
  const worn = (input: Partial<ItemInput>, raw: object = unarmored) => wearing(input, raw).character.ac;

  it("is 10 plus Dexterity without armour", () => {
    expect(worn({})).toBe(13);
    expect(worn({}, { dex: 8 })).toBe(9);
  });

  it("includes Dexterity as far as the armour allows", () => {
    expect(worn({ armorClass: { base: 11, dexterity: "full" } })).toBe(14);
    expect(worn({ armorClass: { base: 14, dexterity: "upToTwo" } })).toBe(16);
    expect(worn({ armorClass: { base: 14, dexterity: "upToTwo" } }, { dex: 8 })).toBe(13);
    expect(worn({ armorClass: { base: 18, dexterity: "none" } })).toBe(18);
  });

  it("includes the best suit and the best shield, and the bonuses of other items", () => {
    const items = [
      itemOf({ id: "cuir", name: "Cuir", armorClass: { base: 11, dexterity: "full" } }),
      itemOf({ id: "plates", name: "Plates", armorClass: { base: 18, dexterity: "none" } }),
      itemOf({ id: "ecu", name: "Écu", armorClass: { bonus: 2 } }),
      itemOf({ id: "targe", name: "Targe", armorClass: { bonus: 1 } }),
      itemOf({ id: "anneau", name: "Anneau", effects: { stats: { ac: 1 } } }),
    ];
    const { inventoryItems } = readInventory(
      items.map(({ id }) => ({ itemId: id, equipped: true })),
      [],
      [],
    );
    const { character, contributions } = applyEquipment(normaliseCharacter(unarmored), inventoryItems, items);
    expect(character.ac).toBe(21);
    expect(contributions.map((part) => formatContribution(part))).toEqual([
      "+1 Anneau",
      "+5 Plates",
      "+2 Écu",
    ]);
  });

  it("is unknown without Dexterity and in the other systems", () => {
    const shield: Partial<ItemInput> = { armorClass: { bonus: 2 } };
    expect(worn(shield, {})).toBeUndefined();
    expect(worn(shield, { ...unarmored, system: "vampire" })).toBeUndefined();
  });

  it("is not derived when the sheet gives one, which includes the armour", () => {
    expect(worn({ armorClass: { bonus: 2 } }, base)).toBe(15);
  });
});
