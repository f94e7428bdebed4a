import { fieldName } from "../../values/reading/fields";
import { elide } from "../../values/text/elide";
import { ABILITIES, ABILITY_KEYS, type AbilityKey } from "../character/abilities";
import type { ActionKind } from "../character/actions";
import { SKILL_KEYS, type SkillKey, skillKey } from "../character/skills";

/** The stats that equipment can raise (product §4). */
const RAISED_VALUES = ["ac", "hp", "speed", "initiative", "proficiency"] as const;
export type RaisedValue = (typeof RAISED_VALUES)[number];

/** The rolls that equipment can help: all saving throws, all ability checks, all skills, or one of them. */
const ROLL_GROUPS = ["saves", "checks", "skills"] as const;
type RaisedSave = `save ${AbilityKey}`;
export type RaisedRoll = (typeof ROLL_GROUPS)[number] | RaisedSave | SkillKey;

export type RaisedStat = RaisedValue | RaisedRoll;

const RAISED_SAVES = ABILITY_KEYS.map((key): RaisedSave => `save ${key}`);

/** Everything of a character that equipment can raise, its ability scores apart. */
export const RAISED_STATS: readonly RaisedStat[] = [
  ...RAISED_VALUES,
  ...ROLL_GROUPS,
  ...RAISED_SAVES,
  ...SKILL_KEYS,
];

/** The rolls, each of which is unchanged without equipment. */
export const isRaisedRoll = (stat: string): stat is RaisedRoll =>
  RAISED_STATS.some((raised) => raised === stat) && !RAISED_VALUES.some((value) => value === stat);

/** The above, and attack and damage of the weapon that has the effect. */
const NAMED_STATS = [...RAISED_VALUES, ...ROLL_GROUPS, "attack", "damage"] as const;
type NamedStat = (typeof NAMED_STATS)[number];
type EquipmentStat = NamedStat | RaisedStat;

const STAT_NAMES: Readonly<Record<NamedStat, readonly string[]>> = {
  ac: ["ac", "ca", "armorClass", "armourClass", "classeArmure", "classeDArmure", "armure", "armor"],
  hp: ["hp", "pv", "hitPoints", "maxHp", "hpMax", "pvMax", "maxHitPoints", "pointsDeVie"],
  speed: ["speed", "vitesse", "walk", "walkSpeed", "movement", "mouvement", "deplacement"],
  initiative: ["initiative", "init"],
  proficiency: ["proficiency", "prof", "maitrise"],
  saves: ["saves", "savingThrows", "sauvegardes", "jetsDeSauvegarde"],
  checks: ["checks", "abilityChecks", "testsDeCaracteristique"],
  skills: ["skills", "competences"],
  attack: ["attack", "attaque", "toHit", "toucher"],
  damage: ["damage", "degats", "dommages"],
};

const saveNames = (key: AbilityKey): readonly string[] => [
  ...["save", "sauvegarde"].flatMap((word) => [`${word} ${key}`, `${word} ${ABILITIES[key].short}`]),
  `${key} save`,
  `sauvegarde de ${ABILITIES[key].name}`,
  `sauvegarde ${elide("de", ABILITIES[key].name)}`,
];

const STAT_BY_NAME: ReadonlyMap<string, EquipmentStat> = new Map<string, EquipmentStat>([
  ...ABILITY_KEYS.flatMap((key) =>
    saveNames(key).map((name) => [fieldName(name), `save ${key}`] as [string, EquipmentStat]),
  ),
  ...NAMED_STATS.flatMap((stat) =>
    STAT_NAMES[stat].map((name) => [fieldName(name), stat] as [string, EquipmentStat]),
  ),
]);

/**
 * `"ca"`, `"AC bonus"`, `"bonusDeMaitrise"`, `"sauvegarde DEX"`, `"Discrétion"` → the stat of that name.
 */
export function equipmentStat(key: string): EquipmentStat | undefined {
  const name = fieldName(key);
  const short = name.replace(/^bonus(?:de|d|to|a)?|bonus$/g, "");
  return STAT_BY_NAME.get(short) ?? STAT_BY_NAME.get(name) ?? skillKey(key);
}

/** `"action"`, `"Action bonus 2"`, `"bonus_action"`, `"réaction"` → the kind of the granted action. */
export function grantedActionKind(key: string): ActionKind | undefined {
  const name = fieldName(key);
  if (name.includes("reaction")) return "reactions";
  if (!name.includes("action")) return undefined;
  return name.includes("bonus") ? "bonusActions" : "actions";
}
