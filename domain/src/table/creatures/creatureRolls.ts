import type { AskedRoll } from "../../documents/askContent";
import type { CreatureNow } from "../../game/creatures/creatureState";
import type { CreatureUse } from "../../game/creatures/creatureUse";
import type { Creature } from "../../game/gameTypes";
import type { RollEffect } from "../../game/rolls/rollEffect";
import type { RollRequest } from "../../game/rolls/rollRequest";
import type { SheetChoiceGroup } from "../../game/sheetRules";
import { creaturesOf } from "../../games/registry/creatures";
import { gameOf } from "../../games/registry/games";
import { creatureAttackRolls } from "./attackRolls";

/** What a creature rolls beside its attacks, in groups; those that have nothing are left out. */
export const creatureChecks = (creature: Creature): readonly SheetChoiceGroup[] =>
  creaturesOf(creature.system)
    .checks(creature)
    .filter(({ choices }) => choices.length > 0);

/** All that a creature may oppose to a roll: its checks, and its attacks. */
export function creatureChoices(creature: Creature): readonly SheetChoiceGroup[] {
  const attacks: RollRequest[] = creatureAttackRolls(creature).flatMap(({ rolls }) =>
    rolls.flatMap(({ request }) => (request.subject?.kind === "attack" ? request : [])),
  );
  return [...creatureChecks(creature), { title: "Attaques", choices: attacks }].filter(
    ({ choices }) => choices.length > 0,
  );
}

/** What a fight has done to a creature that acts on its rolls. */
export const creatureEffects = (creature: Creature, now: CreatureNow): readonly RollEffect[] =>
  creaturesOf(creature.system).rollEffects(creature, now);

/** What a creature may do only so often. */
export const creatureUses = (creature: Creature): readonly CreatureUse[] =>
  creaturesOf(creature.system).uses?.(creature) ?? [];

/** The strokes of one action, in the order of its attacks; empty where it is none of several. */
export function creatureStrokes(
  creature: Creature,
): readonly { readonly attack: string; readonly count: number }[] {
  const strokes = creaturesOf(creature.system).strokes?.(creature) ?? {};
  return creature.attacks.flatMap(({ id }) => {
    const count = strokes[id];
    return count === undefined ? [] : [{ attack: id, count }];
  });
}

/** The roll that is asked of all who see a creature, with what it costs; undefined where it frightens nobody. */
export function creatureFright(creature: Creature): Pick<AskedRoll, "trait" | "loss"> | undefined {
  const loss = creaturesOf(creature.system).frightens?.(creature);
  const trait = gameOf(creature.system).asks.loss?.trait;
  return loss === undefined || trait === undefined ? undefined : { trait, loss };
}
