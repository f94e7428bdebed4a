import { describe, expect, it } from "vitest";
import { operationsOfRest } from "../../game/rest";
import { FRESH_STATE } from "../../games/dnd5e/play/state";
import { playSystemOf } from "../../games/registry/plays";
import { PRESETS } from "../../games/registry/presets";
import { equippedOf } from "../../testing/playLaws";
import { SYSTEM_IDS, type SystemId } from "../../values/systemIds";
import { quickActionsOf } from "../panel/panelEvents";
import { foreseeGroupRest } from "./groupRest";

interface Hero {
  readonly stats?: object;
  readonly data?: object;
  readonly system?: SystemId;
  /** What differs from the first state. */
  readonly state?: object;
}

/** The table's characters by name, and what the rest would do to each. */
function rested(system: SystemId, restId: string, heroes: Readonly<Record<string, Hero>>, points = 0) {
  const play = playSystemOf(system);
  const characters = Object.entries(heroes).map(([name, hero]) => ({
    id: name,
    name,
    system: hero.system ?? system,
    stats: { ...hero.stats },
    data: { ...hero.data },
  }));
  const known = Object.entries(heroes).filter(([, hero]) => hero.state !== undefined);
  const states = known.map(([name, { stats = {}, data = {}, state }]) => {
    const equipped = equippedOf(system, stats, data);
    return [name, { state: { ...play.firstState(equipped, play.limitsOf(equipped)), ...state } }] as const;
  });
  const rest = play.rests[restId];
  if (rest === undefined) throw new RangeError(`No rest: ${restId}`);
  return foreseeGroupRest({ system, play, characters, states: new Map(states), items: [] }, rest, points);
}

const WIZARD = { data: { classes: [{ name: "Magicien", level: 3 }] }, stats: { hp: "12 / 30" } };

describe("a rest of the group", () => {
  it.each(SYSTEM_IDS)("is a quick action of the panel in %s, which names it", (system) => {
    const quick = quickActionsOf(PRESETS[system]).map(({ id }) => id);
    const rests = Object.keys(playSystemOf(system).rests);
    expect(rests.length).toBeGreaterThanOrEqual(2);
    expect(quick).toEqual(expect.arrayContaining(rests));
  });

  it("says for each character what its own sheet would: hit points, slots, hit dice", () => {
    const slots = { ...FRESH_STATE.slots, "1": 2, "2": 1 };
    const [elowen, whole] = rested("dnd5e", "repos-long", {
      Elowen: { ...WIZARD, state: { slots } },
      Indemne: { stats: { hp: "9 / 9" }, state: {} },
    });
    expect(elowen).toMatchObject({ id: "Elowen", steps: [{ kind: "longRest" }] });
    expect(elowen?.foreseen.life?.map(({ current }) => current)).toEqual([12, 30]);
    expect(elowen?.foreseen.sentences).toEqual([
      "+18 PV",
      "+2 emplacements de niveau 1",
      "+1 emplacement de niveau 2",
    ]);
    expect(whole?.foreseen).toEqual({ sentences: [] });
  });

  it("leaves out another game, a state that is not there and who cannot rest, with the reason", () => {
    const characters = rested("dnd5e", "repos-court", {
      Isaure: { system: "vampire", state: {} },
      Inconnue: WIZARD,
      Tombée: { stats: { hp: "0 / 9" }, state: {} },
    });
    expect(characters.map(({ foreseen, steps }) => [foreseen.refusal, steps])).toEqual([
      ["Joue à un autre jeu, Vampire : laissé de côté.", []],
      ["Son état en jeu n'est pas disponible.", []],
      ["Il faut être stable pour se reposer.", []],
    ]);
  });

  it("leaves hit dice to whom they belong", () => {
    const [hurt] = rested("dnd5e", "repos-court", { Elowen: { ...WIZARD, state: {} } });
    expect(hurt?.steps).toEqual([{ kind: "shortRest", hitDice: [] }]);
    expect(hurt?.foreseen).toEqual({ sentences: [] });
  });
});

