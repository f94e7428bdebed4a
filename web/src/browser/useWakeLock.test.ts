import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useWakeLock } from "./useWakeLock";

const release = vi.fn(async () => undefined);
const request = vi.fn(async () => ({ release }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("navigator", { wakeLock: { request } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("keeps the screen awake while that is wanted, and again once the page is seen again", async () => {
  const { rerender } = renderHook(({ wanted }) => useWakeLock(wanted), { initialProps: { wanted: false } });
  expect(request).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await vi.waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith("screen"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(request.mock.results[1]?.type).toBe("return"));
  rerender({ wanted: false });
  await vi.waitFor(() => expect(release).toHaveBeenCalled());
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledTimes(2);
});

it("does without where the browser refuses", async () => {
  request.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
  const { unmount } = renderHook(() => useWakeLock(true));
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  unmount();
  expect(release).not.toHaveBeenCalled();
});
