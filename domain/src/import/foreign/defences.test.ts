import { describe, expect, it } from "vitest";
import { readDefences } from "../../games/dnd5e/defences";
import { payload } from "../../testing/dndBeyondPayload";
import { actor } from "../../testing/foundryActor";
import { importedCharacter } from "../importedCharacter";

const found = (raw: object) => {
  const { resistances, immunities, vulnerabilities } = readDefences(importedCharacter(raw));
  const types = (list: typeof resistances) =>
    list.map(({ type, unlessMagical }) => `${type}${unlessMagical ? " unless magical" : ""}`);
  return [types(resistances), types(immunities), types(vulnerabilities)];
};

describe("what an imported character resists", () => {
  it("of Foundry is in its traits, by codes and in words of its own", () => {
    const made = actor({});
    const traits = {
      dr: { value: ["fire", "slashing"], custom: "Cold; nothing", bypasses: ["mgc"] },
      di: { value: ["poison"] },
      dv: { value: [], custom: "Radiant" },
    };
    expect(found({ ...made, system: { ...made.system, traits } })).toEqual([
      ["fire", "slashing unless magical", "cold"],
      ["poison"],
      ["radiant"],
    ]);
    expect(found(made)).toEqual([[], [], []]);
  });

  it("of D&D Beyond is among the modifiers, but for those of a moment", () => {
    const modifier = (type: string, subType: string, restriction = "") => ({ type, subType, restriction });
    const modifiers = {
      race: [modifier("resistance", "poison"), modifier("resistance", "fire", "while raging")],
      class: [
        modifier("immunity", "cold"),
        modifier("vulnerability", "thunder"),
        modifier("resistance", "odd"),
      ],
    };
    expect(found(payload({ modifiers }))).toEqual([["poison"], ["cold"], ["thunder"]]);
    expect(found(payload({}))).toEqual([[], [], []]);
  });
});
