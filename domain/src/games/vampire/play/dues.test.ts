import { describe, expect, it } from "vitest";
import type { MadeRoll } from "../../../game/rolls/afterRoll";
import { refusedSentence, textsOf } from "../../../testing/playLaws";
import { act, limits, whole } from "../../../testing/vampirePlay";
import { duesOf, fallenOf } from "./dues";
import { afterRoll } from "./rolls";
import type { VampireState } from "./state";

const idsOf = (state: VampireState) => duesOf(state, limits).map(({ id }) => id);
const { state: woken } = act({}, { kind: "callFrenzy", difficulty: 3 });

function settled(state: VampireState, tone: "success" | "failure") {
  const [due] = duesOf(state, limits);
  if (due === undefined) throw new Error("Nothing is due.");
  const outcome = { id: tone, label: tone, tone };
  const made: MadeRoll = {
    request: due.request,
    total: 3,
    dice: [{ value: 7, kept: true, sides: 10 }],
    outcome,
  };
  const [operation] = afterRoll(state, made).operations;
  if (operation === undefined) throw new Error("Nothing settles it.");
  return act(state, operation, limits);
}

describe("frenzy", () => {
  it("is resisted with Willpower and a third of Humanity, against its difficulty", () => {
    expect(duesOf({ ...woken, willpowerSuperficial: 2 }, limits)).toMatchObject([
      {
        id: "frenzy",
        title: "Résister à la frénésie",
        text: "Difficulté 3. Raté : elle agit à ta place.",
        request: { label: "Résister à la frénésie", spec: { dice: 5, hungerDice: 0, difficulty: 3 } },
        when: "now",
      },
    ]);
    expect(duesOf({ ...woken, willpowerSuperficial: 5, humanity: 2 }, limits)).toMatchObject([
      { request: { spec: { dice: 1 } } },
    ]);
  });

  it("is held, or lets the Beast loose until it passes", () => {
    const held = settled(woken, "success");
    expect([textsOf(held), idsOf(held.state), fallenOf(held.state, limits)]).toEqual([
      ["La Bête est contenue"],
      [],
      undefined,
    ]);
    const loose = settled(woken, "failure");
    expect(textsOf(loose)).toEqual(["Frénésie : la Bête se lâche"]);
    expect(fallenOf(loose.state, limits)).toMatchObject({ label: "Frénésie", tone: "mad" });
    expect(refusedSentence(() => act(loose.state, { kind: "callFrenzy", difficulty: 2 }))).toBe(
      "La Bête est déjà lâchée.",
    );
    expect(fallenOf(act(loose.state, { kind: "endFrenzy" }).state, limits)).toBeUndefined();
  });

  it("is due where rousing the blood fails at Hunger 5", () => {
    const { state } = act(
      { hunger: 4, healthAggravated: 2 },
      { kind: "mendAggravated", faces: [1, 2, 3] },
      limits,
    );
    expect(state).toMatchObject({ hunger: 5, frenzyDue: 4 });
    const asleep = act({ hunger: 5 }, { kind: "rouse", faces: [2], purpose: "waking" });
    expect(asleep.state.frenzyDue).toBe(0);
  });

  it("is not due of who is let off, in torpor, or resists nothing", () => {
    expect(idsOf(act(woken, { kind: "waiveFrenzy" }).state)).toEqual([]);
    const torpid = { healthAggravated: 6 };
    expect(idsOf({ ...woken, ...torpid })).toEqual([]);
    expect(refusedSentence(() => act(torpid, { kind: "callFrenzy", difficulty: 2 }))).toBe(
      "En torpeur : la Bête dort aussi.",
    );
    for (const operation of [{ kind: "waiveFrenzy" }, { kind: "resistFrenzy", passed: true }] as const) {
      expect(refusedSentence(() => act({}, operation))).toBe("Aucune frénésie n'est à contenir.");
    }
    expect(refusedSentence(() => act({}, { kind: "endFrenzy" }))).toBe("Aucune frénésie en cours.");
  });
});

describe("remorse", () => {
  it("is due after the evening, for stains and for what is beyond them", () => {
    const stained = { ...whole, stains: 2 };
    expect(duesOf(stained, limits)).toMatchObject([
      { id: "remorse", text: "2 souillures. Raté : un point d'Humanité de moins.", when: "afterwards" },
    ]);
    expect(idsOf({ ...whole, degenerating: true })).toEqual(["remorse"]);
    expect(idsOf(whole)).toEqual([]);
    expect(settled(stained, "success").state).toMatchObject({ stains: 0 });
  });
});

describe("the fallen", () => {
  it("are in torpor or without will", () => {
    expect(fallenOf({ ...whole, healthAggravated: 6 }, limits)).toMatchObject({
      label: "Torpeur",
      tone: "dying",
    });
    expect(fallenOf({ ...whole, willpowerAggravated: 5 }, limits)).toMatchObject({ label: "Volonté brisée" });
    expect(fallenOf(whole, limits)).toBeUndefined();
  });
});
