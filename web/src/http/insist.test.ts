import { AppError } from "domain/values/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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
