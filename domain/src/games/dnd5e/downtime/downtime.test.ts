import { describe, expect, it } from "vitest";
import { limits, stateWith, withPoints } from "../../../testing/dnd5ePlay";
import { equippedOf, refusedSentence } from "../../../testing/playLaws";
import { showing } from "../../../testing/seededSource";
import { MAX_COINS } from "../play/bounds";
import { type Dnd5eState, FRESH_STATE } from "../play/state";
import { dnd5eDowntime } from "./downtime";

const hero = {
  level: 6,
  abilityScores: { str: 16, dex: 10, con: 14, int: 8, wis: 10, cha: 16 },
  skills: { athletics: { proficient: true } },
  savingThrows: { con: { proficient: true } },
};
const rich = (gold: number) => stateWith({ coins: { ...FRESH_STATE.coins, gp: gold } });
const waysOf = (act: string, state: Dnd5eState = rich(20), stats: object = hero) =>
  dnd5eDowntime
    .find(({ id }) => id === act)
    ?.waysOf({ state, limits, character: equippedOf("dnd5e", stats).character }) ?? [];
const refused = (act: string, state: Dnd5eState) => refusedSentence(() => waysOf(act, state));

describe("a week of work", () => {
  it("offers trades with their checks; of whom nothing is known, without a bonus", () => {
    const said = (stats?: object) =>
      waysOf("travail", rich(0), stats).map(({ label, takes }) => `${label} : ${takes}`);
    expect(said()).toEqual([
      "Des bras : Athlétisme +6",
      "Un public : Représentation +3",
      "Des soins : Médecine +0",
      "Une plume : Histoire -1",
      "Des doigts agiles : Escamotage +0",
      "Un guide : Survie +0",
    ]);
    expect(said({})[0]).toBe("Des bras : Athlétisme +0");
  });

  it.each([
    [3, 9, 1],
    [4, 10, 5],
    [9, 15, 10],
    [14, 20, 25],
  ])("pays what its check earns: a %i makes %i, %i gp", (face, total, amount) => {
    expect(waysOf("travail")[0]?.resolve(showing(face))).toEqual({
      told: { text: `Une semaine de travail (Athlétisme ${total})`, tone: "good" },
      operations: [{ kind: "gainCoins", coin: "gp", amount }],
    });
  });

  it("takes the lower of two dice from the exhausted", () => {
    const [arms] = waysOf("travail", stateWith({ exhaustion: 1 }));
    expect(arms?.resolve(showing(14, 3)).told.text).toBe("Une semaine de travail (Athlétisme 9)");
  });

  it("is neither for the fallen and the dead, nor for a full purse", () => {
    expect(refused("travail", withPoints(0))).toBe("À 0 PV : il faut d'abord se relever.");
    expect(refused("travail", stateWith({ deathSaves: { successes: 0, failures: 3 } }))).toBe(
      "Ce personnage est mort.",
    );
    expect(refused("travail", rich(MAX_COINS))).toBe("La bourse ne peut pas en contenir autant.");
  });
});

describe("a week in bed", () => {
  it("is a long rest", () => {
    const [week] = waysOf("convalescence", withPoints(12));
    expect(week?.label).toBe("Une semaine au lit");
    expect(week?.resolve(showing(1))).toEqual({
      told: { text: "Une semaine au lit", tone: "good" },
      operations: [{ kind: "longRest" }],
    });
  });

  it("ends all exhaustion where the Constitution save succeeds", () => {
    const [week] = waysOf("convalescence", withPoints(12, { exhaustion: 2 }));
    expect(week?.takes).toBe("Sauvegarde de CON +5, DD 15");
    expect(week?.resolve(showing(10))).toEqual({
      told: { text: "Une semaine au lit (CON 15 : réussite)", tone: "good" },
      operations: [{ kind: "longRest" }, { kind: "loseExhaustion", levels: 1 }],
    });
    expect(week?.resolve(showing(9))).toEqual({
      told: { text: "Une semaine au lit (CON 14 : échec)", tone: "neutral" },
      operations: [{ kind: "longRest" }],
    });
  });

  it("is nothing for the whole and the fallen", () => {
    expect(refused("convalescence", stateWith({}))).toBe("Rien à rétablir.");
    expect(refused("convalescence", withPoints(0))).toMatch(/^Il faut au moins 1 PV/);
  });
});

describe("a week of questions", () => {
  it("costs gold, and owes an answer where it succeeds", () => {
    const arcana = waysOf("recherche").find(({ id }) => id === "arcana");
    expect([arcana?.label, arcana?.takes]).toEqual(["Arcanes", "-1, DD 15"]);
    expect(arcana?.resolve(showing(16))).toEqual({
      told: { text: "Recherche (Arcanes 15) : le MJ doit une réponse", tone: "good" },
      operations: [{ kind: "spendCoins", coin: "gp", amount: 7 }],
    });
    expect(arcana?.resolve(showing(15)).told).toEqual({
      text: "Recherche (Arcanes 14) : rien de sûr",
      tone: "neutral",
    });
  });

  it("is refused to the poor and the fallen", () => {
    expect(refused("recherche", rich(6))).toBe("Pas assez : il reste 6 po.");
    expect(refused("recherche", withPoints(0))).toBe("À 0 PV : il faut d'abord se relever.");
  });
});
