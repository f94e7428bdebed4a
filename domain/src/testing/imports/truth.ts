import type { SheetBlock } from "../../game/sheet";
import { initiativeBonusOf, savingThrowBonusOf } from "../../games/dnd5e/sheetRolls";
import { sheetBlocks } from "../../games/sheetBlocks";
import { readCharacterFile } from "../../import/characterFile";
import { ABILITY_KEYS } from "../../sheet/character/abilities";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { applyEquipment } from "../../table/equipment/applyEquipment";

/** A file of another tool, and what its sheet shows by the rules, worked out by hand. */
export interface ImportFixture {
  readonly tool: string;
  /** The version that wrote it, and whom. */
  readonly name: string;
  readonly file: object;
  /** Field → value: `hp`, `ac`, `walk`, `initiative`, `saves`, an attack's name, a trait's id. */
  readonly truth: Readonly<Record<string, unknown>>;
}

type Verdict = "right" | "wrong" | "missing";

interface Finding {
  readonly tool: string;
  readonly fixture: string;
  readonly field: string;
  readonly verdict: Verdict;
  readonly expected: unknown;
  readonly actual: unknown;
}

const blockValues = (block: SheetBlock): readonly (readonly [string, unknown])[] => {
  switch (block.kind) {
    case "scores":
      return block.scores.map(({ id, value }) => [id, value]);
    case "tracker":
      return block.trackers.map(({ id, current, max }) => [id, `${current}/${max}`]);
    case "text":
      return block.lines.map(({ label, text }) => [label, text]);
    default:
      return [];
  }
};

/** What the sheet of an imported file shows, by field; a D&D attack as `"+5 1d8+3 | 1d10+3"`. */
export function shownOf(file: object): Readonly<Record<string, unknown>> {
  const shape = readCharacterFile(JSON.stringify(file));
  const character = normaliseCharacter(shape);
  const worn = applyEquipment(character, character.inventoryItems, []).character;
  const attacks = worn.actions.map(({ name, attackBonus, damage }) => {
    const dice = [damage?.dice, damage?.versatileDice].filter((text) => text !== undefined).join(" | ");
    return [name.replace("Attaquer avec ", ""), `+${attackBonus} ${dice}`] as const;
  });
  const known = worn.proficiencies.map(({ label, names }) => [label, names.join(", ")] as const);
  return {
    hp: worn.hp?.max,
    ac: worn.ac,
    walk: worn.speeds.walk?.value,
    initiative: initiativeBonusOf(worn),
    saves: ABILITY_KEYS.map((key) => savingThrowBonusOf(worn, key) ?? "-").join(" "),
    ...Object.fromEntries([...known, ...attacks]),
    // Of two values with one id, the sheet's first.
    ...Object.fromEntries(sheetBlocks(shape.system, shape).flatMap(blockValues).reverse()),
  };
}

/** Each field of each fixture, with what was read for it. */
export function compare(fixtures: readonly ImportFixture[]): readonly Finding[] {
  return fixtures.flatMap(({ tool, name, file, truth }) => {
    const shown = shownOf(file);
    return Object.entries(truth).map(([field, expected]) => {
      const actual = shown[field];
      const known: Verdict = actual === expected ? "right" : "wrong";
      return {
        ...{ tool, fixture: name, field, expected, actual },
        verdict: actual === undefined ? "missing" : known,
      };
    });
  });
}

/** The counts of right, wrong and missing fields as a Markdown table, a line for each field of each tool. */
export function importTable(findings: readonly Finding[]): string {
  const COMMON = ["hp", "ac", "walk", "initiative", "saves"];
  const kind = ({ field, expected }: Finding) => {
    if (COMMON.includes(field)) return field;
    return typeof expected === "string" && expected.startsWith("+") ? "attacks" : "others";
  };
  const rows = new Map<string, Record<Verdict, number>>();
  for (const finding of findings) {
    const key = `${finding.tool} | ${kind(finding)}`;
    const row = rows.get(key) ?? { right: 0, wrong: 0, missing: 0 };
    rows.set(key, { ...row, [finding.verdict]: row[finding.verdict] + 1 });
  }
  const lines = [...rows].map(
    ([key, { right, wrong, missing }]) => `| ${key} | ${right} | ${wrong} | ${missing} |`,
  );
  return ["| Tool | Field | Right | Wrong | Missing |", "| --- | --- | --- | --- | --- |", ...lines].join(
    "\n",
  );
}
