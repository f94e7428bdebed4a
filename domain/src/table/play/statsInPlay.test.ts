import { describe, expect, it } from "vitest";
import { readState } from "../../game/readState";
import type { ScoresBlock } from "../../game/sheet";
import { loadPlaySystem } from "../../games/loadPlaySystem";
import { playSystemOf } from "../../games/registry/plays";
import { sheetBlocks } from "../../games/sheetBlocks";
import { withStats } from "../../sheet/character/withStats";
import { equippedOf } from "../../testing/playLaws";
import { SYSTEM_IDS, type SystemId } from "../../values/systemIds";
import { sheetChoices } from "../rolls/sheetChoices";
import { firstPlayState } from "./changePlayState";
import { pendingState } from "./pendingState";
import { rawInPlay, statsInPlay } from "./statsInPlay";
import { readPlayEntries } from "./storedOperations";

const STATS = {
  dnd5e: { hp: { current: 20, max: 31 } },
  vampire: { attributes: { stamina: 2 }, health: { max: 5, superficial: 2, aggravated: 1 }, hunger: 3 },
  cyberpunk: { hp: { current: 20, max: 35 }, luckPoints: { current: 2, max: 6 } },
  cthulhu: {
    hp: { current: 7, max: 10 },
    san: { current: 48, max: 99 },
    mp: { current: 3, max: 12 },
    luck: 55,
  },
} as const;
const LIVES = {
  dnd5e: { label: "PV", current: 20, max: 31 },
  vampire: { label: "Santé", current: 2, max: 5 },
  cyberpunk: { label: "PV", current: 20, max: 35 },
  cthulhu: { label: "PV", current: 7, max: 10 },
} as const;

describe.each(SYSTEM_IDS)("the stats of a character in play (%s)", (system) => {
  const play = playSystemOf(system);
  const build = { system, stats: STATS[system], data: {} };
  const equipped = equippedOf(system, STATS[system]);
  const document = firstPlayState(play, "alice", equipped, 0);

  it("say what the state says, so that they lead to it again", () => {
    const max = statsInPlay(play, build, document.state);
    expect(firstPlayState(play, "alice", equippedOf(system, max), 0).state).toEqual(document.state);
    expect(play.lifeOf(document.state, play.limitsOf(equipped))).toEqual(LIVES[system]);
  });

  it("stay as they are for a state that cannot be read", () => {
    const [field = ""] = Object.keys(play.fresh);
    const broken = { ...document.state, [field]: "beaucoup" };
    expect(statsInPlay(play, build, broken)).toBe(build.stats);
  });

  it("are read of a state that lacks what a later release added, as in a fresh one", () => {
    expect(play.stateSchema.parse(play.fresh)).toEqual(play.fresh);
    for (const field of Object.keys(document.state)) {
      const { [field]: _, ...older } = document.state;
      expect(readState(play, older)).toEqual({ ...document.state, [field]: play.fresh[field] });
    }
  });

  it("are loaded for one game alone", async () => {
    expect(await loadPlaySystem(system)).toBe(play);
  });
});

describe("stats that were stored under another spelling", () => {
  it("are replaced", () => {
    expect(withStats({ HP: "12 / 31", luck: 3 }, { hp: { current: 5 } })).toEqual({
      luck: 3,
      hp: { current: 5 },
    });
  });

  it("have no hit points where a D&D build has none", () => {
    const play = playSystemOf("dnd5e");
    const build = { system: "dnd5e", stats: {}, data: {} } as const;
    const { state } = firstPlayState(play, "alice", equippedOf("dnd5e", {}), 0);
    expect(statsInPlay(play, build, state)).toEqual({});
  });
});

