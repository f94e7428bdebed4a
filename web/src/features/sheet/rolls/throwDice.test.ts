import { describe, expect, it } from "vitest";
import type { RollRequest } from "../../../ui/RollButton";
import { knowsAdvantage, throwDice, throwOf } from "./throwDice";

/** Draws these numbers in turn: for a die of N sides, draw k shows the face k + 1. */
const drawing = (...draws: number[]) => {
  let at = 0;
  return () => draws[at++ % draws.length] ?? 0;
};

const stealth: RollRequest = { kind: "check", label: "Discrétion", modifier: 8 };

describe("what a value of a sheet throws", () => {
  it("is 1d20 and the modifier, and two d20 of which one counts with advantage or disadvantage", () => {
    expect(throwOf(stealth, "normal")).toBe("1d20+8");
    expect(throwOf(stealth, "advantage")).toBe("2d20kh1+8");
    expect(throwOf(stealth, "disadvantage")).toBe("2d20kl1+8");
  });

  it("is nothing where the modifier is not a number", () => {
    expect(throwOf({ ...stealth, modifier: Number.NaN }, "normal")).toBeUndefined();
  });

  it("is the damage as it is written, whatever the mode", () => {
    expect(throwOf({ kind: "dice", label: "Dégâts", dice: "1d8+4" }, "advantage")).toBe("1d8+4");
  });

  it("is a bonus or a penalty die in Call of Cthulhu, two at most", () => {
    const listen = (bonusDice: number): RollRequest => ({
      kind: "game",
      label: "Écouter",
      spec: { game: "cthulhu", target: 45, bonusDice },
    });
    expect(throwOf(listen(0), "advantage")).toMatchObject({ bonusDice: 1 });
    expect(throwOf(listen(0), "disadvantage")).toMatchObject({ bonusDice: -1 });
    expect(throwOf(listen(2), "advantage")).toMatchObject({ bonusDice: 2 });
  });

  it("leaves the rolls of games without advantage as they are, and offers them none", () => {
    const spec = { game: "cyberpunk", modifier: 9 } as const;
    expect(throwOf({ kind: "game", label: "Pister", spec }, "advantage")).toBe(spec);
    expect((["dnd5e", "vampire", "cyberpunk", "cthulhu"] as const).filter(knowsAdvantage)).toEqual([
      "dnd5e",
      "cthulhu",
    ]);
  });
});

describe("a throw", () => {
  it("counts the higher of two dice and adds the modifier", () => {
    const roll = throwDice("2d20kh1+8", drawing(4, 16));
    expect(roll).toMatchObject({ roll: 17, modifier: 8, total: 25 });
    expect(roll?.dice.map(({ value, kept }) => [value, kept])).toEqual([
      [5, false],
      [17, true],
    ]);
  });

  it("ends in the words of its game", () => {
    const roll = throwDice({ game: "cthulhu", target: 50, bonusDice: 0 }, drawing(0, 9));
    expect(roll).toMatchObject({ total: 1, outcome: { label: "Réussite critique" } });
  });

  it("is none for a text that is no dice", () => {
    expect(throwDice("+2", drawing(0))).toBeUndefined();
  });
});
