import { PROFICIENCY_FACTORS } from "../../../games/dnd5e/proficiency";
import { frenchProficiency } from "../../../games/dnd5e/vocabulary";
import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import type { RawFields } from "../../../sheet/character/character";
import { SKILL_KEYS, SKILLS, type SkillKey, skillKey } from "../../../sheet/character/skills";
import type { Proficiency, Training } from "../../../sheet/character/training";
import { fieldsOf, pick } from "../../../values/reading/fields";
import { readList, readText } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import { abilityIn, always, amountOf, modifierIn, proficiencyOf, type Scores, typedSum } from "./numbers";
import { abilityOf, type BeyondSheet, type Modifier, TYPED, typedFor } from "./sheet";

/** In the order of their worth. */
const KINDS: readonly (readonly [type: string, proficiency: Proficiency])[] = [
  ["expertise", "expertise"],
  ["proficiency", "proficient"],
  ["half-proficiency", "half"],
];

/** What the player typed over a proficiency: 1 none, 2 half, 3 proficient, 4 expert. */
const TYPED_PROFICIENCIES: readonly Proficiency[] = ["none", "half", "proficient", "expertise"];

const typedProficiency = (sheet: BeyondSheet, typeId: number, valueId: string): Proficiency | undefined =>
  TYPED_PROFICIENCIES[(typedFor(sheet, typeId, valueId) ?? 0) - 1];

const trained = (modifiers: readonly Modifier[], isAbout: (subType: string) => boolean): Proficiency =>
  KINDS.find(([type]) =>
    modifiers.some((modifier) => modifier.type === type && isAbout(modifier.subType)),
  )?.[1] ?? "none";

interface Roll {
  readonly proficiency: Proficiency;
  /** Undefined when the ability is unknown: the roll stays unknown too. */
  readonly modifier: number | undefined;
  readonly bonus: number;
  /** Typed over everything. */
  readonly whole?: number | undefined;
  /** Whether the sheet works it out by itself from the ability. */
  readonly isPlain: boolean;
}

const trainingOf = ({ proficiency, modifier, bonus, whole, isPlain }: Roll, sheet: BeyondSheet) => {
  if (whole !== undefined) return { bonus: whole, proficiency };
  if (modifier === undefined || (bonus === 0 && isPlain))
    return proficiency === "none" ? undefined : { proficiency };
  const share = Math.floor(PROFICIENCY_FACTORS[proficiency] * proficiencyOf(sheet));
  return { bonus: modifier + share + bonus, proficiency };
};

const known = <Key extends string>(
  keys: readonly Key[],
  read: (key: Key) => Training | undefined,
): RawFields =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const training = read(key);
      return training === undefined ? [] : [[key, training] as const];
    }),
  );

const bonusOf = (sheet: BeyondSheet, scores: Scores, ...subTypes: string[]): number =>
  always(sheet.own, "bonus", ...subTypes).reduce(
    (sum, modifier) => sum + amountOf(modifier, sheet, scores),
    0,
  );

const knownModifier = (scores: Scores, ability: AbilityKey): number | undefined =>
  scores[ability] === undefined ? undefined : modifierIn(scores, ability);

const SAVE_ENDING = "-saving-throws";

/** The saving throws that are more than the ability's modifier. */
export function savingThrowsOf(sheet: BeyondSheet, scores: Scores): RawFields {
  return known(ABILITY_KEYS, (key) => {
    const valueId = String(ABILITY_KEYS.indexOf(key) + 1);
    const isAbout = (subType: string) =>
      subType === "saving-throws" || abilityIn(subType, SAVE_ENDING) === key;
    const own = sheet.own.filter(({ subType }) => isAbout(subType)).map(({ subType }) => subType);
    return trainingOf(
      {
        proficiency: typedProficiency(sheet, TYPED.saveProficiency, valueId) ?? trained(sheet.own, isAbout),
        modifier: knownModifier(scores, key),
        bonus:
          bonusOf(sheet, scores, ...new Set(own)) +
          typedSum(sheet, valueId, TYPED.saveMagic, TYPED.saveOther),
        whole: typedFor(sheet, TYPED.save, valueId),
        isPlain: true,
      },
      sheet,
    );
  });
}

/** D&D Beyond's numbers of the skills. */
const SKILL_IDS: Readonly<Record<SkillKey, number>> = {
  acrobatics: 3,
  animalHandling: 11,
  arcana: 6,
  athletics: 2,
  deception: 16,
  history: 7,
  insight: 12,
  intimidation: 17,
  investigation: 8,
  medicine: 13,
  nature: 9,
  perception: 14,
  performance: 18,
  persuasion: 19,
  religion: 10,
  sleightOfHand: 4,
  stealth: 5,
  survival: 15,
};

