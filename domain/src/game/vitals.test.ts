import { describe, expect, it } from "vitest";
import { playSystemOf } from "../games/registry/plays";
import { equippedOf } from "../testing/playLaws";
import type { SystemId } from "../values/systemIds";
import { vitalText } from "./vitals";

const vitals = (system: SystemId, stats: object, changes: object = {}) => {
  const play = playSystemOf(system);
  const equipped = equippedOf(system, stats);
  const limits = play.limitsOf(equipped);
  const state = { ...play.firstState(equipped, limits), ...changes };
  return play.vitalsOf(state, limits, equipped).map(vitalText);
};

describe("what the MJ keeps in view", () => {
  it("of a D&D character are hit points, armour, Perception, concentration and conditions", () => {
    const stats = { hp: { current: 12, max: 20, temporary: 5 }, ac: 16, abilityScores: { wis: 14 } };
    const changes = {
      conditions: { poisoned: { rounds: 2 } },
      concentration: { spell: "Bénédiction", level: 1, saves: [11] },
      exhaustion: 1,
      inspiration: true,
    };
    expect(vitals("dnd5e", stats, changes)).toEqual([
      "PV 12 / 20 (+5)",
      "Classe d'armure 16",
      "Perception passive 12",
      "Concentration : Bénédiction",
      "Concentration à sauver : DD 11",
      "Empoisonné (2 tours)",
      "Épuisement 1",
      "Inspiration",
    ]);
    expect(vitals("dnd5e", {})).toEqual([]);
  });

  it("say who is dying, stable or dead in D&D", () => {
    const down = (successes: number, failures: number) =>
      vitals("dnd5e", { hp: { current: 0, max: 20 } }, { deathSaves: { successes, failures } })[1];
    expect([down(1, 2), down(3, 0), down(0, 3)]).toEqual(["Mourant (1 ✓ 2 ✗)", "Stable", "Mort"]);
  });

  it("say conditions as they are said of a woman", () => {
    const her = { pronouns: "elle" };
    expect(vitals("dnd5e", { ...her, hp: { current: 0, max: 20 } })).toContain("Mourante (0 ✓ 0 ✗)");
    expect(vitals("cthulhu", her, { unconscious: true })).toContain("Inconsciente");
    expect(vitals("cyberpunk", her, { dead: true })).toContain("Morte");
    const attributes = { stamina: 2 };
    expect(vitals("vampire", { ...her, attributes }, { healthSuperficial: 5 })).toContain("Diminuée (Santé)");
  });

  it("of a vampire are both tracks, Hunger, Humanity and Blood Potency", () => {
    const stats = { attributes: { stamina: 2, composure: 2, resolve: 2 } };
    const changes = { healthSuperficial: 2, healthAggravated: 1, hunger: 3, stains: 2, degenerating: true };
    expect(vitals("vampire", stats, changes)).toEqual([
      "Santé 2 / 5 : 2 superficiels, 1 aggravé",
      "Volonté 4 / 4",
      "Faim 3 / 5",
      "Humanité 7 (2 souillures)",
      "Puissance du sang 1",
      "Dégénérescence",
    ]);
    const worn = { healthSuperficial: 5, willpowerAggravated: 4 };
    expect(vitals("vampire", stats, worn).slice(5)).toEqual(["Volonté brisée", "Diminué (Santé)"]);
    expect(vitals("vampire", stats, { healthAggravated: 5 }).slice(5)).toEqual(["Torpeur"]);
  });

  it("of an edgerunner are hit points, armour that is left, Luck, Humanity, wounds and injuries", () => {
    const stats = {
      hp: { current: 40, max: 40 },
      stats: { dex: 6, int: 5, luck: 4 },
      skills: { evasion: 4, perception: 2 },
      armor: { body: 11 },
    };
    const changes = {
      hitPointsLost: 30,
      ablation: { body: 2 },
      luckSpent: 1,
      injuries: { brokenArm: "open", lostEye: "eased" },
    };
    const said = vitals("cyberpunk", stats, changes);
    expect(said.filter((text) => !text.startsWith("Humanité"))).toEqual([
      "PV 10 / 40",
      "SP corps 9",
      "Chance 3",
      "Esquive 10",
      "Perception 7",
      "Gravement blessé (−2)",
      "Bras cassé",
      "Œil perdu (soulagée)",
    ]);
    const dying = { hitPointsLost: 40, deathSavePenalty: 2, stabilised: true };
    expect(vitals("cyberpunk", stats, dying).slice(-2)).toEqual([
      "À l'agonie (malus de mort 2)",
      "Stabilisé",
    ]);
    expect(vitals("cyberpunk", stats, { hitPointsLost: 40 })).toContain("À l'agonie");
    expect(vitals("cyberpunk", {}, { dead: true })).toContain("Mort");
  });

  it("of an investigator are hit points, Sanity, magic, Luck, and what wounds and madness do", () => {
    const stats = { hp: { current: 8, max: 12 }, san: 50, mp: 10, luck: 40, characteristics: { dex: 60 } };
    const changes = { majorWound: true, dying: true, unconscious: true, insanity: "temporary", bout: true };
    const said = vitals("cthulhu", stats, changes);
    expect(said).toContain("Chance 40");
    expect(said).toContain("Esquive 30");
    expect(said.slice(-5)).toEqual([
      "Mourant",
      "Inconscient",
      "Blessure grave",
      "Crise de folie",
      "Folie temporaire",
    ]);
    expect(vitals("cthulhu", { ...stats, armour: 2 }, { dead: true })).toEqual(
      expect.arrayContaining(["Armure 2", "Mort"]),
    );
  });
});
