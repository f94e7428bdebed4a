import { act, cleanup, renderHook } from "@testing-library/react";
import type { SystemId } from "domain/values/systemIds";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { usePanelSession } from "./usePanelSession";

const SILENCE = { type: "broadcast", prompt: "Silence." } as const;

const open = (campaignId = "camp", system: SystemId = "dnd5e") =>
  renderHook(() => usePanelSession(campaignId, system));
type Opened = ReturnType<typeof open>;
const say = ({ result }: Opened) => act(() => result.current.act(SILENCE));
const saidIn = ({ result }: Opened) => result.current.present.history.entries.length;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the panel of a campaign without a fight", () => {
  it("survives a reload whole, undo apart", () => {
    const first = open();
    say(first);
    act(() => first.result.current.act({ type: "setTrack", trackId: "tension", value: 4 }));
    const before = first.result.current.present;
    first.unmount();
    const { result } = open();
    expect(result.current.present).toEqual(before);
    expect(result.current.undo).toBeUndefined();
  });

  it("never leaks into another campaign, nor into another game of the same one", () => {
    const first = open();
    say(first);
    first.unmount();
    expect([saidIn(open("other")), saidIn(open("camp", "vampire"))]).toEqual([0, 0]);
  });

  it("takes the last step back", () => {
    const opened = open();
    say(opened);
    act(() => opened.result.current.undo?.());
    expect(saidIn(opened)).toBe(0);
    expect(opened.result.current.undo).toBeUndefined();
  });

  it("goes along with another tab of the same campaign", () => {
    const [here, elsewhere] = [open(), open()];
    say(elsewhere);
    const heard = (key: string) => act(() => window.dispatchEvent(new StorageEvent("storage", { key })));
    heard(STORAGE_KEYS.mjPanel("other"));
    expect(saidIn(here)).toBe(0);
    heard(STORAGE_KEYS.mjPanel("camp"));
    expect(here.result.current.present).toEqual(elsewhere.result.current.present);
  });

  it("works without storage, which may be forbidden or full", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    const opened = open();
    say(opened);
    expect(saidIn(opened)).toBe(1);
  });
});
