import type { ActionRoll } from "../../game/rolls/actionRoll";
import { gameOf } from "../../games/registry/games";
import type { Action } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { parseDice } from "../../values/dice/parseDice";

/** A roll of an action, which says of damage the attack that it follows: the first, where its game says no other. */
export function ofAttack(roll: ActionRoll, _: number, rolls: readonly ActionRoll[]): ActionRoll {
  const attack = rolls.find(({ request }) => request.subject?.kind === "attack")?.request.label;
  const { request } = roll;
  if (attack === undefined || request.kind !== "dice" || request.damage === undefined) return roll;
  if (request.attack !== undefined) return roll;
  return { ...roll, request: { ...request, attack } };
}

/**
 * The rolls of an action: its attack, then its damage, by the rules of the character's game. What cannot be rolled
 * (an unknown attribute, damage that is no dice notation) is left out. `character`: with its equipment and its state
 * in play.
 */
export const actionRolls = (character: Character, action: Action): readonly ActionRoll[] =>
  gameOf(character.system)
    .sheet.attack(character, action)
    .filter(({ request }) => request.kind !== "dice" || parseDice(request.dice) !== undefined)
    .map(ofAttack);
