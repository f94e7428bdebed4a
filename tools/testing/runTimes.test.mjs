import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { planLine, progressLine, readTimes, WHOLE, writeTimes } from "./runTimes.mjs";

it("says what is going to run, and how long it took here before", () => {
  expect(planLine(["units", "e2e"], {}, WHOLE)).toBe("To run: units, e2e. It has not run here before.");
  expect(planLine(["units", "e2e"], { units: 61, e2e: 250, [WHOLE]: 540 }, WHOLE)).toBe(
    "To run: units 61 s, e2e 4.2 min. It took 9 min here before.",
  );
});

it("says what runs, what is left, and how long that may take", () => {
  const now = { running: new Map([["api", 40]]), waiting: ["e2e"], elapsed: 120 };
  expect(progressLine(now, {}, WHOLE)).toBe("… 2 min: api (40 s); then e2e.");
  expect(progressLine(now, { api: 100, [WHOLE]: 540 }, WHOLE)).toBe(
    "… 2 min: api (40 s of 1.7 min); then e2e. About 7 min more.",
  );
  const late = { running: new Map(), waiting: [], elapsed: 900 };
  expect(progressLine(late, { [WHOLE]: 540 }, WHOLE)).toBe(
    "… 15 min: starting; then nothing. About 10 s more.",
  );
});

it("remembers the newest time of each step, and nothing where nothing ran", () => {
  const path = join(mkdtempSync(join(tmpdir(), "times-")), "here", "times.json");
  expect(readTimes(path)).toEqual({});
  writeTimes({ units: 60, api: 90 }, path);
  writeTimes({ units: 50 }, path);
  expect(readTimes(path)).toEqual({ units: 50, api: 90 });
});
