import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { applyEquipment } from "../../../table/equipment/applyEquipment";
import { base, wearing } from "../../../testing/equippedCharacter";
import { rawCharacters } from "../../../testing/rawCharacters";
import { dnd5ePlay } from "./dnd5ePlay";
import { FRESH_STATE } from "./state";
import { currentHitPointsOf, maxHitPointsOf } from "./vitality";

const begin = (raw: unknown) => {
  const equipped = applyEquipment(normaliseCharacter(raw), [], []);
  const limits = dnd5ePlay.limitsOf(equipped);
  const state = dnd5ePlay.firstState(equipped, limits);
  return { limits, state, points: [currentHitPointsOf(state, limits), maxHitPointsOf(state, limits)] };
};

describe("the limits", () => {
  it("follow from classes, levels and scores", () => {
    const { limits } = begin(rawCharacters.handwritten);
    expect(limits).toMatchObject({
      hitPoints: 44,
      hitDice: { d12: 0, d10: 3, d8: 0, d6: 2 },
      spellSlots: [3, 0, 0, 0, 0, 0, 0, 0, 0],
      pactSlots: { count: 0, level: 0 },
      level: 5,
    });
    expect(limits.resources.map(({ id }) => id)).toEqual(["secondWind", "actionSurge", "arcaneRecovery"]);
  });

  it("count a class that is unknown as one with a d8, and a level without a class too", () => {
    expect(begin({ class: "Chaman 3" }).limits.hitDice.d8).toBe(3);
    expect(begin({ level: 4 }).limits.hitDice.d8).toBe(4);
    expect(begin({}).limits.hitDice.d8).toBe(0);
  });

  it("have the sheet's Constitution save, its proficiency included", () => {
    const abilityScores = { con: 16 };
    expect(begin({ abilityScores, level: 5, saves: ["con"] }).limits.constitutionSave).toBe(6);
    expect(begin({ abilityScores, level: 5 }).limits.constitutionSave).toBe(3);
    expect(begin({}).limits.constitutionSave).toBe(0);
  });

  it("include what worn items raise", () => {
    const limits = dnd5ePlay.limitsOf(wearing({ effects: { ability: { con: 4 }, stats: { hp: 5 } } }));
    expect(limits).toMatchObject({ hitPoints: 35, constitution: 3 });
  });
});

describe("the first state", () => {
  it.each([
    [{ hp: { current: 31, max: 38 } }, [31, 38], 0],
    [{ hp: "12/31 (+5)" }, [12, 31], 5],
    [{ stats: { hpMax: 20, hpCurrent: 4, tempHp: 3 } }, [4, 20], 3],
    [{ "pv max": "44", "pv actuels": "40", "PV temporaires": 5 }, [40, 44], 5],
    [{ data: { stats: { pv: { actuels: 0, max: 9 } } } }, [0, 9], 0],
    [{ hp: 17 }, [17, 17], 0],
    [{ hp: { current: 4 } }, [4, 4], 0],
    [{ hp: { current: 99, max: 10 } }, [10, 10], 0],
    [{ hp: { current: 20, max: 30 }, stats: { exhaustion: 4 } }, [15, 15], 0],
    [{}, [0, 0], 0],
  ])("of %j has its hit points", (raw, points, temporary) => {
    const read = begin(raw);
    expect(read.points).toEqual(points);
    expect(read.state.hitPoints.temporary).toBe(temporary);
  });

  it("has the coins, the experience, the inspiration and the exhaustion that are known", () => {
    const { state } = begin({
      data: { purse: { po: 15, pc: 3, platinum: "2" } },
      stats: { XP: { value: 900 }, inspiration: "oui", Épuisement: 2 },
    });
    expect(state).toMatchObject({
      coins: { pp: 2, gp: 15, ep: 0, sp: 0, cp: 3 },
      experience: 900,
      inspiration: true,
      exhaustion: 2,
    });
  });

  it("takes nothing for coins outside of a purse", () => {
    expect(begin({ data: { or: 12, argent: 3 } }).state.coins).toEqual(FRESH_STATE.coins);
  });

  it("shows the hit points that the sheet shows with worn items", () => {
    const equipped = wearing({ effects: { stats: { hp: 5 } } }, base);
    const limits = dnd5ePlay.limitsOf(equipped);
    expect(currentHitPointsOf(dnd5ePlay.firstState(equipped, limits), limits)).toBe(20);
  });

  it("fits the schema, whatever is stored", () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ stats: fc.dictionary(fc.constantFrom("hp", "purse", "xp", "exhaustion"), fc.anything()) }),
      fc.record({
        hp: fc.record({ current: fc.double(), max: fc.double(), temp: fc.double() }),
        level: fc.anything(),
        data: fc.record({ purse: fc.dictionary(fc.constantFrom("po", "pc"), fc.double()) }),
      }),
    );
    fc.assert(
      fc.property(anything, (raw) => {
        const { state } = begin(raw);
        expect(dnd5ePlay.stateSchema.safeParse(state)).toEqual({ success: true, data: state });
      }),
    );
  });
});
