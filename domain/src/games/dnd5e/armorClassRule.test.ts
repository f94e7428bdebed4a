import { expect, it } from "vitest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { toStoredShape } from "../../table/characters/storedShape";
import { armorClassRuleOf } from "./armorClassRule";

const ruleOf = (armorClassRule: unknown) => armorClassRuleOf({ stats: { armorClassRule } });

it("is read back as it is stored, and outlives a save", () => {
  const rule = {
    ...{ gear: "shield", base: 13, abilities: ["dex"], withoutShield: true },
    ...{ bonus: 1, armoredBonus: 2, mediumDexterity: 3, minimum: 16 },
  } as const;
  const character = normaliseCharacter({ id: "c1", system: "dnd5e", stats: { armorClassRule: rule } });
  expect(armorClassRuleOf(character)).toEqual(rule);
  expect(armorClassRuleOf(normaliseCharacter(toStoredShape(character)))).toEqual(rule);
});

it("is none without its gear or its base, and without what cannot be read", () => {
  for (const raw of [undefined, "13", [], { gear: "armor" }, { base: 13 }, { gear: "cape", base: 13 }])
    expect(ruleOf(raw)).toBeUndefined();
  expect(ruleOf({ gear: "none", base: 15, abilities: ["luck", "wis"], bonus: 500 })).toEqual({
    ...{ gear: "none", base: 15, abilities: ["wis"] },
  });
});
