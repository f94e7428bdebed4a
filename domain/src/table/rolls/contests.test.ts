import { describe, expect, it } from "vitest";
import type { RollDocument } from "../../documents/roll";
import { refusalOf } from "../../testing/refusals";
import {
  awaitsContest,
  contestAgain,
  contestOf,
  contestText,
  opposedTarget,
  requireOpposable,
} from "./contests";
import { damageDealt } from "./damageDealt";
import { strikeIn } from "./strikes";

const NOW = 1_700_000_000_000;
type Side = RollDocument & { readonly id: string; readonly rolled: NonNullable<RollDocument["rolled"]> };

const side = (id: string, total: number, more: Partial<RollDocument> = {}): Side => ({
  ...{ id, uid: "nina", name: "Nina", label: "Bagarre", audience: "table", notation: "6d10" },
  ...{ die: 10, roll: total, modifier: 0, total, dice: [], createdAt: NOW, expiresAt: NOW + 1 },
  rolled: { game: "vampire", dice: 6, hungerDice: 0 },
  ...(more as object),
});
const blow = side("r1", 4, {
  character: { id: "ivy", name: "Ivy" },
  target: { id: "1", name: "Videur", kind: "creature" },
  damage: { game: "vampire", severity: "superficial", bonus: 2 },
});
const dodge = side("r2", 2, { uid: "mona", name: "Mona", creature: { name: "Videur" }, label: "Athlétisme" });
const mj = { uid: "mona", isMj: true };

describe("what opposes a roll", () => {
  it("is aimed at who rolled that: a character, a creature by its alias, or nobody whom its readers know", () => {
    expect(opposedTarget(blow)).toEqual({ target: { id: "ivy", name: "Ivy" } });
    const creature = (id?: string) => opposedTarget({ creature: { ...(id && { id }), name: "Videur" } });
    expect(creature("creature-x1")).toEqual({
      target: { id: "creature-x1", name: "Videur", kind: "creature" },
    });
    expect(creature()).toMatchObject({ target: { id: "Videur" } });
    expect(opposedTarget({})).toEqual({});
  });
});

describe("contestOf", () => {
  it("tells both sides who opposed what, and how it ends for each", () => {
    const ends = contestOf(blow, dodge);
    expect(ends.acting).toEqual({
      ...{ side: "acting", with: "r2", name: "Videur", label: "Athlétisme", total: 2 },
      ...{ result: "won", margin: 2 },
    });
    expect(ends.opposing).toMatchObject({ side: "opposing", with: "r1", name: "Ivy", result: "lost" });
    expect(contestText(ends.acting)).toBe("contre Athlétisme 2 (Videur) : l'emporte, marge 2");
    expect(contestText(ends.opposing)).toBe("contre Bagarre 4 (Ivy) : ne suffit pas");
  });

  it("tells the table of the MJ's own roll nothing but how it ended, under the name that it aimed at", () => {
    const secret = { ...dodge, audience: "mj" as const, creature: { name: "Doppelgänger" } };
    const { acting } = contestOf(blow, secret);
    expect(acting).toEqual({ side: "acting", with: "r2", name: "Videur", result: "won", margin: 2 });
    expect(contestText(acting)).toBe("contre Videur : l'emporte, marge 2");
  });

  it("decides the attack and its damage", () => {
    const { acting, opposing } = contestOf(blow, dodge);
    expect(strikeIn({ ...blow, contest: acting })).toBeUndefined();
    expect(damageDealt({ ...blow, contest: acting })).toBe(4);
    expect(damageDealt({ ...blow, contest: { ...acting, result: "lost" } })).toBeUndefined();
    expect(damageDealt({ ...dodge, contest: opposing })).toBeUndefined();
  });

  it("gives who strikes back no more than a hit, however well they did", () => {
    const rolled = { game: "cthulhu", target: 60, bonusDice: 0, about: "attack" } as const;
    const outcome = { id: "extreme", label: "Réussite extrême", tone: "success" } as const;
    const won = { with: "r2", name: "Videur", label: "Poing", total: 30, result: "won" } as const;
    expect(strikeIn({ rolled, outcome, contest: { ...won, side: "acting" } })).toBe("critical");
    expect(strikeIn({ rolled, outcome, contest: { ...won, side: "opposing" } })).toBe("hit");
  });

  it("is decided anew where one of its rolls is made again", () => {
    const { acting, opposing } = contestOf(blow, dodge);
    const again = contestAgain(acting, side("r3", 1), { ...dodge, contest: opposing });
    expect(again?.own).toMatchObject({ side: "acting", result: "lost", margin: 1 });
    expect(again?.other).toMatchObject({ side: "opposing", with: "r3", result: "won", margin: 1 });
    const better = contestAgain(opposing, side("r4", 6), { ...blow, contest: acting });
    expect(better?.own).toMatchObject({ side: "opposing", with: "r1", result: "won", margin: 2 });
    expect(contestAgain(acting, side("r3", 1), undefined)).toBeUndefined();
  });
});

describe("awaitsContest", () => {
  it("waits for whom a roll is aimed at, until it was opposed or made again", () => {
    expect(awaitsContest(blow)).toBe(true);
    expect(awaitsContest({ ...blow, target: undefined })).toBe(false);
    expect(awaitsContest({ ...blow, contest: contestOf(blow, dodge).acting })).toBe(false);
    expect(awaitsContest({ ...blow, redoneBy: "r9" })).toBe(false);
    expect(awaitsContest({ ...blow, rolled: undefined })).toBe(false);
  });
});

describe("requireOpposable", () => {
  const atIvy = side("r5", 3, { uid: "mona", target: { id: "ivy", name: "Ivy" } });
  const nina = { uid: "nina", isMj: false, characterId: "ivy" };

  it("lets the MJ oppose any roll, and a player what is aimed at their character", () => {
    expect(requireOpposable(blow, mj, NOW)).toBe(blow);
    expect(requireOpposable(atIvy, nina, NOW)).toBe(atIvy);
    expect(refusalOf(() => requireOpposable(atIvy, { ...nina, characterId: "zed" }, NOW))).toBe("forbidden");
    expect(refusalOf(() => requireOpposable(atIvy, { uid: "nina", isMj: false }, NOW))).toBe("forbidden");
    expect(refusalOf(() => requireOpposable(blow, nina, NOW))).toBe("forbidden");
  });

  it("knows no roll that is not there, not seen, no roll of the game's, a day old or itself opposed to another", () => {
    expect(refusalOf(() => requireOpposable(undefined, mj, NOW))).toBe("roll-not-found");
    expect(refusalOf(() => requireOpposable({ ...atIvy, audience: "mj" }, nina, NOW))).toBe("roll-not-found");
    expect(refusalOf(() => requireOpposable({ ...atIvy, rolled: undefined }, mj, NOW))).toBe(
      "roll-not-found",
    );
    expect(refusalOf(() => requireOpposable(atIvy, mj, NOW + 25 * 3_600_000))).toBe("roll-not-found");
    const opposing = { ...dodge, contest: contestOf(blow, dodge).opposing };
    expect(refusalOf(() => requireOpposable(opposing, mj, NOW))).toBe("roll-not-found");
  });

  it("is opposed once", () => {
    const decided = { ...blow, contest: contestOf(blow, dodge).acting };
    expect(refusalOf(() => requireOpposable(decided, mj, NOW))).toBe("contest-decided");
    expect(refusalOf(() => requireOpposable({ ...blow, redoneBy: "r9" }, mj, NOW))).toBe("contest-decided");
  });
});
