import { describe, expect, it } from "vitest";
import { type RollEffect, toEveryAction } from "../../game/rolls/rollEffect";
import type { RollRequest } from "../../game/rolls/rollRequest";
import { NO_SITUATION, type Situation } from "../../game/rolls/situation";
import { effectsOn, prepareRoll, situationAfter, situationOf } from "./prepareRoll";

const stealth: RollRequest = {
  kind: "check",
  label: "Discrétion",
  modifier: 8,
  subject: { kind: "check", trait: "dex" },
};
const game = (spec: Extract<RollRequest, { kind: "game" }>["spec"]): RollRequest => ({
  kind: "game",
  label: "Jet",
  spec,
  subject: { kind: "check", trait: "dexterity" },
});
const poisoned: RollEffect = {
  id: "poisoned",
  label: "Empoisonné",
  mode: "disadvantage",
  appliesTo: ({ kind }) => kind === "check",
};
const wounded: RollEffect = { id: "wounds", label: "Blessé", modifier: -2, appliesTo: toEveryAction };

const prepare = (
  request: RollRequest,
  situation: Partial<Situation> = {},
  effects: readonly RollEffect[] = [],
) => prepareRoll(request, { ...NO_SITUATION, ...situation }, effects);

describe("a prepared roll of D&D", () => {
  it("is the check alone where nothing acts on it", () => {
    expect(prepare(stealth)).toEqual({ roll: { game: "dnd5e", modifier: 8, mode: "normal" }, notes: [] });
  });

  it("has a modifier, dice and a difficulty, and says so", () => {
    expect(prepare(stealth, { modifier: -2, dice: "1d4", difficulty: 15 })).toEqual({
      roll: { game: "dnd5e", modifier: 6, mode: "normal", dice: "1d4", difficulty: 15 },
      notes: ["Situation : −2", "Dés ajoutés : 1d4"],
    });
  });

  it("has what the state does to it, unless the player takes it off", () => {
    expect(prepare(stealth, {}, [poisoned])).toEqual({
      roll: { game: "dnd5e", modifier: 8, mode: "disadvantage" },
      notes: ["Empoisonné : désavantage"],
    });
    expect(prepare(stealth, { ignored: new Set(["poisoned"]) }, [poisoned])?.notes).toEqual([]);
    const save: RollRequest = { ...stealth, subject: { kind: "save", trait: "dex" } };
    expect(effectsOn(save, [poisoned], new Set())).toEqual([]);
    expect(effectsOn({ ...stealth, subject: undefined }, [poisoned], new Set())).toEqual([]);
  });

  it("cancels advantage and disadvantage out, however many there are", () => {
    const twice = [poisoned, { ...poisoned, id: "frightened" }];
    expect(prepare(stealth, { mode: "advantage" }, twice)?.roll).toMatchObject({ mode: "normal" });
  });

  it("has advantage by Inspiration, which damage leaves for the next check", () => {
    expect(prepare(stealth, { inspired: true })).toMatchObject({
      roll: { mode: "advantage" },
      notes: ["Inspiration"],
    });
    expect(prepare(stealth, { inspired: true, mode: "disadvantage" })?.roll).toMatchObject({
      mode: "normal",
    });
    const damage: RollRequest = { kind: "dice", label: "Dégâts", dice: "1d8" };
    expect(prepare(damage, { inspired: true })).toEqual({ roll: "1d8", notes: [] });
    expect(situationAfter(damage, { ...NO_SITUATION, inspired: true }).inspired).toBe(true);
    expect(situationAfter(stealth, { ...NO_SITUATION, inspired: true }).inspired).toBe(false);
  });

  it("fails a save that the state forbids, and reads an attack as one", () => {
    const fails: RollEffect = { id: "p", label: "Paralysé", fails: true, appliesTo: toEveryAction };
    const prepared = prepare({ ...stealth, subject: { kind: "save", trait: "dex" } }, {}, [fails]);
    expect(prepared).toMatchObject({ roll: { fails: true }, notes: ["Paralysé : échec automatique"] });
    expect(prepare({ ...stealth, subject: { kind: "attack" } })?.roll).toMatchObject({ attack: true });
  });

  it("is none where the modifier is not a number", () => {
    expect(prepare({ ...stealth, modifier: Number.NaN })).toBeUndefined();
  });
});

