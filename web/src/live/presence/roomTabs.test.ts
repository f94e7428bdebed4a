import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followRoom, holdRoom } from "./roomTabs";

const TAB = { uid: "nina", campaignId: "brumes" };

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

it("says whether the room is open in any tab of the device", async () => {
  const told = vi.fn();
  const unfollow = followRoom(TAB, told);
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[false]]));
  const [one, other] = [holdRoom(TAB), holdRoom(TAB)];
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(true));
  one();
  holdRoom({ ...TAB, campaignId: "autre" })();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toHaveBeenLastCalledWith(true);
  other();
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[false], [true], [false]]));
  unfollow();
});

it("says that it is not where tabs cannot know of each other", () => {
  Reflect.deleteProperty(navigator, "locks");
  const told = vi.fn();
  followRoom(TAB, told)();
  holdRoom(TAB)();
  expect(told.mock.calls).toEqual([[false]]);
});
