import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./launcher/places.mjs";

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");

const packageFiles = ["", "domain/", "functions/", "web/", "tests/"].map((folder) => `${folder}package.json`);

/** @type {[name: string, version: string][]} */
const dependencies = packageFiles.flatMap((path) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path));
  return Object.entries({ ...dependencies, ...devDependencies });
});

/** The first column of the table, `@mantine/*` as it stands there. */
const heldBack = [...read("docs/decisions/pinned-versions.md").matchAll(/^\| (`.+?`) \|/gm)].flatMap(
  ([, names = ""]) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
);

describe("the versions of what is installed", () => {
  it("are exact in every package.json", () => {
    expect(dependencies.filter(([, version]) => !/^(npm:[a-z/@-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual(
      [],
    );
  });

  it("that are held back are held back by Renovate too", () => {
    const rules = /** @type {{ matchPackageNames: string[] }[]} */ (
      JSON.parse(read("renovate.json")).packageRules
    );
    const ruled = rules.flatMap(({ matchPackageNames }) => matchPackageNames);
    expect(heldBack.length).toBeGreaterThan(5);
    expect(ruled).toEqual(expect.arrayContaining(heldBack.map((name) => name.replace("/*", "/**"))));
  });
});
