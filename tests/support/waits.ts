import { waitedInVain } from "domain/testing/waitedInVain";
import { expect, vi } from "vitest";
import { patience } from "./patience";

const { waitFor } = vi;
const { poll } = expect;

/** Assertions, negated ones too, whose failure ends a wait. */
const waiting = (assertion: object): object =>
  new Proxy(assertion, {
    get(target, name) {
      const found = Reflect.get(target, name);
      if (typeof found === "object") return waiting(found);
      if (typeof found !== "function") return found;
      return async (...expected: unknown[]) => {
        try {
          return await found.apply(target, expected);
        } catch (error) {
          throw waitedInVain(error);
        }
      };
    },
  });

/** Vitest's own waits, with the same patience as Testing Library's. Files that share a worker share `vi` and `expect`. */
if (waitFor.name !== "waitPatiently") {
  vi.waitFor = async function waitPatiently(callback, options) {
    const asked = typeof options === "number" ? { timeout: options } : options;
    try {
      return await waitFor(callback, { timeout: patience(5_000), ...asked });
    } catch (error) {
      throw waitedInVain(error);
    }
  };
  expect.poll = ((callback, options) =>
    waiting(poll(callback, { timeout: patience(5_000), ...options }))) as typeof poll;
}
