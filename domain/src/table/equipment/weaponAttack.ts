import { gameOf } from "../../games/registry/games";
import type { Action, ActionWeapon } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { ownBonus } from "../../sheet/equipment/ownBonus";
import type { ResolvedItem } from "../../sheet/equipment/resolveItem";
import { fieldName } from "../../values/reading/fields";

/** The rarities of things without magic. */
const ORDINARY = ["courant", "commun", "common", "ordinaire", "none"];

/** Whether it counts as magic: it says so, has a bonus, or is rarer than what shops sell. */
const isMagical = (item: ResolvedItem): boolean =>
  [...item.properties, ...item.tags].some((word) => fieldName(word).startsWith("magi")) ||
  (item.rarity !== undefined && !ORDINARY.includes(fieldName(item.rarity))) ||
  ownBonus(item, "attack") !== 0 ||
  ownBonus(item, "damage") !== 0;

const weaponOf = (item: ResolvedItem): ActionWeapon => ({
  id: item.id,
  name: item.name,
  ...(item.category !== undefined && { category: item.category }),
  ...(item.damage && { dice: item.damage.dice }),
  properties: item.properties,
  tags: item.tags,
  fields: item.fields,
  magical: isMagical(item),
});

/** The damage of a game that rolls pools or percentages to hit. */
function plainRolls(character: Character, { damage }: ResolvedItem): Pick<Action, "damage"> {
  if (damage === undefined) return {};
  return { damage: gameOf(character.system).equipment?.damage?.(character, damage) ?? damage };
}

/**
 * Product §4: the action that an equipped weapon-like item grants, with the weapon itself, of which the games' rules
 * make an attack (`actionRolls`).
 */
export function weaponAttack(character: Character, item: ResolvedItem): Action {
  const name = `Attaquer avec ${item.name}`;
  const rolls = (gameOf(character.system).equipment?.weaponRolls ?? plainRolls)(character, item);
  const description = item.properties.join(", ");
  return {
    name,
    ...(description !== "" && { description }),
    ...rolls,
    grantedBy: item.name,
    weapon: weaponOf(item),
  };
}
