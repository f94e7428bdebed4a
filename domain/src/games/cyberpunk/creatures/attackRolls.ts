import type { ActionRoll } from "../../../game/rolls/actionRoll";
import { burstFactorOf } from "../ranges";
import { weaponRolls } from "../weaponRolls";
import type { CyberpunkCreatureAttack } from "./creature";

/** The attack, at the head and in bursts too, with the damage of each: as of a character's weapon. */
export function cyberpunkAttackRolls({
  name,
  modifier,
  damage,
  armour,
  weapon,
}: CyberpunkCreatureAttack): ActionRoll[] {
  const [first, ...more] = damage;
  // What meets half of the armour is a blade or a martial art.
  const isBlow = weapon === undefined && armour === "half";
  const wielded = {
    ...{ label: name, name, weapon, armour, isBlow },
    ...(weapon === undefined && !isBlow && { aimed: "Attaque visée" }),
    isAimed: weapon !== "grenades" && weapon !== "rockets",
    single: { modifier },
    burst: { modifier },
    isThrownAlong: true,
  };
  return [
    ...weaponRolls({ ...wielded, burstFactor: burstFactorOf(weapon), damage: first }),
    ...more.flatMap((one) =>
      weaponRolls({ ...wielded, single: undefined, burst: undefined, burstFactor: 0, damage: one }),
    ),
  ];
}
