import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStorage } from "../../../browser/deviceStorage";
import { type UnsentMove, UnsentMoves } from "./unsentMoves";

const KEY = "moves";
const move = { id: "token", sceneId: "cellar", concealed: false, x: 4, y: 2 };

let written: UnsentMove[];
let answer: Promise<void>;
/** When the server has the token moved last. */
let moved: () => Promise<number | undefined>;
/** A page of its own on the same device. */
const openPage = () =>
  new UnsentMoves(KEY, {
    write: (each) => {
      written.push(each);
      return answer;
    },
    movedAt: () => moved(),
  });

describe("moves that the server has not answered", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    deviceStorage.remove(KEY);
    written = [];
    answer = new Promise(() => undefined);
    moved = () => Promise.resolve(1_000);
  });
  afterEach(() => vi.useRealTimers());

  it("are written by the next page, with the last place of each token, once", async () => {
    const page = openPage();
    void page.write(move);
    void page.write({ ...move, x: 6 });
    void page.write({ ...move, id: "other", concealed: true });
    written = [];
    answer = Promise.resolve();
    await openPage().resume();
    expect(written).toEqual([
      { ...move, x: 6 },
      { ...move, id: "other", concealed: true },
    ]);
    written = [];
    await openPage().resume();
    expect(written).toEqual([]);
  });

  it("are forgotten when the server has them, or refuses them", async () => {
    answer = Promise.resolve();
    await openPage().write(move);
    answer = Promise.reject(new Error("permission-denied"));
    await expect(openPage().write(move)).rejects.toThrow("permission-denied");
    expect(deviceStorage.read(KEY)).toBeNull();
  });

  it("stay when the next page cannot reach the server either", async () => {
    void openPage().write({ ...move, since: 1_000 });
    moved = () => Promise.reject(new Error("unavailable"));
    written = [];
    await openPage().resume();
    expect(written).toEqual([]);
    expect(deviceStorage.read(KEY)).toContain('"x":4');
  });

  it("are dropped where somebody has moved the token since, or it is gone", async () => {
    for (const later of [1_001, undefined]) {
      void openPage().write({ ...move, since: 1_000 });
      moved = () => Promise.resolve(later);
      written = [];
      await openPage().resume();
      expect(written).toEqual([]);
      expect(deviceStorage.read(KEY)).toBeNull();
    }
  });

  it("are written where nobody has moved the token since, from where it first stood", async () => {
    const page = openPage();
    void page.write({ ...move, since: 1_000 });
    void page.write({ ...move, x: 6 });
    written = [];
    answer = Promise.resolve();
    await openPage().resume();
    expect(written).toMatchObject([{ ...move, x: 6, since: 1_000 }]);
    expect(deviceStorage.read(KEY)).toBeNull();
  });

  it("are not written twice by the page that is writing them", async () => {
    const page = openPage();
    void page.write({ ...move, since: 1_000 });
    await page.resume();
    expect(written).toHaveLength(1);
  });

  it("are dropped after an hour, and when they are unreadable", async () => {
    void openPage().write(move);
    vi.setSystemTime(Date.now() + 61 * 60_000);
    written = [];
    await openPage().resume();
    deviceStorage.write(KEY, '[{"id":1}]');
    await openPage().resume();
    deviceStorage.write(KEY, "{");
    await openPage().resume();
    expect(written).toEqual([]);
    expect(deviceStorage.read(KEY)).toBeNull();
  });

  it("of a walled token are written along the whole way that the server has not answered", async () => {
    const page = openPage();
    const walled = { ...move, walled: true as const, since: 1_000 };
    void page.write({ ...walled, path: [4, 2] });
    void page.write({ ...walled, x: 6, y: 5, since: undefined, path: [6, 2, 6, 5] });
    written = [];
    answer = Promise.resolve();
    await openPage().resume();
    expect(written).toEqual([{ ...walled, x: 6, y: 5, path: [4, 2, 6, 2, 6, 5] }]);
  });

  it("that a version before stored are still written", async () => {
    deviceStorage.write(KEY, JSON.stringify([{ ...move, at: Date.now() }]));
    answer = Promise.resolve();
    await openPage().resume();
    expect(written).toEqual([move]);
  });
});
