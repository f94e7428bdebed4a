import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../launcher/places.mjs";
import { checkFirefox, isAsked, PROOFS } from "./proofs.mjs";

const nowhere = () => false;

it("of the API are each a part's, and one part's alone", () => {
  const files = readdirSync(join(root, "tests/prove/api")).map((name) => `tests/prove/api/${name}`);
  const parts = Object.values(PROOFS).filter(({ project }) => project === "api" || project === "triggers");
  const partsOf = (/** @type {string} */ path) =>
    parts.filter((part) => part.files.some((file) => path.startsWith(file)));
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((path) => partsOf(path).length !== 1)).toEqual([]);
});

it("in browsers each have the configuration that they name", () => {
  const configs = Object.values(PROOFS).flatMap(({ config }) => config ?? []);
  expect(configs.length).toBeGreaterThan(4);
  expect(configs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it("run with the part that they belong to, alone, and all where none is asked for", () => {
  const names = Object.keys(PROOFS);
  expect(names.filter((name) => isAsked(name, ["sight"]))).toEqual(["sight", "pieces"]);
  expect(names.filter((name) => isAsked(name, ["pieces"]))).toEqual(["pieces"]);
  expect(names.filter((name) => isAsked(name, []))).toEqual(names);
  expect(names.flatMap((name) => PROOFS[name]?.of ?? []).filter((name) => !(name in PROOFS))).toEqual([]);
});

it("have the journeys in the other games, which the tests leave out", () => {
  const source = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");
  const tag = "@games";
  expect(source("tests/playwright.config.ts")).toContain(`grepInvert: /${tag}/`);
  expect(source(PROOFS.games?.config ?? "")).toContain(`grep: /${tag}/`);
  const specs = readdirSync(join(root, "tests/e2e")).filter((name) => name.endsWith(".spec.ts"));
  const sources = specs.map((name) => source(`tests/e2e/${name}`));
  expect(sources.filter((text) => text.includes(tag) || text.includes("inGames(")).length).toBeGreaterThan(
    10,
  );
});

describe("the journeys in Firefox", () => {
  it("are skipped with a sentence where it is not installed", () => {
    expect(PROOFS.firefox?.checkMachine).toBe(checkFirefox);
    expect(checkFirefox({ PATH: "" }, nowhere)).toBe(
      "skipped: Firefox is not installed here; install it, or name yours with FIREFOX_PATH.",
    );
  });

  it("run in the one that the environment names", () => {
    expect(checkFirefox({ FIREFOX_PATH: "/my/firefox", PATH: "" }, () => true)).toBeUndefined();
    expect(() => checkFirefox({ FIREFOX_PATH: "/my/firefox", PATH: "" }, nowhere)).toThrow(
      "FIREFOX_PATH names a file that does not exist: /my/firefox",
    );
  });
});
