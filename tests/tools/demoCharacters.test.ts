import { officialItems } from "domain/games/catalogue";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { isWeapon } from "domain/sheet/equipment/itemKind";
import { UNNAMED_ITEM } from "domain/sheet/equipment/normaliseItem";
import { carriedItems } from "domain/sheet/inventory/tabs";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { describe, expect, it } from "vitest";
import { demoCharacters } from "../../tools/seed/characters/demoCharacters";

const heroes = demoCharacters.map((hero) => [hero.name, hero] as const);

describe.each(heroes)("the demo character %s", (_, hero) => {
  const character = normaliseCharacter(hero);
  const { inventoryItems, system } = character;
  // Trays, rests and a sheet without a connection load no items.
  const carried = carriedItems(inventoryItems, [], system);

  it("carries things that have names", () => {
    expect(carried.filter(({ item }) => item.name === UNNAMED_ITEM).map(({ entry }) => entry.itemId)).toEqual(
      [],
    );
  });

  it("attacks with each weapon in hand", () => {
    const attacks = applyEquipment(character, inventoryItems, []).character.actions;
    const known = carriedItems(inventoryItems, officialItems(system), system);
    const armed = known.filter(({ entry, item }) => entry.equipped && isWeapon(item));
    for (const { item } of armed) {
      expect(attacks.map(({ name }) => name)).toContain(`Attaquer avec ${item.name}`);
    }
  });
});
