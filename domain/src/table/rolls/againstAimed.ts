import type { FightDocument } from "../../documents/fight";
import type { RollDocument } from "../../documents/roll";
import type { Creature, RollSpec } from "../../game/gameTypes";
import type { AgainstTarget } from "../../game/rolls/againstTarget";
import { NO_SITUATION } from "../../game/rolls/situation";
import { creaturesOf } from "../../games/registry/creatures";
import { gameOf } from "../../games/registry/games";
import { effectNote } from "./prepareRoll";
import { creatureAimedAt } from "./strikes";
import { isRedo, isUse, type TableRollRequest } from "./tableRoll";

/** A roll that the state of whom it is aimed at acts on, and from how far it is made; undefined of any other. */
export function meetingState(roll: TableRollRequest["roll"]) {
  if (typeof roll === "string" || isRedo(roll) || isUse(roll)) return undefined;
  const rules = gameOf(roll.game).rolls.against;
  return rules?.isAsked(roll) ? { spec: roll, metres: rules.metres(roll) } : undefined;
}

/** What the state of a creature of the fight does to rolls at it; nothing of one that is not known. */
export function againstCreature(
  fight: Pick<FightDocument, "panel" | "aliases"> | undefined,
  target: RollDocument["target"],
  catalogue: readonly Creature[],
  metres: number | undefined,
): AgainstTarget | undefined {
  const aimed = creatureAimedAt(fight, target, catalogue);
  return aimed && creaturesOf(aimed.creature.system).effectsAgainst?.(aimed.creature, aimed.now, metres);
}

/** A roll with what the state of its target does to it, and what of that the log says. */
export function withAgainst(
  spec: RollSpec,
  { effects, notes }: AgainstTarget,
): { readonly spec: RollSpec; readonly notes: readonly string[] } {
  return {
    spec: effects.length === 0 ? spec : gameOf(spec.game).rolls.prepare(spec, NO_SITUATION, effects),
    notes: [...effects.map(effectNote), ...notes],
  };
}
