import { describe, expect, it } from "vitest";
import type { RollSubject } from "../../game/rolls/rollEffect";
import { NO_SITUATION } from "../../game/rolls/situation";
import { cthulhuItems } from "../../games/cthulhu/catalogue/items";
import { cyberpunkItems } from "../../games/cyberpunk/catalogue/items";
import { vampireItems } from "../../games/vampire/catalogue/items";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import type { ItemInput } from "../../sheet/equipment/item";
import { readInventory } from "../../sheet/inventory/inventoryEntry";
import { itemOf } from "../../testing/equippedCharacter";
import type { SystemId } from "../../values/systemIds";
import { applyEquipment } from "../equipment/applyEquipment";
import { actionRolls } from "./actionRolls";
import { prepareRoll } from "./prepareRoll";

const items = [...vampireItems, ...cyberpunkItems, ...cthulhuItems];

/** The rolls of the one action of a character that wields this weapon, as `name value`. */
const rollsWith = (system: SystemId, stats: object, weapon: string | Partial<ItemInput>) => {
  const own = typeof weapon === "string" ? [] : [itemOf({ id: "arme", systems: [system], ...weapon })];
  const itemId = typeof weapon === "string" ? weapon : "arme";
  const { inventoryItems } = readInventory([{ itemId, equipped: true }], [], []);
  const raw = normaliseCharacter({ system, stats });
  const { character } = applyEquipment(raw, inventoryItems, [...items, ...own]);
  return character.actions.flatMap((action) => actionRolls(character, action));
};
const shown = (...from: Parameters<typeof rollsWith>) =>
  rollsWith(...from).map(({ name, value }) => `${name} ${value}`);
const requestOf = (name: string, ...from: Parameters<typeof rollsWith>) =>
  rollsWith(...from).find((roll) => roll.name === name)?.request;

describe("a weapon of D&D", () => {
  const stats = { level: 5, abilityScores: { str: 16 } };
  const sword = {
    name: "Épée",
    category: "Arme",
    damage: { dice: "1d8", versatileDice: "1d10", type: "tranchants" },
  };

  it("hits, and deals damage with one hand or two, twice the dice in a critical hit", () => {
    expect(shown("dnd5e", stats, sword)).toEqual([
      "Attaque +6",
      "tranchants 1d8+3",
      "à deux mains 1d10+3",
      "critique 2d8+3",
      "critique à deux mains 2d10+3",
    ]);
    expect(requestOf("Attaque", "dnd5e", stats, sword)).toEqual({
      kind: "check",
      label: "Attaquer avec Épée",
      modifier: 6,
      subject: { kind: "attack", melee: true },
    });
  });

  it("says which damage it is, critical or magical", () => {
    expect(requestOf("tranchants", "dnd5e", stats, sword)?.damage).toEqual({
      game: "dnd5e",
      type: "slashing",
    });
    const magic = { ...sword, damage: { dice: "1d8", type: "fire" }, effects: { stats: { attaque: 1 } } };
    expect(requestOf("critique", "dnd5e", stats, magic)).toMatchObject({
      label: "Dégâts critiques : Attaquer avec Épée",
      damage: { game: "dnd5e", type: "fire", critical: true, magical: true },
    });
    const odd = { ...sword, damage: { dice: "1d8", type: "bizarres" } };
    expect(requestOf("bizarres", "dnd5e", stats, odd)?.damage).toEqual({ game: "dnd5e" });
    expect(
      requestOf("fire", "dnd5e", stats, { ...magic, effects: {}, rarity: "Rare" })?.damage,
    ).toMatchObject({
      magical: true,
    });
  });

  it("names what leads its damage, and what the state adds to it is not doubled by a critical hit", () => {
    const rage = {
      ...{ id: "rage:damage", label: "Dégâts de rage", modifier: 2 },
      appliesTo: ({ kind, trait, melee }: RollSubject) =>
        kind === "damage" && trait === "str" && melee === true,
    };
    const rolled = (button: string, ignored: string[] = []) => {
      const request = requestOf(button, "dnd5e", stats, sword);
      return request && prepareRoll(request, { ...NO_SITUATION, ignored: new Set(ignored) }, [rage]);
    };
    expect(rolled("tranchants")).toEqual({ roll: "1d8+3+2", notes: ["Dégâts de rage : +2"] });
    expect(rolled("à deux mains")?.roll).toBe("1d10+3+2");
    expect(rolled("critique")?.roll).toBe("2d8+3+2");
    expect(rolled("critique", ["rage:damage"])).toEqual({ roll: "2d8+3", notes: [] });
    expect(rolled("Attaque")?.notes).toEqual([]);
    const bow = { ...sword, category: "Arme à distance" };
    const shot = requestOf("tranchants", "dnd5e", { ...stats, abilityScores: { str: 16, dex: 14 } }, bow);
    expect(shot && prepareRoll(shot, NO_SITUATION, [rage])?.roll).toBe("1d8+2");
  });

  it("deals damage alone where its wielder's ability is not known, and nothing where it is no dice", () => {
    expect(shown("dnd5e", {}, sword)).toEqual(["tranchants 1d8", "à deux mains 1d10"]);
    expect(shown("dnd5e", stats, { ...sword, damage: { dice: "+2" } })).toEqual(["Attaque +6"]);
    expect(shown("dnd5e", stats, { ...sword, damage: undefined })).toEqual(["Attaque +6"]);
    expect(shown("dnd5e", stats, { ...sword, damage: { dice: "60d6" } })).toEqual([
      "Attaque +6",
      "Dégâts 60d6+3",
    ]);
  });
});

