import { describe, expect, it } from "vitest";
import type { DamageSpec } from "../../game/gameTypes";
import { dnd5ePlay } from "../../games/dnd5e/play/dnd5ePlay";
import { type Dnd5eState, FRESH_STATE } from "../../games/dnd5e/play/state";
import { playSystemOf } from "../../games/registry/plays";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { readInventory } from "../../sheet/inventory/inventoryEntry";
import { equippedOf } from "../../testing/playLaws";
import type { SystemId } from "../../values/systemIds";
import { applyEquipment } from "../equipment/applyEquipment";
import { damageDealt, damageText } from "./damageDealt";

/** What so much damage comes to for a character with these stats, in its first state. */
function taken(system: SystemId, stats: object, damage: DamageSpec, points: number, change: object = {}) {
  const play = playSystemOf(system);
  const equipped = equippedOf(system, stats);
  const limits = play.limitsOf(equipped);
  const state = { ...play.firstState(equipped, limits), ...change };
  const { parts, operation } = play.damageTaken(damage, points, state, limits);
  return {
    parts,
    operation,
    texts: operation && play.apply(state, operation, limits).events.map(({ text }) => text),
  };
}

describe("damage of D&D", () => {
  const fire: DamageSpec = { game: "dnd5e", type: "fire" };
  const slash: DamageSpec = { game: "dnd5e", type: "slashing" };
  const hp = { hp: { current: 30, max: 30 } };

  it("is what was rolled where nothing stands against it, or nothing of it was rolled", () => {
    expect(taken("dnd5e", hp, { ...fire, critical: true }, 7)).toEqual({
      parts: [],
      operation: { kind: "damage", amount: 7, type: "fire", critical: true },
      texts: ["−7 PV (feu)"],
    });
    expect(taken("dnd5e", hp, { game: "dnd5e" }, 7).operation).toEqual({ kind: "damage", amount: 7 });
    expect(taken("dnd5e", { ...hp, immunities: ["feu"] }, fire, 0)).toMatchObject({
      parts: [],
      operation: undefined,
    });
    expect(taken("dnd5e", hp, fire, 1e9).operation).toMatchObject({ amount: 9999 });
  });

  it.each([
    ["an immunity", { immunities: "Feu, poison" }, fire, 12, undefined, ["Immunité (feu) : 12 → 0"]],
    ["a resistance", { résistances: ["feu"] }, fire, 13, 6, ["Résistance (feu) : 13 → 6"]],
    ["a vulnerability", { vulnerabilities: ["fire"] }, fire, 12, 24, ["Vulnérabilité (feu) : 12 → 24"]],
    [
      "both",
      { damageResistances: "fire", damageVulnerabilities: "fire" },
      fire,
      13,
      12,
      ["Résistance (feu) : 13 → 6", "Vulnérabilité (feu) : 6 → 12"],
    ],
    [
      "a resistance against all",
      { resistances: "tous les dégâts" },
      fire,
      12,
      6,
      ["Résistance (feu) : 12 → 6"],
    ],
    [
      "Foundry's traits",
      { traits: { dr: { value: ["fire"], custom: "" } } },
      fire,
      12,
      6,
      ["Résistance (feu) : 12 → 6"],
    ],
    [
      "words of one's own",
      { traits: { dr: { value: [], custom: "Fire" } } },
      fire,
      12,
      6,
      ["Résistance (feu) : 12 → 6"],
    ],
    ["another resistance", { resistances: ["froid"] }, fire, 12, 12, []],
    ["a single point", { resistances: ["feu"] }, fire, 1, undefined, ["Résistance (feu) : 1 → 0"]],
    [
      "plain weapons",
      { resistances: "bludgeoning, piercing, and slashing from nonmagical attacks" },
      slash,
      9,
      4,
      ["Résistance (tranchant) : 9 → 4"],
    ],
    [
      "magic weapons",
      { resistances: "contondants, perforants et tranchants non magiques" },
      { ...slash, magical: true } as const,
      9,
      9,
      [],
    ],
  ])("counts %s", (_, stats, damage, points, amount, parts) => {
    const result = taken("dnd5e", { ...hp, ...stats }, damage, points);
    expect(result.parts).toEqual(parts);
    expect(result.operation).toEqual(
      amount === undefined ? undefined : { kind: "damage", amount, type: damage.type },
    );
  });

  it("is halved once for the petrified, whatever its type", () => {
    const change = { conditions: { petrified: {} } };
    expect(taken("dnd5e", hp, { game: "dnd5e" }, 9, change).parts).toEqual(["Pétrifié : 9 → 4"]);
    expect(taken("dnd5e", { ...hp, resistances: ["feu"] }, fire, 9, change).parts).toEqual([
      "Résistance (feu) : 9 → 4",
    ]);
  });

  it("is halved by the people's resistance, and by rage for weapons, magic ones too", () => {
    const of = (data: object, damage: DamageSpec, change: object = {}) => {
      const play = playSystemOf("dnd5e");
      const equipped = equippedOf("dnd5e", hp, data);
      const limits = play.limitsOf(equipped);
      return play.damageTaken(damage, 13, { ...play.firstState(equipped, limits), ...change }, limits).parts;
    };
    expect(of({ race: "Tieffelin" }, fire)).toEqual(["Résistance (feu) : 13 → 6"]);
    expect(of({ race: "Tieffelin" }, slash)).toEqual([]);
    const rage = { raging: true };
    expect(of({}, { ...slash, magical: true }, rage)).toEqual(["Résistance (tranchant), en rage : 13 → 6"]);
    expect(of({}, fire, rage)).toEqual([]);
    expect(of({}, { game: "dnd5e" }, rage)).toEqual([]);
    expect(of({ race: "Tieffelin" }, fire, rage)).toEqual(["Résistance (feu) : 13 → 6"]);
    expect(of({ race: "Nain" }, slash, { ...rage, conditions: { petrified: {} } })).toHaveLength(1);
  });

  it("spends temporary hit points first, and asks for the save of concentration", () => {
    const change: Partial<Dnd5eState> = {
      hitPoints: { ...FRESH_STATE.hitPoints, temporary: 5 },
      concentration: { spell: "Vol", level: 3, saves: [] },
    };
    expect(taken("dnd5e", hp, fire, 24, change).texts).toEqual([
      "−24 PV (feu), dont 5 temporaires",
      "Concentration à sauver (Vol) : DD 12",
    ]);
  });

  it("reads nothing of what is no list of types", () => {
    const { limitsOf } = dnd5ePlay;
    const none = { resistances: [], immunities: [], vulnerabilities: [] };
    for (const odd of [null, 7, "", "magie", {}, [{}], { value: 3 }]) {
      expect(limitsOf(equippedOf("dnd5e", { resistances: odd })).defences).toEqual(none);
    }
  });
});

