import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Effects } from "./item";
import { readEffects } from "./readEffects";

describe("effects", () => {
  const none: Effects = { ability: {}, stats: {} };

  it.each<[unknown, Effects | undefined]>([
    [
      { ability: { STR: 2, Sagesse: "+1" }, stats: { ca: 1 } },
      { ability: { str: 2, wis: "+1" }, stats: { ca: 1 } },
    ],
    [
      { force: 2, vitesse: "+3 m" },
      { ability: { str: 2 }, stats: { vitesse: "+3 m" } },
    ],
    [
      [{ key: "ac", value: 1 }, { stat: "dex", bonus: "+2" }, { value: 4 }, "rien"],
      { ability: { dex: "+2" }, stats: { ac: 1 } },
    ],
    [
      { Stats: [{ key: "pv", amount: 5 }], abilities: { force: { value: 1 }, dex: { value: "+1" } } },
      { ability: { str: 1, dex: "+1" }, stats: { pv: 5 } },
    ],
    [
      { actions: ["Charge", { name: "Ruade", description: "Recule." }, { nom: "Cri" }] },
      { ability: {}, stats: { actions: "Charge", "actions 2": "Ruade : Recule.", "actions 3": "Cri" } },
    ],
    [
      { str: 1, Force: 2, ac: true, "": 3, hp: Number.NaN },
      { ability: { str: 1 }, stats: {} },
    ],
    [{}, none],
    [[], none],
    ["+2", undefined],
    [null, undefined],
  ])("are read from %j", (raw, effects) => {
    expect(readEffects(raw)).toEqual(effects);
  });

  it("are the same when read twice", () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const effects = readEffects(raw);
        expect(readEffects(effects)).toEqual(effects);
      }),
    );
  });
});
