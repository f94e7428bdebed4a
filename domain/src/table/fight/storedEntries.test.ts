import { describe, expect, it } from "vitest";
import { readFightEntries } from "./storedEntries";

const share = { id: "press-01", system: "dnd5e", operation: { type: "share", shared: true } } as const;

describe("operations that wait on a device", () => {
  it("are read again as they were written, without those that are none", () => {
    const written = [
      { ...share, problem: "Refusé.", writtenAt: 5, deferred: true },
      { id: "press-02", system: "vampire", undo: "press-01" },
    ];
    const others = [
      { id: "press-03", system: "dnd5e" },
      { ...share, operation: { type: "unknown" } },
      { ...share, writtenAt: "noon" },
      { ...share, system: "chess" },
    ];
    expect(readFightEntries(JSON.stringify([...written, ...others]))).toEqual(written);
    expect(readFightEntries(null)).toEqual([]);
  });

  it("are read as an earlier release wrote them", () => {
    const { id, ...asked } = share;
    expect(readFightEntries(JSON.stringify([{ requestId: id, ...asked }]))).toEqual([share]);
  });
});
