import { describe, expect, it } from "vitest";
import { missingPackages } from "./install.mjs";

/** @param {Record<string, import("./install.mjs").LockedPackage>} packages */
const lock = (packages) => ({ packages });

describe("an installation", () => {
  const wanted = lock({
    "": {},
    domain: { version: "0.1.0" },
    "node_modules/domain": { link: true },
    "node_modules/react": { version: "19.3.1" },
    "web/node_modules/zod": { version: "4.6.7" },
    "node_modules/@esbuild/win32-x64": { version: "0.28.2", optional: true },
  });

  it("is complete with every package in the locked version, whatever is only for other machines", () => {
    const installed = lock({
      "node_modules/react": { version: "19.3.1" },
      "web/node_modules/zod": { version: "4.6.7" },
    });
    expect(missingPackages(wanted, installed)).toEqual([]);
  });

  it("lacks a package that is absent, and one in another version", () => {
    const installed = lock({ "node_modules/react": { version: "18.0.0" } });
    expect(missingPackages(wanted, installed)).toEqual(["node_modules/react", "web/node_modules/zod"]);
  });
});
