import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { chromiumFlags } from "../support/chromiumFlags";

/** Playwright's own list, which it does not export. */
function offByPlaywright(): string[] {
  const source = readFileSync(
    createRequire(import.meta.url).resolve("playwright-core/lib/coreBundle"),
    "utf8",
  );
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? "";
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature = ""]) => feature);
}

it("Chromium's features that Playwright turns off stay off beside those that the tests turn off", () => {
  const off = chromiumFlags.flatMap((flag) => /^--disable-features=(.*)/.exec(flag)?.[1]?.split(",") ?? []);
  const wanted = offByPlaywright();
  expect(wanted).toContain("PaintHolding");
  expect(off).toEqual(expect.arrayContaining(wanted));
});
