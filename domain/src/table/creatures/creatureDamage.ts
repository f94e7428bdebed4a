import type { CreatureDamage, CreatureNow } from "../../game/creatures/creatureState";
import type { Creature, DamageSpec } from "../../game/gameTypes";
import { OF_OTHER_GAME } from "../../game/rolls/damage";
import { creaturesOf } from "../../games/registry/creatures";

/**
 * What damage of a roll, so many points of it, takes from a creature by the rules of its game: immunity, resistance and
 * vulnerability in D&D, the halves of the dead in Vampire, stopping power in Cyberpunk, armour in Call of Cthulhu.
 * Counted as for characters. Damage of another game takes nothing, and says so.
 */
export function creatureDamageTaken(
  creature: Creature,
  damage: DamageSpec,
  points: number,
  now: CreatureNow = {},
): CreatureDamage {
  if (creature.system !== damage.game) return { lost: 0, parts: OF_OTHER_GAME.parts };
  return creaturesOf(creature.system).damageTaken(creature, damage, points, now);
}
