import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "../../../http/call";
import { type WalledAnswer, type WalledMove, WalledMoves } from "./WalledMoves";

let sent: (readonly WalledMove[])[];
let answers: (() => Promise<readonly WalledAnswer[]>)[];
let said: string[];
let walled: WalledMoves;

/** The next request is answered so, by default as it was asked. */
const asAsked = (moves: readonly WalledMove[]) =>
  moves.map(({ id, path }) => ({ tokenId: id, x: path.at(-2) ?? 0, y: path.at(-1) ?? 0 }));
const stepTo = (id: string, ...path: number[]) =>
  walled.move({ id, sceneId: "crypt", path }).catch(() => said.push(`${id} rejected`));
const paths = () => sent.map((moves) => moves.map(({ id, path }) => `${id} ${path.join(" ")}`));

beforeEach(() => {
  vi.useFakeTimers();
  [sent, answers, said] = [[], [], []];
  walled = new WalledMoves({
    send: (_, moves) => {
      sent.push(moves);
      return answers.shift()?.() ?? Promise.resolve(asAsked(moves));
    },
    changed: () => undefined,
    stopped: (moves) => said.push(...moves.map(({ id, at, by }) => `${id} ${by} ${at.x} ${at.y}`)),
    refused: (moves) => said.push(`refused ${moves.map(({ id }) => id).join()}`),
    waits: () => said.push("waits"),
  });
});
afterEach(() => vi.useRealTimers());

/** A request that is answered when the test says so. */
function held() {
  let answer: (given: readonly WalledAnswer[]) => void = () => undefined;
  answers.push(() => new Promise((resolve) => (answer = resolve)));
  return (...given: WalledAnswer[]) => answer(given);
}

describe("tokens that the server moves", () => {
  it("make one request at a time: what is moved meanwhile is one path", async () => {
    const answerFirst = held();
    void stepTo("lorien", 64, 0);
    await vi.advanceTimersByTimeAsync(0);
    void stepTo("lorien", 128, 0);
    void stepTo("lorien", 128, 64);
    void stepTo("brann", 0, 64);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(paths()).toEqual([["lorien 64 0"]]);
    expect(walled.ahead.get("lorien")).toEqual({ x: 128, y: 64 });
    answerFirst({ tokenId: "lorien", x: 64, y: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(paths()[1]).toEqual(["lorien 128 0 128 64", "brann 0 64"]);
  });

  it("are asked for no oftener than the server takes moves", async () => {
    void stepTo("lorien", 64, 0);
    await vi.advanceTimersByTimeAsync(20);
    void stepTo("lorien", 128, 0);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(50);
    expect(sent).toHaveLength(2);
  });

  it("go no further once they are stopped, wherever they were to go next", async () => {
    const answerFirst = held();
    void stepTo("lorien", 64, 0);
    await vi.advanceTimersByTimeAsync(0);
    void stepTo("lorien", 128, 0);
    answerFirst({ tokenId: "lorien", x: 32, y: 0, stopped: "door" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(paths()).toEqual([["lorien 64 0"]]);
    expect(said).toEqual(["lorien door 32 0"]);
    expect(walled.ahead.get("lorien")).toEqual({ x: 32, y: 0 });
  });

  it("are where the listener says once it says what was answered, or after a while", async () => {
    void stepTo("lorien", 64, 0);
    void stepTo("brann", 0, 64);
    await vi.advanceTimersByTimeAsync(0);
    walled.hear([
      { id: "lorien", x: 64, y: 0 },
      { id: "brann", x: 0, y: 0 },
    ]);
    expect([...walled.ahead.keys()]).toEqual(["brann"]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(walled.ahead.size).toBe(0);
  });

  it("are nowhere else once they are gone", async () => {
    void stepTo("lorien", 64, 0);
    await vi.advanceTimersByTimeAsync(0);
    walled.hear([]);
    expect(walled.ahead.size).toBe(0);
  });

  it("are asked for again where no answer comes, before what was moved since", async () => {
    answers.push(() => Promise.reject(new TypeError("Failed to fetch")));
    void stepTo("lorien", 64, 0);
    await vi.advanceTimersByTimeAsync(0);
    void stepTo("lorien", 64, 64);
    expect(said).toEqual(["waits"]);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(paths()[1]).toEqual(["lorien 64 0 64 64"]);
  });

  it("wait for the connection, and go with its return", async () => {
    walled.reach(false);
    void stepTo("lorien", 64, 0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent, said]).toEqual([[], ["waits"]]);
    walled.reach(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(paths()).toEqual([["lorien 64 0"]]);
  });

  it("stay where the listener says where the server refuses, with all that was to follow", async () => {
    let refuse: () => void = () => undefined;
    answers.push(() => new Promise((_, reject) => (refuse = () => reject(new HttpError(403, {})))));
    void stepTo("lorien", 64, 0);
    await vi.advanceTimersByTimeAsync(0);
    void stepTo("lorien", 128, 0);
    refuse();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(1);
    expect(walled.ahead.size).toBe(0);
    expect(said).toEqual(["refused lorien", "lorien rejected", "lorien rejected"]);
  });

  it("are given up where the server itself fails again and again", async () => {
    for (let failure = 0; failure < 3; failure += 1)
      answers.push(() => Promise.reject(new HttpError(500, {})));
    void stepTo("lorien", 64, 0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(3);
    expect(said).toEqual(["waits", "refused lorien", "lorien rejected"]);
  });

  it("of two scenes go in a request each", async () => {
    void stepTo("lorien", 64, 0);
    void walled.move({ id: "brann", sceneId: "cellar", path: [1, 1] });
    await vi.advanceTimersByTimeAsync(500);
    expect(paths()).toEqual([["lorien 64 0"], ["brann 1 1"]]);
  });
});
