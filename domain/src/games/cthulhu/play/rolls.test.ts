import { describe, expect, it } from "vitest";
import type { MadeRoll } from "../../../game/rolls/afterRoll";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import { plainDie } from "../../../game/sheetDice";
import { whole } from "../../../testing/cthulhuPlay";
import type { RollOutcome } from "../../../values/dice/rollOutcome";
import { afterRoll, checkRoll, rollResourcesOf } from "./rolls";
import { conRoll, rollsOfWounds } from "./wounds";

const spec = { game: "cthulhu", target: 50, bonusDice: 0 } as const;
const outcome = (tone: RollOutcome["tone"]): RollOutcome => ({ id: tone, label: tone, tone });
const listen: RollRequest = {
  kind: "game",
  label: "Esquive",
  spec,
  subject: { kind: "check", skill: "dodge" },
};
const sanity: RollRequest = {
  kind: "game",
  label: "SAN",
  spec: { ...spec, about: "sanity" },
  loss: { success: "1", failure: "1d6" },
};
const loss: RollRequest = { kind: "dice", label: "Perte de SAN", dice: "1d6", losesSanity: true };
const after = (request: RollRequest, made: Partial<MadeRoll> = {}, state = whole) =>
  afterRoll(state, { request, rolled: spec, total: 0, dice: [], ...made });
const ticked = [{ kind: "tickSkill", skill: "dodge" }];

describe("the rolls of an investigator", () => {
  it("may spend the Luck that is left", () => {
    expect(rollResourcesOf(whole)).toEqual({ luck: 40 });
  });

  it("mark a skill that succeeds, once, and not by bonus dice", () => {
    expect(after(listen, { outcome: outcome("success") }).operations).toEqual(ticked);
    expect(after(listen, { outcome: outcome("triumph") }).operations).toEqual(ticked);
    const penalty = { outcome: outcome("success"), rolled: { ...spec, bonusDice: -1 } };
    expect(after(listen, penalty).operations).toEqual(ticked);
    expect(after(listen, { outcome: outcome("failure") }).operations).toEqual([]);
    const helped = { outcome: outcome("success"), rolled: { ...spec, bonusDice: 1 } };
    expect(after(listen, helped).operations).toEqual([]);
    const marked = { ...whole, ticks: { dodge: "ticked" as const } };
    expect(after(listen, { outcome: outcome("success") }, marked).operations).toEqual([]);
    const mythos = { ...listen, subject: { kind: "check" as const, skill: "cthulhuMythos" } };
    expect(after(mythos, { outcome: outcome("success") }).operations).toEqual([]);
    const strength = { ...listen, subject: { kind: "check" as const, trait: "str" } };
    expect(after(strength, { outcome: outcome("success") }).operations).toEqual([]);
    const power = { ...listen, subject: { kind: "check" as const, trait: "dodge", power: "Sort" } };
    expect(after(power, { outcome: outcome("success") }).operations).toEqual(ticked);
    expect(after({ kind: "check", label: "Test", modifier: 1 }, {}).operations).toEqual([]);
  });

  it("of CON settle what wounds ask for", () => {
    const limits = {
      hitPoints: 12,
      magic: 10,
      armour: 0,
      sanity: 99,
      skills: {},
      magazines: {},
      constitution: 60,
    };
    const hurt = { ...whole, majorWound: true, consciousnessDue: true };
    const dying = { ...hurt, consciousnessDue: false, unconscious: true, dying: true };
    const made = (state: typeof whole, tone: RollOutcome["tone"]) => {
      const request = conRoll(state, limits);
      return request && after(request, { outcome: outcome(tone) }, state).operations;
    };
    expect(conRoll(hurt, limits)).toMatchObject({ label: "CON", spec: { target: 60 } });
    expect(made(hurt, "success")).toEqual([{ kind: "consciousnessRoll", passed: true }]);
    expect(made(hurt, "failure")).toEqual([{ kind: "consciousnessRoll", passed: false }]);
    expect(made(dying, "success")).toEqual([{ kind: "dyingRoll", passed: true }]);
    expect(made(dying, "failure")).toEqual([{ kind: "dyingRoll", passed: false }]);
    expect(conRoll(whole, limits)).toBeUndefined();
    expect(conRoll({ ...dying, dead: true }, limits)).toBeUndefined();
    expect(conRoll(dying, { ...limits, constitution: undefined })).toBeUndefined();
    const asked: RollRequest = { kind: "game", label: "CON", spec };
    expect(after(asked, { outcome: outcome("failure") }, dying).operations).toEqual([]);
    const late = { ...asked, settles: "consciousness" as const };
    expect(after(late, { outcome: outcome("failure") }, dying).operations).toEqual([]);
    expect(rollsOfWounds(hurt)).toEqual([{ trait: "CON", settles: "consciousness" }]);
    expect(rollsOfWounds(dying)).toEqual([{ trait: "CON", settles: "dying" }]);
    expect(rollsOfWounds(whole)).toEqual([]);
  });

  it("of Sanity take their loss, or roll it first", () => {
    expect(after(sanity, { outcome: outcome("success") })).toEqual({
      operations: [{ kind: "loseSanity", amount: 1 }],
    });
    expect(after(sanity, { outcome: outcome("failure") })).toEqual({ operations: [], roll: loss });
    const free = { ...sanity, loss: { success: "0", failure: "1" } };
    expect(after(free, { outcome: outcome("success") }).operations).toEqual([]);
  });

  it("of a loss take it with its faces, where they are the whole of it", () => {
    const dice = [plainDie(6, 4)];
    expect(after(loss, { total: 4, dice }).operations).toEqual([
      { kind: "loseSanity", amount: 4, faces: [4] },
    ]);
    expect(after(loss, { total: 5, dice }).operations).toEqual([{ kind: "loseSanity", amount: 5 }]);
    expect(after(loss, { total: 100, dice: [plainDie(100, 100)] }).operations).toEqual([
      { kind: "loseSanity", amount: 99, faces: [100] },
    ]);
    const damage: RollRequest = { kind: "dice", label: "Dégâts", dice: "1d6" };
    expect(after(damage, { total: 4, dice }).operations).toEqual([]);
  });

  it("that would take Sanity are refused in a bout, and where none is left", () => {
    expect(checkRoll({ ...whole, bout: true }, sanity)).toBe(
      "En pleine crise de folie, la SAN ne baisse plus.",
    );
    expect(checkRoll({ ...whole, sanity: 0 }, sanity)).toBe("Il ne reste plus de SAN.");
    expect(checkRoll(whole, sanity)).toBeUndefined();
    expect(checkRoll({ ...whole, bout: true }, { ...sanity, loss: undefined })).toBeUndefined();
    expect(checkRoll({ ...whole, bout: true }, loss)).toBeUndefined();
  });
});
