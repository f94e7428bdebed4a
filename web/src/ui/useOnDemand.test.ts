import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useOnDemand } from "./useOnDemand";

afterEach(cleanup);

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
    load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce({ default: "menu" });
    const { result } = renderHook(() => useOnDemand(load));
    await act(async () => result.current[1]());
    expect(result.current[0]).toBeUndefined();
    await act(async () => result.current[1]());
    expect(result.current[0]).toBe("menu");
  });
});
