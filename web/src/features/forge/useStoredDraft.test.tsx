import { act, cleanup, renderHook } from "@testing-library/react";
import { emptyDraft } from "domain/table/forge/draft";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { hasStoredDraft, useStoredDraft } from "./useStoredDraft";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const blank = emptyDraft("vampire");
const begun = { ...blank, clanId: "brujah" };
const keyOf = (uid: string) => STORAGE_KEYS.forgeDraft(uid, "vampire", { kind: "new" });
const open = (uid: string, version?: number) =>
  renderHook(() => useStoredDraft(keyOf(uid), "vampire", blank, version)).result;

describe("a draft of the Forge", () => {
  it("survives a reload, for the member who began it and nobody else on the device", () => {
    const alice = open("alice");
    act(() => alice.current.change(begun));
    expect(open("alice").current.draft).toEqual(begun);
    expect(open("bob").current.draft).toEqual(blank);
    expect([hasStoredDraft(keyOf("alice")), hasStoredDraft(keyOf("bob"))]).toEqual([true, false]);
  });

  it("starts over on request, and is removed once it is a character", () => {
    const alice = open("alice");
    act(() => alice.current.change(begun));
    act(() => alice.current.restart());
    expect(alice.current.draft).toEqual(blank);
    expect(hasStoredDraft(keyOf("alice"))).toBe(false);
    act(() => alice.current.change(begun));
    act(() => alice.current.discard());
    expect(open("alice").current.draft).toEqual(blank);
  });

  it("of an earlier version of the character is not shown", () => {
    const third = open("alice", 3);
    act(() => third.current.change(begun));
    expect(open("alice", 3).current.draft).toEqual(begun);
    expect(open("alice", 4).current.draft).toEqual(blank);
  });

  it("stays in memory where nothing can be stored, and starts blank where the stored text is broken", () => {
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
