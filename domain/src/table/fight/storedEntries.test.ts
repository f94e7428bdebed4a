import { describe, expect, it } from "vitest";
import { fightEntryOf, readFightEntries } from "./storedEntries";

const share = { requestId: "a", system: "dnd5e", operation: { type: "share", shared: true } } as const;

describe("operations that wait on a device", () => {
  it("are read again as they were written, without those that are none", () => {
    const written = [
      { ...share, problem: "Refusé.", writtenAt: 5, deferred: true },
      { requestId: "b", system: "vampire", undo: "a" },
    ];
    const others = [
      { requestId: "c" },
      { ...share, operation: { type: "unknown" } },
      { ...share, writtenAt: "noon" },
      { ...share, system: "chess" },
    ];
    expect(readFightEntries(JSON.stringify([...written, ...others]))).toEqual(written);
    expect(readFightEntries(null)).toEqual([]);
  });

  it("are sent as what they ask for, if they ask for anything", () => {
    expect(fightEntryOf(share)).toEqual({ id: "a", operation: share.operation });
    expect(fightEntryOf({ requestId: "b", system: "dnd5e", undo: "a" })).toEqual({ id: "b", undo: "a" });
    expect(fightEntryOf({ requestId: "c", system: "dnd5e" })).toBeUndefined();
  });
});
