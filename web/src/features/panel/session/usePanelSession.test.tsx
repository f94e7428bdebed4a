import { act, cleanup, renderHook } from "@testing-library/react";
import type { SystemId } from "domain/systems/systemIds";
import { entryOf, idsOf } from "domain/testing/initiative";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { usePanelSession } from "./usePanelSession";

const [ayla, bran] = [entryOf("ayla", 0), entryOf("bran", 0)];
const ogre = entryOf("ogre", 0, { kind: "creature", hidden: true });
const roster = [ayla, bran];

/** A die that shows these faces in turn. */
const faces = (...shown: number[]) => vi.fn(() => shown.shift() ?? 1);

interface Opened {
  campaignId?: string;
  system?: SystemId;
  roster?: typeof roster | undefined;
  rollDie?: () => number;
}

const open = (props: Opened = {}) =>
  renderHook((changes: Opened) =>
    usePanelSession({
      campaignId: "camp",
      system: "dnd5e",
      roster,
      rollDie: faces(),
      ...props,
      ...changes,
    }),
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the panel's session", () => {
  it("shows the roster with its fallback values, then what the dice say", () => {
    const { result } = open({ rollDie: faces(3, 17) });
    expect(result.current.initiative.order.map(({ id, value }) => [id, value])).toEqual([
      ["ayla", 20],
      ["bran", 18],
    ]);
    act(() => result.current.roll());
    expect(result.current.initiative.order.map(({ id, value }) => [id, value])).toEqual([
      ["bran", 17],
      ["ayla", 3],
    ]);
  });

  it("rolls nothing for an empty table", () => {
    const rollDie = faces();
    const { result } = open({ roster: [], rollDie });
    act(() => result.current.roll());
    expect(rollDie).not.toHaveBeenCalled();
    expect(result.current.undo).toBeUndefined();
  });

  it("adds a creature at its value, or at a roll", () => {
    const { result } = open({ rollDie: faces(19) });
    act(() => result.current.add(ogre, 25));
    act(() => result.current.add({ ...ogre, id: "wolf" }, undefined));
    expect(idsOf(result.current.initiative)).toEqual(["ogre", "ayla", "wolf", "bran"]);
  });

  it("survives a reload whole, undo apart", () => {
    const first = open({ rollDie: faces(3, 17) });
    act(() => first.result.current.roll());
    act(() => first.result.current.act({ type: "nextTurn" }));
    act(() => first.result.current.act({ type: "setTrack", trackId: "tension", value: 4 }));
    const before = first.result.current.state;
    first.unmount();
    const { result } = open();
    expect(result.current.state).toEqual(before);
    expect(result.current.undo).toBeUndefined();
  });

  it("keeps the order while the roster is not known yet, and follows it once it is", () => {
    const first = open({ rollDie: faces(3, 17) });
    act(() => first.result.current.roll());
    first.unmount();
    const { result, rerender } = open({ roster: undefined });
    expect(idsOf(result.current.initiative)).toEqual(["bran", "ayla"]);
    rerender({ roster: [ayla] });
    expect(idsOf(result.current.initiative)).toEqual(["ayla"]);
  });

  it("never leaks into another campaign, nor into another game of the same one", () => {
    const first = open();
    act(() => first.result.current.act({ type: "broadcast", prompt: "Silence." }));
    first.unmount();
    expect(open({ campaignId: "other" }).result.current.state.history.entries).toEqual([]);
    expect(open({ system: "vampire" }).result.current.state.history.entries).toEqual([]);
  });

  it("takes the last step back", () => {
    const { result } = open();
    act(() => result.current.act({ type: "broadcast", prompt: "Silence." }));
    act(() => result.current.undo?.());
    expect(result.current.state.history.entries).toEqual([]);
    expect(result.current.undo).toBeUndefined();
  });

  it("goes along with another tab of the same campaign", () => {
    const [here, elsewhere] = [open(), open()];
    act(() => elsewhere.result.current.act({ type: "broadcast", prompt: "Silence." }));
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEYS.mjPanel("other") }));
    });
    expect(here.result.current.state.history.entries).toEqual([]);
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEYS.mjPanel("camp") }));
    });
    expect(here.result.current.state).toEqual(elsewhere.result.current.state);
  });

  it("works without storage, which may be forbidden or full", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    const { result } = open();
    act(() => result.current.act({ type: "broadcast", prompt: "Silence." }));
    expect(result.current.state.history.entries).toHaveLength(1);
  });
});