const ABILITY_WORDS: Readonly<Record<AbilityKey, string>> = {
  str: "strength",
  dex: "dexterity",
  con: "constitution",
  int: "intelligence",
  wis: "wisdom",
  cha: "charisma",
};

/** The skills that are more than the ability's modifier. */
export function skillsOf(sheet: BeyondSheet, scores: Scores): RawFields {
  return known(SKILL_KEYS, (key) => {
    const valueId = String(SKILL_IDS[key]);
    const typedAbility = abilityOf(typedFor(sheet, TYPED.skillAbility, valueId));
    const ability = typedAbility ?? SKILLS[key].ability;
    const checks = ["ability-checks", `${ABILITY_WORDS[ability]}-ability-checks`];
    const isAbout = (subType: string) => skillKey(subType) === key;
    const proficiency =
      typedProficiency(sheet, TYPED.skillProficiency, valueId) ??
      trained(sheet.own, (subType) => isAbout(subType) || checks.includes(subType));
    const athlete = always(sheet.own, "half-proficiency-round-up", ...checks).length > 0;
    const up = athlete && proficiency === "none" ? Math.ceil(proficiencyOf(sheet) / 2) : 0;
    const about = sheet.own.filter(({ subType }) => isAbout(subType)).map(({ subType }) => subType);
    return trainingOf(
      {
        proficiency,
        modifier: knownModifier(scores, ability),
        bonus:
          up +
          bonusOf(sheet, scores, ...new Set([...about, ...checks])) +
          typedSum(sheet, valueId, TYPED.skillMagic, TYPED.skillOther),
        whole: typedFor(sheet, TYPED.skill, valueId),
        isPlain: ability === SKILLS[key].ability,
      },
      sheet,
    );
  });
}

const ARMOR = /(?:^|-)(?:armor|shields?)$/;
const WEAPON =
  /(?:weapons?|firearms?|swords?|axes?|bows?|hand|light|heavy|daggers?|darts?|slings?|staffs?|maces?|clubs?|hammers?|flails?|glaives?|halberds?|javelins?|lances?|mauls?|morningstars?|nets?|pikes?|rapiers?|scimitars?|sickles?|spears?|tridents?|picks?|whips?|blowguns?)$/;
/** D&D Beyond's numbers of what a player adds by hand. */
const CUSTOM_GROUPS: Readonly<Record<number, "tools" | "languages" | "armor" | "weapons">> = {
  2: "tools",
  3: "languages",
  4: "armor",
  5: "weapons",
};

const groupOf = ({ type, subType }: Modifier): "armor" | "weapons" | "tools" | "languages" | undefined => {
  if (type === "language") return "languages";
  const isRoll =
    subType.endsWith(SAVE_ENDING) || skillKey(subType) !== undefined || /checks|initiative/.test(subType);
  if (type !== "proficiency" || isRoll || subType === "") return undefined;
  if (ARMOR.test(subType)) return "armor";
  return WEAPON.test(subType) ? "weapons" : "tools";
};

/** `"thieves-tools"` → `"Outils de voleur"`; D&D Beyond's own name where the sheet has no word for it. */
const labelOf = ({ subType, name }: Modifier): string => {
  const translated = frenchProficiency(subType);
  return translated === subType ? frenchProficiency(name ?? subType) : translated;
};

/** What the character can wear, wield, use and speak. */
export function proficienciesOf({ fields, own }: BeyondSheet): Record<string, string[]> {
  const groups: Record<"armor" | "weapons" | "tools" | "languages", string[]> = {
    armor: [],
    weapons: [],
    tools: [],
    languages: [],
  };
  for (const modifier of own) {
    const group = groupOf(modifier);
    if (group !== undefined && !/^choose-/.test(modifier.subType)) groups[group].push(labelOf(modifier));
  }
  for (const raw of readList(pick(fields, ["customProficiencies"]))) {
    const entry = fieldsOf(raw);
    const group = CUSTOM_GROUPS[readNumber(pick(entry, ["type"])) ?? 0];
    const name = readText(pick(entry, ["name"]));
    if (group !== undefined && name !== undefined) groups[group].push(name);
  }
  return groups;
}

/** Whether the character can wield a weapon, by what D&D Beyond calls it and its kind. */
export function isTrainedWith({ own }: BeyondSheet, names: readonly (string | undefined)[]): boolean {
  const slugs = names.map((name) => name?.toLowerCase().replace(/[^a-z0-9]+/g, "-"));
  return own.some(({ type, subType }) => type === "proficiency" && slugs.includes(subType));
}
