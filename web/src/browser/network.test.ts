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

it("is there where the server answers, whatever the browser says, until it says so again", () => {
  const back = vi.fn();
  const end = onNetworkBack(back);
  browserSays(false);
  heardFromServer();
  expect(hasNetwork()).toBe(false);
  vi.advanceTimersByTime(1_001);
  heardFromServer();
  heardFromServer();
  expect([hasNetwork(), back.mock.calls.length]).toEqual([true, 1]);
  browserSays(false);
  expect(hasNetwork()).toBe(false);
  end();
});
