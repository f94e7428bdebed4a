import { describe, expect, it } from "vitest";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import { plainDie } from "../../../game/sheetDice";
import { limits, whole } from "../../../testing/vampirePlay";
import type { VampireRoll } from "../poolRoll";
import { afterRoll, checkRoll, rollResourcesOf } from "./rolls";

const request = (about?: VampireRoll["about"]): RollRequest => ({
  kind: "game",
  label: "Jet",
  spec: { game: "vampire", dice: 2, hungerDice: 0, about },
});
const after = (about?: VampireRoll["about"]) =>
  afterRoll(whole, { request: request(about), total: 0, dice: [plainDie(10, 3), plainDie(10, 8)] });

describe("the rolls of a vampire", () => {
  it("may spend the Willpower that is left, and surge while Hunger is below 5", () => {
    expect(rollResourcesOf(whole, limits)).toEqual({ willpower: 5, surge: 2 });
    const worn = { ...whole, willpowerSuperficial: 2, willpowerAggravated: 3, hunger: 5 };
    expect(rollResourcesOf(worn, limits)).toEqual({ willpower: 0, surge: 0 });
  });

  it("of the Beast go into the state with their faces", () => {
    const faces = [3, 8];
    expect(after("rouse").operations).toEqual([{ kind: "rouse", faces, purpose: "power" }]);
    expect(after("remorse").operations).toEqual([{ kind: "remorse", faces }]);
    expect(after("frenzy").operations).toEqual([]);
    expect(after().operations).toEqual([]);
  });

  it("are refused before they are thrown: blood at Hunger 5, remorse without stains", () => {
    const full = { ...whole, hunger: 5 };
    expect(checkRoll(full, request("rouse"))).toBe("À Faim 5, le sang ne s'exalte plus.");
    expect(checkRoll(whole, request("rouse"))).toBeUndefined();
    expect(checkRoll(whole, request("remorse"))).toBe("Aucune souillure à regretter.");
    expect(checkRoll({ ...whole, stains: 1 }, request("remorse"))).toBeUndefined();
    expect(checkRoll({ ...whole, degenerating: true }, request("remorse"))).toBeUndefined();
    expect(checkRoll(full, request("frenzy"))).toBeUndefined();
    expect(checkRoll(full, { kind: "dice", label: "Dégâts", dice: "1d10" })).toBeUndefined();
  });
});
