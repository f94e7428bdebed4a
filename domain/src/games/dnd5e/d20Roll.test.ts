import { describe, expect, it } from "vitest";
import { rollSpecSchema } from "../../games/schemas";
import { showing } from "../../testing/seededSource";
import { type Dnd5eRoll, rollD20 } from "./d20Roll";

const roll = (spec: Partial<Dnd5eRoll>, ...faces: number[]) =>
  rollD20({ game: "dnd5e", modifier: 5, mode: "normal", ...spec }, showing(...faces));

describe("a d20 by the rules of D&D", () => {
  it("is the same as its notation", () => {
    expect(roll({}, 12)).toMatchObject({ notation: "1d20+5", roll: 12, modifier: 5, total: 17 });
    expect(roll({ mode: "advantage" }, 4, 15)).toMatchObject({ notation: "2d20kh1+5", total: 20 });
    expect(roll({})).not.toHaveProperty("outcome");
  });

  it("adds and takes dice", () => {
    expect(roll({ dice: "1d4" }, 10, 3)).toMatchObject({ notation: "1d20+5+1d4", total: 18 });
    expect(roll({ dice: "+1d4" }, 10, 3).total).toBe(18);
    expect(roll({ dice: "-1d4" }, 10, 3).total).toBe(12);
  });

  it("passes at its difficulty, and a check has no natural 20", () => {
    expect(roll({ difficulty: 17 }, 12)).toMatchObject({
      notation: "1d20+5 ≥ 17",
      outcome: { id: "success" },
    });
    expect(roll({ difficulty: 18 }, 12).outcome?.id).toBe("failure");
    expect(roll({ difficulty: 30 }, 20).outcome?.id).toBe("failure");
    expect(roll({ difficulty: 5, fails: true }, 20).outcome?.id).toBe("automatic-failure");
  });

  it("hits with a natural 20 and misses with a natural 1, whatever the armour class", () => {
    const attack = { attack: true, difficulty: 15 } as const;
    expect(roll({ ...attack, difficulty: 60 }, 20).outcome?.id).toBe("critical");
    expect(roll({ ...attack, difficulty: 2 }, 1).outcome?.id).toBe("fumble");
    expect(roll(attack, 10).outcome?.id).toBe("hit");
    expect(roll(attack, 9).outcome?.id).toBe("miss");
    expect(roll({ attack: true }, 9)).not.toHaveProperty("outcome");
    expect(roll({ attack: true, dice: "1d4" }, 20, 1).outcome?.id).toBe("critical");
  });

  it("throws a halfling's 1 again, once, and the new one counts", () => {
    const lucky = (spec: Partial<Dnd5eRoll>, ...faces: number[]) => {
      const { total, dice, outcome } = roll({ lucky: true, ...spec }, ...faces);
      return { total, kept: dice.filter(({ kept }) => kept).map(({ value }) => value), outcome: outcome?.id };
    };
    expect(lucky({}, 1, 14)).toEqual({ total: 19, kept: [14], outcome: undefined });
    expect(lucky({}, 1, 1)).toMatchObject({ total: 6, kept: [1] });
    expect(lucky({}, 2, 20)).toMatchObject({ total: 7, kept: [2] });
    expect(lucky({ attack: true, difficulty: 30 }, 1, 20).outcome).toBe("critical");
    expect(lucky({ dice: "1d4" }, 1, 1, 12)).toMatchObject({ total: 18, kept: [12, 1] });
    expect(roll({ lucky: true }, 1, 14).dice).toMatchObject([
      { value: 1, kept: false },
      { value: 14, kept: true },
    ]);
  });

  it("throws one of two dice again, never both", () => {
    const lucky = (mode: "advantage" | "disadvantage", ...faces: number[]) =>
      roll({ lucky: true, mode }, ...faces).total - 5;
    expect(lucky("advantage", 1, 13, 17)).toBe(17);
    expect(lucky("advantage", 13, 1, 4)).toBe(13);
    expect(lucky("advantage", 1, 1, 9)).toBe(9);
    expect(lucky("disadvantage", 1, 13, 17)).toBe(13);
    expect(lucky("disadvantage", 13, 1, 4)).toBe(4);
    expect(lucky("disadvantage", 1, 1, 9)).toBe(1);
    expect(lucky("advantage", 6, 8)).toBe(8);
  });

  it("is refused by the schema with dice that are none", () => {
    const spec = { game: "dnd5e", modifier: 0, mode: "normal" };
    expect(rollSpecSchema.safeParse({ ...spec, dice: "1d4" }).success).toBe(true);
    for (const dice of ["dragon", "1d4000", "999d999", ")", "1d4 5"]) {
      expect(rollSpecSchema.safeParse({ ...spec, dice }).success).toBe(false);
    }
  });
});
