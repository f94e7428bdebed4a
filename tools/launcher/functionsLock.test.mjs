import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lockOf } from "./functionsLock.mjs";
import { root } from "./places.mjs";

const own = { version: "0.1.0", dependencies: { web: "2.0.0", sdk: "1.0.0" } };

/** A root where an older `web` stands at the top, for others, and the workspace has its own. */
const packages = {
  "": {},
  functions: own,
  "functions/node_modules/web": { version: "2.0.0", integrity: "web-2", dependencies: { parser: "^1.0.0" } },
  "node_modules/web": { version: "1.0.0" },
  "node_modules/parser": { version: "1.0.0", dev: true },
  "node_modules/sdk": { version: "1.0.0", dependencies: { web: "^1.0.0" } },
  "node_modules/tool": { version: "1.0.0" },
};

/** @param {Record<string, object>} [more] */
const lock = (more = {}) => lockOf({ packages: { ...packages, ...more } }, "functions");

describe("the lock of one workspace", () => {
  it("holds what its dependencies lead to and nothing else, with the root's versions and integrities", () => {
    const { packages: locked, lockfileVersion } = lock();
    expect(lockfileVersion).toBe(3);
    expect(locked[""]).toEqual({ name: "functions", ...own });
    expect(locked["node_modules/web"]).toEqual(packages["functions/node_modules/web"]);
    expect(locked["node_modules/parser"]).toEqual({ version: "1.0.0" });
    expect(Object.keys(locked)).not.toContain("node_modules/tool");
  });

  it("keeps two versions of a package apart, each below whoever needs it", () => {
    expect(lock().packages["node_modules/sdk/node_modules/web"]).toEqual({ version: "1.0.0" });
  });

  it("tells what only development needs, and what may be missing", () => {
    const { packages: locked } = lock({
      functions: { ...own, devDependencies: { types: "1.0.0" } },
      "node_modules/types": { version: "1.0.0" },
      "node_modules/tool": { version: "1.0.0", dependencies: { part: "1.0.0" } },
      "node_modules/part": { version: "1.0.0" },
      "node_modules/sdk": { version: "1.0.0", optionalDependencies: { tool: "1.0.0", none: "1.0.0" } },
    });
    expect(locked["node_modules/types"]).toEqual({ version: "1.0.0", dev: true });
    expect(locked["node_modules/tool"]).toMatchObject({ optional: true });
    expect(locked["node_modules/part"]).toMatchObject({ optional: true });
    expect(locked["node_modules/parser"]).toEqual({ version: "1.0.0" });
  });

  it("holds the peers that are asked for, and not those that are optional", () => {
    const { packages: locked } = lock({
      "node_modules/sdk": {
        version: "1.0.0",
        peerDependencies: { tool: "1", extra: "1" },
        peerDependenciesMeta: { extra: { optional: true } },
      },
      "node_modules/extra": { version: "1.0.0" },
    });
    expect(locked).toHaveProperty(["node_modules/tool"]);
    expect(locked).not.toHaveProperty(["node_modules/extra"]);
  });

  it("is refused where the root's lock lacks a package, or the package is a workspace", () => {
    const { "node_modules/parser": _, ...without } = packages;
    expect(() => lockOf({ packages: without }, "functions")).toThrow("has no parser");
    expect(() => lock({ "node_modules/parser": { link: true } })).toThrow("no published package");
    expect(() => lockOf({ packages }, "nowhere")).toThrow("no workspace nowhere");
  });

  it("of the functions asks for exactly what their package.json does", () => {
    const rootLock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    const { dependencies, devDependencies, version } = JSON.parse(
      readFileSync(join(root, "functions/package.json"), "utf8"),
    );
    const { packages: locked } = lockOf(rootLock, "functions");
    expect(locked[""]).toMatchObject({ version, dependencies, devDependencies });
    for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect([name, locked[`node_modules/${name}`]?.version]).toEqual([name, wanted]);
    }
  });
});
