import { describe, expect, it } from "vitest";
import { icosahedron } from "./icosahedron";

describe("the drawing of a d20", () => {
  const die = icosahedron([50, 50], 44);

  it("shows nine corners: six around, three on the facing triangle", () => {
    expect(die.corners).toHaveLength(9);
    expect(die.corners[0]).toEqual([50, 6]);
    expect(die.corners[6]).toEqual([50, 22.8]);
  });

  it("joins each corner of the face to the three outer corners nearest to it", () => {
    const lengths = die.edges
      .split("M")
      .filter(Boolean)
      .map((edge) => {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = edge.split(/[L ]/).map(Number);
        return Math.hypot(x2 - x1, y2 - y1);
      });
    expect(lengths).toHaveLength(9);
    expect(Math.max(...lengths)).toBeLessThan(44);
  });
});
