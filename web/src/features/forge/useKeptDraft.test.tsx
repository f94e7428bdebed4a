import { act, cleanup, renderHook } from "@testing-library/react";
import { emptyDraft } from "domain/forge/draft";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { isDraftKept, useKeptDraft } from "./useKeptDraft";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const blank = emptyDraft("vampire");
const begun = { ...blank, clanId: "brujah" };
const keyOf = (uid: string) => STORAGE_KEYS.forgeDraft(uid, "vampire", { kind: "new" });
const open = (uid: string, version?: number) =>
  renderHook(() => useKeptDraft(keyOf(uid), "vampire", blank, version)).result;

describe("a draft of the Forge", () => {
  it("is there after a reload, for who began it and nobody else on the device", () => {
    const alice = open("alice");
    act(() => alice.current.change(begun));
    expect(open("alice").current.draft).toEqual(begun);
    expect(open("bob").current.draft).toEqual(blank);
    expect([isDraftKept(keyOf("alice")), isDraftKept(keyOf("bob"))]).toEqual([true, false]);
  });

  it("begins anew when one asks, and is forgotten once it is a character", () => {
    const alice = open("alice");
    act(() => alice.current.change(begun));
    act(() => alice.current.restart());
    expect(alice.current.draft).toEqual(blank);
    expect(isDraftKept(keyOf("alice"))).toBe(false);
    act(() => alice.current.change(begun));
    act(() => alice.current.done());
    expect(open("alice").current.draft).toEqual(blank);
  });

  it("of an earlier version of the character is not shown", () => {
    const third = open("alice", 3);
    act(() => third.current.change(begun));
    expect(open("alice", 3).current.draft).toEqual(begun);
    expect(open("alice", 4).current.draft).toEqual(blank);
  });

  it("lives as long as the page where nothing can be kept, and begins blank where garbage is", () => {
    localStorage.setItem(keyOf("alice"), "{");
    const alice = open("alice");
    expect(alice.current.draft).toEqual(blank);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full");
    });
    act(() => alice.current.change(begun));
    expect(alice.current.draft).toEqual(begun);
  });
});
