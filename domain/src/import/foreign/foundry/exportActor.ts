import { type ArmorClassRule, armorClassRuleOf } from "../../../games/dnd5e/armorClassRule";
import { PROFICIENCY_FACTORS, proficiencyBonusAt } from "../../../games/dnd5e/proficiency";
import { abilityModifierOf, initiativeBonusOf, proficiencyBonusOf } from "../../../games/dnd5e/sheetRolls";
import { foundryProficiency, foundrySkill } from "../../../games/dnd5e/vocabulary";
import { weaponBonusesIn } from "../../../games/dnd5e/weaponBonuses";
import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import type { Character } from "../../../sheet/character/character";
import { SKILL_KEYS, SKILLS } from "../../../sheet/character/skills";
import { MOVEMENTS } from "../../../sheet/character/speed";
import type { Training } from "../../../sheet/character/training";
import type { Item } from "../../../sheet/equipment/item";
import { carriedItems } from "../../../sheet/inventory/tabs";
import { applyEquipment } from "../../../table/equipment/applyEquipment";
import { isPresent } from "../../../values/reading/fields";
import { type ExportedChange, exportedEffect, exportedItem } from "./exportItems";

/** The version of the dnd5e system whose data models the export follows. */
const SYSTEM_VERSION = "4.4.0";
const ADD = 2;
const OVERRIDE = 5;

const signed = (bonus: number): string => (bonus === 0 ? "" : String(bonus));

/** The share of proficiency, and what the sheet's bonus has beyond it. */
const rollOf = (character: Character, ability: AbilityKey, training: Training | undefined) => {
  const factor = PROFICIENCY_FACTORS[training?.proficiency ?? "none"];
  const usual =
    (abilityModifierOf(character, ability) ?? 0) + Math.floor(factor * (proficiencyBonusOf(character) ?? 0));
  return { factor, beyond: training?.bonus === undefined ? "" : signed(training.bonus - usual) };
};

const abilitiesOf = (character: Character): object =>
  Object.fromEntries(
    ABILITY_KEYS.flatMap((key) => {
      const value = character.abilityScores[key];
      if (value === undefined) return [];
      const { factor, beyond } = rollOf(character, key, character.savingThrows[key]);
      return [[key, { value, proficient: factor, bonuses: { check: "", save: beyond } }]];
    }),
  );

const skillsOf = (character: Character): object =>
  Object.fromEntries(
    SKILL_KEYS.map((key) => {
      const { ability } = SKILLS[key];
      const { factor, beyond } = rollOf(character, ability, character.skills[key]);
      return [foundrySkill(key), { value: factor, ability, bonuses: { check: beyond, passive: "" } }];
    }),
  );

const formulaOf = ({ base, abilities }: ArmorClassRule): string =>
  [String(base), ...abilities.map((key) => `@abilities.${key}.mod`)].join(" + ");

/** Foundry's calculation of the armor class; `worn` is what the sheet shows. */
const armorClassOf = (character: Character, worn: Character, isInSuit: boolean): object => {
  const { ac } = character;
  const rule = armorClassRuleOf(character);
  if (ac !== undefined || rule?.gear === "none")
    return { calc: "flat", flat: worn.ac ?? ac ?? rule?.base ?? null, formula: "" };
  const isOrdinary = rule === undefined || (rule.gear === "armor" && isInSuit);
  if (isOrdinary || formulaOf(rule) === "10 + @abilities.dex.mod")
    return { calc: "default", flat: null, formula: "" };
  return { calc: "custom", flat: null, formula: formulaOf(rule) };
};

const adjustments = (character: Character, isInSuit: boolean): ExportedChange[] => {
  const { level, proficiencyBonus } = character;
  const rule = armorClassRuleOf(character);
  const bonus = (rule?.bonus ?? 0) + (isInSuit ? (rule?.armoredBonus ?? 0) : 0);
  const usual = level === undefined ? undefined : proficiencyBonusAt(level);
  const add = (key: string, mode: number, value: number | undefined) =>
    value === undefined ? [] : [{ key, mode, value: String(value) }];
  return [
    ...add("system.attributes.ac.bonus", ADD, bonus || undefined),
    ...add("system.attributes.ac.min", OVERRIDE, rule?.minimum),
    ...add("system.attributes.prof", OVERRIDE, proficiencyBonus === usual ? undefined : proficiencyBonus),
  ];
};

