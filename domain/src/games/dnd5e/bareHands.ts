import { BARE_HANDS } from "../../game/bareHands";
import type { Action } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { formatModifier } from "../../values/dice/rollDice";
import { knownClasses } from "./play/classNames";
import { abilityModifierOf, proficiencyBonusOf } from "./sheetRolls";

/** What a monk's blows deal, from these levels on. */
const MARTIAL_ARTS: readonly (readonly [level: number, die: string])[] = [
  [17, "1d10"],
  [11, "1d8"],
  [5, "1d6"],
  [1, "1d4"],
];

/** The die of a monk's level, whatever they wear; undefined of others. */
function martialDie({ classes, level }: Character): string | undefined {
  const monk = knownClasses(classes, level).find(({ id }) => id === "moine");
  return monk && MARTIAL_ARTS.find(([from]) => monk.level >= from)?.[1];
}

/**
 * A blow by Strength, with everybody's proficiency: one point and the modifier, at least 1. A monk throws a die for it,
 * and strikes by Dexterity where that is better. Without Strength, nothing to roll.
 */
export function dnd5eBareHands(character: Character): Action {
  const die = martialDie(character);
  const [strength, dexterity] = [abilityModifierOf(character, "str"), abilityModifierOf(character, "dex")];
  const isQuick = die !== undefined && (dexterity ?? -99) > (strength ?? -99);
  const modifier = isQuick ? dexterity : strength;
  if (modifier === undefined) return BARE_HANDS;
  const plus = modifier === 0 ? "" : formatModifier(modifier);
  return {
    ...BARE_HANDS,
    attackBonus: modifier + (proficiencyBonusOf(character) ?? 0),
    damage: {
      dice: die === undefined ? String(Math.max(1, 1 + modifier)) : `${die}${plus}`,
      type: "contondant",
    },
    strike: { ability: isQuick ? "dex" : "str", melee: true },
  };
}