describe("damage of the other games", () => {
  it("in Vampire halves what is superficial, and marks Health", () => {
    const stats = { attributes: { stamina: 3 } };
    const superficial: DamageSpec = { game: "vampire", severity: "superficial" };
    expect(taken("vampire", stats, superficial, 5)).toEqual({
      parts: ["Superficiels, moitié : 5 → 3"],
      operation: { kind: "damage", track: "health", severity: "superficial", amount: 5, halved: true },
      texts: ["Santé : 3 superficiels (6 cases)"],
    });
    expect(taken("vampire", stats, { game: "vampire", severity: "aggravated" }, 2)).toMatchObject({
      parts: ["Aggravés : 2"],
      texts: ["Santé : 2 aggravés (6 cases)"],
    });
    expect(taken("vampire", stats, superficial, 0)).toMatchObject({ parts: [], operation: undefined });
  });

  it("in Cyberpunk meets the armour where it hits, which wears", () => {
    const stats = { hp: { current: 40, max: 40 }, armor: { head: 7, body: 11 } };
    const body: DamageSpec = { game: "cyberpunk", location: "body", armour: "whole" };
    expect(taken("cyberpunk", stats, body, 15)).toEqual({
      parts: ["Corps, SP 11 : 15 → 4"],
      operation: { kind: "hit", location: "body", damage: 15, armour: "whole" },
      texts: ["−4 PV : 36 / 40 PV", "Légèrement blessé", "Corps : SP 10 / 11"],
    });
    expect(taken("cyberpunk", stats, { ...body, armour: "half" }, 15).parts).toEqual([
      "Corps, SP 11, la moitié compte : 15 → 9",
    ]);
    expect(taken("cyberpunk", stats, { ...body, armour: "none" }, 15).parts).toEqual([
      "Corps, SP 11, ignorée : 15 → 15",
    ]);
    expect(taken("cyberpunk", stats, { ...body, location: "head" }, 10).parts).toEqual([
      "Tête, SP 7 : 10 → 3",
      "À la tête, × 2 : 6",
    ]);
    expect(taken("cyberpunk", stats, { ...body, location: "head" }, 7)).toMatchObject({
      parts: ["Tête, SP 7 : 7 → 0"],
      texts: ["L'armure arrête les 7 dégâts"],
    });
    expect(taken("cyberpunk", {}, { ...body, armour: "half" }, 3).parts).toEqual(["Corps, SP 0 : 3 → 3"]);
    expect(taken("cyberpunk", stats, body, 0)).toMatchObject({ parts: [], operation: undefined });
  });

  it("in Call of Cthulhu loses the points of the armour, and may be a major wound", () => {
    const blow: DamageSpec = { game: "cthulhu" };
    const hp = { hp: { current: 12, max: 12 } };
    expect(taken("cthulhu", hp, blow, 6)).toMatchObject({
      parts: [],
      operation: { kind: "damage", amount: 6 },
      texts: ["−6 PV : 6 / 12 PV", expect.stringContaining("Blessure grave")],
    });
    expect(taken("cthulhu", { ...hp, armure: 2 }, blow, 6)).toMatchObject({
      parts: ["Armure 2 : 6 → 4"],
      operation: { kind: "damage", amount: 4 },
    });
    expect(taken("cthulhu", { ...hp, armor: 8 }, blow, 6)).toMatchObject({
      parts: ["Armure 8 : 6 → 0"],
      operation: undefined,
    });
  });

  it("in Call of Cthulhu counts the best armour that is worn", () => {
    const vest = (itemId: string, points: number, equipped: boolean) => ({
      itemId,
      equipped,
      snapshot: { name: "Gilet", category: "Armure", fields: { Armure: points } },
    });
    const { inventoryItems } = readInventory(
      [vest("a", 1, true), vest("b", 3, true), vest("c", 9, false)],
      [],
      [],
    );
    const worn = applyEquipment(normaliseCharacter({ system: "cthulhu" }), inventoryItems, []);
    const withEntries = { ...worn, character: { ...worn.character, inventoryItems } };
    expect(playSystemOf("cthulhu").limitsOf(withEntries)).toMatchObject({ armour: 3 });
  });

  it("does nothing to a character of another game", () => {
    const specs: readonly DamageSpec[] = [
      { game: "dnd5e" },
      { game: "vampire", severity: "aggravated" },
      { game: "cyberpunk", location: "body", armour: "whole" },
      { game: "cthulhu" },
    ];
    for (const damage of specs) {
      for (const system of ["dnd5e", "vampire", "cyberpunk", "cthulhu"] as const) {
        const { parts } = taken(system, {}, damage, 0);
        expect(parts).toEqual(system === damage.game ? [] : ["Ces dégâts sont d'un autre jeu."]);
      }
    }
  });
});

