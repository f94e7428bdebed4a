import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isNodeRecent, javaMajor, requireJava, requireNode, withJava } from "./requirements.mjs";

/** @param {string} announcement */
function folderWithJava(announcement) {
  const folder = mkdtempSync(join(tmpdir(), "java-"));
  mkdirSync(join(folder, "bin"));
  const java = join(folder, "bin", "java");
  writeFileSync(java, `#!/bin/sh\necho '${announcement}' >&2\n`);
  chmodSync(java, 0o755);
  return folder;
}

describe("Node", () => {
  it.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("%s is recent enough", (version) => {
    expect(isNodeRecent(version)).toBe(true);
  });

  it.each(["18.20.8", "20.18.3", "9.11.2"])("%s is too old", (version) => {
    expect(isNodeRecent(version)).toBe(false);
  });

  it("too old is refused with the version to install and the one found", () => {
    expect(() => requireNode("18.20.8")).toThrow(
      "Node.js 20.19 or later is needed (found: 18.20.8). Install it from https://nodejs.org.",
    );
  });
});

describe("Java", () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_392"', 8],
    ["command not found", undefined],
  ])("announcing itself with %s is version %s", (announcement, major) => {
    expect(javaMajor(announcement)).toBe(major);
  });

  it("missing is said in one sentence", async () => {
    await expect(requireJava({ PATH: "/nowhere" })).rejects.toThrow(/no Java was found\. Install it/);
  });

  it("too old is said with the version found", async () => {
    const old = join(folderWithJava('openjdk version "11.0.2" 2019-01-15'), "bin");
    await expect(requireJava({ PATH: old })).rejects.toThrow(
      /^The Firestore emulator needs Java 17 or later \(found: 11\)/,
    );
  });

  it("of JAVA_HOME goes before the PATH's", async () => {
    const recent = folderWithJava('openjdk version "21.0.1" 2023-10-17');
    const old = join(folderWithJava('openjdk version "11.0.2" 2019-01-15'), "bin");
    expect(await requireJava(withJava({ JAVA_HOME: recent, PATH: old }))).toBe(21);
  });
});