describe("the nights and sessions of a coterie", () => {
  const operations = (restId: string, state: object, points = 0, face = 7) => {
    const stats = { attributes: { composure: 3, resolve: 2 }, willpower: { max: 5 }, health: { max: 6 } };
    const [vampire] = rested("vampire", restId, { Isaure: { stats, state } }, points);
    const steps = vampire?.steps ?? [];
    return { ...vampire?.foreseen, operations: operationsOfRest(steps, () => face) };
  };

  it("begin with a rouse check, but for who is in torpor", () => {
    expect(operations("nuit-tombee", { hunger: 2 })).toEqual({
      sentences: ["Exaltation du réveil : 1 dé (Faim 2 / 5)"],
      operations: [{ kind: "rouse", faces: [7], purpose: "waking" }],
    });
    expect(operations("nuit-tombee", { healthAggravated: 6 })).toMatchObject({
      refusal: "En torpeur : pas d'éveil cette nuit.",
      operations: [],
    });
  });

  it("give Willpower back, and end with experience and remorse", () => {
    expect(operations("nouvelle-seance", { willpowerSuperficial: 4 })).toMatchObject({
      sentences: ["Volonté : 1 superficiel (5 cases)"],
      operations: [{ kind: "recoverWillpower" }],
    });
    expect(operations("nouvelle-seance", {}).operations).toEqual([]);
    const stained = { humanity: 7, stains: 1, experienceGained: 4 };
    expect(operations("fin-seance", stained, 2)).toEqual({
      sentences: ["+2 XP · reste 6", "Remords : 2 dés"],
      operations: [
        { kind: "gainExperience", amount: 2 },
        { kind: "remorse", faces: [7, 7] },
      ],
    });
    expect(operations("fin-seance", { stains: 0 }).operations).toEqual([]);
    expect(operations("fin-seance", { degenerating: true }).operations).toHaveLength(1);
  });
});

describe("the days and sessions of a crew", () => {
  const foreseen = (restId: string, state: object, points = 0) => {
    const stats = { attributes: { COR: 6, CHA: 7 }, pv: { actuel: 35, max: 35 }, luckPoints: 5 };
    return rested("cyberpunk", restId, { Zix: { stats, state } }, points)[0];
  };

  it("heal the stabilised by BODY, and refuse the others", () => {
    const hurt = { hitPointsLost: 20 };
    const [before, after] = foreseen("jour-repos", { ...hurt, stabilised: true })?.foreseen.life ?? [];
    expect([before?.current, after?.current]).toEqual([15, 21]);
    expect(foreseen("jour-repos", hurt)?.foreseen.refusal).toMatch(/^Il faut d'abord être stabilisé/);
    expect(foreseen("jour-repos", {})?.steps).toEqual([]);
  });

  it("fill Luck again, and give improvement points", () => {
    expect(foreseen("nouvelle-seance", { luckSpent: 3 })?.steps).toEqual([{ kind: "refillLuck" }]);
    expect(foreseen("nouvelle-seance", { luckSpent: 0 })?.steps).toEqual([]);
    expect(foreseen("fin-seance", {}, 40)?.steps).toEqual([{ kind: "gainImprovement", amount: 40 }]);
    expect(foreseen("fin-seance", {})?.steps).toEqual([]);
  });
});

describe("the weeks and sessions of investigators", () => {
  const foreseen = (restId: string, state: object) => {
    const stats = { hp: "12 / 12", mp: "10 / 10", skills: { listen: 40, spotHidden: 55 }, san: 50 };
    const [one] = rested("cthulhu", restId, { Ada: { stats, state } });
    return { ...one?.foreseen, operations: operationsOfRest(one?.steps ?? [], (sides) => sides) };
  };

  it("give hit points, magic and a new day; a major wound is played on the sheet", () => {
    expect(foreseen("semaine-repos", { hitPointsLost: 4, magicSpent: 3, sanityAtDawn: 55 })).toMatchObject({
      sentences: ["+4 PV : 12 / 12 PV", "+3 PM : 10 / 10 PM", "Nouveau jour : SAN 50"],
    });
    expect(foreseen("semaine-repos", { sanityAtDawn: 50 }).operations).toEqual([]);
    const wounded = { hitPointsLost: 7, majorWound: true };
    expect(foreseen("semaine-repos", wounded).refusal).toMatch(/^Blessure grave/);
    expect(foreseen("semaine-repos", { ...wounded, dying: true }).refusal).toMatch(/^À l'agonie/);
  });

  it("throw for Luck and for every ticked skill whose value is known", () => {
    expect(foreseen("retour-chance", { luck: 45 })).toMatchObject({
      sentences: ["Chance : 1d100 contre 45, puis 1d10"],
      operations: [{ kind: "recoverLuck", roll: 100, gain: 10 }],
    });
    expect(foreseen("retour-chance", { luck: 99 }).operations).toEqual([]);
    expect(foreseen("retour-chance", { dead: true }).operations).toEqual([]);
    expect(foreseen("fin-seance", { ticks: { listen: "ticked" } })).toMatchObject({
      sentences: ["Écouter : 1d100 contre 40 %"],
      operations: [{ kind: "checkSkill", skill: "listen", roll: 100, gain: 10, mastery: [6, 6] }],
    });
    expect(foreseen("fin-seance", {}).operations).toEqual([]);
  });
});
