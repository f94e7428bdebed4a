import type { Action } from "../character/actions";
import type { Character } from "../character/character";
import { parseDice } from "../dice/parseDice";
import { cthulhuAttack } from "../systems/cthulhu/attack";
import { cyberpunkAttack } from "../systems/cyberpunk/attack";
import { dnd5eAttackOf } from "../systems/dnd5e/attack";
import type { SystemId } from "../systems/systemIds";
import { vampireAttack } from "../systems/vampire/attack";
import type { ActionRoll } from "./actionRoll";

type Attack = (character: Character, action: Action) => readonly ActionRoll[];

const ATTACKS: Readonly<Record<SystemId, Attack>> = {
  dnd5e: dnd5eAttackOf,
  vampire: vampireAttack,
  cyberpunk: cyberpunkAttack,
  cthulhu: cthulhuAttack,
};

/**
 * The rolls of an action: its attack, then its damage, by the rules of the character's game. What cannot be rolled
 * (an unknown attribute, damage that is no dice notation) is left out. `character`: with its equipment and its state
 * in play.
 */
export function actionRolls(character: Character, action: Action): readonly ActionRoll[] {
  return ATTACKS[character.system](character, action).filter(
    ({ request }) => request.kind !== "dice" || parseDice(request.dice) !== undefined,
  );
}
