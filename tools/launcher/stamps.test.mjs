import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { fingerprint, sourceFiles, whenChanged } from "./stamps.mjs";

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

  it("is Vite's hidden settings too, and no other hidden file", () => {
    const before = now();
    writeFileSync(join(base, ".DS_Store"), "seen");
    expect(now()).toBe(before);
    writeFileSync(join(base, ".env.production"), "VITE_FIREBASE_PROJECT_ID=one");
    const added = now();
    writeFileSync(join(base, ".env.production"), "VITE_FIREBASE_PROJECT_ID=two");
    expect(new Set([before, added, now()]).size).toBe(3);
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

describe("a build", () => {
  let base = "";
  let builds = 0;

  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), "builds-"));
    builds = 0;
    return () => rmSync(base, { recursive: true });
  });

  /** @param {{ anew?: boolean, settings?: Record<string, string>, fails?: boolean }} [wish] */
  const build = ({ anew, settings, fails = false } = {}) =>
    whenChanged(
      "web",
      { paths: [], makes: join(base, "made.js"), ...(settings && { settings }), ...(anew && { anew }) },
      async () => {
        builds += 1;
        writeFileSync(join(base, "made.js"), String(builds));
        if (fails) throw new Error("does not build");
      },
      join(base, "stamps"),
    );

  it("is done once, again with other settings, and anew when asked", async () => {
    expect([await build(), await build()]).toEqual([true, false]);
    expect(await build({ settings: { VITE_HOST_MAIN: "https://example.fr" } })).toBe(true);
    expect(await build({ settings: { VITE_HOST_MAIN: "https://example.fr" }, anew: true })).toBe(true);
    expect(builds).toBe(3);
  });

  it("that was made for a deployment is no build of the emulators", async () => {
    await build({ settings: { VITE_FIREBASE_PROJECT_ID: "demo-des-et-heros" } });
    await build({ anew: true });
    expect(await build({ settings: { VITE_FIREBASE_PROJECT_ID: "demo-des-et-heros" } })).toBe(true);
  });

  it("that failed is done again", async () => {
    await build();
    await expect(build({ anew: true, fails: true })).rejects.toThrow("does not build");
    expect(await build()).toBe(true);
  });
});
