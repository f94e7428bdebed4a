import type { CreatureDamage, CreatureNow } from "../../game/creatures/creatureState";
import { type DamageSpec, OF_OTHER_GAME } from "../../game/rolls/damage";
import type { Creature } from "../../games/creature";
import { creatureDamageTaken as cthulhuDamage } from "../../games/cthulhu/creatures/damage";
import { creatureDamageTaken as cyberpunkDamage } from "../../games/cyberpunk/creatures/damage";
import { creatureDamageTaken as dnd5eDamage } from "../../games/dnd5e/creatures/damage";
import { creatureDamageTaken as vampireDamage } from "../../games/vampire/creatures/damage";

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
  if (creature.system === "dnd5e" && damage.game === "dnd5e") {
    return dnd5eDamage(creature, damage, points, now);
  }
  if (creature.system === "vampire" && damage.game === "vampire") {
    return vampireDamage(creature, damage, points);
  }
  if (creature.system === "cyberpunk" && damage.game === "cyberpunk") {
    return cyberpunkDamage(creature, damage, points, now);
  }
  if (creature.system === "cthulhu" && damage.game === "cthulhu") {
    return cthulhuDamage(creature, damage, points);
  }
  return { lost: 0, parts: OF_OTHER_GAME.parts };
}
