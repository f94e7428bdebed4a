import { describe, expect, it } from "vitest";
import { damageText, readDamage } from "./damage";
import type { Damage } from "./item";

describe("damage", () => {
  it.each<[unknown, Damage | undefined]>([
    ["1d8", { dice: "1d8" }],
    ["1d8 tranchants", { dice: "1d8", type: "tranchants" }],
    ["1d8 + 3  tranchants magiques", { dice: "1d8 + 3", type: "tranchants magiques" }],
    ["+2", { dice: "+2" }],
    ["selon la lame", { dice: "selon la lame" }],
    [4, { dice: "4" }],
    [
      { dice: "1d8", type: "feu", versatile: "1d10" },
      { dice: "1d8", type: "feu", versatileDice: "1d10" },
    ],
    [
      { formula: "2d6", damageType: { name: "froid" } },
      { dice: "2d6", type: "froid" },
    ],
    [{ parts: [["1d6", "acide"]] }, { dice: "1d6", type: "acide" }],
    [
      { parts: [["1d6"]], type: "acide" },
      { dice: "1d6", type: "acide" },
    ],
    [["1d6 feu", "1d4"], { dice: "1d6", type: "feu", more: [{ dice: "1d4" }] }],
    [
      "1d8 tranchants + 1d6 force",
      { dice: "1d8", type: "tranchants", more: [{ dice: "1d6", type: "force" }] },
    ],
    [
      "1d8+3 slashing plus 1d6+1 fire and 2d4 cold",
      {
        dice: "1d8+3",
        type: "slashing",
        more: [
          { dice: "1d6+1", type: "fire" },
          { dice: "2d4", type: "cold" },
        ],
      },
    ],
    ["1d8 + 1d6 force", { dice: "1d8 + 1d6", type: "force" }],
    [
      ["1d8 tranchants", "+1d6 force"],
      { dice: "1d8", type: "tranchants", more: [{ dice: "1d6", type: "force" }] },
    ],
    [
      { parts: [["1d8", "slashing"], ["+1d6", "force"], [], ["", "cold"]] },
      { dice: "1d8", type: "slashing", more: [{ dice: "1d6", type: "force" }] },
    ],
    [
      { dice: "1d8", type: "feu", more: [{ dice: "1d6", type: "force" }, { dice: " " }] },
      { dice: "1d8", type: "feu", more: [{ dice: "1d6", type: "force" }] },
    ],
    [Array.from({ length: 40 }, () => "1d4"), { dice: "1d4", more: Array(4).fill({ dice: "1d4" }) }],
    [[{ dice: "1d6", parts: [] }], { dice: "1d6" }],
    [[{ parts: [["1d6"]] }], undefined],
    [[], undefined],
    [{}, undefined],
    [" ", undefined],
    [null, undefined],
  ])("is read from %j", (raw, damage) => {
    expect(readDamage(raw)).toEqual(damage);
  });

  it("takes the type of a neighbouring field when it has none", () => {
    expect(readDamage("1d8", "feu")).toEqual({ dice: "1d8", type: "feu" });
    expect(readDamage(["1d8"], "feu")).toEqual({ dice: "1d8", type: "feu" });
    expect(readDamage("1d8 + 1d6 force", "slashing")).toEqual({
      dice: "1d8",
      type: "slashing",
      more: [{ dice: "1d6", type: "force" }],
    });
    expect(readDamage({ dice: "1d8", type: "froid" }, "feu")).toEqual({ dice: "1d8", type: "froid" });
  });

  it("is written as it is read", () => {
    const text = "1d8 tranchants + 1d6 force";
    expect(damageText(readDamage(text) ?? { dice: "" })).toBe(text);
    expect(damageText({ dice: "1d8" })).toBe("1d8");
  });
});
