import { describe, expect, it } from "vitest";
import { pressedOn } from "../../../game/pressedOn";
import { limits, played, refusalSentence, stateWith, withPoints } from "../../../testing/dnd5ePlay";
import { dnd5ePlay } from "./dnd5ePlay";
import type { Dnd5eOperation } from "./operations";
import { currentHitPointsOf, isDead, maxHitPointsOf } from "./vitality";

const pointsAfter = (state: Parameters<typeof played>[0], operation: Dnd5eOperation | Dnd5eOperation[]) =>
  currentHitPointsOf(played(state, operation).state, limits);

describe("damage", () => {
  it("is lost, and said with its type", () => {
    const { state, texts } = played(withPoints(20), { kind: "damage", amount: 7, type: "fire" });
    expect(currentHitPointsOf(state, limits)).toBe(13);
    expect(texts).toEqual(["−7 PV (feu)"]);
  });

  it("takes the temporary hit points first", () => {
    const state = stateWith({ hitPoints: { lost: 10, temporary: 5, reduction: 0 } });
    expect(played(state, { kind: "damage", amount: 3 }).state.hitPoints).toMatchObject({
      lost: 10,
      temporary: 2,
    });
    expect(played(state, { kind: "damage", amount: 8 }).state.hitPoints).toMatchObject({
      lost: 13,
      temporary: 0,
    });
  });

  it("says how much of it the temporary hit points took", () => {
    const state = stateWith({ hitPoints: { lost: 10, temporary: 5, reduction: 0 } });
    expect(played(state, { kind: "damage", amount: 8, type: "cold" }).texts).toEqual([
      "−8 PV (froid), dont 5 temporaires",
    ]);
    expect(played(state, { kind: "damage", amount: 1 }).texts).toEqual(["−1 PV, dont 1 temporaire"]);
  });

  it("leaves its target unconscious at 0", () => {
    const { state, texts } = played(withPoints(5), { kind: "damage", amount: 12 });
    expect(state.hitPoints.lost).toBe(30);
    expect(state.deathSaves).toEqual({ successes: 0, failures: 0 });
    expect(texts).toEqual(["−12 PV", "Sans connaissance, à 0 PV"]);
  });

  it.each([
    [5, 34, false],
    [5, 35, true],
    [0, 29, false],
    [0, 30, true],
  ])("from %d hit points, %d of it kill at once: %s", (current, amount, dies) => {
    const { state } = played(withPoints(current), { kind: "damage", amount });
    expect(isDead(state, limits)).toBe(dies);
  });

  it("is refused for the dead, and where there are no hit points", () => {
    const dead = withPoints(0, { deathSaves: { successes: 0, failures: 3 } });
    const hit: Dnd5eOperation = { kind: "damage", amount: 1 };
    expect(refusalSentence(dead, hit)).toBe("Ce personnage est mort : il faut d'abord le ramener à la vie.");
    expect(refusalSentence(withPoints(5), hit, { ...limits, hitPoints: undefined })).toBe(
      "Ce personnage n'a pas de points de vie renseignés.",
    );
  });
});

describe("damage that was pressed before other damage felled its target", () => {
  const seenAt = (points: number, amount: number, critical?: boolean): Dnd5eOperation =>
    pressedOn(
      dnd5ePlay,
      withPoints(points),
      [{ kind: "damage", amount, ...(critical && { critical }) }],
      limits,
    )[0] ?? { kind: "longRest" };

  it("is no failed death save, and leaves who is stable as they are", () => {
    const late = played(withPoints(0), seenAt(3, 1));
    expect(late.state).toEqual(withPoints(0));
    expect(late.texts).toEqual(["−1 PV", "Porté avant la chute : aucun échec contre la mort"]);
    const stable = withPoints(0, { deathSaves: { successes: 3, failures: 0 } });
    expect(played(stable, seenAt(3, 1, true)).state).toEqual(stable);
  });

  it("is a failed one where its author saw them at 0, and where nothing says what they saw", () => {
    expect(seenAt(0, 1)).toEqual({ kind: "damage", amount: 1 });
    expect(played(withPoints(0), seenAt(0, 1)).state.deathSaves.failures).toBe(1);
  });

  it.each([
    [3, 32, false],
    [3, 33, true],
  ])(
    "kills at once by what it leaves over of the %d points that stood: %d of it, %s",
    (then, amount, dies) => {
      expect(isDead(played(withPoints(0), seenAt(then, amount)).state, limits)).toBe(dies);
    },
  );

  it("is counted blow by blow within one press", () => {
    const blows: Dnd5eOperation[] = [
      { kind: "damage", amount: 3 },
      { kind: "damage", amount: 1 },
    ];
    expect(pressedOn(dnd5ePlay, withPoints(3), blows, limits)).toEqual([
      { kind: "damage", amount: 3, hitPointsThen: 3 },
      { kind: "damage", amount: 1 },
    ]);
  });
});

