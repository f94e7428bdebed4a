import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../launcher/places.mjs";
import { JOURNEYS, ofScreens } from "./screens.mjs";

/** @param {string} path */
const source = (path) => readFileSync(join(root, path), "utf8");

it("names a journey for every screen that the client loads", () => {
  const screens = ["MemberScreen", "PublicScreen"].flatMap((name) => {
    const table =
      /const SCREENS = \{([\s\S]*?)\n\} satisfies/.exec(source(`web/src/app/${name}.tsx`))?.[1] ?? "";
    return [...table.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, screen]) => screen);
  });
  expect(screens.length).toBeGreaterThan(20);
  expect(Object.keys(JOURNEYS)).toEqual(expect.arrayContaining(screens));
});

it("names titles that browser tests have", () => {
  const specs = readdirSync(join(root, "tests/e2e"))
    .filter((name) => name.endsWith(".spec.ts"))
    .map((name) => source(`tests/e2e/${name}`))
    .join("\n");
  for (const title of Object.values(JOURNEYS)) expect(specs).toContain(title);
  expect("axe finds nothing at /forge, in any look").toMatch(new RegExp(ofScreens));
  expect("axe finds nothing on a sheet of dnd5e, in any look").toMatch(new RegExp(ofScreens));
  expect("a token is moved by arrows").not.toMatch(new RegExp(ofScreens));
});
