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

  it("is refused by the schema with dice that are none", () => {
    const spec = { game: "dnd5e", modifier: 0, mode: "normal" };
    expect(rollSpecSchema.safeParse({ ...spec, dice: "1d4" }).success).toBe(true);
    for (const dice of ["dragon", "1d4000", "999d999", ")", "1d4 5"]) {
      expect(rollSpecSchema.safeParse({ ...spec, dice }).success).toBe(false);
    }
  });
});
