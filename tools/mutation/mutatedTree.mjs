import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findMutants } from "./findMutants.mjs";
import { instrument } from "./instrument.mjs";

/** @import { NumberedMutant } from "./instrument.mjs" */
/** @typedef {NumberedMutant & { file: string, line: number, original: string }} PlacedMutant */

/** Declarations and data: catalogues, presets, facts of the games, word lists and schemas; no rule can be wrong there. */
const NOT_LOGIC = [
  /\.test\.ts$/,
  /^testing\//,
  /^systems\/.*\/catalogue\//,
  /\/preset\.ts$/,
  /^systems\/(.*\/)?(traits|races|backgrounds|roles|occupations|clans|alignments|systemNames)\.ts$/,
  /^systems\/dnd5e\/(martialClasses|spellcastingClasses|startingEquipment)\.ts$/,
  /^account\/commonPasswords\.ts$/,
  /^documents\/(?!documentKind)/,
  /^api\/(?!call|invalidInput|openapi)/,
];

/** Runs before each test file of the copy: fresh modules, one mutant awake, the same random cases every time. */
const SETUP = `
import fc from "fast-check";
import { writeFileSync } from "node:fs";
import { afterAll, expect, inject, vi } from "vitest";

const awake = inject("mutant");
const reached = new Set();
globalThis.__mutant = awake === 0 ? (id) => (reached.add(id), false) : (id) => id === awake;
fc.configureGlobal({ seed: 20261121, endOnFailure: true });
vi.resetModules();
if (awake === 0) {
  afterAll(() => {
    // Encoded twice: the address decodes it once, and the file's name must hold no slash.
    const name = encodeURIComponent(encodeURIComponent(expect.getState().testPath));
    writeFileSync(new URL("./reached/" + name, import.meta.url), JSON.stringify([...reached]));
  });
}
`;

/** @param {string} text @param {number} position */
const lineAt = (text, position) => text.slice(0, position).split("\n").length;

/** @param {string} folder */
const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

/**
 * Copies `domain/` into a temporary folder and puts every mutant into the copy: the live tree is never touched.
 * @param {string} root the repository @param {string} only keeps the files whose path contains it
 */
export function makeMutatedTree(root, only) {
  const copy = mkdtempSync(join(tmpdir(), "mutants-"));
  const domain = join(copy, "domain");
  cpSync(join(root, "domain/src"), join(domain, "src"), { recursive: true });
  for (const file of ["tsconfig.base.json", "domain/tsconfig.json", "domain/package.json"]) {
    cpSync(join(root, file), join(copy, file));
  }
  for (const modules of ["node_modules", "domain/node_modules"]) {
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(copy, modules));
  }
  mkdirSync(join(domain, "reached"));
  writeFileSync(join(domain, "setup.mjs"), SETUP);

  /** @type {PlacedMutant[]} */
  const mutants = [];
  for (const file of sourcesOf(join(domain, "src")).toSorted()) {
    if (!file.includes(only) || NOT_LOGIC.some((pattern) => pattern.test(file))) continue;
    const path = join(domain, "src", file);
    const text = readFileSync(path, "utf8");
    const own = findMutants(text).map((mutant, index) => ({
      ...mutant,
      id: mutants.length + index + 1,
      file: `domain/src/${file}`,
      line: lineAt(text, mutant.start),
      original: text.slice(mutant.start, mutant.end),
    }));
    mutants.push(...own);
    writeFileSync(path, instrument(text, own));
  }
  return { domain, mutants, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

/**
 * Which test files reach which mutants, from the run with none awake.
 * @param {string} domain @param {Set<string>} except test files not to be trusted
 * @returns {Map<number, string[]>}
 */
export function readReached(domain, except) {
  /** @type {Map<number, string[]>} */
  const testsOf = new Map();
  for (const file of readdirSync(join(domain, "reached"))) {
    const test = decodeURIComponent(file);
    if (except.has(test)) continue;
    for (const id of JSON.parse(readFileSync(join(domain, "reached", file), "utf8"))) {
      testsOf.set(id, [...(testsOf.get(id) ?? []), test]);
    }
  }
  return testsOf;
}
