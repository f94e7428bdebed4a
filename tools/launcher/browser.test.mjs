import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBrowser } from "./browser.mjs";

describe("the browser of the end-to-end tests", () => {
  const folder = mkdtempSync(join(tmpdir(), "browser-"));
  const chrome = join(folder, "google-chrome");
  writeFileSync(chrome, "", { mode: 0o755 });

  it("is the one that the environment names", () => {
    expect(findBrowser({ CHROMIUM_PATH: "/my/chromium", PATH: folder }, () => true)).toBe("/my/chromium");
  });

  it("is never another one when the named one does not exist", () => {
    expect(() => findBrowser({ CHROMIUM_PATH: "/my/chromium", PATH: folder }, () => false)).toThrow(
      "CHROMIUM_PATH names a file that does not exist: /my/chromium",
    );
  });

  it("is a Chromium or Chrome on the PATH", () => {
    expect(findBrowser({ PATH: `/nowhere:${folder}` }, () => false)).toBe(chrome);
  });

  it("is looked for where other systems put it", () => {
    expect(findBrowser({ PATH: "" }, (path) => path.includes("Google Chrome.app"))).toMatch(
      /MacOS\/Google Chrome$/,
    );
  });

  it("is none on a bare machine", () => {
    expect(findBrowser({ PATH: "" }, () => false)).toBeUndefined();
  });
});
