import { describe, expect, it, vi } from "vitest";
import { HttpError } from "../http/call";
import { createQueryClient, MAX_ENTRIES } from "./queryClient";

describe("the query cache", () => {
  it("holds at most 100 entries and evicts the oldest", () => {
    const client = createQueryClient();
    for (let index = 0; index <= MAX_ENTRIES; index++) {
      client.setQueryData(["character", index], { index }, { updatedAt: 1_000 + index });
    }
    const keys = client
      .getQueryCache()
      .getAll()
      .map((query) => query.queryKey[1]);
    expect(keys).toHaveLength(MAX_ENTRIES);
    expect(keys).not.toContain(0);
    expect(keys).toContain(MAX_ENTRIES);
  });

  it("keeps an answer fresh for five minutes", () => {
    expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
  });

  it("is told by another tab what has changed there", async () => {
    const client = createQueryClient();
    client.setQueryData(["lucas", "characters"], []);
    client.setQueryData(["nina", "characters"], []);
    new BroadcastChannel("des-et-heros:stale").postMessage(["lucas"]);
    await vi.waitFor(() =>
      expect(client.getQueryState(["lucas", "characters"])).toMatchObject({ isInvalidated: true }),
    );
    expect(client.getQueryState(["nina", "characters"])).toMatchObject({ isInvalidated: false });
  });

  it("does not ask again after a refusal, and once more after a failure", () => {
    const retry = createQueryClient().getDefaultOptions().queries?.retry as (
      count: number,
      error: Error,
    ) => boolean;
    expect(retry(0, new HttpError(404, null))).toBe(false);
    expect(retry(0, new HttpError(503, null))).toBe(true);
    expect(retry(0, new TypeError("network"))).toBe(true);
    expect(retry(1, new TypeError("network"))).toBe(false);
  });
});
