import { describe, expect, it } from "vitest";
import type { MadeRoll } from "../../../game/rolls/afterRoll";
import { act, limits as build } from "../../../testing/cthulhuPlay";
import { refusedSentence, textsOf } from "../../../testing/playLaws";
import type { RollOutcome } from "../../../values/dice/rollOutcome";
import { duesOf, fallenOf } from "./dues";
import { afterRoll } from "./rolls";
import type { CthulhuState } from "./state";

const limits = { ...build, constitution: 55, intelligence: 70 };
const idsOf = (state: CthulhuState) => duesOf(state, limits).map(({ id }) => id);

/** What the roll that is due makes of the state. */
function settled(state: CthulhuState, tone: RollOutcome["tone"]) {
  const [due] = duesOf(state, limits);
  if (due === undefined) throw new Error("Nothing is due.");
  const outcome = { id: tone, label: tone, tone };
  const made: MadeRoll = { request: due.request, total: 30, dice: [], outcome };
  const [operation] = afterRoll(state, made).operations;
  if (operation === undefined) throw new Error("Nothing settles it.");
  return act(state, operation, limits);
}

describe("a major wound", () => {
  const { state: hurt } = act({}, { kind: "damage", amount: 6 });

  it("asks once for CON, which keeps consciousness or loses it", () => {
    expect(duesOf(hurt, limits)).toEqual([
      {
        id: "consciousness",
        title: "Blessure grave : jet de CON",
        text: "Raté : tu perds connaissance.",
        request: expect.objectContaining({ label: "CON", settles: "consciousness" }),
        when: "now",
        waive: { kind: "waiveConsciousness" },
      },
    ]);
    const kept = settled(hurt, "success");
    expect(textsOf(kept)).toEqual(["Jet de CON réussi : reste conscient"]);
    expect([idsOf(kept.state), fallenOf(kept.state)]).toEqual([[], undefined]);
    const lost = settled(hurt, "failure");
    expect(textsOf(lost)).toEqual(["Sans connaissance"]);
    expect([idsOf(lost.state), fallenOf(lost.state)?.label]).toEqual([[], "Sans connaissance"]);
  });

  it("asks again with the next one, and not for a lighter blow", () => {
    const { state: awake } = settled(hurt, "success");
    expect(idsOf(act(awake, { kind: "damage", amount: 1 }).state)).toEqual([]);
    expect(idsOf(act({ hitPointsLost: 0, majorWound: true }, { kind: "damage", amount: 6 }).state)).toEqual([
      "consciousness",
    ]);
  });

  it("asks nothing of who is down, healed, dead, or let off", () => {
    expect(idsOf(act(hurt, { kind: "setUnconscious", unconscious: true }).state)).toEqual([]);
    expect(idsOf(act(hurt, { kind: "heal", amount: 6 }).state)).toEqual([]);
    expect(idsOf(act(hurt, { kind: "setDead", dead: true }).state)).toEqual([]);
    expect(idsOf(act({}, { kind: "damage", amount: 13 }).state)).toEqual([]);
    expect(idsOf(act(hurt, { kind: "waiveConsciousness" }).state)).toEqual([]);
    expect(idsOf(act(hurt, { kind: "setMajorWound", majorWound: false }).state)).toEqual([]);
    for (const kind of ["waiveConsciousness", "consciousnessRoll"] as const) {
      const operation = kind === "consciousnessRoll" ? { kind, passed: true } : { kind };
      expect(refusedSentence(() => act({}, operation))).toBe("Aucun jet de CON n'est dû.");
    }
  });

  it("that the MJ marks asks for it too", () => {
    expect(idsOf(act({}, { kind: "setMajorWound", majorWound: true }).state)).toEqual(["consciousness"]);
    const down = act({ unconscious: true }, { kind: "setMajorWound", majorWound: true });
    expect(idsOf(down.state)).toEqual([]);
  });

  it("at 0 hit points asks for CON in each round", () => {
    const { state: dying } = act(hurt, { kind: "damage", amount: 6 });
    expect(duesOf(dying, limits)).toMatchObject([{ id: "dying", title: "Jet de CON", when: "turn" }]);
    expect(fallenOf(dying)).toMatchObject({ label: "À l'agonie", tone: "dying" });
    expect(idsOf(settled(dying, "success").state)).toEqual(["dying"]);
    const { state: dead } = settled(dying, "failure");
    expect([idsOf(dead), fallenOf(dead)?.tone]).toEqual([[], "dead"]);
  });
});

describe("a shock", () => {
  const { state: shocked } = act({}, { kind: "loseSanity", amount: 5 });

  it("asks for INT: who understands goes mad, who does not forgets", () => {
    expect(duesOf(shocked, limits)).toMatchObject([
      {
        id: "shock",
        request: { label: "INT", settles: "shock" },
        when: "now",
        waive: { kind: "waiveShock" },
      },
    ]);
    const mad = settled(shocked, "success");
    expect(mad.state).toMatchObject({ insanity: "temporary", bout: true, shockDue: false });
    expect(fallenOf(mad.state)).toMatchObject({ label: "Crise de folie", tone: "mad" });
    const sane = settled(shocked, "failure");
    expect(textsOf(sane)).toEqual(["Jet d'INT raté : l'esprit refoule ce qu'il a vu"]);
    expect([sane.state.insanity, idsOf(sane.state)]).toEqual(["none", []]);
  });

  it("that takes the last of their sanity hands the investigator to the MJ, once the bout is over", () => {
    const { state: lost } = act({ sanity: 6 }, { kind: "loseSanity", amount: 6 });
    expect(fallenOf({ ...lost, bout: true })?.label).toBe("Crise de folie");
    expect(fallenOf({ ...lost, bout: false })).toMatchObject({ label: "Folie permanente", tone: "mad" });
    expect(fallenOf({ ...lost, dead: true })?.tone).toBe("dead");
  });

  it("asks nothing for 4 points, of the insane, of who is let off, and where insanity comes anyway", () => {
    expect(idsOf(act({}, { kind: "loseSanity", amount: 4 }).state)).toEqual([]);
    const insane = { insanity: "temporary" as const };
    expect(idsOf(act(insane, { kind: "loseSanity", amount: 6 }).state)).toEqual([]);
    expect(idsOf(act({}, { kind: "loseSanity", amount: 10 }).state)).toEqual([]);
    expect(idsOf(act({ sanity: 6 }, { kind: "loseSanity", amount: 6 }).state)).toEqual([]);
    expect(idsOf(act(shocked, { kind: "waiveShock" }).state)).toEqual([]);
    expect(idsOf(act(shocked, { kind: "goInsane", insanity: "temporary" }).state)).toEqual([]);
    expect(idsOf({ ...shocked, dead: true })).toEqual([]);
    expect(duesOf(shocked, build)).toEqual([]);
    expect(refusedSentence(() => act({}, { kind: "waiveShock" }))).toBe("Aucun jet d'INT n'est dû.");
  });
});
