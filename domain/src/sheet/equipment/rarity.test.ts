import { describe, expect, it } from "vitest";
import { officialItems } from "../../games/catalogue";
import { isRare } from "./rarity";

describe("a rare item", () => {
  it.each([
    "Rare",
    "rare",
    "Très rare",
    "Légendaire",
    "Artéfact",
    "veryRare",
    "very rare",
    "Legendary",
    "artifact",
  ])("is one whose rarity is %s", (rarity) => expect(isRare({ rarity })).toBe(true));

  it.each([undefined, "", "Commun", "Courant", "Peu commun", "uncommon", "Rarement vu"])(
    "is none whose rarity is %s",
    (rarity) => expect(isRare({ rarity })).toBe(false),
  );

  it("is marked by its tag where the game has no rarities", () => {
    expect(isRare({ tags: ["arme", "Rare"] })).toBe(true);
    expect(isRare({ tags: ["arme", "rareté inconnue"] })).toBe(false);
  });

  it("is each of D&D's catalogue from « Rare » up", () => {
    const rarities = officialItems("dnd5e")
      .filter(isRare)
      .map(({ rarity }) => rarity);
    expect([...new Set(rarities)].toSorted()).toEqual(["Légendaire", "Rare", "Très rare"]);
  });
});
