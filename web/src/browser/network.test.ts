import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasNetwork, heardFromServer, onNetworkBack, onNetworkChange } from "./network";

const browserSays = (online: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  window.dispatchEvent(new Event(online ? "online" : "offline"));
};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  browserSays(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("is gone once the browser says so, and back when it says so", () => {
  const [changed, back] = [vi.fn(), vi.fn()];
  const ends = [onNetworkChange(changed), onNetworkBack(back)];
  browserSays(false);
  expect([hasNetwork(), changed.mock.calls.length, back.mock.calls.length]).toEqual([false, 1, 0]);
  browserSays(true);
  expect([hasNetwork(), changed.mock.calls.length, back.mock.calls.length]).toEqual([true, 2, 1]);
  for (const end of ends) end();
  browserSays(false);
  expect(changed).toHaveBeenCalledTimes(2);
});

it("is there where the server tells something, whatever the browser says, until it says so again", () => {
  const back = vi.fn();
  const end = onNetworkBack(back);
  browserSays(false);
  vi.advanceTimersByTime(4_999);
  heardFromServer();
  expect(hasNetwork()).toBe(false);
  vi.advanceTimersByTime(2);
  heardFromServer();
  heardFromServer();
  expect([hasNetwork(), back.mock.calls.length]).toEqual([true, 1]);
  browserSays(false);
  expect(hasNetwork()).toBe(false);
  end();
});

it("is there at once where what was asked since is answered, and not for what was asked before", () => {
  const askedBefore = performance.now();
  vi.advanceTimersByTime(1);
  browserSays(false);
  vi.advanceTimersByTime(60_000);
  heardFromServer(askedBefore);
  expect(hasNetwork()).toBe(false);
  browserSays(false);
  vi.advanceTimersByTime(1);
  heardFromServer(performance.now());
  expect(hasNetwork()).toBe(true);
});
