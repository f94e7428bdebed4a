import { describe, expect, it } from "vitest";
import type { MadeRoll } from "../../../game/rolls/afterRoll";
import { limits, played, refusalSentence, withPoints } from "../../../testing/dnd5ePlay";
import { DEATH_SAVE } from "../deathSave";
import { dnd5ePlay } from "./dnd5ePlay";
import { rollEffectsOf } from "./rollEffects";
import { currentHitPointsOf, isDead, isDying } from "./vitality";

const dying = (successes = 0, failures = 0) => withPoints(0, { deathSaves: { successes, failures } });

describe("a death save", () => {
  it.each([
    [9, undefined, { successes: 0, failures: 1 }],
    [10, undefined, { successes: 1, failures: 0 }],
    [9, 11, { successes: 1, failures: 0 }],
    [12, 8, { successes: 0, failures: 1 }],
    [1, 12, { successes: 0, failures: 2 }],
  ])("of %d, %s with bonuses, marks %j", (die, total, marks) => {
    expect(
      played(dying(), { kind: "deathSave", die, ...(total !== undefined && { total }) }).state.deathSaves,
    ).toEqual(marks);
  });

  it("of 20 gives one hit point", () => {
    const { state, texts } = played(dying(1, 2), { kind: "deathSave", die: 20 });
    expect(currentHitPointsOf(state, limits)).toBe(1);
    expect(state.deathSaves).toEqual({ successes: 0, failures: 0 });
    expect(texts).toEqual(["20 contre la mort : reprend connaissance avec 1 PV", "Toujours à terre"]);
    expect(state.conditions).toEqual({ prone: {} });
  });

  it("makes stable by the third success", () => {
    const { state, texts } = played(dying(2, 2), { kind: "deathSave", die: 15 });
    expect(isDying(state, limits)).toBe(false);
    expect(isDead(state, limits)).toBe(false);
    expect(texts).toEqual(["Succès contre la mort (15) : 3/3", "Stable"]);
    expect(refusalSentence(state, { kind: "deathSave", die: 15 })).toBe(
      "Stable : aucun jet contre la mort à faire.",
    );
  });

  it.each([
    [2, 9],
    [1, 1],
  ])("kills from %d failures by a %d", (failures, die) => {
    const { state, texts } = played(dying(2, failures), { kind: "deathSave", die });
    expect(isDead(state, limits)).toBe(true);
    expect(texts.at(-1)).toBe("Mort");
  });

  it("names its die, and its total where something is added", () => {
    expect(played(dying(), { kind: "deathSave", die: 7 }).texts).toEqual(["Échec contre la mort (7) : 1/3"]);
    expect(played(dying(), { kind: "deathSave", die: 9, total: 11 }).texts).toEqual([
      "Succès contre la mort (9, total 11) : 1/3",
    ]);
  });

  it("is rolled at 0 only", () => {
    expect(refusalSentence(withPoints(1), { kind: "deathSave", die: 9 })).toBe(
      "Les jets contre la mort se font à 0 PV.",
    );
  });
});

describe("damage at 0", () => {
  it("is a failure, two for a critical hit", () => {
    expect(played(dying(1, 0), { kind: "damage", amount: 1 }).state.deathSaves).toEqual({
      successes: 1,
      failures: 1,
    });
    const critical = played(dying(1, 0), { kind: "damage", amount: 1, critical: true });
    expect(critical.state.deathSaves).toEqual({ successes: 1, failures: 2 });
    expect(critical.texts).toEqual(["−1 PV", "Deux échecs contre la mort (2/3)"]);
  });

  it("makes the stable dying again", () => {
    const stable = played(dying(0, 2), { kind: "stabilise" }).state;
    expect(played(stable, { kind: "damage", amount: 1 }).state.deathSaves).toEqual({
      successes: 0,
      failures: 1,
    });
  });
});

describe("marks by hand", () => {
  it("have the same outcome as rolled ones", () => {
    const kind = "markDeathSaves";
    expect(played(dying(), { kind, successes: 1, failures: 2 }).state.deathSaves.failures).toBe(2);
    expect(played(dying(), { kind, successes: 3, failures: 2 }).texts.at(-1)).toBe("Stable");
    expect(played(dying(), { kind, successes: 0, failures: 3 }).texts.at(-1)).toBe("Mort");
    expect(refusalSentence(withPoints(3), { kind, successes: 1, failures: 0 })).toContain("0 PV");
  });
});

describe("the dead", () => {
  it("come back with hit points, without marks", () => {
    const { state, texts } = played(dying(0, 3), { kind: "revive", hitPoints: 1 });
    expect(currentHitPointsOf(state, limits)).toBe(1);
    expect(isDead(state, limits)).toBe(false);
    expect(texts).toEqual(["Retour à la vie avec 1 PV"]);
  });

  it("of exhaustion come back at its fifth level", () => {
    const { state } = played(withPoints(9, { exhaustion: 6 }), { kind: "revive", hitPoints: 50 });
    expect(state.exhaustion).toBe(5);
    expect(currentHitPointsOf(state, limits)).toBe(15);
  });

  it("stay so while their maximum is 0, and the living are not revived", () => {
    const drained = withPoints(0, { hitPoints: { lost: 0, temporary: 0, reduction: 30 } });
    expect(refusalSentence(drained, { kind: "revive", hitPoints: 1 })).toBe(
      "Le maximum de PV est à 0 : rends d'abord ce qui l'a réduit.",
    );
    expect(refusalSentence(dying(), { kind: "revive", hitPoints: 1 })).toBe("Ce personnage n'est pas mort.");
  });
});

describe("the roll of a death save", () => {
  const d20 = (value: number, kept = true) => ({ sides: 20, value, kept });
  const shown = (dice: MadeRoll["dice"], total: number, request = DEATH_SAVE) =>
    dnd5ePlay.afterRoll?.(dying(), { request, dice, total }).operations;

  it("marks what its die shows, with what is added to it", () => {
    expect(shown([d20(14)], 14)).toEqual([{ kind: "deathSave", die: 14 }]);
    expect(shown([d20(9), { sides: 4, value: 3, kept: true }], 12)).toEqual([
      { kind: "deathSave", die: 9, total: 12 },
    ]);
    expect(shown([d20(3, false), d20(20)], 20)).toEqual([{ kind: "deathSave", die: 20 }]);
  });

  it("is a saving throw to the conditions that act on them, and no other roll marks anything", () => {
    const tired = { ...dying(), exhaustion: 3 };
    const acting = rollEffectsOf(tired, limits).filter(({ appliesTo }) => appliesTo({ kind: "dying" }));
    expect(acting.map(({ mode }) => mode)).toEqual(["disadvantage"]);
    expect(shown([d20(14)], 14, { ...DEATH_SAVE, subject: { kind: "save", trait: "con" } })).toEqual([]);
  });
});
