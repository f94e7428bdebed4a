import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { BENCHES } from "../tests/bench/sections";
import { root } from "./launcher/places.mjs";
import { PROOFS } from "./testing/proofs.mjs";

const decisions = readdirSync(join(root, "docs/decisions")).filter((name) => name !== "README.md");
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");

/** Pages name modules with or without how their file ends. */
const isThere = (/** @type {string} */ path) =>
  ["", ".ts", ".tsx", ".mjs", ".md"].some((ending) => existsSync(join(root, path + ending)));

const { scripts } = JSON.parse(read("package.json"));
/** @type {Readonly<Record<string, readonly string[]>>} */
const parts = { prove: Object.keys(PROOFS), bench: BENCHES };

describe.each(pages)("%s", (page) => {
  it("names no command that there is not, and no part of one", () => {
    const named = [...read(page).matchAll(/`npm run ([\w:-]+)(?: -- ([a-z ]+)`)?/g)];
    const unknown = named.flatMap(([, command = "", wanted = ""]) => [
      ...(command in scripts ? [] : [command]),
      ...wanted.split(" ").filter((part) => part !== "" && parts[command]?.includes(part) === false),
    ]);
    expect(unknown).toEqual([]);
  });

  it("names no path of the repository that is not there", () => {
    const named = [...read(page).matchAll(/`((?:domain|functions|web|tests|tools|docs)\/[\w./-]+)`/g)];
    const made = /\/(lib|dist|node_modules|results|\.env\S*)(\/|$)/;
    const lost = named.map(([, path = ""]) => path).filter((path) => !made.test(path) && !isThere(path));
    expect(lost).toEqual([]);
  });

  it("links to no page that is not there", () => {
    const prose = read(page).replace(/```.*?```|`[^`\n]*`/gs, "");
    const linked = [...prose.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = ""]) => path);
    expect(linked.filter((path) => !existsSync(join(root, dirname(page), path)))).toEqual([]);
  });
});

describe("the decisions", () => {
  it.each(decisions)("%s says when it was made and whether it holds", (name) => {
    expect(read(join("docs/decisions", name))).toMatch(
      /^# .+\n\nDate: \d{4}-\d\d-\d\d\\\nStatus: (proposed|accepted|superseded by .+)\n/,
    );
  });

  it("are all in the index", () => {
    const index = read("docs/decisions/README.md");
    expect(decisions.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });
});
