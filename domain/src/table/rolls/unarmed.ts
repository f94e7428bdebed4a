import type { ActionRoll } from "../../game/rolls/actionRoll";
import { gameOf } from "../../games/registry/games";
import type { Action } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import { askedRoll } from "../asks/askedRoll";
import { actionRolls } from "./actionRolls";
import { rollValue } from "./rollValue";

/** The attack of bare hands, of everybody at every moment. */
export const bareHandsOf = (character: Character): Action =>
  gameOf(character.system).sheet.bareHands(character);

function dodgeRoll(character: Character, raw: unknown): ActionRoll[] {
  const { dodge } = gameOf(character.system).sheet;
  const request = dodge === undefined ? undefined : askedRoll(character, raw, { trait: dodge });
  return request ? [{ name: "Esquive", value: rollValue(request), request }] : [];
}

/**
 * What is rolled with nothing in hand, as far as the sheet knows it: a blow, its damage, stepping aside. `character` with
 * its equipment and its state in play, `raw` the same as it came.
 */
export function unarmedRolls(character: Character, raw: unknown): readonly ActionRoll[] {
  const rolls = actionRolls(character, bareHandsOf(character));
  const attack = rolls.find(({ request }) => request.subject?.kind === "attack");
  const damage = rolls.find(({ request }) => request.kind === "dice");
  return [
    ...(attack ? [{ ...attack, name: "Mains nues" }] : []),
    ...(damage ? [{ ...damage, name: "Coup" }] : []),
    ...dodgeRoll(character, raw),
  ];
}
