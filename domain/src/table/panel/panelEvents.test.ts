import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_DETAIL } from "../../documents/panelSchema";
import { PRESETS } from "../../games/registry/presets";
import { entryOf, idsOf, orderOf } from "../../testing/initiative";
import type { PanelEvent } from "./panelEventSchema";
import { applyPanelEvent, followRosterInPanel } from "./panelEvents";
import { freshPanel, type PanelState, runningInitiative, setTrack, trackValue } from "./panelState";

const preset = {
  ...PRESETS.dnd5e,
  historyLimit: 3,
  turnActions: [{ id: "action", label: "Action", detail: "Attaquer" }],
  quickActions: [{ id: "repos", label: "Repos court", detail: "Une heure" }],
  rests: [{ id: "nuit", label: "Tombée de la nuit", detail: "Ils se réveillent" }],
  commandButtons: [{ id: "pause", label: "Pause", detail: "Cinq minutes" }],
  focusTracks: [{ id: "tension", label: "Tension", hint: "", start: 2, max: 6 }],
};
const roster = [entryOf("ayla", 0), entryOf("bran", 0)];
const context = { preset, roster };
const fresh = freshPanel("camp", "dnd5e");
const rolled = { ...fresh, initiative: orderOf(entryOf("ayla", 18), entryOf("bran", 12)) };
const ogre = entryOf("ogre", 0, { kind: "creature", hidden: true });

const after = (start: PanelState, ...events: PanelEvent[]) =>
  events.reduce((state, event) => applyPanelEvent(state, event, context), start);
const recorded = (state: PanelState) =>
  state.history.entries.map(({ title, detail }) => `${title} | ${detail}`);

describe("the initiative of the panel", () => {
  it("shows the roster with its fallback values until somebody rolls", () => {
    const values = runningInitiative(fresh, context).order.map((entry) => [entry.id, entry.value]);
    expect(values).toEqual([
      ["ayla", 20],
      ["bran", 18],
    ]);
    expect(runningInitiative(rolled, context)).toBe(rolled.initiative);
    const duel = { ...fresh, initiative: orderOf(entryOf("ayla", 3)) };
    expect(runningInitiative(duel, context)).toBe(duel.initiative);
  });

  it("is replaced when the MJ rolls", () => {
    const initiative = orderOf(entryOf("bran", 5));
    expect(after(rolled, { type: "rollInitiative", initiative }).initiative).toBe(initiative);
  });

  it("records who has acted, then activates the next one", () => {
    const state = after(rolled, { type: "nextTurn" });
    expect(recorded(state)).toEqual(["Tour de Nom de ayla | Round 1 · initiative 18"]);
    expect(state.initiative.activeIndex).toBe(1);
  });

  it("uses the fallback order when the MJ advances before any roll", () => {
    const state = after(fresh, { type: "nextTurn" }, { type: "nextTurn" });
    expect(recorded(state)).toEqual([
      "Tour de Nom de bran | Round 1 · initiative 18",
      "Tour de Nom de ayla | Round 1 · initiative 20",
    ]);
    expect(state.initiative).toMatchObject({ activeIndex: 0, round: 2 });
  });

  it("records nothing when the roster is empty", () => {
    const empty = { preset, roster: [] };
    expect(applyPanelEvent(fresh, { type: "nextTurn" }, empty)).toBe(fresh);
  });

  it("goes back without recording", () => {
    const state = after(
      { ...rolled, initiative: { ...rolled.initiative, activeIndex: 1 } },
      { type: "previousTurn" },
    );
    expect(state.initiative.activeIndex).toBe(0);
    expect(recorded(state)).toEqual([]);
  });

  it("edits values, ties, participants and their visibility", () => {
    const state = after(
      rolled,
      { type: "changeValue", id: "bran", value: 18 },
      { type: "moveTied", id: "bran", direction: "up" },
      { type: "addParticipants", joining: [{ participant: ogre, value: 15 }] },
      { type: "setHidden", id: "ogre", hidden: false },
      { type: "removeParticipant", id: "ayla" },
    );
    expect(idsOf(state.initiative)).toEqual(["bran", "ogre"]);
    expect(state.initiative.order[1]).toMatchObject({ value: 15, hidden: false });
  });

  it("adds a creature among the fallback values when nobody has rolled", () => {
    const state = after(fresh, {
      type: "addParticipants",
      joining: [{ participant: ogre, value: 19 }],
    });
    expect(idsOf(state.initiative)).toEqual(["ayla", "ogre", "bran"]);
  });

  it("follows the roster only once there is an order", () => {
    expect(followRosterInPanel(fresh, roster)).toBe(fresh);
    expect(idsOf(followRosterInPanel(rolled, [entryOf("bran", 0)]).initiative)).toEqual(["bran"]);
  });
});

