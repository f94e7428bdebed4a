import type { Creature } from "../../game/gameTypes";
import type { ActionRoll } from "../../game/rolls/actionRoll";
import type { RollRequest } from "../../game/rolls/rollRequest";
import { creaturesOf } from "../../games/registry/creatures";
import { ofAttack } from "../rolls/actionRolls";
import type { FollowingRoll } from "../rolls/strikes";

/** An attack of a creature with what it rolls. */
export interface CreatureAttackRolls {
  readonly id: string;
  readonly rolls: readonly ActionRoll[];
  /** What one press rolls: its attack, else its damage; undefined where it rolls nothing. */
  readonly strike: CreatureStrike | undefined;
  /** The same of each of its attacks: at the head and in bursts in Cyberpunk. */
  readonly strikes: readonly CreatureStrike[];
}

/** An attack with the damage that is thrown with it. */
export interface CreatureStrike {
  readonly request: RollRequest;
  /** Damage of dice notation, as it is asked for. */
  readonly following: readonly FollowingRoll[];
  /** « Sauvegarde DEX DD 21, moitié »: what its target does about it, where it is no attack roll. */
  readonly notes: readonly string[];
}

/** What each attack of a creature rolls by its game, in the order of its buttons: to hit first, then damage. */
export function creatureAttackRolls({ system, attacks }: Creature): CreatureAttackRolls[] {
  const { attackRolls, saveText } = creaturesOf(system);
  return attacks.map((attack) => {
    const rolls = attackRolls(attack).map(ofAttack);
    const strikes = strikesOf(rolls, saveText?.(attack));
    return { id: attack.id, rolls, strike: strikes[0], strikes };
  });
}

/** Damage that is thrown along, as it is asked for; without an attack roll the save alone decides. */
const followingOf = (rolls: readonly ActionRoll[], isDecided: boolean): FollowingRoll[] =>
  rolls.flatMap(({ after, request, margin }) => {
    if (after === undefined || request.kind !== "dice" || request.damage === undefined) return [];
    const { label, dice, damage } = request;
    return [
      { label, roll: dice, damage, ...(isDecided && { after }), ...(margin !== undefined && { margin }) },
    ];
  });

function strikesOf(rolls: readonly ActionRoll[], save: string | undefined): CreatureStrike[] {
  const attacks = rolls.filter(({ request }) => request.subject?.kind === "attack");
  if (attacks.length === 0) {
    const first = rolls.find(({ after }) => after === "hit")?.request;
    const others = rolls.filter(({ request }) => request !== first);
    const notes = save === undefined ? [] : [save];
    return first ? [{ request: first, following: followingOf(others, false), notes }] : [];
  }
  return attacks.map(({ request }) => {
    const own = rolls.filter((roll) => roll.request.attack === request.label);
    return { request, following: followingOf(own, true), notes: [] };
  });
}
