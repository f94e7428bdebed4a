import { describe, expect, it } from "vitest";
import { refusalOf } from "../testing/refusals";
import { AppError } from "../values/errors";
import { decideEntries } from "./decideEntries";
import { refuse } from "./refuse";

/** Spends points, and answers what is left of them. */
function spend(points: number, asked: readonly (number | Error)[]) {
  let left = points;
  const entries = asked.map((cost, index) => ({ id: `press-${index + 1}`, cost }));
  return decideEntries(entries, ({ cost }) => {
    if (typeof cost !== "number") throw cost;
    if (cost > left) return refuse(`Pas assez : il te reste ${left}.`);
    left -= cost;
    return { left };
  });
}

describe("entries of one request", () => {
  it("are decided in their order, and one that is refused leaves the others", () => {
    expect(spend(5, [3, 4, 2])).toEqual([
      { id: "press-1", left: 2 },
      { id: "press-2", refused: "Pas assez : il te reste 2." },
      { id: "press-3", left: 0 },
    ]);
  });

  it("end with whatever else is thrown", () => {
    expect(refusalOf(() => spend(5, [1, new AppError("document-invalid"), 1]))).toBe("document-invalid");
    expect(() => spend(5, [1, new TypeError("none")])).toThrow(TypeError);
  });
});
