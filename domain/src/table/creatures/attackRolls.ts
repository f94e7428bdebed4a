import type { Creature } from "../../game/gameTypes";
import type { ActionRoll } from "../../game/rolls/actionRoll";
import { creaturesOf } from "../../games/registry/creatures";
import { ofAttack } from "../rolls/actionRolls";

/** An attack of a creature with what it rolls. */
export interface CreatureAttackRolls {
  readonly id: string;
  readonly rolls: readonly ActionRoll[];
}

/** What each attack of a creature rolls by its game, in the order of its buttons: to hit first, then damage. */
export function creatureAttackRolls({ system, attacks }: Creature): CreatureAttackRolls[] {
  const { attackRolls } = creaturesOf(system);
  return attacks.map((attack) => ({ id: attack.id, rolls: attackRolls(attack).map(ofAttack) }));
}
