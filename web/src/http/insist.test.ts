import { AppError } from "domain/values/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loseNetwork } from "../testing/answers";
import { HttpError } from "./call";
import { insist } from "./insist";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const nothing = () => undefined;
const refused = () => Object.assign(new Error("no"), { code: "permission-denied" });

it("asks again after a while, or when the server says, and tells that it waits", async () => {
  const failures = [new TypeError("Failed to fetch"), new HttpError(429, null, 30), new HttpError(503, null)];
  const send = vi.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return "done";
  });
  const told: string[] = [];
  const done = insist(send, { check: nothing, tell: (status) => told.push(status) });
  for (const [after, sent] of [
    [3_900, 1],
    [200, 2],
    [29_000, 2],
    [1_000, 3],
    [4_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(after);
    expect(send).toHaveBeenCalledTimes(sent);
  }
  expect(await done).toBe("done");
  expect(told.filter((status) => status === "waiting")).toHaveLength(3);
});

it.each([new HttpError(409, null), new AppError("invalid-input"), refused()])(
  "gives up at once what no attempt changes: %s",
  async (error) => {
    const send = vi.fn(async () => Promise.reject(error));
    await expect(insist(send, { check: nothing, tell: nothing })).rejects.toBe(error);
    expect(send).toHaveBeenCalledTimes(1);
  },
);

it("sends nothing more once it is given up", async () => {
  let isOver = false;
  const check = () => {
    if (isOver) throw new Error("given up");
  };
  const send = vi.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
  const sending = insist(send, { check, tell: nothing });
  sending.catch(nothing);
  await vi.advanceTimersByTimeAsync(0);
  isOver = true;
  await vi.advanceTimersByTimeAsync(4_000);
  await expect(sending).rejects.toThrow("given up");
  expect(send).toHaveBeenCalledTimes(1);
});

it("gives up what fails again and again while there is a network, and not what has none", async () => {
  const failing = () => {
    const send = vi.fn(async () => Promise.reject(new HttpError(500, null)));
    const ended = vi.fn();
    insist(send, { check: nothing, tell: nothing }).catch(ended);
    return { send, ended };
  };
  const online = failing();
  await vi.advanceTimersByTimeAsync(30 * 4_000);
  expect([online.send.mock.calls.length, online.ended.mock.calls.length]).toEqual([30, 1]);
  loseNetwork();
  const offline = failing();
  await vi.advanceTimersByTimeAsync(60 * 4_000);
  expect(offline.ended).not.toHaveBeenCalled();
});

it("waits no longer once it is given up", async () => {
  const giving = new AbortController();
  const send = vi.fn(async () => Promise.reject(new HttpError(429, null, 600)));
  const ended = vi.fn();
  const check = () => giving.signal.throwIfAborted();
  insist(send, { check, tell: nothing, signal: giving.signal }).catch(ended);
  await vi.advanceTimersByTimeAsync(1_000);
  giving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect([send.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1]);
});
