import { afterEach, describe, expect, it, vi } from "vitest";
import { demoList, keepDemo, recallDemo } from "./demoMemory";

const NOW = 1_795_000_000_000;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("the demo notifications of a member", () => {
  it("age from the day they were first shown", () => {
    keepDemo("nina", recallDemo("nina", NOW));
    expect(demoList(recallDemo("nina", NOW + 1_000_000))).toEqual(demoList(recallDemo("bran", NOW)));
  });

  it("stay read and dismissed, for this member alone", () => {
    const [first, second] = demoList(recallDemo("nina", NOW));
    keepDemo("nina", { since: NOW, read: [second?.id ?? ""], dismissed: [first?.id ?? ""], over: false });
    const left = demoList(recallDemo("nina", NOW));
    expect(left.map(({ id, read }) => [id, read])).toEqual([
      ["demo-forge", true],
      ["demo-market", true],
    ]);
    expect(demoList(recallDemo("bran", NOW))).toHaveLength(3);
  });

  it.each(["{", "null", '{"since":"hier"}', '{"since":1,"read":[2],"dismissed":[],"over":false}'])(
    "start anew where the device holds %s",
    (kept) => {
      localStorage.setItem("des-et-heros:demo-notifications:nina", kept);
      expect(demoList(recallDemo("nina", NOW))).toHaveLength(3);
    },
  );

  it("are shown where storage is refused", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("refused");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("refused");
    });
    const memory = recallDemo("nina", NOW);
    keepDemo("nina", memory);
    expect(demoList(memory)).toHaveLength(3);
  });
});