describe("turn actions", () => {
  const toggle: PanelEvent = { type: "toggleTurnAction", actionId: "action" };

  it("toggle between used and unused, and record each toggle", () => {
    const used = after(fresh, toggle);
    expect(used.usedActions).toEqual(["action"]);
    const free = after(used, toggle);
    expect(free.usedActions).toEqual([]);
    expect(recorded(free)).toEqual(["Action | Action réinitialisée.", "Action | Action consommée."]);
  });

  it("are reset one by one", () => {
    const both = { ...fresh, usedActions: ["bonus", "action"] };
    expect(after(both, toggle).usedActions).toEqual(["bonus"]);
  });
});

describe("guidance, quick actions and commands", () => {
  it("only add history entries", () => {
    const state = after(
      fresh,
      { type: "takeQuickAction", id: "repos" },
      { type: "giveCommand", id: "pause" },
      { type: "broadcast", prompt: "  Qui monte la garde ? " },
    );
    expect(recorded(state)).toEqual([
      "Message à la table | Qui monte la garde ?",
      "Pause | Cinq minutes",
      "Repos court | Une heure",
    ]);
    expect({ ...state, history: fresh.history }).toEqual(fresh);
  });

  it("include the game's rests", () => {
    const state = after(fresh, { type: "takeQuickAction", id: "nuit" });
    expect(recorded(state)).toEqual(["Tombée de la nuit | Ils se réveillent"]);
  });

  it("say whom a rest was applied to, as far as a line holds it", () => {
    const names = ["Ayla", "Bran"];
    expect(recorded(after(fresh, { type: "applyRest", id: "repos", names }))).toEqual([
      "Repos court | Appliqué à Ayla, Bran.",
    ]);
    const [line] = after(fresh, { type: "applyRest", id: "repos", names: ["A".repeat(2_000)] }).history
      .entries;
    expect(line?.detail).toHaveLength(MAX_DETAIL);
  });

  it("include the skills that the MJ asks for", () => {
    const state = after(fresh, { type: "callSkill", skill: "Perception" });
    expect(recorded(state)).toEqual(["Jet demandé | Perception"]);
    expect({ ...state, history: fresh.history }).toEqual(fresh);
  });

  it("ignore unknown ids, and an empty message", () => {
    const nothing: PanelEvent[] = [
      { type: "takeQuickAction", id: "pause" },
      { type: "giveCommand", id: "repos" },
      { type: "applyRest", id: "pause", names: ["Ayla"] },
      { type: "toggleTurnAction", actionId: "?" },
      { type: "setTrack", trackId: "?", value: 3 },
      { type: "broadcast", prompt: "  " },
      { type: "callSkill", skill: "Occultisme" },
      { type: "clearHistory" },
      { type: "setHidden", id: "ayla", hidden: false },
    ];
    for (const event of nothing) expect(after(fresh, event)).toBe(fresh);
  });

  it("keep only as many entries as the system's limit, and clearing empties them", () => {
    const broadcasts = ["un", "deux", "trois", "quatre"].map(
      (prompt): PanelEvent => ({ type: "broadcast", prompt }),
    );
    const full = after(fresh, ...broadcasts);
    expect(full.history.entries.map((entry) => entry.detail)).toEqual(["quatre", "trois", "deux"]);
    expect(after(full, { type: "clearHistory" }).history.entries).toEqual([]);
  });
});

describe("progress tracks", () => {
  const [tension] = preset.focusTracks;
  if (tension === undefined) throw new Error("The preset above has a track.");

  it("start at the preset's value and change in integer steps within their bounds", () => {
    expect(trackValue(fresh, tension)).toBe(2);
    const at = (value: number) => trackValue(setTrack(fresh, tension, value), tension);
    expect([at(4), at(4.9), at(9), at(-3), at(Number.POSITIVE_INFINITY)]).toEqual([4, 4, 6, 0, 6]);
  });

  it("change without a history entry", () => {
    const state = after(fresh, { type: "setTrack", trackId: "tension", value: 5 });
    expect(state.tracks).toEqual({ tension: 5 });
    expect(recorded(state)).toEqual([]);
  });

  it("do not change for the value they have or for what is not a number", () => {
    expect(setTrack(fresh, tension, 2)).toBe(fresh);
    expect(setTrack(fresh, tension, Number.NaN)).toBe(fresh);
  });

  it("show a stored value within the bounds of a preset that has changed since", () => {
    expect(trackValue({ ...fresh, tracks: { tension: 40 } }, tension)).toBe(6);
  });

  it("are always within their bounds", () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (values) => {
        const state = values.reduce((current, value) => setTrack(current, tension, value), fresh);
        expect(trackValue(state, tension)).toBeGreaterThanOrEqual(0);
        expect(trackValue(state, tension)).toBeLessThanOrEqual(6);
      }),
    );
  });
});
