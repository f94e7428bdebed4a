import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./launcher/places.mjs";

const client = join(root, "web/src");
const modules = readdirSync(client, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(join(client, path), "utf8") }));

/** What a module takes from the styles that it imports, and those styles. */
const takenBy = modules.flatMap(({ path, source }) =>
  [...source.matchAll(/import (\w+) from "(\.[^"]+\.module\.css)"/g)].map(([, variable, from = ""]) => ({
    path,
    css: readFileSync(join(client, dirname(path), from), "utf8"),
    names: [...source.matchAll(new RegExp(`(?<![\\w."/])${variable}\\.(?!module\\.css)(\\w+)`, "g"))].map(
      ([, name]) => name,
    ),
  })),
);

it("no module of the client takes a class that its styles do not have", () => {
  expect(takenBy.flatMap(({ names }) => names).length).toBeGreaterThan(500);
  const missing = takenBy.flatMap(({ path, css, names }) =>
    names.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css)).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
