import { act, renderHook, waitFor } from "@testing-library/react";
import { type CallName, contract } from "domain/api/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call, sendThrough } from "./call";
import { useUnanswered } from "./unansweredCalls";

const repeatable = Object.entries(contract).filter(([, target]) => "repeatable" in target) as [
  CallName,
  never,
][];

type Sent = { url: string; body: string | undefined };

/** Answers that were dropped on the way: the first `dropped` requests reach the server, and nobody hears of it. */
function serverThatDrops(dropped: number) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
    sent.push({ url, body: body as string });
    if (sent.length <= dropped) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify({ made: true }), { headers: { "content-type": "application/json" } });
  });
  return sent;
}

const input = {
  params: { system: "dnd5e", id: "brumes", sceneId: "crypt" },
  body: { requestId: "wish-0001" },
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a call whose answer was dropped", () => {
  it.each(repeatable)("%s is sent once more, the same to the letter", async (_name, target) => {
    const sent = serverThatDrops(1);
    const answered = call(target, input as never);
    await vi.advanceTimersByTimeAsync(1_000);
    await answered;
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it("is not sent again where it would do more", async () => {
    const sent = serverThatDrops(1);
    await expect(call(contract.createInvites, { body: { count: 1 } })).rejects.toThrow("Failed to fetch");
    await expect(
      call(contract.createCharacter, { params: { system: "dnd5e" }, body: { name: "Lia" } } as never),
    ).resolves.toBeDefined();
    expect(sent).toHaveLength(2);
  });

  it("is asked about until it is answered, and the page knows that nobody knows yet", async () => {
    const sent = serverThatDrops(4);
    const { result } = renderHook(useUnanswered);
    expect(result.current).toBe(false);
    const answered = call(contract.rollForTable, input as never);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await waitFor(() => expect(result.current).toBe(true));
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(await answered).toEqual({ made: true });
    expect(sent).toHaveLength(5);
    await waitFor(() => expect(result.current).toBe(false));
  });

  it("is asked about at once when the network returns", async () => {
    const sent = serverThatDrops(2);
    const answered = call(contract.rollForTable, input as never);
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toHaveLength(2);
    window.dispatchEvent(new Event("online"));
    expect(await answered).toEqual({ made: true });
  });

  it("is left to an outbox that sends it again by itself, and sent once without a network", async () => {
    const sent = serverThatDrops(9);
    const failed = call(contract.sendMessage, input as never, { keepAsking: false });
    failed.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(failed).rejects.toThrow("On ne sait pas si c'est fait");
    expect(sent).toHaveLength(2);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await expect(call(contract.rollForTable, input as never)).rejects.toThrow("Failed to fetch");
    expect(sent).toHaveLength(3);
  });
});

describe("a call that the server sends away for a moment", () => {
  /** Answers each request as the test says, the last of them from then on. */
  function answering(...answers: readonly [status: number, retryAfter?: number][]) {
    const sent: Sent[] = [];
    vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
      sent.push({ url, body: body as string });
      const [status, retryAfter] = answers[Math.min(sent.length, answers.length) - 1] ?? [200];
      const headers = { ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }) };
      return new Response(JSON.stringify({ made: true }), { status, headers });
    });
    return sent;
  }
  const makesMore = () => call(contract.createInvites, { body: { count: 1 } });

  it("is sent again then, also where it would do more the second time: nothing was done", async () => {
    const sent = answering([503, 1], [429, 1], [200]);
    const answered = makesMore();
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answered).toEqual({ made: true });
    expect(sent).toHaveLength(3);
  });

  it.each([
    ["names no moment", 503, undefined],
    ["names one that is far", 429, 60],
  ] as const)("fails where the server %s", async (_what, status, retryAfter) => {
    const sent = answering([status, retryAfter]);
    await expect(makesMore()).rejects.toMatchObject({ status, retryAfter });
    expect(sent).toHaveLength(1);
  });

  it("fails after the time of one call", async () => {
    const sent = answering([503, 1]);
    const failed = makesMore();
    failed.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(16_000);
    await expect(failed).rejects.toMatchObject({ status: 503 });
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.length).toBeLessThanOrEqual(15);
  });
});

describe("calls that are sent another way than over the network", () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));

  it("keep to the rules of repeating, until that way ends", async () => {
    const overNetwork = serverThatDrops(0);
    const other = vi.fn(async () => ({ made: true })).mockImplementationOnce(lost);
    const end = sendThrough(other);
    const answered = call(contract.rollForTable, input as never);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answered).toEqual({ made: true });
    expect([other.mock.calls.length, overNetwork.length]).toEqual([2, 0]);
    end();
    await call(contract.rollForTable, input as never);
    expect([other.mock.calls.length, overNetwork.length]).toEqual([2, 1]);
  });

  it("end on the way that they began on", async () => {
    const [first, second] = [vi.fn(async () => ({ made: 1 })).mockImplementationOnce(lost), vi.fn(lost)];
    sendThrough(first);
    const answered = call(contract.rollForTable, input as never);
    const end = sendThrough(second);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answered).toEqual({ made: 1 });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 0]);
    end();
  });
});