describe("the damage of a roll", () => {
  const pool = { game: "vampire", dice: 6, hungerDice: 1 } as const;
  const blade = { game: "vampire", severity: "superficial", bonus: 3 } as const;

  it("is its total, never below 0, and nothing for a roll of something else", () => {
    expect(damageDealt({ total: 7, damage: { game: "dnd5e" } })).toBe(7);
    expect(damageDealt({ total: -1, damage: { game: "cthulhu" } })).toBe(0);
    expect(damageDealt({ total: 7 })).toBeUndefined();
    expect(damageDealt({ total: 4, damage: { game: "vampire", severity: "aggravated" } })).toBe(4);
  });

  it("is margin and bonus of an attack in Vampire that did not miss", () => {
    expect(damageDealt({ total: 4, damage: blade, rolled: { ...pool, difficulty: 2 } })).toBe(5);
    expect(damageDealt({ total: 1, damage: blade, rolled: pool })).toBe(3);
    expect(damageDealt({ total: 0, damage: blade, rolled: pool })).toBeUndefined();
    expect(damageDealt({ total: 2, damage: { game: "vampire", severity: "aggravated" }, rolled: pool })).toBe(
      1,
    );
  });

  it("is said of such an attack", () => {
    const said = (total: number, damage?: DamageSpec, rolled?: typeof pool) =>
      damageText({ total, dice: [], damage, rolled });
    expect(said(4, blade, pool)).toBe("Dégâts : 6 superficiels");
    expect(said(2, { game: "vampire", severity: "aggravated", bonus: 0 }, pool)).toBe("Dégâts : 1 aggravé");
    expect(said(0, blade, pool)).toBeUndefined();
    expect(said(4, { game: "dnd5e" })).toBeUndefined();
    expect(said(4, blade)).toBeUndefined();
    expect(said(4)).toBeUndefined();
  });

  it("is a critical injury in Cyberpunk where two dice show 6", () => {
    const said = (damage: DamageSpec, ...faces: number[]) =>
      damageText({ total: 12, damage, dice: faces.map((value) => ({ sides: 6, value })) });
    const body = { game: "cyberpunk", location: "body", armour: "whole" } as const;
    expect(said(body, 6, 2, 6)).toBe("Deux 6 : blessure critique");
    expect(said(body, 6, 2, 5)).toBeUndefined();
    expect(said({ game: "dnd5e" }, 6, 6)).toBeUndefined();
  });
});