describe("healing", () => {
  it("stops at the maximum, and says what it gave", () => {
    const { state, texts } = played(withPoints(25), { kind: "heal", amount: 12 });
    expect(state.hitPoints.lost).toBe(0);
    expect(texts).toEqual(["+5 PV"]);
    expect(refusalSentence(state, { kind: "heal", amount: 1 })).toBe("Les PV sont déjà au maximum.");
  });

  it("wakes up who is at 0, without its death saves", () => {
    const down = withPoints(0, { deathSaves: { successes: 2, failures: 2 } });
    const { state, texts } = played(down, { kind: "heal", amount: 4 });
    expect(state.deathSaves).toEqual({ successes: 0, failures: 0 });
    expect(texts).toEqual(["+4 PV", "Reprend connaissance", "Toujours à terre"]);
    expect(state.conditions).toEqual({ prone: {} });
    const before = { ...down, conditions: { prone: {} } };
    expect(played(before, { kind: "heal", amount: 4 }).texts).toEqual(["+4 PV", "Reprend connaissance"]);
  });

  it("counts from 0 where the maximum has shrunk below what was lost", () => {
    const shrunk = { ...limits, hitPoints: 12 };
    const { state } = played(withPoints(5), { kind: "heal", amount: 4 }, shrunk);
    expect(currentHitPointsOf(state, shrunk)).toBe(4);
  });

  it("does not wake the dead", () => {
    const dead = withPoints(0, { deathSaves: { successes: 0, failures: 3 } });
    expect(refusalSentence(dead, { kind: "heal", amount: 4 })).toContain("mort");
  });
});

describe("temporary hit points", () => {
  it("do not add up", () => {
    const state = played(withPoints(20), { kind: "grantTemporary", amount: 6 }).state;
    expect(refusalSentence(state, { kind: "grantTemporary", amount: 5 })).toBe(
      "Déjà 6 PV temporaires, qui ne s'ajoutent pas.",
    );
    expect(played(state, { kind: "grantTemporary", amount: 8 }).state.hitPoints.temporary).toBe(8);
  });

  it("are lost down to none", () => {
    const state = stateWith({ hitPoints: { lost: 0, temporary: 4, reduction: 0 } });
    const { state: bare, texts } = played(state, { kind: "loseTemporary", amount: 9 });
    expect(bare.hitPoints.temporary).toBe(0);
    expect(texts).toEqual(["−4 PV temporaires"]);
    expect(refusalSentence(bare, { kind: "loseTemporary", amount: 1 })).toBe("Aucun PV temporaire.");
  });
});

describe("the MJ's word on hit points", () => {
  it("stands, at most at the maximum", () => {
    expect(pointsAfter(withPoints(20), { kind: "setHitPoints", current: 3 })).toBe(3);
    expect(pointsAfter(withPoints(20), { kind: "setHitPoints", current: 999 })).toBe(30);
    expect(refusalSentence(withPoints(20), { kind: "setHitPoints", current: 20 })).toBe("Déjà 20 PV.");
  });
});

describe("a reduced maximum", () => {
  it("takes only the hit points above it, and gives none back", () => {
    const { state } = played(withPoints(20), { kind: "reduceMaximum", amount: 5 });
    expect([currentHitPointsOf(state, limits), maxHitPointsOf(state, limits)]).toEqual([20, 25]);
    const lower = played(state, { kind: "reduceMaximum", amount: 10 }).state;
    expect([currentHitPointsOf(lower, limits), maxHitPointsOf(lower, limits)]).toEqual([15, 15]);
    const restored = played(lower, { kind: "restoreMaximum", amount: 99 }).state;
    expect([currentHitPointsOf(restored, limits), maxHitPointsOf(restored, limits)]).toEqual([15, 30]);
    expect(refusalSentence(restored, { kind: "restoreMaximum", amount: 1 })).toBe(
      "Le maximum de PV n'est pas réduit.",
    );
  });

  it("of 0 is death", () => {
    const { state, texts } = played(withPoints(20), { kind: "reduceMaximum", amount: 30 });
    expect(isDead(state, limits)).toBe(true);
    expect(texts).toEqual(["Maximum de PV : 0", "Le maximum de PV tombe à 0 : mort"]);
  });
});