describe("a weapon of Vampire", () => {
  const stats = {
    attributes: { strength: 2, dexterity: 3, composure: 4 },
    skills: { melee: 2, firearms: 3, brawl: 1, athletics: 2 },
    hunger: 2,
  };

  it.each([
    ["vampire-machette", "Dextérité + Mêlée 5 dés", "dexterity", 3, "superficial"],
    ["vampire-torche", "Dextérité + Mêlée 5 dés", "dexterity", 1, "aggravated"],
    ["vampire-revolver-lourd", "Sang-froid + Armes à feu 7 dés", "composure", 4, "superficial"],
    ["vampire-coup-de-poing-americain", "Dextérité + Bagarre 4 dés", "dexterity", 1, "superficial"],
  ] as const)("%s is rolled as %s", (id, text, trait, bonus, severity) => {
    expect(shown("vampire", stats, id)).toEqual([text]);
    expect(rollsWith("vampire", stats, id)[0]?.request).toMatchObject({
      kind: "game",
      spec: { game: "vampire", hungerDice: 2 },
      subject: { kind: "attack", trait },
      damage: { game: "vampire", severity, bonus },
    });
  });

  it("takes the skill that it names, and the first of two equal attributes", () => {
    const axe = {
      name: "Hachette",
      category: "Arme",
      systemProfiles: { vampire: { fields: { Compétence: "Athlétisme" } } },
    };
    expect(shown("vampire", stats, axe)).toEqual(["Dextérité + Athlétisme 5 dés"]);
    const even = { attributes: { strength: 3, dexterity: 3 } };
    expect(shown("vampire", even, "vampire-machette")).toEqual(["Force + Mêlée 3 dés"]);
  });

  it("is not rolled without attributes, and an action without a weapon neither", () => {
    expect(shown("vampire", {}, "vampire-machette")).toEqual([]);
    const beast = normaliseCharacter({
      system: "vampire",
      stats,
      actions: [{ name: "Morsure", damage: "+2" }],
    });
    expect(beast.actions.flatMap((action) => actionRolls(beast, action))).toEqual([]);
  });
});

