import { describe, expect, it } from "vitest";
import { PRESETS } from "../../games/registry/presets";
import { entryOf, orderOf } from "../../testing/initiative";
import type { PanelEvent } from "./panelEventSchema";
import { act, startPanelSession, UNDO_LIMIT, undo } from "./panelSession";
import { freshPanel } from "./panelState";

const roster = [entryOf("ayla", 0), entryOf("bran", 0)];
const context = { preset: PRESETS.vampire, roster };
const start = startPanelSession({
  ...freshPanel("camp", "vampire"),
  initiative: orderOf(entryOf("ayla", 8), entryOf("bran", 5)),
});
const next: PanelEvent = { type: "nextTurn" };

describe("undo on the panel", () => {
  it("reverts the last step, its history entry included", () => {
    const advanced = act(start, next, context);
    expect(advanced.present.history.entries).toHaveLength(1);
    expect(undo(advanced)).toEqual(start);
  });

  it("restores a cleared history", () => {
    const advanced = act(start, next, context);
    expect(undo(act(advanced, { type: "clearHistory" }, context)).present).toBe(advanced.present);
  });

  it("has no step for an event that changed nothing, and none at first", () => {
    expect(act(start, { type: "broadcast", prompt: "" }, context)).toBe(start);
    expect(undo(start)).toBe(start);
  });

  it("stores a limited number of steps, in order", () => {
    let session = start;
    for (let step = 0; step < UNDO_LIMIT + 5; step += 1) session = act(session, next, context);
    expect(UNDO_LIMIT).toBe(30);
    expect(session.past).toHaveLength(UNDO_LIMIT);
    const recorded = session.present.history.recorded;
    expect(undo(undo(session)).present.history.recorded).toBe(recorded - 2);
  });
});
