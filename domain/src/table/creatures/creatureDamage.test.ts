import { describe, expect, it } from "vitest";
import type { CreatureNow } from "../../game/creatures/creatureState";
import type { Creature, DamageSpec } from "../../game/gameTypes";
import { CTHULHU_CREATURES } from "../../games/cthulhu/creatures/catalogue";
import { CYBERPUNK_CREATURES } from "../../games/cyberpunk/creatures/catalogue";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { VAMPIRE_CREATURES } from "../../games/vampire/creatures/catalogue";
import { creatureDamageTaken } from "./creatureDamage";

const ALL: readonly Creature[] = [
  ...DND5E_CREATURES,
  ...VAMPIRE_CREATURES,
  ...CYBERPUNK_CREATURES,
  ...CTHULHU_CREATURES,
];
const taken = (id: string, damage: DamageSpec, points: number, now?: CreatureNow) => {
  const creature = ALL.find((one) => one.id === id && one.system === damage.game);
  if (creature === undefined) throw new Error(id);
  return creatureDamageTaken(creature, damage, points, now);
};

describe("creatureDamageTaken", () => {
  it("counts immunity, resistance and vulnerability in D&D", () => {
    expect(taken("fire-elemental", { game: "dnd5e", type: "fire" }, 12)).toEqual({
      lost: 0,
      parts: ["Immunité (feu) : 12 → 0"],
    });
    expect(taken("skeleton", { game: "dnd5e", type: "bludgeoning" }, 7)).toEqual({
      lost: 14,
      parts: ["Vulnérabilité (contondant) : 7 → 14"],
    });
    expect(taken("goblin", { game: "dnd5e", type: "slashing" }, 7)).toEqual({ lost: 7, parts: [] });
    expect(taken("goblin", { game: "dnd5e" }, 0)).toEqual({ lost: 0, parts: [] });
  });

  it("resists weapons without magic alone, and says what they might be made of", () => {
    expect(taken("werewolf-wolf", { game: "dnd5e", type: "slashing" }, 9)).toEqual({
      lost: 0,
      parts: ["Immunité (tranchant) : 9 → 0", "Sauf arme argentée"],
    });
    expect(taken("werewolf-wolf", { game: "dnd5e", type: "slashing", magical: true }, 9)).toEqual({
      lost: 9,
      parts: [],
    });
    expect(taken("stone-golem", { game: "dnd5e", type: "slashing" }, 9).parts).toContain(
      "Sauf arme d'adamantium",
    );
    expect(taken("gargoyle", { game: "dnd5e", type: "cold" }, 9).parts).toEqual([]);
  });

  it("halves what meets the petrified", () => {
    expect(taken("goblin", { game: "dnd5e", type: "fire" }, 9, { conditions: ["Pétrifié"] })).toEqual({
      lost: 4,
      parts: ["Pétrifié : 9 → 4"],
    });
  });

  it("halves what is superficial for everybody in Vampire; blades and bullets are aggravated to mortals", () => {
    const superficial: DamageSpec = { game: "vampire", severity: "superficial" };
    const halved = { lost: 3, parts: ["Superficiels, moitié : 5 → 3"], aggravated: 0 };
    expect(taken("ancilla", superficial, 5)).toEqual(halved);
    expect(taken("videur", superficial, 5)).toEqual(halved);
    expect(taken("ancilla", { ...superficial, edged: true }, 5)).toEqual(halved);
    expect(taken("videur", { ...superficial, edged: true }, 2)).toEqual({
      ...{ lost: 2, parts: ["Aggravés (mortel) : 2"], aggravated: 2 },
    });
    expect(taken("ancilla", { game: "vampire", severity: "aggravated" }, 5)).toEqual({
      ...{ lost: 5, parts: ["Aggravés : 5"], aggravated: 5 },
    });
    expect(taken("ancilla", { ...superficial, unhalved: true }, 5)).toMatchObject({
      ...{ lost: 5, parts: ["Superficiels, entiers : 5"], aggravated: 0 },
    });
    expect(taken("ancilla", superficial, 0)).toEqual({ lost: 0, parts: [] });
  });

  it("impairs in Vampire who has every box marked, then aggravates, and ends who has none else", () => {
    const blow: DamageSpec = { game: "vampire", severity: "superficial" };
    const max = 6;
    expect(taken("videur", blow, 6, { lost: 3, max })).toMatchObject({ lost: 3, begins: ["Diminué"] });
    const full = { lost: 6, max, aggravated: 0, conditions: ["Diminué"] };
    expect(taken("videur", blow, 4, full)).toMatchObject({ lost: 0, aggravated: 2 });
    expect(taken("videur", blow, 12, full)).toMatchObject({ aggravated: 6, begins: ["Mourant"] });
    expect(taken("ancilla", blow, 12, full)).toMatchObject({ begins: ["Torpeur"] });
    expect(taken("videur", blow, 4, { ...full, aggravated: 6 })).toMatchObject({ lost: 0 });
  });

  it("lets through what passes the armour in Cyberpunk RED, and wears it", () => {
    const body: DamageSpec = { game: "cyberpunk", location: "body", armour: "whole" };
    expect(taken("ganger", body, 12)).toEqual({ lost: 5, parts: ["Corps, SP 7 : 12 → 5"], ablated: "body" });
    expect(taken("ganger", body, 12, { ablation: { body: 3 } }).lost).toBe(8);
    expect(taken("ganger", body, 6)).toEqual({ lost: 0, parts: ["Corps, SP 7 : 6 → 0"] });
    expect(taken("ganger", body, 0)).toEqual({ lost: 0, parts: [] });
    expect(taken("ganger", { ...body, armour: "half" }, 12).lost).toBe(8);
    expect(taken("ganger", { ...body, armour: "none" }, 12)).toEqual({
      lost: 12,
      parts: ["Corps, SP 7, ignorée : 12 → 12"],
    });
  });

  it("doubles in Cyberpunk RED what passes the armour of the head", () => {
    const head: DamageSpec = { game: "cyberpunk", location: "head", armour: "whole" };
    expect(taken("ganger", head, 12)).toMatchObject({ lost: 10, ablated: "head" });
  });

  it("takes the armour from each blow in Call of Cthulhu", () => {
    expect(taken("ours", { game: "cthulhu" }, 8)).toEqual({ lost: 5, parts: ["Armure 3 : 8 → 5"] });
    expect(taken("ours", { game: "cthulhu" }, 2).lost).toBe(0);
    expect(taken("voyou", { game: "cthulhu" }, 4)).toEqual({ lost: 4, parts: [] });
  });

  it("wounds gravely in Call of Cthulhu with half of the points in one blow, and leaves dying who falls so", () => {
    const blow = (points: number, now: CreatureNow = {}) => taken("voyou", { game: "cthulhu" }, points, now);
    const max = 11;
    expect(blow(5, { lost: 0, max })).toEqual({ lost: 5, parts: [] });
    expect(blow(6, { lost: 0, max })).toEqual({ lost: 6, parts: [], begins: ["Blessure grave"] });
    const grave = { lost: 6, max, conditions: ["Blessure grave"] };
    expect(blow(5, grave).begins).toEqual(["Inconscient", "Mourant"]);
    expect(blow(5, { lost: 6, max }).begins).toEqual(["Inconscient"]);
    expect(blow(12, { lost: 0, max }).begins).toContain("Mort");
  });

  it("injures in Cyberpunk RED where two sixes led to an injury: five points more, whatever the armour", () => {
    const hit: DamageSpec = { game: "cyberpunk", location: "body", armour: "whole", injury: "brokenArm" };
    expect(taken("ganger", hit, 12)).toEqual({
      ...{ lost: 10, ablated: "body", begins: ["Bras cassé"] },
      parts: ["Corps, SP 7 : 12 → 5", "Deux 6 : +5, Bras cassé"],
    });
    expect(taken("ganger", hit, 6)).toMatchObject({ lost: 5, begins: ["Bras cassé"] });
    const held = taken("ganger", hit, 12, { conditions: ["Bras cassé"] });
    expect(held).toMatchObject({ lost: 10 });
    expect(held).not.toHaveProperty("begins");
  });

  it("injures no machine, and deals it no point more", () => {
    const hit: DamageSpec = { game: "cyberpunk", location: "body", armour: "whole", injury: "brokenArm" };
    const drone = taken("drone-arme", hit, 12);
    expect(drone).toMatchObject({ lost: 5, parts: ["Corps, SP 7 : 12 → 5"] });
    expect(drone).not.toHaveProperty("begins");
  });

  it("takes nothing for damage of another game", () => {
    const [goblin] = DND5E_CREATURES;
    if (goblin === undefined) throw new Error("no creature");
    expect(creatureDamageTaken(goblin, { game: "cthulhu" }, 8)).toEqual({
      lost: 0,
      parts: ["Ces dégâts sont d'un autre jeu."],
    });
  });

  it("takes nothing whatever the two games are", () => {
    const specs: DamageSpec[] = [
      { game: "dnd5e", type: "fire" },
      { game: "vampire", severity: "aggravated" },
      { game: "cyberpunk", location: "body", armour: "whole" },
      { game: "cthulhu" },
    ];
    for (const [creature] of [DND5E_CREATURES, VAMPIRE_CREATURES, CYBERPUNK_CREATURES, CTHULHU_CREATURES]) {
      if (creature === undefined) throw new Error("no creature");
      for (const spec of specs.filter(({ game }) => game !== creature.system))
        expect(creatureDamageTaken(creature, spec, 8).parts).toEqual(["Ces dégâts sont d'un autre jeu."]);
    }
  });
});
