import { describe, expect, it } from "vitest";
import { afterBack } from "../../../game/creatures/creatureUse";
import { panelEventSchema } from "../../../table/panel/panelEventSchema";
import { creatureSchema } from "../../creature";
import { rangedWeaponOf } from "../ranges";
import { cyberpunkAttackRolls } from "./attackRolls";
import { CYBERPUNK_CREATURES } from "./catalogue";
import { cyberpunkUses, shotsOf } from "./uses";

const creatureOf = (id: string) => {
  const found = CYBERPUNK_CREATURES.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(id);
  return found;
};
const rollsOf = (id: string, name: string) => {
  const attack = creatureOf(id).attacks.find((one) => one.name === name);
  return attack ? cyberpunkAttackRolls(attack) : [];
};

describe("the guns of Cyberpunk's antagonists", () => {
  it("fire, aim at the head for 8 less, and fire bursts with damage by the margin", () => {
    expect(rollsOf("garde-corpo", "Fusil d'assaut").map(({ name, value }) => `${name} ${value}`)).toEqual([
      "Attaque +12",
      "Tir visé +4",
      "Rafale +12",
      "Dégâts 5d6",
      "à la tête 5d6",
      "rafale, marge 1 2d6",
      "rafale, marge 2 2d6*2",
      "rafale, marge 3 2d6*3",
      "rafale, marge 4 2d6*4",
    ]);
    expect(rollsOf("pilote-de-raid", "Mitraillette").at(-1)?.value).toBe("2d6*3");
  });

  it("are known by their kind wherever a name of the catalogue says one", () => {
    const wrong = CYBERPUNK_CREATURES.flatMap(({ attacks }) => attacks).filter(({ name, weapon }) => {
      const named = rangedWeaponOf(name);
      return named !== undefined && named !== weapon;
    });
    expect(wrong).toEqual([]);
  });

  it("are no blows by another name, or with a magazine alone", () => {
    const melee = (name: string, more: object = {}) => {
      const [first] = cyberpunkAttackRolls({
        ...{ id: "a", name, modifier: 10, damage: [{ dice: "3d6" }], armour: "whole" as const, ...more },
      });
      return first?.request.subject?.melee === true;
    };
    for (const gun of ["Fusil", "Mitrailleuse lourde", "Lance-flammes", "Canon laser", "Tir"])
      expect([gun, melee(gun)]).toEqual([gun, false]);
    expect(melee("Frelon", { magazine: 20 })).toBe(false);
    expect(melee("Poing")).toBe(true);
    expect(melee("Tirade")).toBe(true);
  });

  it("hold the shots of their magazines, which attacks and bursts take", () => {
    expect(cyberpunkUses(creatureOf("garde-corpo"))).toEqual([
      { key: "shots-fusil", label: "Fusil d'assaut", max: 25, attack: "fusil" },
      { key: "shots-pistolet", label: "Pistolet lourd", max: 8, attack: "pistolet" },
    ]);
    expect(cyberpunkUses(creatureOf("chien-de-garde"))).toEqual([]);
    const shots = rollsOf("garde-corpo", "Fusil d'assaut").map(({ request }) => shotsOf(request));
    expect(shots).toEqual([1, 1, 10, 0, 0, 0, 0, 0, 0]);
    expect(rollsOf("ganger", "Batte cloutée").map(({ request }) => shotsOf(request))).toEqual([0, 0, 0, 0]);
    expect(shotsOf({ kind: "dice", label: "Dé", dice: "1d6" })).toBe(0);
  });

  it("are counted in a fight under keys that it takes, and that no turn and no round brings back", () => {
    for (const { key, max } of CYBERPUNK_CREATURES.flatMap(cyberpunkUses)) {
      const counted = { type: "setCreatureUse", id: "one", use: key, spent: max, label: "Tir" };
      expect(panelEventSchema.safeParse(counted).success).toBe(true);
      for (const back of ["turn", "round", "roll"] as const)
        expect(afterBack({ [key]: 1 }, back)).toEqual({ [key]: 1 });
    }
  });

  it("fire twice an action where they are light, as light blades strike", () => {
    const rateOf = (id: string) => creatureOf(id).attacks.map(({ name, rate = 1 }) => `${name} ${rate}`);
    expect(rateOf("ganger-chrome")).toEqual(["Griffes d'acier 2", "Pistolet très lourd 1"]);
    expect(rateOf("ganger")).toEqual(["Pistolet lourd 2", "Batte cloutée 2"]);
    expect(rateOf("cyberpsycho")).toEqual(["Lames de bras 1", "Canon d'épaule 1"]);
  });

  it("are of creatures that every reader accepts, older ones without kind and magazine too", () => {
    for (const creature of CYBERPUNK_CREATURES) {
      expect(creatureSchema.safeParse(creature)).toEqual({ success: true, data: creature });
    }
    const [attack] = creatureOf("vigile").attacks;
    if (attack === undefined) throw new RangeError("vigile");
    const { weapon: _, rate: _rate, magazine: _magazine, ...older } = attack;
    const creature = { ...creatureOf("vigile"), attacks: [older] };
    expect(creatureSchema.safeParse(creature).success).toBe(true);
    expect(cyberpunkAttackRolls(older).map(({ name }) => name)).toEqual([
      "Attaque",
      "Attaque visée",
      "Dégâts",
      "à la tête",
    ]);
  });

  it("are told from fists, which are opposed as blades are", () => {
    const attackOf = (id: string, name: string) => rollsOf(id, name)[0]?.request;
    expect(attackOf("passant", "Poing")).toMatchObject({
      spec: { attack: "melee" },
      subject: { melee: true },
    });
    expect(attackOf("ganger", "Pistolet lourd")).toMatchObject({ spec: { attack: "ranged" } });
    expect(attackOf("netrunner-noir", "Choc neural")).toMatchObject({ spec: { attack: "ranged" } });
  });

  it("explode without aim", () => {
    const [attack] = creatureOf("vigile").attacks;
    if (attack === undefined) throw new RangeError("vigile");
    expect(cyberpunkAttackRolls({ ...attack, weapon: "grenades" }).map(({ name }) => name)).toEqual([
      "Attaque",
      "Dégâts",
    ]);
  });
});
