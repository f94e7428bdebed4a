import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followOpen, holdOpen } from "./openTabs";

const TAB = { what: "room", uid: "nina", campaignId: "brumes" } as const;

/** The locks that all tabs share. */
class FakeLocks {
  readonly #held: { name: string }[] = [];

  async request(name: string, _: object, hold: () => Promise<void>): Promise<void> {
    const lock = { name };
    this.#held.push(lock);
    await hold();
    this.#held.splice(this.#held.indexOf(lock), 1);
  }

  query() {
    return Promise.resolve({ held: [...this.#held] });
  }
}

beforeEach(() => {
  Object.defineProperty(navigator, "locks", { value: new FakeLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "locks");
});

it("says how many tabs of the device have the room open", async () => {
  const told = vi.fn();
  const unfollow = followOpen(TAB, told);
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[0]]));
  const one = holdOpen(TAB);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(1));
  const other = holdOpen(TAB);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(2));
  one();
  holdOpen({ ...TAB, campaignId: "autre" })();
  holdOpen({ ...TAB, what: "table" })();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(1));
  other();
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[0], [1], [2], [1], [0]]));
  unfollow();
});

it("says none where tabs cannot know of each other", () => {
  Reflect.deleteProperty(navigator, "locks");
  const told = vi.fn();
  followOpen(TAB, told)();
  holdOpen(TAB)();
  expect(told.mock.calls).toEqual([[0]]);
});
