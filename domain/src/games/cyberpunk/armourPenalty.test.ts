import { describe, expect, it } from "vitest";
import { ARMOUR_PENALTIES, officialArmourPenalty } from "./armourPenalty";
import { cyberpunkItems } from "./catalogue/items";
import { cyberpunk } from "./game";
import { cyberpunkSpeed } from "./speed";

const worn = (...slugs: string[]) => slugs.map((slug) => ({ itemId: `cyberpunk-${slug}`, equipped: true }));
const edgerunner = (inventoryItems: object[], stats = { ref: 7, move: 6 }) => ({
  system: "cyberpunk",
  stats: { stats, inventoryItems },
});

describe("heavy armour", () => {
  it("is what the catalogue says of each piece", () => {
    const said = cyberpunkItems.flatMap(({ id, systemProfiles }) => {
      const { Malus } = systemProfiles.cyberpunk?.fields ?? {};
      return Malus === undefined ? [] : [[id.slice("cyberpunk-".length), Malus]];
    });
    expect(said).toEqual(
      Object.entries(ARMOUR_PENALTIES).map(([slug, points]) => [slug, `-${points} REF, DEX et MOVE`]),
    );
  });

  it("takes the worst of what is worn, and nothing of what is carried", () => {
    expect(officialArmourPenalty(edgerunner(worn("armure-moyenne", "heaume-metal")))).toBe(-4);
    expect(officialArmourPenalty(edgerunner(worn("kevlar", "casque-moyen")))).toBe(-2);
    expect(officialArmourPenalty(edgerunner([{ itemId: "cyberpunk-armure-metal", equipped: false }]))).toBe(
      0,
    );
    expect(officialArmourPenalty({})).toBe(0);
  });

  it("takes it from the speed, two metres a point", () => {
    expect(cyberpunkSpeed.ofCharacter(edgerunner([]))).toBe(12);
    expect(cyberpunkSpeed.ofCharacter(edgerunner(worn("armure-lourde")))).toBe(8);
    expect(cyberpunkSpeed.ofCharacter(edgerunner(worn("armure-metal"), { ref: 7, move: 3 }))).toBe(0);
  });

  it("takes it from REF in the order of a fight, and by an effect in the roll of the sheet", () => {
    const raw = edgerunner(worn("armure-metal"));
    expect(cyberpunk.sheet.initiative(raw)).toEqual({ ownBonus: 3 });
    expect(cyberpunk.sheet.initiative({ system: "cyberpunk", stats: {} })).toEqual({ ownBonus: undefined });
    expect(cyberpunk.sheet.fightRolls({} as never, raw)[0]).toMatchObject({
      ...{ dice: "1d10+7", subject: { kind: "initiative", trait: "ref" } },
    });
  });
});
