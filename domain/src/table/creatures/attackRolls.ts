import type { ActionRoll } from "../../game/rolls/actionRoll";
import type { Creature } from "../../games/creature";
import { cthulhuAttackRolls } from "../../games/cthulhu/creatures/attackRolls";
import { cyberpunkAttackRolls } from "../../games/cyberpunk/creatures/attackRolls";
import { dnd5eAttackRolls } from "../../games/dnd5e/creatures/attackRolls";
import { vampireAttackRolls } from "../../games/vampire/creatures/attackRolls";

/** An attack of a creature with what it rolls. */
export interface CreatureAttackRolls {
  readonly id: string;
  readonly rolls: readonly ActionRoll[];
}

/** What each attack of a creature rolls by its game, in the order of its buttons: to hit first, then damage. */
export function creatureAttackRolls(creature: Creature): CreatureAttackRolls[] {
  switch (creature.system) {
    case "dnd5e":
      return creature.attacks.map((attack) => ({ id: attack.id, rolls: dnd5eAttackRolls(attack) }));
    case "vampire":
      return creature.attacks.map((attack) => ({ id: attack.id, rolls: vampireAttackRolls(attack) }));
    case "cyberpunk":
      return creature.attacks.map((attack) => ({ id: attack.id, rolls: cyberpunkAttackRolls(attack) }));
    case "cthulhu":
      return creature.attacks.map((attack) => ({ id: attack.id, rolls: cthulhuAttackRolls(attack) }));
  }
}