describe("prepared dice", () => {
  const damage: RollRequest = { kind: "dice", label: "Dégâts", dice: "1d8+4" };

  it("take more dice and a modifier, and no advantage", () => {
    expect(prepare(damage, { mode: "advantage" })).toEqual({ roll: "1d8+4", notes: [] });
    expect(prepare(damage, { modifier: 2, dice: "1d6" })).toEqual({
      roll: "1d8+4+1d6+2",
      notes: ["Situation : +2", "Dés ajoutés : 1d6"],
    });
    expect(prepare(damage, { dice: "-1d4" })?.roll).toBe("1d8+4-1d4");
  });

  it("stay as they are written where they could not be read any more", () => {
    expect(prepare({ ...damage, dice: "+2" }, { modifier: 1 })?.roll).toBe("+2");
  });
});

describe("a prepared roll of the other games", () => {
  it("is a larger or smaller pool in Vampire, never without a die", () => {
    const pool = game({ game: "vampire", dice: 3, hungerDice: 2 });
    expect(prepare(pool, { modifier: 1, difficulty: 3 }, [wounded])?.roll).toEqual({
      game: "vampire",
      dice: 2,
      hungerDice: 2,
      difficulty: 3,
    });
    expect(prepare(pool, { modifier: -10 })?.roll).toMatchObject({ dice: 1 });
    expect(prepare(pool, { modifier: 99 })?.roll).toMatchObject({ dice: 30 });
  });

  it("has the dice of a surge of blood in Vampire, against frenzy none", () => {
    const pool = game({ game: "vampire", dice: 3, hungerDice: 2 });
    expect(prepare(pool, { surge: 2 })).toEqual({
      roll: { game: "vampire", dice: 5, hungerDice: 2 },
      notes: ["Coup de sang +2"],
    });
    const frenzy = { game: "vampire", dice: 3, hungerDice: 0, about: "frenzy" } as const;
    expect(prepare(game(frenzy), { surge: 2, difficulty: 3 })).toEqual({
      roll: { ...frenzy, difficulty: 3 },
      notes: [],
    });
  });

  it("of the Beast or of Sanity that is lost is what it is, and leaves the situation to the next", () => {
    const remorse = { game: "vampire", dice: 3, hungerDice: 0, about: "remorse" } as const;
    expect(prepare(game(remorse), { surge: 2, modifier: 2, difficulty: 3 })).toEqual({
      roll: remorse,
      notes: [],
    });
    const loss: RollRequest = { kind: "dice", label: "Perte de SAN", dice: "1d6", losesSanity: true };
    const situation: Situation = { ...NO_SITUATION, modifier: 1, mode: "advantage" };
    expect(prepare(loss, situation)).toEqual({ roll: "1d6", notes: [] });
    expect(situationAfter(loss, situation)).toBe(situation);
    expect(situationAfter(game(remorse), situation)).toBe(situation);
    expect(situationAfter(stealth, situation)).toBe(NO_SITUATION);
    const damage: RollRequest = { kind: "dice", label: "Dégâts", dice: "1d8" };
    expect(situationAfter(damage, situation)).toEqual({ ...NO_SITUATION, mode: "advantage" });
    expect(situationOf(damage, { ...situation, luck: 2 })).toMatchObject({ luck: 0, mode: "normal" });
  });

  it("adds Luck and takes wounds in Cyberpunk", () => {
    const check = game({ game: "cyberpunk", modifier: 12 });
    expect(prepare(check, { luck: 3, difficulty: 15 }, [wounded])).toEqual({
      roll: { game: "cyberpunk", modifier: 13, difficulty: 15 },
      notes: ["Blessé : −2", "Chance +3"],
    });
  });

  it("adds bonus and penalty dice in Call of Cthulhu, two at most, and the level that is asked for", () => {
    const listen = (bonusDice: number) => game({ game: "cthulhu", target: 45, bonusDice });
    expect(prepare(listen(0), { mode: "advantage", level: "hard" })?.roll).toEqual({
      game: "cthulhu",
      target: 45,
      bonusDice: 1,
      level: "hard",
    });
    expect(prepare(listen(2), { modifier: 2 })?.roll).toMatchObject({ bonusDice: 2 });
    expect(prepare(listen(0), { mode: "disadvantage", modifier: -2 })?.roll).toMatchObject({ bonusDice: -2 });
  });
});
