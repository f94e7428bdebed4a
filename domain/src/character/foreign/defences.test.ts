import { describe, expect, it } from "vitest";
import { readDefences } from "../../systems/dnd5e/defences";
import { normaliseCharacter } from "../normaliseCharacter";
import { readDndBeyond } from "./dndBeyond";
import { readFoundryActor } from "./foundry";

const found = (raw: object | undefined) => {
  const { resistances, immunities, vulnerabilities } = readDefences(normaliseCharacter(raw ?? {}));
  const types = (list: typeof resistances) =>
    list.map(({ type, unlessMagical }) => `${type}${unlessMagical ? " unless magical" : ""}`);
  return [types(resistances), types(immunities), types(vulnerabilities)];
};

describe("what an imported character resists", () => {
  it("of Foundry is in its traits, by codes and in words of its own", () => {
    const actor = {
      name: "Tieffelin",
      type: "character",
      system: {
        abilities: {},
        attributes: {},
        traits: {
          dr: { value: ["fire", "slashing"], custom: "Cold; nothing", bypasses: ["mgc"] },
          di: { value: ["poison"] },
          dv: { value: [], custom: "Radiant" },
        },
      },
      items: [],
    };
    expect(found(readFoundryActor(actor))).toEqual([
      ["fire", "slashing unless magical", "cold"],
      ["poison"],
      ["radiant"],
    ]);
    expect(found(readFoundryActor({ ...actor, system: { ...actor.system, traits: {} } }))).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("of D&D Beyond is among the modifiers, but for those of a moment", () => {
    const modifier = (type: string, subType: string, restriction = "") => ({ type, subType, restriction });
    const sheet = {
      id: 1,
      name: "Nain",
      stats: [{ id: 1, value: 10 }],
      classes: [],
      modifiers: {
        race: [modifier("resistance", "poison"), modifier("resistance", "fire", "while raging")],
        class: [
          modifier("immunity", "cold"),
          modifier("vulnerability", "thunder"),
          modifier("resistance", "odd"),
        ],
      },
    };
    expect(found(readDndBeyond(sheet))).toEqual([["poison"], ["cold"], ["thunder"]]);
    expect(found(readDndBeyond({ ...sheet, modifiers: {} }))).toEqual([[], [], []]);
  });
});
