import { describe, expect, it } from "vitest";
import { weaponBonusesIn } from "./weaponBonuses";

const bonuses = (weaponBonuses: unknown) => weaponBonusesIn({ stats: { weaponBonuses } });

describe("what a character adds to every attack", () => {
  it("is read back as it is stored", () => {
    const stored = { melee: { attack: 1, damage: -2, dice: "1d4+1" }, ranged: { damage: 3 } };
    expect(bonuses(stored)).toEqual(stored);
  });

  it("is nothing where there is nothing, or nothing that can be read", () => {
    for (const raw of [undefined, 3, [], {}, { melee: {}, ranged: { dice: "des dés" } }])
      expect(bonuses(raw)).toBeUndefined();
    expect(bonuses({ melee: { attack: 500, dice: "1d6 + 1d4" } })).toEqual({ melee: { dice: "1d6+1d4" } });
  });
});
