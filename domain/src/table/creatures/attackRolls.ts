import type { Creature } from "../../game/gameTypes";
import type { ActionRoll } from "../../game/rolls/actionRoll";
import type { RollRequest } from "../../game/rolls/rollRequest";
import { creaturesOf } from "../../games/registry/creatures";
import { ABILITIES } from "../../sheet/character/abilities";
import { ofAttack } from "../rolls/actionRolls";
import type { FollowingRoll } from "../rolls/strikes";

/** An attack of a creature with what it rolls. */
export interface CreatureAttackRolls {
  readonly id: string;
  readonly rolls: readonly ActionRoll[];
  /** What one press rolls: its attack, else its damage; undefined where it rolls nothing. */
  readonly strike: CreatureStrike | undefined;
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
  const { attackRolls } = creaturesOf(system);
  return attacks.map((attack) => {
    const rolls = attackRolls(attack).map(ofAttack);
    return { id: attack.id, rolls, strike: strikeOf(rolls, saveText(attack)) };
  });
}

function strikeOf(rolls: readonly ActionRoll[], save: string | undefined): CreatureStrike | undefined {
  const attack = rolls.find(({ request }) => request.subject?.kind === "attack");
  const first = attack ?? rolls.find(({ after }) => after === "hit");
  if (first === undefined) return undefined;
  const following = rolls.flatMap(({ after, request }): FollowingRoll[] => {
    if (after === undefined || request === first.request) return [];
    if (request.kind !== "dice" || request.damage === undefined) return [];
    const { label, dice, damage } = request;
    // Without an attack roll the save alone decides.
    return [{ label, roll: dice, damage, ...(attack && { after }) }];
  });
  return { request: first.request, following, notes: attack || save === undefined ? [] : [save] };
}

/** « Sauvegarde DEX DD 21, moitié si réussie »: the save that an attack asks its target for. */
export function saveText(attack: Creature["attacks"][number]): string | undefined {
  if (!("save" in attack) || attack.save === undefined) return undefined;
  const { ability, difficulty, success } = attack.save;
  const half = success === "half" ? ", moitié si réussie" : "";
  return `Sauvegarde ${ABILITIES[ability].short} DD ${difficulty}${half}`;
}