describe("a weapon of Cyberpunk RED", () => {
  const stats = {
    ref: 6,
    dex: 5,
    skills: { handgun: 4, shoulderArms: 6, meleeWeapon: 2, autofire: 3, athletics: 1, heavyWeapons: 2 },
  };

  it("fires, aims at the head, and costs its shots", () => {
    expect(shown("cyberpunk", stats, "cyberpunk-pistolet-lourd")).toEqual([
      "Attaque +10",
      "2 attaques +10",
      "Tir visé +2",
      "Dégâts 3d6",
      "à la tête 3d6",
    ]);
    const from = ["cyberpunk", stats, "cyberpunk-pistolet-lourd"] as const;
    expect(requestOf("Attaque", ...from)).toEqual({
      kind: "game",
      label: "Attaquer avec Pistolet lourd",
      spec: { game: "cyberpunk", modifier: 10, attack: "ranged", weapon: "pistol" },
      subject: { kind: "attack", melee: false, trait: "ref" },
      costs: [{ kind: "fire", weapon: "cyberpunk-pistolet-lourd", shots: 1 }],
    });
    expect(requestOf("2 attaques", ...from)).toMatchObject({
      ...{ label: "Attaquer avec Pistolet lourd", times: 2 },
      costs: [{ kind: "fire", weapon: "cyberpunk-pistolet-lourd", shots: 2 }],
    });
    expect(shown("cyberpunk", stats, "cyberpunk-pistolet-tres-lourd")).not.toContain("2 attaques +10");
    const [body, head] = [requestOf("Dégâts", ...from), requestOf("à la tête", ...from)];
    expect(body?.attack).toBe("Attaquer avec Pistolet lourd");
    expect(head?.attack).toBe(requestOf("Tir visé", ...from)?.label);
    expect(requestOf("à la tête", ...from)?.damage).toEqual({
      game: "cyberpunk",
      location: "head",
      armour: "whole",
    });
  });

  it("fires bursts by their own skill, ten shots each, with damage by the margin", () => {
    const from = ["cyberpunk", stats, "cyberpunk-fusil-d-assaut"] as const;
    expect(shown(...from)).toEqual([
      "Attaque +12",
      "Tir visé +4",
      "Rafale +9",
      "Dégâts 5d6",
      "à la tête 5d6",
      "rafale, marge 1 2d6",
      "rafale, marge 2 2d6*2",
      "rafale, marge 3 2d6*3",
      "rafale, marge 4 2d6*4",
    ]);
    expect(requestOf("Rafale", ...from)?.costs).toEqual([
      { kind: "fire", weapon: "cyberpunk-fusil-d-assaut", shots: 10 },
    ]);
  });

  it("fires shells at all who stand near, which beat 13 at any distance and deal 3d6", () => {
    const from = ["cyberpunk", stats, "cyberpunk-fusil-a-pompe"] as const;
    expect(shown(...from)).toEqual([
      "Attaque +12",
      "Tir visé +4",
      "Chevrotine +12",
      "Dégâts 5d6",
      "à la tête 5d6",
      "chevrotine 3d6",
    ]);
    expect(requestOf("Chevrotine", ...from)).toMatchObject({
      spec: { game: "cyberpunk", modifier: 12, attack: "ranged", difficulty: 13 },
      costs: [{ kind: "fire", weapon: "cyberpunk-fusil-a-pompe", shots: 1 }],
    });
    expect(requestOf("chevrotine", ...from)?.attack).toBe(requestOf("Chevrotine", ...from)?.label);
  });

  it("meets half of the armour hand to hand, costs nothing there, and explodes without aim", () => {
    const blade = ["cyberpunk", stats, "cyberpunk-katana"] as const;
    expect(shown(...blade)).toEqual([
      "Attaque +7",
      "2 attaques +7",
      "Coup visé -1",
      "Dégâts 3d6",
      "à la tête 3d6",
    ]);
    expect(requestOf("Dégâts", ...blade)?.damage).toEqual({
      game: "cyberpunk",
      location: "body",
      armour: "half",
    });
    expect(requestOf("Attaque", ...blade)?.costs).toEqual([]);
    expect(shown("cyberpunk", stats, "cyberpunk-grenade-a-fragmentation")).toEqual([
      "Attaque +6",
      "Dégâts 6d6",
    ]);
    expect(requestOf("Attaque", "cyberpunk", stats, "cyberpunk-grenade-a-fragmentation")).toMatchObject({
      spec: { weapon: "thrown" },
    });
    expect(shown("cyberpunk", stats, "cyberpunk-lance-grenades")).toEqual(["Attaque +8", "Dégâts 6d6"]);
  });

  it("is thrown by an action without a weapon as its damage alone", () => {
    const drone = normaliseCharacter({
      system: "cyberpunk",
      actions: [{ name: "Laser", damage: "2d6" }, { name: "Fuir" }],
    });
    expect(drone.actions.flatMap((action) => actionRolls(drone, action)).map(({ value }) => value)).toEqual([
      "2d6",
    ]);
    expect(shown("cyberpunk", {}, "cyberpunk-katana")).toEqual(["Dégâts 3d6", "à la tête 3d6"]);
  });
});

