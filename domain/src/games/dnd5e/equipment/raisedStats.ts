import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import { SKILL_KEYS, type SkillKey, skillKey } from "../../../sheet/character/skills";
import { namedByKey, namesOf } from "../../../sheet/equipment/effectKey";
import { WEAPON_BONUS_NAMES } from "../../../sheet/equipment/ownBonus";
import { fieldName } from "../../../values/reading/fields";
import { elide } from "../../../values/text/elide";
import { ABILITIES } from "../abilities";

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
  ...WEAPON_BONUS_NAMES,
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
  ...namesOf(STAT_NAMES),
]);

/**
 * `"ca"`, `"AC bonus"`, `"bonusDeMaitrise"`, `"sauvegarde DEX"`, `"Discrétion"` → the stat of that name.
 */
export function equipmentStat(key: string): EquipmentStat | undefined {
  return namedByKey(STAT_BY_NAME, key) ?? skillKey(key);
}
