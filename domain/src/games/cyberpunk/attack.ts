import { BARE_HANDS } from "../../game/bareHands";
import { shotCosts } from "../../game/magazineSize";
import type { ActionRoll } from "../../game/rolls/actionRoll";
import { hasProperty, type WeaponKinds, weaponSkill } from "../../game/weaponSkill";
import type { Action, ActionWeapon } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { fieldName, fieldsOf, readFirst } from "../../values/reading/fields";
import { readWhole } from "../../values/text/readNumber";
import { rangedWeaponOf } from "./ranges";
import { readCyberpunk } from "./sheet";
import { CYBERPUNK_SKILLS } from "./traits";
import { weaponRolls } from "./weaponRolls";

const KINDS: WeaponKinds = [
  [/\b(?:grenade|lancer|thrown)\b/, "athletics"],
  [/\b(?:arme lourde|lance-grenades|lance-roquettes|heavy)\b/, "heavyWeapons"],
  [/\b(?:arme d'epaule|fusil|carabine|shoulder|rifle|shotgun)\b/, "shoulderArms"],
  [/\b(?:arme de poing|pistolet|pistolet-mitrailleur|revolver|handgun|pistol|smg)\b/, "handgun"],
  [/\b(?:arc|arbalete|bow|crossbow)\b/, "archery"],
  [/\b(?:poings?|bagarre|brawling)\b/, "brawling"],
];

/** Skills whose hits meet half of the armour. */
const HALVING_SKILLS = ["meleeWeapon", "martialArts"];

/** Skills of blows. */
const MELEE_SKILLS: readonly string[] = [...HALVING_SKILLS, "brawling"];

/** The fields of an item that say how many shots its magazine holds, and how often it attacks by one action. */
export const MAGAZINE_NAMES = ["Chargeur"];
const RATE_NAMES = ["Cadence"];
const RATE_RANGE = { min: 1, max: 4 };

const rateOf = ({ fields }: ActionWeapon): number =>
  readFirst([fieldsOf(fields)], RATE_NAMES, (raw) => readWhole(raw, RATE_RANGE)) ?? 1;

/** What the margin of a burst multiplies its damage with at most: 4 of « Tir automatique (4) »; 0 without bursts. */
function autofireFactorOf({ properties }: ActionWeapon): number {
  const found = properties.find((property) => /^(?:tirautomatique|autofire)/.test(fieldName(property)));
  return found === undefined ? 0 : (readWhole(/\d/.exec(found)?.[0], { min: 1, max: 6 }) ?? 0);
}

/** Stat and skill of the weapon, and of its bursts, with the shots that each costs. */
export function cyberpunkAttack({ stats: raw, data }: Character, action: Action): ActionRoll[] {
  const { name, damage, weapon } = action;
  const { stats, skills } = readCyberpunk({ stats: raw, data });
  const skill = weapon && (weaponSkill(weapon, CYBERPUNK_SKILLS, KINDS) ?? "meleeWeapon");
  const skilled = (key: string | undefined) => {
    const trait = CYBERPUNK_SKILLS.find((known) => known.key === key)?.stat;
    const base = trait && stats[trait];
    return key === undefined || base === undefined
      ? undefined
      : { modifier: base + (skills[key] ?? 0), trait };
  };
  const isBlow = skill !== undefined && MELEE_SKILLS.includes(skill);
  const { name: about = name, category = "", tags = [] } = weapon ?? {};
  return weaponRolls({
    label: name,
    name: about,
    isBlow,
    isAimed: weapon !== undefined && skill !== "athletics" && !hasProperty(weapon, "explosion"),
    weapon: isBlow || weapon === undefined ? undefined : rangedWeaponOf(about, category, ...tags),
    single: skilled(skill),
    burst: skilled("autofire"),
    rate: weapon ? rateOf(weapon) : 1,
    burstFactor: weapon ? autofireFactorOf(weapon) : 0,
    hasShells: weapon !== undefined && hasProperty(weapon, "chevrotine"),
    costs: (shots) => (weapon ? shotCosts(weapon, shots, MAGAZINE_NAMES) : []),
    damage: damage && { name: damage.type, dice: damage.dice },
    armour: skill !== undefined && HALVING_SKILLS.includes(skill) ? "half" : "whole",
  });
}

/** Dice by BODY: weak, ordinary, strong, and beyond what flesh has. */
const BRAWLS: readonly (readonly [body: number, dice: string])[] = [
  [11, "4d6"],
  [7, "3d6"],
  [5, "2d6"],
  [0, "1d6"],
];

/** Both strike twice an action. */
const BLOWS = { Cadence: 2 };

/**
 * A brawl, whose dice depend on BODY; without damage where that is not known. Whoever has learnt a martial art at least as
 * well strikes by it, which meets half of the armour.
 */
export function cyberpunkBareHands({ stats: raw, data }: Character): Action {
  const { stats, skills } = readCyberpunk({ stats: raw, data });
  const { body } = stats;
  const { martialArts = 0, brawling = 0 } = skills;
  const isArt = martialArts > 0 && martialArts >= brawling;
  const dice = body === undefined ? undefined : BRAWLS.find(([least]) => body >= least)?.[1];
  return {
    ...BARE_HANDS,
    weapon: {
      ...BARE_HANDS.weapon,
      fields: { ...BLOWS, ...(isArt && { Compétence: "Arts martiaux" }) },
    },
    ...(dice !== undefined && { damage: { dice } }),
  };
}
