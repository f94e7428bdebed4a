import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useOnDemand } from "./useOnDemand";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a part on demand", () => {
  it("is asked for by whoever reaches for it", async () => {
    const load = vi.fn(async () => ({ default: "menu" }));
    const { result } = renderHook(() => useOnDemand(load));
    expect(result.current[0]).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    await act(async () => result.current[1]());
    expect(result.current[0]).toBe("menu");
  });

  it("that cannot be had leaves everything as it is, and is asked for again", async () => {
    const load = vi.fn<() => Promise<{ default: string }>>();
    const lost = new TypeError("Failed to fetch");
    load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce({ default: "menu" });
    const { result } = renderHook(() => useOnDemand(load));
    const ask = () => {
      result.current[1]();
      return vi.advanceTimersByTimeAsync(1_000);
    };
    await act(ask);
    expect(result.current[0]).toBeUndefined();
    await act(ask);
    expect(result.current[0]).toBe("menu");
  });
});