describe("what a sheet shows and rolls", () => {
  const inPlay = (system: SystemId, stats: object, changes: object) => {
    const play = playSystemOf(system);
    const equipped = equippedOf(system, stats);
    const limits = play.limitsOf(equipped);
    const state = { ...play.firstState(equipped, limits), ...changes };
    const said = { stats: play.statsOf(state, limits), values: play.valuesOf(state, limits) };
    return rawInPlay({ system, stats, data: {} }, said);
  };
  const shown = (system: SystemId, stats: object, changes: object) =>
    sheetChoices(system, inPlay(system, stats, changes))
      .flatMap(({ choices }) => choices)
      .flatMap((choice) => (choice.kind === "game" ? [[choice.label, choice.spec]] : []));

  it("has the skills that checks have raised", () => {
    const stats = { characteristics: { dex: 70 }, competences: { Écouter: 45 } };
    const rolls = shown("cthulhu", stats, {
      skillGains: { listen: 7, dodge: 4, cthulhuMythos: 2 },
      luck: 30,
    });
    expect(rolls).toContainEqual(["Écouter", { game: "cthulhu", target: 52, bonusDice: 0 }]);
    expect(rolls).toContainEqual(["Esquive", { game: "cthulhu", target: 39, bonusDice: 0, about: "dodge" }]);
    expect(rolls).toContainEqual(["Chance", { game: "cthulhu", target: 30, bonusDice: 0, about: "luck" }]);
  });

  it("has the empathy that Humanity leaves, and the armour that is left", () => {
    const stats = { stats: { emp: 6 }, skills: { humanPerception: 3 }, armor: { head: 7, body: 11 } };
    expect(shown("cyberpunk", stats, {})).toContainEqual(["EMP", { game: "cyberpunk", modifier: 6 }]);
    const rolls = shown("cyberpunk", stats, { humanityLost: 25 });
    expect(rolls).toContainEqual(["EMP", { game: "cyberpunk", modifier: 3 }]);
    expect(rolls).toContainEqual(["Perception humaine", { game: "cyberpunk", modifier: 6 }]);
    const worn = inPlay("cyberpunk", stats, { ablation: { body: 4 } });
    const armour = sheetBlocks("cyberpunk", worn).find(({ id }) => id === "armour") as ScoresBlock;
    expect(armour.scores.map(({ value }) => value)).toEqual([7, 7, undefined]);
  });

  it("is what came where that is no character", () => {
    expect(rawInPlay("rien", { stats: {}, values: {} })).toBe("rien");
  });
});

describe("operations that wait to be sent", () => {
  const play = playSystemOf("dnd5e");
  const equipped = equippedOf("dnd5e", { hp: { current: 20, max: 31 } });
  const limits = play.limitsOf(equipped);
  const first = play.firstState(equipped, limits);

  it("are applied in their order to what the server told last, the refused ones left out", () => {
    const { state, expected } = pendingState(
      play,
      limits,
      first,
      [
        { id: "a", operation: { kind: "damage", amount: 7 } },
        { id: "b", operation: { kind: "spendInspiration" } },
        { id: "u", undo: "a" },
        { id: "v", undo: "logged" },
        { id: "w", undo: "unknown" },
      ],
      [
        {
          id: "logged",
          inverse: [{ kind: "revert", changes: [{ field: "hitPoints", key: "lost", by: -2 }] }],
        },
      ],
    );
    expect(state).toMatchObject({ hitPoints: { lost: 9 } });
    expect(expected.get("a")?.events[0]?.text).toBe("−7 PV");
    expect(expected.get("b")?.refused).toBeDefined();
    expect(expected.get("w")?.events).toEqual([]);
  });

  it("fail loudly where a reducer does", () => {
    const broken = { ...play, apply: () => expect.fail("broken") };
    expect(() => pendingState(broken, limits, first, [{ id: "a", operation: { kind: "x" } }], [])).toThrow(
      "broken",
    );
  });

  it("are read back from a device as they were pressed, and as an earlier release wrote them", () => {
    const damage = { kind: "damage", amount: 7 };
    const waiting = [
      { id: "press-01", operations: [damage], campaignId: "camp", writtenAt: 5 },
      { id: "press-02", undo: "press-01", problem: "Refusé." },
    ];
    expect(readPlayEntries(JSON.stringify([...waiting, { id: "press-03" }, { id: 3 }]))).toEqual(waiting);
    const before = [{ requestId: "press-01", operation: damage }];
    expect(readPlayEntries(JSON.stringify(before))).toEqual([{ id: "press-01", operation: damage }]);
  });
});
