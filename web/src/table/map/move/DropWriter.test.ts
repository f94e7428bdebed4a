import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TokenView } from "../view/sceneView";
import { DropWriter } from "./DropWriter";

const token = { id: "token", name: "Lorien" } as TokenView;

let written: number[];
let said: string[];
let answer: () => Promise<void>;
let drops: DropWriter;

const putAt = (...places: number[]) => {
  for (const x of places) drops.put([{ token, to: { x, y: 0 } }]);
};

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  said = [];
  answer = () => Promise.resolve();
  drops = new DropWriter({
    write: (_, { x }) => {
      written.push(x);
      return answer();
    },
    refused: ({ name }) => said.push(`refused ${name}`),
    waits: () => said.push("waits"),
  });
});
afterEach(() => vi.useRealTimers());

describe("a token that is put down", () => {
  it("is written at once, and of what follows too soon the last place alone", async () => {
    putAt(1, 2, 3);
    expect(written).toEqual([1]);
    await vi.advanceTimersByTimeAsync(250);
    expect(written).toEqual([1, 3]);
    expect(said).toEqual([]);
  });

  it("says that it waits where there is no connection", () => {
    answer = () => new Promise(() => undefined);
    drops.reach(false);
    putAt(1);
    expect(said).toEqual(["waits"]);
  });

  it("says so once it is known that the connection was away already", () => {
    answer = () => new Promise(() => undefined);
    putAt(1);
    expect(said).toEqual([]);
    drops.reach(false);
    drops.reach(false);
    expect(said).toEqual(["waits"]);
  });

  it("says nothing when the connection goes after the server's answer", async () => {
    putAt(1);
    await vi.advanceTimersByTimeAsync(0);
    drops.reach(false);
    expect(said).toEqual([]);
  });

  it("says which token the rules have put back", async () => {
    answer = () => Promise.reject(new Error("permission-denied"));
    putAt(1);
    await vi.advanceTimersByTimeAsync(300);
    drops.reach(false);
    expect(written).toEqual([1, 1]);
    expect(said).toEqual(["refused Lorien"]);
  });

  it("is written once more when somebody else has moved it just before", async () => {
    const answers = [Promise.reject(new Error("permission-denied")), Promise.resolve()];
    answer = () => answers[written.length - 1] ?? Promise.resolve();
    putAt(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(written).toEqual([1, 1]);
    expect(said).toEqual([]);
  });

  it("leaves a refused place when it was put elsewhere meanwhile", async () => {
    answer = () =>
      written.length === 1 ? Promise.reject(new Error("permission-denied")) : Promise.resolve();
    putAt(1);
    await vi.advanceTimersByTimeAsync(20);
    putAt(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(written).toEqual([1, 2]);
    expect(said).toEqual([]);
  });
});
