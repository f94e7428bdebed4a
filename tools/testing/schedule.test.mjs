import { describe, expect, it } from "vitest";
import { runSchedule } from "./schedule.mjs";

/** @typedef {import("./schedule.mjs").Planned} Planned */

/** Runs a schedule whose steps end when the test says so. */
function started(/** @type {readonly Planned[]} */ steps, places = 2) {
  /** @type {Map<string, { end: () => void, fail: (error: Error) => void }>} */
  const running = new Map();
  const over = runSchedule(
    steps,
    places,
    ({ name }) =>
      new Promise((resolve, reject) => {
        const leave = () => running.delete(name);
        running.set(name, {
          end: () => {
            leave();
            resolve();
          },
          fail: (error) => {
            leave();
            reject(error);
          },
        });
      }),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    over,
    names: () => [...running.keys()],
    end: async (/** @type {string} */ name) => {
      running.get(name)?.end();
      await settled();
    },
    fail: async (/** @type {string} */ name, /** @type {Error} */ error) => {
      running.get(name)?.fail(error);
      await settled();
    },
  };
}

const named = (/** @type {string[]} */ ...names) => names.map((name) => ({ name }));

describe("a schedule", () => {
  it("fills its places in the order of the list, and each that becomes free", async () => {
    const { names, end, over } = started(named("a", "b", "c", "d"));
    expect(names()).toEqual(["a", "b"]);
    await end("b");
    expect(names()).toEqual(["a", "c"]);
    await end("a");
    await end("c");
    await end("d");
    await over;
  });

  it("begins no step before those that it comes after, and fills the place with a later one", async () => {
    const { names, end, over } = started([{ name: "a" }, { name: "b", after: ["a"] }, { name: "c" }]);
    expect(names()).toEqual(["a", "c"]);
    await end("c");
    expect(names()).toEqual(["a"]);
    await end("a");
    expect(names()).toEqual(["b"]);
    await end("b");
    await over;
  });

  it("does not wait for a step that is not wanted", async () => {
    const { names, end, over } = started([{ name: "b", after: ["a"] }]);
    expect(names()).toEqual(["b"]);
    await end("b");
    await over;
  });

  it("runs a step that is alone beside no other", async () => {
    const { names, end, over } = started([{ name: "a" }, { name: "b", alone: true }, { name: "c" }]);
    expect(names()).toEqual(["a", "c"]);
    await end("a");
    expect(names()).toEqual(["c"]);
    await end("c");
    expect(names()).toEqual(["b"]);
    await end("b");
    await over;
  });

  it("begins nothing more once a step threw, and throws it when the others are over", async () => {
    const { names, end, fail, over } = started(named("a", "b", "c"));
    const thrown = over.then(
      () => undefined,
      (error) => error,
    );
    const error = new Error("no emulators");
    await fail("a", error);
    expect(names()).toEqual(["b"]);
    await end("b");
    expect(await thrown).toBe(error);
    expect(names()).toEqual([]);
  });

  it("says which steps wait for each other", async () => {
    const { over } = started([
      { name: "a", after: ["b"] },
      { name: "b", after: ["a"] },
    ]);
    await expect(over).rejects.toThrow("These steps wait for each other: a, b");
  });
});
