import { type Fields, fieldName, isRecord, readFirstList } from "../../values/reading/fields";
import {
  readList,
  readName,
  readNameList,
  readNames,
  readText,
  splitText,
} from "../../values/reading/values";

/** A character's proficiencies, in the groups of a sheet: `{ label: "Armes", names: ["Arc long"] }`. */
export interface ProficiencyGroup {
  label: string;
  names: string[];
}

const PROFICIENCIES_NAMES = ["proficiencies", "otherProficiencies", "maitrises"];
const LANGUAGE_NAMES = ["languages", "langues"];
const EQUIPMENT_NAMES = ["equipment", "equipement", "possessions"];

const UNGROUPED_LABEL = "Maîtrises";
const LANGUAGES_LABEL = "Langues";
const GROUP_LABELS: Readonly<Record<string, readonly string[]>> = {
  Armures: ["armor", "armors", "armour", "armure", "armures"],
  Armes: ["weapon", "weapons", "arme", "armes"],
  Outils: ["tool", "tools", "outil", "outils"],
  [LANGUAGES_LABEL]: ["language", "languages", "langue", "langues"],
};
/** Skills and saving throws have their own part of the sheet. */
const ELSEWHERE = new Set(["skills", "competences", "savingthrows", "saves", "jetsdesauvegarde"]);

const MAX_GROUPS = 20;

const groupLabel = (raw: string): string => {
  const name = fieldName(raw);
  const known = Object.keys(GROUP_LABELS).find((label) => GROUP_LABELS[label]?.includes(name));
  return known ?? readText(raw) ?? UNGROUPED_LABEL;
};

/** Merges groups of the same label, and drops empty ones. */
const merged = (groups: readonly ProficiencyGroup[]): ProficiencyGroup[] => {
  const byLabel = new Map<string, ProficiencyGroup>();
  for (const { label, names } of groups) {
    const all = [...(byLabel.get(label)?.names ?? []), ...names];
    if (all.length > 0) byLabel.set(label, { label, names: [...new Set(all)] });
  }
  return [...byLabel.values()].slice(0, MAX_GROUPS);
};

const isGroup = (raw: unknown): raw is { label: string; names: unknown[] } =>
  isRecord(raw) && typeof raw.label === "string" && Array.isArray(raw.names);

const readGroups = (raw: unknown): ProficiencyGroup[] => {
  if (typeof raw === "string") return [{ label: UNGROUPED_LABEL, names: splitText(raw) }];
  if (Array.isArray(raw)) {
    const entries = readList(raw);
    const groups = entries
      .filter(isGroup)
      .map(({ label, names }) => ({ label: groupLabel(label), names: readNames(names) }));
    const names = readNames(entries.filter((entry) => !isGroup(entry)));
    return [...groups, { label: UNGROUPED_LABEL, names }];
  }
  if (!isRecord(raw)) return [];
  return Object.entries(raw)
    .slice(0, MAX_GROUPS)
    .filter(([key]) => !ELSEWHERE.has(fieldName(key)))
    .map(([key, names]) => ({ label: groupLabel(key), names: readNameList(names) }));
};

/** Armour, weapons, tools, languages…, from groups of any shape, a list or a text. */
export function readProficiencies(layers: readonly Fields[]): ProficiencyGroup[] {
  const groups = readFirstList(layers, PROFICIENCIES_NAMES, (raw) => merged(readGroups(raw)));
  if (groups.some(({ label }) => label === LANGUAGES_LABEL)) return [...groups];
  const languages = readFirstList(layers, LANGUAGE_NAMES, readNameList);
  return merged([...groups, { label: LANGUAGES_LABEL, names: [...languages] }]);
}

const readEquipment = (raw: unknown): string[] => {
  if (typeof raw === "string") return splitText(raw);
  const entries = readList(raw).map((entry) => {
    const name = readName(entry);
    const quantity = isRecord(entry) ? readText(entry.quantity) : undefined;
    return name !== undefined && quantity !== undefined && quantity !== "1" ? `${name} ×${quantity}` : name;
  });
  return readNames(entries);
};

/** The equipment that a sheet lists as text, apart from its inventory: `["Corde", "Torches ×5"]`. */
export function readEquipmentList(layers: readonly Fields[]): readonly string[] {
  return readFirstList(layers, EQUIPMENT_NAMES, readEquipment);
}
