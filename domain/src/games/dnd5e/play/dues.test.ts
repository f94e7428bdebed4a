import { describe, expect, it } from "vitest";
import { limits, played, stateWith, withPoints } from "../../../testing/dnd5ePlay";
import { duesOf, fallenOf } from "./dues";

const dying = withPoints(0, { deathSaves: { successes: 1, failures: 2 } });

describe("what is due", () => {
  it("is a death save on each turn of the dying, with its marks", () => {
    expect(duesOf(dying, limits)).toMatchObject([
      {
        id: "deathSave",
        title: "Jet contre la mort",
        text: "1 succès, 2 échecs",
        request: { label: "Jet contre la mort" },
        when: "turn",
      },
    ]);
  });

  it("is each save that concentration waits for, one after the other", () => {
    const threatened = withPoints(20, { concentration: { spell: "Toile", level: 2, saves: [10, 14, 11] } });
    const [first, ...others] = duesOf(threatened, limits);
    expect(first).toMatchObject({
      title: "Concentration sur Toile : sauvegarde",
      text: "DD 10, puis 2 autres. Raté : le sort prend fin.",
      request: { settles: "concentration" },
      when: "now",
    });
    expect(others).toEqual([]);
    const { state } = played(threatened, { kind: "saveConcentration", total: 12 });
    const [next] = duesOf(state, limits);
    expect(next?.text).toBe("DD 14, puis 1 autre. Raté : le sort prend fin.");
    expect(next?.id).not.toBe(first?.id);
  });

  it("is nothing of the whole, the stable and the dead", () => {
    expect(duesOf(withPoints(30), limits)).toEqual([]);
    expect(duesOf(withPoints(0, { deathSaves: { successes: 3, failures: 0 } }), limits)).toEqual([]);
    expect(duesOf(withPoints(0, { deathSaves: { successes: 0, failures: 3 } }), limits)).toEqual([]);
  });
});

describe("the fallen", () => {
  it.each([
    [withPoints(0, { deathSaves: { successes: 0, failures: 3 } }), "Personnage mort", "dead"],
    [dying, "À l'agonie", "dying"],
    [withPoints(0, { deathSaves: { successes: 3, failures: 0 } }), "Stable à 0 PV", "down"],
    [withPoints(9, { conditions: { unconscious: {} } }), "Sans connaissance", "down"],
    [withPoints(9, { conditions: { stunned: {} } }), "Hors de combat", "down"],
  ] as const)("are told what they are", (state, label, tone) => {
    expect(fallenOf(state, limits)).toMatchObject({ label, tone });
  });

  it("are none of those who may act, known or not how they are", () => {
    expect(fallenOf(withPoints(1, { conditions: { prone: {} } }), limits)).toBeUndefined();
    expect(fallenOf(stateWith({}), { ...limits, hitPoints: undefined })).toBeUndefined();
  });
});
