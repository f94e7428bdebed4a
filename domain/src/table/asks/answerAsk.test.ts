import { describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusals";
import { answersByFighter, answerTo } from "./answerAsk";

const open = { trait: "Perception", secret: false } as const;
const d20 = { game: "dnd5e", modifier: 3, mode: "normal" } as const;
const answer = (asked: Parameters<typeof answerTo>[0], roll: Parameters<typeof answerTo>[1]["roll"]) =>
  answerTo(asked, { label: "Perception", roll, audience: "table" });

describe("the answer to an ask", () => {
  it("has the difficulty or the level that was asked for, whatever the player sends", () => {
    expect(answer({ ...open, difficulty: 15 }, { ...d20, difficulty: 2 }).roll).toEqual({
      ...d20,
      difficulty: 15,
    });
    expect(answer(open, { ...d20, difficulty: 2 }).roll).toEqual({ ...d20, difficulty: 2 });
    const percent = { game: "cthulhu", target: 40, bonusDice: 0 } as const;
    expect(answer({ ...open, level: "hard" }, percent).roll).toEqual({ ...percent, level: "hard" });
    expect(answer(open, percent).roll).toEqual(percent);
  });

  it("is for the MJ alone where it is secret, and else for whom the player chooses", () => {
    expect(answer({ ...open, secret: true }, d20).audience).toBe("mj");
    expect(answer(open, d20).audience).toBe("table");
    const kept = answerTo(open, { label: "Perception", roll: d20, audience: "mj" });
    expect(kept.audience).toBe("mj");
  });

  it("is a roll by the game's rules, and no second attempt", () => {
    expect(refusalOf(() => answer(open, "1d20+9"))).toBe("invalid-input");
    expect(refusalOf(() => answer(open, { redo: "earlier" }))).toBe("invalid-input");
  });

  it("has neither difficulty nor level where the ask hides them, whatever is sent", () => {
    const hiding = { ...open, difficulty: undefined, hidesDifficulty: true } as const;
    expect(answer(hiding, { ...d20, difficulty: 15 }).roll).not.toHaveProperty("difficulty");
    const percent = { game: "cthulhu", target: 40, bonusDice: 0, level: "hard" } as const;
    expect(answer({ ...hiding, trait: "Écouter" }, percent).roll).not.toHaveProperty("level");
  });

  it("is dice where it is an initiative, since most games roll it so", () => {
    const initiative = { ...open, trait: "Initiative" };
    expect(answer(initiative, "1d10+7").roll).toBe("1d10+7");
    expect(answer({ ...initiative, secret: true }, "1d10+7").audience).toBe("mj");
    expect(answer(initiative, d20).roll).toEqual(d20);
    expect(refusalOf(() => answer(initiative, { redo: "earlier" }))).toBe("invalid-input");
  });

  it("is the latest of each character who was asked, and of each other player", () => {
    const rolls = [
      { uid: "alice", character: { id: "maelle", name: "Maëlle" }, createdAt: 3, total: 12 },
      { uid: "bob", createdAt: 2, total: 7 },
      { uid: "alice", character: { id: "lorien", name: "Lorien" }, createdAt: 1, total: 5 },
      { uid: "mj", character: { id: "lorien", name: "Lorien" }, createdAt: 4, total: 9 },
    ];
    const answers = (ask: { heroes?: string[] }) =>
      [...answersByFighter(ask, rolls)].map(([id, { total }]) => [id, total]);
    expect(answers({ heroes: ["lorien", "maelle"] })).toEqual([
      ["lorien", 9],
      ["bob", 7],
      ["maelle", 12],
    ]);
    expect(answers({})).toEqual([
      ["alice", 12],
      ["bob", 7],
      ["mj", 9],
    ]);
  });
});
