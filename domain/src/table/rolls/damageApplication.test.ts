import { describe, expect, it } from "vitest";
import { playSystemOf } from "../../games/registry/plays";
import { equippedOf } from "../../testing/playLaws";
import { requestIdSchema } from "../../values/requestId";
import { applicationOf, isAppliedToCharacter, previewRoll } from "./damageApplication";

const ROLL = "6f1d0a5e-3c1b-4d0e-9c55-0d6a4b1f2e3a";
const entry = (id: string, undoneBy?: string) => ({ id, ...(undoneBy !== undefined && { undoneBy }) });

describe("the application of a roll's damage", () => {
  it("has one id for every press, and is a request's", () => {
    const { id, applied } = applicationOf(ROLL, [entry("autre"), entry("autre-damage-0")]);
    expect(id).toBe(`${ROLL}-damage-0`);
    expect(applied).toBe(false);
    for (const rollId of [ROLL, "x".repeat(128)]) {
      expect(requestIdSchema.safeParse(applicationOf(rollId, []).id).success).toBe(true);
    }
  });

  it("is known once it is in the log, and has another id once it was taken back", () => {
    const first = applicationOf(ROLL, []).id;
    expect(applicationOf(ROLL, [entry(first)])).toEqual({ id: first, applied: true });
    const undone = entry(first, "annulation");
    const second = applicationOf(ROLL, [undone]);
    expect(second).toEqual({ id: `${ROLL}-damage-1`, applied: false });
    expect(applicationOf(ROLL, [entry(second.id), undone]).applied).toBe(true);
  });

  it("stands where the roll says so, and of rolls of before where the log does", () => {
    const log = [entry(`${ROLL}-damage-0`)];
    const noted = { id: ROLL, applied: [{ id: "elenna", operation: "autre" }] };
    expect(isAppliedToCharacter(noted, "elenna", [])).toBe(true);
    expect(isAppliedToCharacter(noted, "borin", [])).toBe(false);
    expect(isAppliedToCharacter({ id: ROLL }, "elenna", log)).toBe(true);
    expect(isAppliedToCharacter({ id: ROLL }, "elenna", [])).toBe(false);
  });
});

describe("the preview of healing", () => {
  const play = playSystemOf("dnd5e");
  const equipped = equippedOf("dnd5e", { hp: { current: 20, max: 30 } });

  it("gives back hit points, or temporary ones, and is nothing in a game without them", () => {
    expect(previewRoll(play, equipped, undefined, { heals: "hitPoints", points: 7 })).toMatchObject({
      operation: { kind: "heal", amount: 7 },
      life: [{ current: 20 }, { current: 27 }],
    });
    expect(previewRoll(play, equipped, undefined, { heals: "temporary", points: 5 })).toMatchObject({
      operation: { kind: "grantTemporary", amount: 5 },
    });
    const vampire = equippedOf("vampire", {});
    expect(
      previewRoll(playSystemOf("vampire"), vampire, undefined, { heals: "temporary", points: 5 }),
    ).toBeUndefined();
  });
});

describe("the preview of damage", () => {
  const play = playSystemOf("dnd5e");
  const equipped = equippedOf("dnd5e", { hp: { current: 20, max: 30 }, resistances: ["feu"] });
  const fire = (points: number) => ({
    parts: [{ damage: { game: "dnd5e", type: "fire" } as const, points }],
  });

  it("says how it is counted and what it does, from the first state where none is stored", () => {
    expect(previewRoll(play, equipped, undefined, fire(9))).toEqual({
      parts: ["Résistance (feu) : 9 → 4"],
      lost: 4,
      events: [{ text: "−4 PV (feu)", tone: "bad" }],
      life: [
        { label: "PV", current: 20, max: 30 },
        { label: "PV", current: 16, max: 30 },
      ],
      operation: { kind: "damage", amount: 4, type: "fire", hitPointsThen: 20 },
    });
    const stored = { ...play.fresh, hitPoints: { lost: 28, temporary: 0, reduction: 0 } };
    expect(previewRoll(play, equipped, stored, fire(9))?.events.map(({ text }) => text)).toEqual([
      "−4 PV (feu)",
      "Sans connaissance, à 0 PV",
    ]);
  });

  it("has nothing to apply of nothing, says a refusal, and knows no state that the game cannot read", () => {
    expect(previewRoll(play, equipped, undefined, fire(1))).toEqual({
      parts: ["Résistance (feu) : 1 → 0"],
      events: [],
    });
    const dead = {
      ...play.fresh,
      deathSaves: { successes: 0, failures: 3 },
      hitPoints: { lost: 30, temporary: 0, reduction: 0 },
    };
    expect(previewRoll(play, equipped, dead, fire(9))?.refused).toMatch(/mort/i);
    expect(previewRoll(play, equipped, { hitPoints: "x" }, fire(9))).toBeUndefined();
  });

  it("of several kinds is one hit: each resisted by itself, one failure against death, one save", () => {
    const bite = [
      { damage: { game: "dnd5e", type: "piercing", critical: true }, points: 29 },
      { damage: { game: "dnd5e", type: "fire", critical: true }, points: 15 },
    ] as const;
    const standing = previewRoll(play, equipped, undefined, { parts: bite });
    expect(standing).toMatchObject({
      parts: ["Résistance (feu) : 15 → 7"],
      lost: 36,
      operation: { kind: "damage", amount: 36, critical: true },
    });
    const down = { ...play.fresh, hitPoints: { lost: 80, temporary: 0, reduction: 0 } };
    const dying = previewRoll(play, equippedOf("dnd5e", { hp: { current: 0, max: 80 } }), down, {
      parts: bite,
    });
    expect(dying?.operation).toMatchObject({ amount: 44, critical: true });
    expect(dying?.events.filter(({ text }) => /échec/.test(text))).toHaveLength(1);
    const concentrating = { ...play.fresh, concentration: { spell: "Bénédiction", level: 1, saves: [] } };
    const shaken = previewRoll(play, equippedOf("dnd5e", { hp: { current: 80, max: 80 } }), concentrating, {
      parts: bite,
    });
    expect(shaken?.events.filter(({ text }) => /oncentration/.test(text))).toHaveLength(1);
  });
});
