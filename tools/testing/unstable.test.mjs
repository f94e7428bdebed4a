import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isOverdue, readUnstable, rowOf, UNSTABLE } from "./unstable.mjs";

describe("the list of unstable tests", () => {
  const today = new Date("2026-11-27T12:00:00Z");

  it("reads the rows that a run prints, which name a browser test without its line", () => {
    const row = rowOf("join.spec.ts:40 a link | opens", today);
    expect(readUnstable(`| Test | First seen | What is known |\n| --- | --- | --- |\n${row}\n`)).toEqual([
      { title: "join.spec.ts a link / opens", since: "2026-11-27", known: "" },
    ]);
  });

  it("forgives a test for seven days", () => {
    const since = (/** @type {string} */ date) => [
      { title: "join.spec.ts a link opens", since: date, known: "" },
    ];
    const isLate = (/** @type {string} */ date) =>
      isOverdue("join.spec.ts:41 a link opens", since(date), today);
    expect(isLate("2026-11-27")).toBe(false);
    expect(isLate("2026-11-21")).toBe(false);
    expect(isLate("2026-11-19")).toBe(true);
    expect(isOverdue("join.spec.ts:41 another", since("2026-11-01"), today)).toBe(false);
  });

  it("has a date in each row that is committed", () => {
    const text = readFileSync(UNSTABLE, "utf8");
    const rows = text.split("\n").filter((line) => /^\| (?!Test |---)/.test(line));
    expect(readUnstable(text)).toHaveLength(rows.length);
  });
});
