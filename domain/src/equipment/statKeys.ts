import type { ActionKind } from "../character/actions";
import { fieldName } from "../reading/fields";

/** The stats that equipment can raise (product §4). */
export const RAISED_STATS = ["ac", "hp", "speed", "initiative", "proficiency"] as const;
export type RaisedStat = (typeof RAISED_STATS)[number];

/** The above, and attack and damage of the weapon that has the effect. */
const EQUIPMENT_STATS = [...RAISED_STATS, "attack", "damage"] as const;
type EquipmentStat = (typeof EQUIPMENT_STATS)[number];

const STAT_NAMES: Readonly<Record<EquipmentStat, readonly string[]>> = {
  ac: ["ac", "ca", "armorClass", "armourClass", "classeArmure", "classeDArmure", "armure", "armor"],
  hp: ["hp", "pv", "hitPoints", "maxHp", "hpMax", "pvMax", "maxHitPoints", "pointsDeVie"],
  speed: ["speed", "vitesse", "walk", "walkSpeed", "movement", "mouvement", "deplacement"],
  initiative: ["initiative", "init"],
  proficiency: ["proficiency", "prof", "maitrise"],
  attack: ["attack", "attaque", "toHit", "toucher"],
  damage: ["damage", "degats", "dommages"],
};

const STAT_BY_NAME: ReadonlyMap<string, EquipmentStat> = new Map(
  EQUIPMENT_STATS.flatMap((stat) => STAT_NAMES[stat].map((name) => [fieldName(name), stat] as const)),
);

/** `"ca"`, `"AC bonus"`, `"bonusDeMaitrise"`, `"proficiency_bonus"` → the stat of that name. */
export function equipmentStat(key: string): EquipmentStat | undefined {
  const name = fieldName(key);
  return STAT_BY_NAME.get(name.replace(/^bonus(?:de|d|to|a)?|bonus$/g, "")) ?? STAT_BY_NAME.get(name);
}

/** `"action"`, `"Action bonus 2"`, `"bonus_action"`, `"réaction"` → the kind of the granted action. */
export function grantedActionKind(key: string): ActionKind | undefined {
  const name = fieldName(key);
  if (name.includes("reaction")) return "reactions";
  if (!name.includes("action")) return undefined;
  return name.includes("bonus") ? "bonusActions" : "actions";
}
