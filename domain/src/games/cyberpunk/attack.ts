import { BARE_HANDS } from "../../game/bareHands";
import type { DamageSpec } from "../../game/gameTypes";
import { shotCosts } from "../../game/magazineSize";
import type { ActionRoll } from "../../game/rolls/actionRoll";
import { hasProperty, type WeaponKinds, weaponSkill } from "../../game/weaponSkill";
import type { Action, ActionWeapon } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { formatModifier } from "../../values/dice/rollDice";
import { fieldName } from "../../values/reading/fields";
import { readWhole } from "../../values/text/readNumber";
import { readCyberpunk } from "./sheet";
import { CYBERPUNK_SKILLS } from "./traits";

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

const AIMED_PENALTY = -8;
/** What a burst takes of the magazine, and what its damage is before the margin. */
export const AUTOFIRE_SHOTS = 10;
const AUTOFIRE_DICE = "2d6";

/** The fields of an item that say how many shots its magazine holds. */
export const MAGAZINE_NAMES = ["Chargeur"];

/** What the margin of a burst multiplies its damage with at most: 4 of « Tir automatique (4) »; 0 without bursts. */
function autofireFactorOf({ properties }: ActionWeapon): number {
  const found = properties.find((property) => /^(?:tirautomatique|autofire)/.test(fieldName(property)));
  return found === undefined ? 0 : (readWhole(/\d/.exec(found)?.[0], { min: 1, max: 6 }) ?? 0);
}

/**
 * Stat and skill of the weapon, aimed at the head for 8 less, and in bursts by their own skill; then the damage to the
 * body or the head, and that of a burst by its margin. Each attack costs its shots.
 */
export function cyberpunkAttack({ stats: raw, data }: Character, action: Action): ActionRoll[] {
  const { name, damage, weapon } = action;
  const about = weapon?.name ?? name;
  const { stats, skills } = readCyberpunk({ stats: raw, data });
  const skill = weapon && (weaponSkill(weapon, CYBERPUNK_SKILLS, KINDS) ?? "meleeWeapon");
  const factor = weapon ? autofireFactorOf(weapon) : 0;
  /** What explodes or is thrown hits no place in particular. */
  const isAimed = weapon !== undefined && skill !== "athletics" && !hasProperty(weapon, "explosion");

  const attack = (
    button: string,
    label: string,
    key: string,
    penalty: number,
    shots: number,
  ): ActionRoll[] => {
    const stat = CYBERPUNK_SKILLS.find((known) => known.key === key)?.stat;
    const base = stat && stats[stat];
    if (base === undefined) return [];
    const modifier = base + (skills[key] ?? 0) + penalty;
    return [
      {
        name: button,
        value: formatModifier(modifier),
        request: {
          kind: "game",
          label,
          spec: { game: "cyberpunk", modifier, attack: MELEE_SKILLS.includes(key) ? "melee" : "ranged" },
          subject: { kind: "attack", trait: stat },
          costs: weapon ? shotCosts(weapon, shots, MAGAZINE_NAMES) : [],
        },
      },
    ];
  };
  const dealt = (
    button: string,
    label: string,
    dice: string,
    location: "head" | "body" = "body",
  ): ActionRoll => {
    const halved = skill !== undefined && HALVING_SKILLS.includes(skill);
    const spec: DamageSpec = { game: "cyberpunk", location, armour: halved ? "half" : "whole" };
    return {
      name: button,
      value: dice,
      request: { kind: "dice", label: `${label} : ${about}`, dice, damage: spec },
    };
  };

  const aimed =
    skill === "meleeWeapon" || skill === "brawling" || skill === "martialArts" ? "Coup visé" : "Tir visé";
  return [
    ...(skill === undefined ? [] : attack("Attaque", name, skill, 0, 1)),
    ...(skill !== undefined && isAimed
      ? attack(aimed, `${aimed} (tête) : ${about}`, skill, AIMED_PENALTY, 1)
      : []),
    ...(factor > 0 ? attack("Rafale", `Rafale : ${about}`, "autofire", 0, AUTOFIRE_SHOTS) : []),
    ...(damage === undefined ? [] : [dealt(damage.type ?? "Dégâts", "Dégâts", damage.dice)]),
    ...(damage !== undefined && isAimed ? [dealt("à la tête", "Dégâts à la tête", damage.dice, "head")] : []),
    ...Array.from({ length: factor }, (_, index) =>
      dealt(`rafale, marge ${index + 1}`, "Dégâts de rafale", burstDice(index + 1)),
    ),
  ];
}

/** Dice by BODY: weak, ordinary, strong, and beyond what flesh has. */
const BRAWLS: readonly (readonly [body: number, dice: string])[] = [
  [11, "4d6"],
  [7, "3d6"],
  [5, "2d6"],
  [0, "1d6"],
];

/** A brawl, whose dice depend on BODY; without damage where that is not known. */
export function cyberpunkBareHands({ stats: raw, data }: Character): Action {
  const { body } = readCyberpunk({ stats: raw, data }).stats;
  const dice = body === undefined ? undefined : BRAWLS.find(([least]) => body >= least)?.[1];
  return { ...BARE_HANDS, ...(dice !== undefined && { damage: { dice } }) };
}

const burstDice = (margin: number): string => (margin === 1 ? AUTOFIRE_DICE : `${AUTOFIRE_DICE}*${margin}`);
