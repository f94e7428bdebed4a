import { describe, expect, it } from "vitest";
import { wearing } from "../../../testing/equippedCharacter";
import { equippedOf } from "../../../testing/playLaws";
import { cyberpunkPlay } from "./play";
import { FRESH_STATE } from "./state";

const weapon = "cyberpunk-pistolet-lourd";

describe("the state of an edgerunner that has none yet", () => {
  const first = (stats: object, data: object = {}) => {
    const equipped = equippedOf("cyberpunk", stats, data);
    const limits = cyberpunkPlay.limitsOf(equipped);
    return { limits, state: cyberpunkPlay.firstState(equipped, limits) };
  };

  it("is what its stats carry, in all the shapes that the sheet reads", () => {
    const { state, limits } = first(
      {
        attributes: { COR: 6, VOL: 4, empathy: 6, LUCK: 7 },
        pv: { actuel: 12, max: 35 },
        luckPoints: 2,
        humanity: "44/60",
        armure: { tête: 7, torse: { sp: 11 } },
        improvementPoints: "20 / 100",
        inventoryItems: [{ itemId: weapon }, { itemId: "cyberpunk-katana" }],
      },
      { equipment: ["1 200 eb", "Une clé"], injuries: ["Broken Leg", "Œil perdu", "Brûlure"] },
    );
    expect(limits).toMatchObject({
      hitPoints: 35,
      luck: 7,
      humanity: 60,
      body: 6,
      empathy: 6,
      armour: { head: 7, body: 11, shield: 0 },
      magazines: { [weapon]: { name: "Pistolet lourd", size: 8 } },
    });
    expect(Object.keys(limits.magazines)).toEqual([weapon]);
    expect(state).toEqual({
      ...FRESH_STATE,
      hitPointsLost: 23,
      luckSpent: 5,
      humanityLost: 16,
      eddies: 1200,
      injuries: { brokenLeg: "open", lostEye: "open", Brûlure: "open" },
      improvementGained: 100,
      improvementSpent: 80,
    });
  });

  it("counts the magazine of a homebrew weapon that is equipped", () => {
    const input = {
      systems: ["cyberpunk" as const],
      category: "Arme de poing",
      systemProfiles: { cyberpunk: { fields: { Chargeur: 5 } } },
    };
    const limits = cyberpunkPlay.limitsOf(wearing({ id: "maison", ...input }, { system: "cyberpunk" }));
    expect(limits.magazines).toEqual({ maison: { name: "Objet", size: 5 } });
  });

  it("has the penalty of the heaviest armour that is worn, on what leans on REF, DEX and MOVE", () => {
    const jacket = (slug: string, equipped: boolean) => ({ itemId: `cyberpunk-${slug}`, equipped });
    const penaltyOf = (...inventoryItems: object[]) => first({ inventoryItems }).limits.armourPenalty;
    expect(penaltyOf(jacket("armure-moyenne", true))).toBe(-2);
    expect(penaltyOf(jacket("armure-moyenne", true), jacket("armure-metal", true))).toBe(-4);
    expect(penaltyOf(jacket("armure-metal", false), jacket("kevlar", true))).toBe(0);
    const { state, limits } = first({ inventoryItems: [jacket("armure-moyenne", true)] });
    const acting = (trait: string) =>
      cyberpunkPlay
        .rollEffectsOf(state, limits)
        .filter(({ appliesTo }) => appliesTo({ kind: "check", trait }))
        .map(({ modifier }) => modifier);
    expect(["ref", "dex", "move", "int", "cool"].map(acting)).toEqual([[-2], [-2], [-2], [], []]);
  });

  it("has the armour that is worn where it carries any for a place, and elsewhere what its sheet says", () => {
    const piece = (slug: string, equipped: boolean) => ({ itemId: `cyberpunk-${slug}`, equipped });
    const armourOf = (more: object, ...inventoryItems: object[]) =>
      first({ armor: { head: 11, body: 11, shield: 4 }, inventoryItems, ...more }).limits.armour;
    expect(armourOf({})).toEqual({ head: 11, body: 11, shield: 4 });
    expect(armourOf({}, piece("armure-moyenne", true))).toEqual({ head: 11, body: 12, shield: 4 });
    expect(armourOf({}, piece("kevlar", true), piece("armure-metal", false)).body).toBe(7);
    // What the sheet says came from what is carried, or is another armour's, which a spare in the bag does not take off.
    const spare = [piece("kevlar", false), piece("casque-leger", false)];
    expect(armourOf({ armor: { head: 11, body: 7 } }, ...spare)).toEqual({ head: 0, body: 0, shield: 0 });
    const other = { head: 9, body: 9 };
    expect(armourOf({ armor: other }, ...spare)).toEqual({ ...other, shield: 0 });
    expect(armourOf({}, piece("bouclier-pare-balles", true)).shield).toBe(10);
    const skin = { installedImplants: [{ name: "Blindage", humanity: 14, sp: 11 }] };
    expect(armourOf(skin, piece("kevlar", true)).body).toBe(11);
  });

  it("is whole where the stats say nothing", () => {
    expect(first({}).state).toEqual(FRESH_STATE);
    expect(first({}, { eurobucks: 300 }).state.eddies).toBe(300);
  });

  it("has what armour has lost, as far as there is any", () => {
    const shot = { armor: { head: 7, body: 11 }, ablation: { head: 9, body: 2, shield: 3, legs: 1 } };
    expect(first(shot).state.ablation).toEqual({ head: 7, body: 2 });
    expect(first({ armor: { body: 11 }, ablation: { body: "abc" } }).state.ablation).toEqual({});
    expect(first({ armor: { body: 11 }, ablation: 4 }).state.ablation).toEqual({});
  });
});
