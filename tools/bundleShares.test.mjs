import { describe, expect, it } from "vitest";
import { packageOf, shares } from "./bundleShares.mjs";

describe("a bundle's packages", () => {
  it("are known by the modules' paths, nested ones too", () => {
    expect(packageOf("/here/node_modules/@mantine/core/esm/Button.mjs")).toBe("@mantine/core");
    expect(packageOf("/here/node_modules/reactfire/node_modules/rxjs/index.js")).toBe("rxjs");
    expect(packageOf("/here/domain/src/values/errors.ts")).toBe("domain");
    expect(packageOf("/here/web/src/main.tsx")).toBe("web");
    expect(packageOf("\0rolldown/runtime.js")).toBe("bundler");
  });

  it("share a part's weight by their length, and what is not in it is not named", () => {
    expect(
      shares(
        [
          ["a", 100],
          ["b", 300],
          ["a", 100],
          ["c", 0],
        ],
        50,
      ),
    ).toEqual([
      { name: "b", bytes: 30 },
      { name: "a", bytes: 20 },
    ]);
    expect(shares([], 50)).toEqual([]);
  });
});
