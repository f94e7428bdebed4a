/**
 * `npm run check-imports -- [folder]`: imports the hand-made files of other tools and prints what their sheets show
 * right, wrong and not at all, by tool and field (docs/measurements.md). With a folder, also says of each JSON file
 * in it whether it is read, and with which numbers; nothing of it is kept.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IMPORT_FIXTURES } from "../domain/src/testing/imports/fixtures";
import { compare, importTable, shownOf } from "../domain/src/testing/imports/truth";

/** What a D&D sheet shows first; a file without one of them is named. */
const FIRST = ["hp", "ac", "walk", "initiative"] as const;

function checkFolder(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  let whole = 0;
  for (const name of names) {
    try {
      const shown = shownOf(JSON.parse(readFileSync(join(folder, name), "utf8")));
      const missing = FIRST.filter((field) => shown[field] === undefined);
      if (missing.length === 0) whole += 1;
      else console.log(`${name}: without ${missing.join(", ")}`);
    } catch (error) {
      console.log(`${name}: ${String(error)}`);
    }
  }
  console.log(`\n${names.length} files, ${whole} read with ${FIRST.join(", ")}.`);
}

const findings = compare(IMPORT_FIXTURES);
console.log(importTable(findings));
for (const { verdict, ...finding } of findings) {
  if (verdict !== "right") console.log(verdict, JSON.stringify(finding));
}
const [folder] = process.argv.slice(2);
if (folder !== undefined) checkFolder(folder);
process.exit(findings.every(({ verdict }) => verdict === "right") ? 0 : 1);
