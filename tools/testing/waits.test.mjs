import { expect, it, vi } from "vitest";
import { isLate } from "./late.mjs";

/** @param {() => Promise<unknown>} wait @returns {Promise<string>} what its failure says */
const failureOf = (wait) =>
  wait().then(
    () => "",
    (error) => error.stack,
  );
const soon = { timeout: 60, interval: 20 };

it.each([
  ["waitFor", () => vi.waitFor(() => expect(1).toBe(2), soon)],
  ["poll", () => expect.poll(() => 1, soon).toBe(2)],
  ["poll, negated,", () => expect.poll(() => 1, soon).not.toBe(1)],
])("what %s waited for in vain came late", async (_, wait) => {
  expect(isLate(await failureOf(wait))).toBe(true);
});

it.each([
  ["waitFor", () => vi.waitFor(() => expect(1).toBe(1), soon)],
  ["poll", () => expect.poll(() => 1, soon).toBe(1)],
  ["poll, negated,", () => expect.poll(() => 1, soon).not.toBe(2)],
])("what %s waits for may come", async (_, wait) => {
  expect(await failureOf(wait)).toBe("");
});
