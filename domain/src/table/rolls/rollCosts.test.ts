import { describe, expect, it } from "vitest";
import { NO_SITUATION } from "../../game/rolls/situation";
import { showing } from "../../testing/seededSource";
import { rollCosts } from "./rollCosts";

describe("what a roll costs", () => {
  it("is nothing by itself, and the Luck that is added", () => {
    expect(rollCosts({}, NO_SITUATION, showing(3))).toEqual({ operations: [], notes: [] });
    expect(
      rollCosts({ costs: [{ kind: "fire", amount: 1 }] }, { ...NO_SITUATION, luck: 2 }, showing(3)),
    ).toEqual({
      operations: [
        { kind: "fire", amount: 1 },
        { kind: "spendLuck", amount: 2 },
      ],
      notes: [],
    });
  });

  it("is the Inspiration that is spent", () => {
    expect(rollCosts({}, { ...NO_SITUATION, inspired: true }, showing(3))).toEqual({
      operations: [{ kind: "spendInspiration" }],
      notes: [],
    });
  });

  it("is a rouse check for a surge of blood, whose face is told", () => {
    expect(rollCosts({}, { ...NO_SITUATION, surge: 2 }, showing(3))).toEqual({
      operations: [{ kind: "rouse", faces: [3], purpose: "surge" }],
      notes: ["Exaltation : 3"],
    });
  });
});
