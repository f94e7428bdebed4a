import { describe, expect, it } from "vitest";
import type { AnyPlaySystem } from "../../game/play";
import { cthulhuPlay } from "../../games/cthulhu/play/play";
import { dnd5ePlay } from "../../games/dnd5e/play/dnd5ePlay";
import { vampirePlay } from "../../games/vampire/play/play";
import * as cthulhu from "../../testing/cthulhuPlay";
import * as dnd5e from "../../testing/dnd5ePlay";
import * as vampire from "../../testing/vampirePlay";
import { waitsFor } from "./waitsFor";
import { waitsInPlay, waitsOfHero } from "./waitsInPlay";

const raw = (change: object) => ({
  ...{ system: "dnd5e", campaign: { id: "brumes", name: "Brumes" } },
  ...{ stats: { level: 3, hp: { current: 12, max: 20 } }, data: {} },
  ...change,
});

const FALLEN = { text: "À 0 PV" };
const GRANTED = { text: "Niveau 4 accordé", at: "niveau" };

it.each([
  [{}, []],
  [{ grantedLevel: 4 }, [GRANTED]],
  [{ grantedLevel: 3 }, []],
  [{ grantedLevel: 4, campaign: undefined }, []],
  [{ stats: { level: 3, hp: { current: 0, max: 20 } }, grantedLevel: 4 }, [FALLEN, GRANTED]],
  [{ system: "cthulhu", stats: { hp: { current: 0, max: 11 } }, grantedLevel: 4 }, [FALLEN]],
  [{ system: "vampire", stats: {} }, []],
])("what waits for %o is %j", (change, waits) => expect(waitsFor(raw(change))).toEqual(waits));

describe("in play", () => {
  const inPlay = (
    play: unknown,
    state: object,
    limits: unknown,
    change: object = {},
    countsExperience = false,
  ) =>
    waitsInPlay({
      ...{ play: play as AnyPlaySystem, state: state as Record<string, unknown>, limits },
      ...{ raw: raw(change), countsExperience },
    });
  const learned = dnd5e.stateWith({ experience: 2_700 });

  it("waits the level that experience has reached, where the table counts some", () => {
    const reached = [{ text: "Niveau 4 atteint", at: "niveau" }];
    expect(inPlay(dnd5ePlay, learned, dnd5e.limits, {}, true)).toEqual(reached);
    expect(inPlay(dnd5ePlay, learned, dnd5e.limits)).toEqual([]);
    const almost = dnd5e.stateWith({ experience: 2_699 });
    expect(inPlay(dnd5ePlay, almost, dnd5e.limits, {}, true)).toEqual([]);
    expect(inPlay(dnd5ePlay, learned, dnd5e.limits, { grantedLevel: 4 }, true), "it is granted").toEqual([]);
  });

  it("waits the same of a character as it is stored, and nothing of a state that its game cannot read", () => {
    const waits = (state: object) =>
      waitsOfHero(
        dnd5ePlay as unknown as AnyPlaySystem,
        { ...raw({}), system: "dnd5e" },
        state as Record<string, unknown>,
        true,
      );
    expect(waits(learned)).toEqual([{ text: "Niveau 4 atteint", at: "niveau" }]);
    expect(waits({ ...learned, experience: "beaucoup" })).toEqual([]);
  });

  it("wait the rolls that are due, but for those of a turn", () => {
    const wounded = cthulhu.act({}, { kind: "damage", amount: 6 }, { constitution: 55 }).state;
    const texts = inPlay(
      cthulhuPlay,
      wounded,
      { ...cthulhu.limits, constitution: 55 },
      { system: "cthulhu" },
    );
    expect(texts).toEqual([{ text: expect.stringContaining("CON"), at: "jets" }]);
    expect(inPlay(dnd5ePlay, dnd5e.withPoints(0), dnd5e.limits)).toEqual([]);
  });

  it("wait the points that buy something", () => {
    const earned = (earnedExperience: number) =>
      vampire.act({}, { kind: "gainExperience", amount: earnedExperience }).state;
    const of = (points: number) => inPlay(vampirePlay, earned(points), vampire.limits, { system: "vampire" });
    expect(of(6)).toEqual([{ text: "6 XP à dépenser", at: "experience" }]);
    expect(of(1)).toEqual([]);
  });

  it("waits what the game names", () => {
    const ticked = { ...cthulhu.whole, ticks: { dodge: "ticked" } };
    expect(inPlay(cthulhuPlay, ticked, cthulhu.limits, { system: "cthulhu" })).toEqual([
      { text: "1 compétence à vérifier", at: "competences" },
    ]);
  });
});