describe("a weapon of Call of Cthulhu", () => {
  const stats = { characteristics: { str: 80, siz: 70 }, skills: { handguns: 55, brawl: 40 } };

  it("is rolled under its skill, with the investigator's impact", () => {
    expect(shown("cthulhu", stats, "cthulhu-hache-de-bucheron")).toEqual([
      "Combat rapproché 40 %",
      "Dégâts 1d8+2+1d4",
      "empalement maximum + 1d8+2",
    ]);
    expect(shown("cthulhu", stats, "cthulhu-gourdin")).toEqual([
      "Combat rapproché 40 %",
      "Dégâts 1d6+1d4",
      "extrême maximum",
    ]);
    expect(requestOf("Armes de poing", "cthulhu", stats, "cthulhu-revolver-38")).toEqual({
      kind: "game",
      label: "Attaquer avec Revolver .38",
      spec: { game: "cthulhu", target: 55, bonusDice: 0, about: "shot", malfunction: 100, reach: 15 },
      subject: { kind: "attack", skill: "handguns" },
      costs: [{ kind: "fire", weapon: "cthulhu-revolver-38", shots: 1 }],
    });
    expect(requestOf("Combat rapproché", "cthulhu", stats, "cthulhu-gourdin")).toMatchObject({
      spec: { game: "cthulhu", target: 40, bonusDice: 0, about: "attack" },
    });
    expect(requestOf("Combat rapproché", "cthulhu", stats, "cthulhu-gourdin")?.costs).toEqual([]);
    const unknown = { name: "Mauser", category: "Arme de poing", damage: { dice: "1d10" } };
    expect(requestOf("Armes de poing", "cthulhu", stats, unknown)?.costs).toEqual([]);
  });

  it("fires two or three shots of a handgun at once, each with a penalty die and under the attack's own name", () => {
    expect(shown("cthulhu", stats, "cthulhu-revolver-38")).toEqual([
      "Armes de poing 55 %",
      "2 tirs, dé malus 55 %",
      "3 tirs, dé malus 55 %",
      "Dégâts 1d10",
      "empalement maximum + 1d10",
    ]);
    expect(requestOf("3 tirs, dé malus", "cthulhu", stats, "cthulhu-revolver-38")).toMatchObject({
      label: "Attaquer avec Revolver .38",
      spec: { bonusDice: -1, about: "shot" },
      costs: [{ kind: "fire", shots: 3 }],
      times: 3,
    });
    const shots = (weapon: string | Partial<ItemInput>) =>
      rollsWith("cthulhu", stats, weapon).flatMap(({ request }) => request.times ?? []);
    expect(shots("cthulhu-derringer")).toEqual([]);
    expect(shots("cthulhu-carabine-30-06")).toEqual([]);
    expect(shots("cthulhu-fusil-de-chasse-calibre-12")).toEqual([2]);
    expect(shots("cthulhu-gourdin")).toEqual([]);
    const own = { name: "Mauser", category: "Arme de poing", damage: { dice: "1d10" } };
    expect(shots({ ...own, systemProfiles: { cthulhu: { fields: { Coups: 2 } } } })).toEqual([2]);
    const said = { cthulhu: { fields: { Coups: 8, Tirs: "1 (2)" } } };
    expect(shots({ ...own, systemProfiles: said })).toEqual([2]);
    expect(shots(own)).toEqual([]);
  });

  it("reads from which roll on a firearm fails, and how far it shoots, as its item says", () => {
    const specOf = (fields: Record<string, string | number>) => {
      const own = {
        ...{ name: "Mauser", category: "Arme de poing", damage: { dice: "1d10" } },
        systemProfiles: { cthulhu: { fields } },
      };
      const request = requestOf("Armes de poing", "cthulhu", stats, own);
      return request?.kind === "game" ? request.spec : undefined;
    };
    expect(specOf({ Panne: "00", Portée: "20 mètres" })).toMatchObject({ malfunction: 100, reach: 20 });
    expect(specOf({ Enrayage: "96-00", Portée: "3,5 m" })).toMatchObject({ malfunction: 96, reach: 3 });
    const bare = { game: "cthulhu", target: 55, bonusDice: 0, about: "shot" };
    expect(specOf({ Panne: 0, Portée: "contact" })).toEqual(bare);
    expect(specOf({ Portée: "15 minutes" })).toEqual(bare);
  });

  it("impales with the highest dice and its own once more; what does not pierce has the highest alone", () => {
    expect(requestOf("empalement", "cthulhu", stats, "cthulhu-hache-de-bucheron")).toMatchObject({
      dice: "1d8min8+2+1d4min4+1d8+2",
      damage: { game: "cthulhu", impaling: true },
    });
    expect(requestOf("extrême", "cthulhu", stats, "cthulhu-gourdin")).toMatchObject({
      dice: "1d6min6+1d4min4",
      damage: { game: "cthulhu" },
    });
  });

  it("falls back on the kind of weapon, and on the base of a skill", () => {
    const rifle = { name: "Mauser", category: "Arme d'épaule", damage: { dice: "2d6+4" } };
    expect(shown("cthulhu", {}, rifle)).toEqual(["Fusils 25 %", "Dégâts 2d6+4", "extrême maximum"]);
    expect(shown("cthulhu", {}, { name: "Griffe", category: "Arme", damage: undefined })).toEqual([
      "Combat rapproché 25 %",
    ]);
    const ghoul = normaliseCharacter({ system: "cthulhu", actions: [{ name: "Griffe", damage: "1d6" }] });
    expect(ghoul.actions.flatMap((action) => actionRolls(ghoul, action)).map(({ value }) => value)).toEqual([
      "1d6",
    ]);
  });
});
