import type { ActionRoll } from "../../../game/rolls/actionRoll";
import { foldText } from "../../../values/text/foldText";
import { burstFactorOf, type RangedWeapon, rangedWeaponOf } from "../ranges";
import { weaponRolls } from "../weaponRolls";
import type { CyberpunkCreatureAttack } from "./creature";

/** What explodes hits no place in particular. */
const UNAIMED: readonly RangedWeapon[] = ["grenades", "rockets", "thrown"];

/** « Fusil », « Lance-flammes »: guns of which distance says nothing. */
const GUN = /\b(?:armes? a feu|canon|fusil|lance-flammes|laser|mitrailleuse|tir)\b/;

const isGunByName = (name: string): boolean => rangedWeaponOf(name) !== undefined || GUN.test(foldText(name));

/** The attack, at the head and in bursts too, with the damage of each: as of a character's weapon. */
export function cyberpunkAttackRolls({
  name,
  modifier,
  damage,
  armour,
  weapon,
  magazine,
}: CyberpunkCreatureAttack): ActionRoll[] {
  const [first, ...more] = damage;
  // What meets half of the armour is a blade or a martial art; what meets all of it and is no gun, a fist.
  const isFist = armour === "whole" && magazine === undefined && !isGunByName(name);
  const isBlow = weapon === undefined && (armour === "half" || isFist);
  const wielded = {
    ...{ label: name, name, weapon, armour, isBlow },
    ...(weapon === undefined && !isBlow && { aimed: "Attaque visée" }),
    isAimed: weapon === undefined || !UNAIMED.includes(weapon),
    single: { modifier },
    burst: { modifier },
    hasShells: weapon === "shotgun",
    isThrownAlong: true,
  };
  return [
    ...weaponRolls({ ...wielded, burstFactor: burstFactorOf(weapon), damage: first }),
    ...more.flatMap((one) =>
      weaponRolls({
        ...wielded,
        single: undefined,
        burst: undefined,
        hasShells: false,
        burstFactor: 0,
        damage: one,
      }),
    ),
  ];
}
