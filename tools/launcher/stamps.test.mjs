import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { fingerprint, sourceFiles } from "./stamps.mjs";

describe("what a build depends on", () => {
  let base = "";

  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), "sources-"));
    for (const folder of ["src/deep", "dist", "node_modules/x"])
      mkdirSync(join(base, folder), { recursive: true });
    writeFileSync(join(base, "src/deep/a.ts"), "a");
    writeFileSync(join(base, "src/b.ts"), "b");
    writeFileSync(join(base, "dist/made.js"), "made");
    writeFileSync(join(base, "node_modules/x/index.js"), "installed");
    return () => rmSync(base, { recursive: true });
  });

  const now = (settings = {}) => fingerprint(["."], settings, base);

  it("is its sources, and neither what is made nor what is installed", () => {
    expect(sourceFiles(["."], base)).toEqual([join("src", "b.ts"), join("src", "deep", "a.ts")]);
  });

  it("stays the same when only made files change", () => {
    const before = now();
    writeFileSync(join(base, "dist/made.js"), "made again");
    expect(now()).toBe(before);
  });

  it("changes with a source, with its name, and with a setting", () => {
    const before = now();
    writeFileSync(join(base, "src/b.ts"), "B");
    const edited = now();
    writeFileSync(join(base, "src/c.ts"), "");
    const added = now();
    expect(new Set([before, edited, added, now({ PORT: "1" })]).size).toBe(4);
  });
});
