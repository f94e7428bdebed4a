import type { ActionRoll } from "../../game/rolls/actionRoll";
import { cthulhuAttack } from "../../games/cthulhu/attack";
import { cyberpunkAttack } from "../../games/cyberpunk/attack";
import { dnd5eAttackOf } from "../../games/dnd5e/attack";
import { vampireAttack } from "../../games/vampire/attack";
import type { Action } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { parseDice } from "../../values/dice/parseDice";
import type { SystemId } from "../../values/systemIds";

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
