import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lastGreen, rememberGreen } from "./greenRun.mjs";

it("a green run is known to every clone of this machine", () => {
  const env = { XDG_CACHE_HOME: mkdtempSync(join(tmpdir(), "green-")) };
  expect(lastGreen(env)).toBe("No green run of a clone on this machine is known.");
  const run = { tree: "abc", clean: true, all: false, minutes: 9.1, unstable: ["join.spec.ts a link opens"] };
  rememberGreen(run, env);
  expect(JSON.parse(readFileSync(join(env.XDG_CACHE_HOME, "des-et-heros/green.json"), "utf8"))).toEqual(run);
  expect(lastGreen(env)).toBe(
    "Green: tree abc (another state) in 9.1 min; unstable: join.spec.ts a link opens.",
  );
});
