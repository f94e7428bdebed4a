import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./launcher/places.mjs";

const folders = ["domain/src", "functions/src", "web/src", "tests", "tools", "docs/decisions"];
const textFiles = /\.(tsx?|mjs|css|md)$/;
const generated = /(^|\/)(node_modules|results)\//;

/** `product §2 "Dashboard"`, `product §4`, `product §7.3`. */
const citationPattern = /product §(\d+(?:\.\d+)*)(?: "([^"]*)")?/gi;

/** @typedef {{ place: string, number: string, name: string | undefined }} Citation */

/** @returns {Citation[]} */
function citations() {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
        join(folder, path),
      ),
    )
    .filter(
      (path) => textFiles.test(path) && !generated.test(path) && !path.endsWith("productCitations.test.mjs"),
    )
    .flatMap((place) =>
      [...readFileSync(join(root, place), "utf8").matchAll(citationPattern)].map(([, number = "", name]) => ({
        place,
        number,
        name,
      })),
    );
}

/** The sections of docs/product.md by their number. */
function readSections() {
  const [, ...sections] = readFileSync(join(root, "docs/product.md"), "utf8").split(/^## /m);
  return new Map(sections.map((section) => [section.slice(0, section.indexOf(".")), section]));
}

/**
 * What a section names: its headings, the bold names of its statements and rows, what it says in quotes.
 *
 * @param {string} section
 */
function namesIn(section) {
  const headings = section.matchAll(/^### [\d.]+ (.+)$/gm);
  const bold = section.matchAll(/\*\*(?:\d+(?:\.\d+)+ )?([^*]+?)\.?\*\*/g);
  const quoted = section.matchAll(/"([^"\n]+)"/g);
  return new Set([...headings, ...bold, ...quoted].map(([, name]) => name));
}

describe("a citation of the product", () => {
  const sections = readSections();
  const all = citations();

  it("is found where the code makes one", () => {
    expect(all.length).toBeGreaterThan(100);
  });

  it("points to a statement that docs/product.md numbers", () => {
    const text = [...sections.values()].join("");
    const isStatement = (/** @type {string} */ number) =>
      text.includes(`**${number} `) || text.includes(`### ${number} `);
    const lost = all.filter(({ number }) => !sections.has(number) && !isStatement(number));
    expect(lost).toEqual([]);
  });

  it("names a statement of its section", () => {
    const lost = all.filter(({ number, name }) => {
      const section = sections.get(number.split(".", 1)[0] ?? "");
      return name !== undefined && !(section && namesIn(section).has(name));
    });
    expect(lost).toEqual([]);
  });
});
