import { describe, expect, it } from "vitest";
import { playSystemOf } from "../games/registry/plays";
import { foreseeOn } from "../table/fighters/fighter";
import { equippedOf } from "../testing/playLaws";
import type { SystemId } from "../values/systemIds";
import { foreseeAct, leftText } from "./foreseeAct";
import type { AskedAct } from "./tableActs";

const character = (system: SystemId, stats: object, changes: object = {}) => {
  const play = playSystemOf(system);
  const equipped = equippedOf(system, stats);
  const limits = play.limitsOf(equipped);
  const state = { ...play.firstState(equipped, limits), ...changes };
  return {
    foresee: (asked: AskedAct) => foreseeAct(play, state, limits, asked),
    changes: () => play.acts.changesOf(state, limits).map(({ id }) => id),
    damaged: (points: number) => {
      const fighter = { kind: "character", play, state, limits } as const;
      const foreseen = foreseeOn(fighter, { kind: "hit", parts: [{ damage: { game: "dnd5e" }, points }] });
      return foreseen?.kind === "character" ? foreseen.preview : undefined;
    },
  };
};
const damage = (act: string, points: number): AskedAct => ({ kind: "damage", act, points });
const healing = (act: string, points: number): AskedAct => ({ kind: "healing", act, points });
const said = (preview: ReturnType<typeof foreseeAct>) => ({
  parts: preview?.parts,
  texts: preview?.events.map(({ text }) => text),
  left: preview && leftText(preview),
  now: preview?.life?.[1].current,
  refused: preview?.refused,
});

describe("what the MJ does to characters", () => {
  it("in D&D counts resistances and temporary hit points, and says what is left", () => {
    const hero = character("dnd5e", { hp: { current: 20, max: 20, temporary: 3 }, resistances: ["fire"] });
    expect(said(hero.foresee(damage("fire", 12)))).toMatchObject({
      parts: ["Résistance (feu) : 12 → 6"],
      left: "PV 20 → 17 sur 20",
    });
    expect(said(hero.damaged(5)).left).toBe("PV 20 → 18 sur 20");
    expect(said(hero.foresee(damage("plain", 2))).left).toBeUndefined();
    expect(said(hero.foresee(healing("hitPoints", 2))).refused).toBe("Les PV sont déjà au maximum.");
    expect(said(hero.foresee(healing("temporary", 9))).texts).toEqual(["9 PV temporaires"]);
  });

  it("in D&D has the consequences of 0 hit points", () => {
    const hero = character("dnd5e", { hp: { current: 6, max: 20 } });
    expect(said(hero.foresee(damage("cold", 6))).texts).toContain("Sans connaissance, à 0 PV");
    const down = character("dnd5e", { hp: { current: 0, max: 20 } });
    expect(said(down.foresee(damage("cold", 3))).texts).toContain("Échec contre la mort (1/3)");
    expect(down.changes()).toContain("stabilise");
  });

  it("in D&D offers a condition to who has it not, and its end to who has", () => {
    const hero = character("dnd5e", { hp: 9 }, { conditions: { poisoned: {} } });
    expect(hero.changes()).toContain("end-poisoned");
    expect(hero.changes()).not.toContain("poisoned");
    expect(hero.foresee({ kind: "change", act: "poisoned" })).toBeUndefined();
    const prone = hero.foresee({ kind: "change", act: "prone" });
    expect(prone?.operation).toEqual({ kind: "addCondition", condition: "prone" });
  });

  it("in Vampire halves superficial damage, on either track, and heals marks", () => {
    const stats = { attributes: { stamina: 2, composure: 2, resolve: 2 } };
    const vampire = character("vampire", stats, { healthAggravated: 1 });
    expect(said(vampire.foresee(damage("health-superficial", 3)))).toMatchObject({
      parts: ["Superficiels, moitié : 3 → 2"],
      left: "Santé 4 → 2 sur 5",
    });
    expect(said(vampire.foresee(damage("willpower-superficial", 3))).texts).toEqual([
      "Volonté : 2 superficiels (4 cases)",
    ]);
    expect(said(vampire.foresee(damage("willpower-aggravated", 1))).parts).toEqual([]);
    expect(said(vampire.foresee(healing("health-aggravated", 1))).left).toBe("Santé 4 → 5 sur 5");
    expect(said(vampire.foresee({ kind: "change", act: "hunger1" })).texts).toEqual(["Faim 2 / 5"]);
    expect(character("vampire", stats, { hunger: 5, stains: 2 }).changes()).toEqual([
      "hunger-1",
      "stain",
      "removeStain",
      ...["frenzy2", "frenzy3", "frenzy4"],
    ]);
  });

  it("in Cyberpunk meets the armour of the place, twice in the head", () => {
    const runner = character("cyberpunk", { hp: { current: 40, max: 40 }, armor: { head: 7, body: 11 } });
    expect(said(runner.foresee(damage("head-whole", 10))).now).toBe(34);
    expect(said(runner.foresee(damage("body-none", 10))).now).toBe(30);
    expect(runner.changes()).not.toContain("stabilise");
    expect(said(runner.foresee({ kind: "change", act: "brokenArm" })).now).toBe(35);
    const hurt = character(
      "cyberpunk",
      { hp: { current: 30, max: 40 } },
      { injuries: { brokenArm: "open" } },
    );
    expect(hurt.changes().slice(0, 2)).toEqual(["stabilise", "treat-brokenArm"]);
    expect(said(hurt.foresee(healing("hitPoints", 4))).now).toBe(34);
  });

  it("in Call of Cthulhu takes hit points, Sanity and magic", () => {
    const sleuth = character("cthulhu", {
      hp: { current: 10, max: 12 },
      san: 50,
      mp: { current: 4, max: 10 },
    });
    expect(said(sleuth.foresee(damage("unarmoured", 4)))).toMatchObject({
      texts: ["−4 PV : 6 / 12 PV"],
      left: undefined,
    });
    expect(said(sleuth.foresee(damage("sanity", 3))).texts?.[0]).toMatch(/^SAN −3/);
    expect(said(sleuth.foresee(healing("magic", 2))).texts?.[0]).toMatch(/^\+2 PM/);
    expect(said(sleuth.foresee(healing("sanity", 2))).texts?.[0]).toMatch(/^SAN \+2/);
    expect(sleuth.changes()).toEqual(["unconscious", "majorWound", "temporary", "indefinite"]);
    expect(sleuth.foresee(damage("unknown", 3))).toBeUndefined();
  });
});
