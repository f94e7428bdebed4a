import { afterEach, describe, expect, it, vi } from "vitest";
import { demoList, readDemoState, writeDemoState } from "./demoState";

const NOW = 1_795_000_000_000;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("the demo notifications of a member", () => {
  it("age from the day they were first shown", () => {
    writeDemoState("nina", readDemoState("nina", NOW));
    expect(demoList(readDemoState("nina", NOW + 1_000_000))).toEqual(demoList(readDemoState("bran", NOW)));
  });

  it("stay read and dismissed, for this member alone", () => {
    const [first, second] = demoList(readDemoState("nina", NOW));
    writeDemoState("nina", {
      since: NOW,
      read: [second?.id ?? ""],
      dismissed: [first?.id ?? ""],
      over: false,
    });
    const left = demoList(readDemoState("nina", NOW));
    expect(left.map(({ id, read }) => [id, read])).toEqual([
      ["demo-forge", true],
      ["demo-market", true],
    ]);
    expect(demoList(readDemoState("bran", NOW))).toHaveLength(3);
  });

  it.each(["{", "null", '{"since":"hier"}', '{"since":1,"read":[2],"dismissed":[],"over":false}'])(
    "start again where the device stores %s",
    (stored) => {
      localStorage.setItem("des-et-heros:demo-notifications:nina", stored);
      expect(demoList(readDemoState("nina", NOW))).toHaveLength(3);
    },
  );

  it("are shown where storage is refused", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("refused");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("refused");
    });
    const state = readDemoState("nina", NOW);
    writeDemoState("nina", state);
    expect(demoList(state)).toHaveLength(3);
  });
});
