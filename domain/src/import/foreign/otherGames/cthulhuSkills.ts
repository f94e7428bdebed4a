import { traitLabel } from "../../../game/trait";
import { CTHULHU_SKILLS } from "../../../games/cthulhu/traits";
import { fieldName, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readText } from "../../../values/reading/values";
import type { FoundryItem } from "../foundry/items";
import { traitFinder } from "./actorFile";
import { frenchSpeciality } from "./cthulhuSpecialities";

const skillKey = traitFinder(CTHULHU_SKILLS, {
  artcraft: "artCraft",
  artetmetier: "artCraft",
  drive: "driveAuto",
  elecrepair: "electricalRepair",
  fighting: "brawl",
  fightingthrow: "throw",
  firearmshandgun: "handguns",
  firearmssubmachinegun: "submachineGuns",
  submachinegun: "submachineGuns",
  languageown: "ownLanguage",
  languageother: "otherLanguage",
  language: "otherLanguage",
  mechrepair: "mechanicalRepair",
  operateheavymachine: "operateHeavyMachinery",
  handgun: "handguns",
  rifleshotgun: "rifles",
  // The names of the French module.
  armesafeuarmesdepoing: "handguns",
  armesafeufusils: "rifles",
  armesafeumitraillettes: "submachineGuns",
  combatrapprochecorpsacorps: "brawl",
  conduireauto: "driveAuto",
  conduiteenginlourd: "operateHeavyMachinery",
  langue: "otherLanguage",
  langues: "otherLanguage",
  pilotage: "pilot",
});

/** The key of a skill by the whole of its name, brackets included. */
const wholeKey = (name: string): string | undefined => skillKey(fieldName(name));

/** The form in which names are compared: in another alphabet the name itself, of which folding leaves nothing. */
export const comparable = (name: string): string => fieldName(name) || name.trim();

/** Groups of skills that the game's list does not name. */
const GROUP_NAMES: Readonly<Record<string, string>> = {
  firearms: "Armes à feu",
  lore: "Savoir",
  ranged: "Combat à distance",
};

/** `"science"` → « Sciences »; an unknown one keeps its name. */
function groupLabel(name: string): string {
  const key = wholeKey(name);
  if (key !== undefined) return traitLabel(CTHULHU_SKILLS, key);
  const folded = fieldName(name);
  return (Object.hasOwn(GROUP_NAMES, folded) ? GROUP_NAMES[folded] : undefined) ?? name;
}

/** What stands in brackets where no speciality was chosen. */
const UNCHOSEN = ["any", "none", "aucune", "autre", "autres"];

const inBrackets = (name: string): readonly [group: string, speciality: string] | undefined => {
  const [, group, speciality] = /^([^(]+?)\s*\(([^()]+)\)$/.exec(name.trim()) ?? [];
  return group === undefined || speciality === undefined ? undefined : [group, speciality];
};

/** A group's own key where no speciality was chosen. */
function specialityOf(group: string, speciality: string): string {
  const label = groupLabel(group);
  const isUnchosen = [...UNCHOSEN, comparable(group), comparable(label)].includes(comparable(speciality));
  return isUnchosen ? (wholeKey(group) ?? label) : `${label} (${frenchSpeciality(speciality) ?? speciality})`;
}

/**
 * The product's key of the skill of this name in English or French, or where it has none what its sheet calls
 * it: `"Science (Biology)"` → « Sciences (Biologie) », `"Science (Any)"` → `"science"`, `"Gambling"` → «
 * Gambling ».
 */
export function skillNamed(name: string): string {
  const parts = inBrackets(name);
  return wholeKey(name) ?? (parts === undefined ? name : specialityOf(...parts));
}

/** `"Science (Chimie)"`: a skill with its group, however the item has them. */
export function fullNameOf({ name, system }: FoundryItem): string {
  const group = readText(pick(system, ["specialization"]));
  const skill = readText(pick(system, ["skillName"])) ?? name;
  if (group === undefined) return name;
  return comparable(skill).startsWith(comparable(group)) ? skill : `${group} (${skill})`;
}

/** The system's identifier of a skill, whatever language its name is in: `"i.skill.science-biology"`. */
export const identifierOf = ({ flags }: FoundryItem): string | undefined =>
  readText(valueAt(flags, "CoC7", "cocidFlag", "id"));

/** The groups as the identifiers begin. */
const IDENTIFIED_GROUP = /^(art-craft|fighting|firearms|language|lore|pilot|ranged|science|survival)-(.+)$/;

/** The key of an actor's skill, or the name by which the sheet shows it. */
export function investigatorSkill(item: FoundryItem): string {
  const id = identifierOf(item)?.replace(/^i\.skill\./, "") ?? "";
  const name = fullNameOf(item);
  const whole = wholeKey(id) ?? wholeKey(item.name) ?? wholeKey(name);
  if (whole !== undefined) return whole;
  const parts = inBrackets(name);
  const [, group = parts?.[0], slug] = IDENTIFIED_GROUP.exec(id) ?? [];
  if (group === undefined) return name;
  const isOwn = readBoolean(valueAt(item.system, "properties", "own")) === true;
  if (isOwn && wholeKey(group) === "otherLanguage") return "ownLanguage";
  const isNamedBySlug =
    slug !== undefined && (UNCHOSEN.includes(slug) || frenchSpeciality(slug) !== undefined);
  return specialityOf(group, isNamedBySlug ? slug : (parts?.[1] ?? slug ?? name));
}
