import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { readInventory } from "../../sheet/inventory/inventoryEntry";
import { anyEffects } from "../../testing/anyEffects";
import { base, itemOf, wearing } from "../../testing/equippedCharacter";
import { applyEquipment } from "./applyEquipment";

describe("an equipped item", () => {
  it("grants actions, bonus actions and reactions", () => {
    const { character } = wearing({
      name: "Cor",
      effects: {
        stats: {
          action: "Sonner : effraie à 18 m",
          "action 2": "Ranger",
          actionBonus: "Souffler",
          réaction: "+1",
          "Action héroïque": 1,
          charme: "beau",
        },
      },
    });
    expect(character.actions).toEqual([
      { name: "Sonner", description: "effraie à 18 m", grantedBy: "Cor" },
      { name: "Ranger", grantedBy: "Cor" },
      { name: "Action héroïque", grantedBy: "Cor" },
    ]);
    expect(character.bonusActions).toEqual([{ name: "Souffler", grantedBy: "Cor" }]);
    expect(character.reactions).toEqual([{ name: "réaction", grantedBy: "Cor" }]);
  });

  it("that is unknown and has no snapshot does nothing", () => {
    const { inventoryItems } = readInventory([{ itemId: "perdu", equipped: true }], [], []);
    const before = normaliseCharacter(base);
    const { character, contributions } = applyEquipment(before, inventoryItems, []);
    expect([character, contributions]).toEqual([before, []]);
  });

  it("that requires attunement takes effect only once attuned", () => {
    const ring = { requiresAttunement: true, effects: { stats: { ac: 1 } } };
    expect(wearing(ring).character.ac).toBe(15);
    expect(wearing(ring, base, { attuned: true }).character.ac).toBe(16);
    expect(wearing(ring, base, { attuned: true, equipped: false }).character.ac).toBe(15);
  });

  it("adds to no value in a game without a rule for it", () => {
    const effects = { ability: { dex: 2 }, stats: { ac: 1, hp: 5, speed: 3, réaction: "Parer" } };
    const raw = { ...base, system: "vampire" };
    expect(wearing({ effects, systems: ["vampire"] }, raw)).toEqual({
      character: { ...normaliseCharacter(raw), reactions: [{ name: "Parer", grantedBy: "Objet" }] },
      contributions: [],
    });
  });

  it("has no effect while it is not equipped", () => {
    fc.assert(
      fc.property(anyEffects, fc.boolean(), (effects, attuned) => {
        const before = normaliseCharacter(base);
        const { inventoryItems } = readInventory([{ itemId: "objet", attuned }], [], []);
        const items = [itemOf({ effects, damage: { dice: "1d4" } })];
        const { character, contributions } = applyEquipment(before, inventoryItems, items);
        expect([character, contributions]).toEqual([before, []]);
      }),
    );
  });
});