const attributesOf = (character: Character, worn: Character, isInSuit: boolean): object => {
  const { hp, speeds } = character;
  const dexterity = abilityModifierOf(character, "dex") ?? 0;
  return {
    hp: { value: hp?.current ?? null, max: hp?.max ?? null, temp: hp?.temporary ?? null },
    ac: armorClassOf(character, worn, isInSuit),
    init: { ability: "", bonus: signed((initiativeBonusOf(character) ?? dexterity) - dexterity) },
    movement: {
      ...Object.fromEntries(MOVEMENTS.map((kind) => [kind, speeds[kind]?.value ?? null])),
      units: speeds.walk?.unit ?? null,
    },
  };
};

const bonusesOf = (character: Character): object =>
  Object.fromEntries(
    (["melee", "ranged"] as const).map((reach) => {
      const { attack = 0, damage = 0, dice } = weaponBonusesIn(character)?.[reach] ?? {};
      const added = [dice, signed(damage)].filter(isPresent).join(" + ");
      return [reach === "melee" ? "mwak" : "rwak", { attack: signed(attack), damage: added }];
    }),
  );

const slug = (name: string): string => name.toLowerCase().trim().replace(/\s+/g, "-");

const classItems = ({ classes, level }: Character): object[] =>
  classes.flatMap(({ name, level: own, subclass }) => {
    const identifier = slug(name);
    const levels = own ?? (classes.length === 1 ? level : undefined) ?? 1;
    return [
      { type: "class", name, system: { identifier, levels, advancement: [] } },
      ...(subclass === undefined
        ? []
        : [{ type: "subclass", name: subclass, system: { classIdentifier: identifier } }]),
    ];
  });

const KINDS = { actions: "action", bonusActions: "bonus", reactions: "reaction" } as const;

const featItems = (character: Character): object[] =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind) =>
    character[kind].map(({ name, description }) => ({
      type: "feat",
      name,
      system: {
        description: { value: description ?? "" },
        activities: { dnd5eactivity000: { type: "utility", activation: { type: KINDS[kind] } } },
      },
    })),
  );

/** A dnd5e character as an actor of Foundry VTT, as the system's published data models have it. */
export function foundryActor(character: Character, items: readonly Item[]): object {
  const worn = applyEquipment(character, character.inventoryItems, items).character;
  const carried = carriedItems(character.inventoryItems, items, character.system);
  const isInSuit = carried.some(
    ({ entry, item }) => entry.equipped && item.armorClass !== undefined && "base" in item.armorClass,
  );
  const changes = adjustments(character, isInSuit);
  const { traits } = character;
  const known = (label: string) => {
    const names = character.proficiencies.find((group) => group.label === label)?.names ?? [];
    const codes = names.flatMap((name) => foundryProficiency(name) ?? []);
    return {
      value: codes,
      custom: names.filter((name) => foundryProficiency(name) === undefined).join("; "),
    };
  };
  const tools = known("Outils");
  const origin = (type: string, name: string | undefined) =>
    isPresent(name) ? [{ type, name, system: {} }] : [];
  return {
    name: character.name,
    type: "character",
    img: character.avatarUrl ?? null,
    system: {
      abilities: abilitiesOf(character),
      attributes: attributesOf(character, worn, isInSuit),
      bonuses: bonusesOf(character),
      skills: skillsOf(character),
      details: {
        biography: { value: character.description ?? "" },
        notes: character.notes ?? "",
        alignment: character.alignment ?? "",
        race: character.race ?? null,
        background: character.background ?? null,
        trait: traits.personality ?? "",
        ideal: traits.ideals ?? "",
        bond: traits.bonds ?? "",
        flaw: traits.flaws ?? "",
      },
      tools: Object.fromEntries(tools.value.map((code) => [code, { value: 1 }])),
      traits: {
        armorProf: known("Armures"),
        weaponProf: known("Armes"),
        toolProf: { value: [], custom: tools.custom },
        languages: known("Langues"),
      },
    },
    items: [
      ...classItems(character),
      ...origin("race", character.race),
      ...origin("background", character.background),
      ...featItems(character),
      ...carried.map(({ entry, item }) =>
        exportedItem(entry, item, (key) => abilityModifierOf(worn, key) ?? 0),
      ),
    ],
    effects: changes.length === 0 ? [] : [exportedEffect("Ajustements", changes)],
    flags: {},
    _stats: { systemId: "dnd5e", systemVersion: SYSTEM_VERSION },
  };
}
