import { describe, expect, it } from "vitest";
import { awaitsContest, opposedBy } from "../../table/rolls/contests";
import type { CyberpunkRoll } from "./checkRoll";
import { cyberpunkContest } from "./contest";

const roll: CyberpunkRoll = { game: "cyberpunk", modifier: 12 };
const side = (total: number, spec = roll) => ({ spec, total });

describe("a contest of Cyberpunk RED", () => {
  it("is won by the higher total, and a tie by who defends", () => {
    expect(cyberpunkContest.decide(side(18), side(17)).winner).toBe("acting");
    expect(cyberpunkContest.decide(side(17), side(17)).winner).toBe("opposing");
  });

  it("waits for who is struck, not for who is shot at, nor where a value has decided", () => {
    const waits = (spec: CyberpunkRoll) =>
      awaitsContest({ rolled: spec, target: { id: "rook", name: "Rook" }, total: 15 });
    expect(waits({ ...roll, attack: "melee" })).toBe(true);
    expect(waits({ ...roll, attack: "ranged" })).toBe(false);
    expect(waits({ ...roll, attack: "melee", difficulty: 15 })).toBe(false);
    expect(waits({ ...roll, facedown: true })).toBe(true);
  });

  it("offers what opposes it: a facedown is met by a facedown", () => {
    expect(opposedBy({ ...roll, attack: "melee" })).toContain("Esquive");
    expect(opposedBy({ ...roll, attack: "melee" })).not.toContain("Confrontation");
    expect(opposedBy({ ...roll, facedown: true })).toEqual(["Confrontation"]);
  });
});
