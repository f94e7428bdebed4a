import { describe, expect, it } from "vitest";
import type { RollRequest } from "../../../ui/RollButton";
import { hasAdvantage, requestedRoll, rollOnDevice } from "./requestedRoll";

/** Draws these numbers in turn: for a die of N sides, draw k shows the face k + 1. */
const drawing = (...draws: number[]) => {
  let at = 0;
  return () => draws[at++ % draws.length] ?? 0;
};

const stealth: RollRequest = { kind: "check", label: "Discrétion", modifier: 8 };

describe("what a value of a sheet rolls", () => {
  it("is 1d20 and the modifier, and two d20 of which one counts with advantage or disadvantage", () => {
    expect(requestedRoll(stealth, "normal")).toBe("1d20+8");
    expect(requestedRoll(stealth, "advantage")).toBe("2d20kh1+8");
    expect(requestedRoll(stealth, "disadvantage")).toBe("2d20kl1+8");
  });

  it("is none where the modifier is not a number", () => {
    expect(requestedRoll({ ...stealth, modifier: Number.NaN }, "normal")).toBeUndefined();
  });

  it("is the damage as it is written, whatever the mode", () => {
    expect(requestedRoll({ kind: "dice", label: "Dégâts", dice: "1d8+4" }, "advantage")).toBe("1d8+4");
  });

  it("is a bonus or a penalty die in Call of Cthulhu, two at most", () => {
    const listen = (bonusDice: number): RollRequest => ({
      kind: "game",
      label: "Écouter",
      spec: { game: "cthulhu", target: 45, bonusDice },
    });
    expect(requestedRoll(listen(0), "advantage")).toMatchObject({ bonusDice: 1 });
    expect(requestedRoll(listen(0), "disadvantage")).toMatchObject({ bonusDice: -1 });
    expect(requestedRoll(listen(2), "advantage")).toMatchObject({ bonusDice: 2 });
  });

  it("is the same in every mode for games without advantage, which are not offered it", () => {
    const spec = { game: "cyberpunk", modifier: 9 } as const;
    expect(requestedRoll({ kind: "game", label: "Pister", spec }, "advantage")).toBe(spec);
    expect((["dnd5e", "vampire", "cyberpunk", "cthulhu"] as const).filter(hasAdvantage)).toEqual([
      "dnd5e",
      "cthulhu",
    ]);
  });
});

describe("a roll on the device", () => {
  it("counts the higher of two dice and adds the modifier", () => {
    const roll = rollOnDevice("2d20kh1+8", drawing(4, 16));
    expect(roll).toMatchObject({ roll: 17, modifier: 8, total: 25 });
    expect(roll?.dice.map(({ value, kept }) => [value, kept])).toEqual([
      [5, false],
      [17, true],
    ]);
  });

  it("has the outcome of its game", () => {
    const roll = rollOnDevice({ game: "cthulhu", target: 50, bonusDice: 0 }, drawing(0, 9));
    expect(roll).toMatchObject({ total: 1, outcome: { label: "Réussite critique" } });
  });

  it("is none for a text that is no dice notation", () => {
    expect(rollOnDevice("+2", drawing(0))).toBeUndefined();
  });
});
