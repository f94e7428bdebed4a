import { creatureHitOf } from "domain/table/fight/creatureActs";
import { aimedCreature, creatureApplication, isAppliedToCreature } from "domain/table/fight/rollDamage";
import { hitCreature, hitText } from "domain/table/panel/creaturesInFight";
import type { HitPart } from "domain/table/rolls/hits";
import type { SystemId } from "domain/values/systemIds";
import { toast } from "../../ui/toast";
import type { AimedCreature } from "../damage/creatureDamage";
import { appliedRollOf, type DamageRoll, leftOf } from "../damage/damageRoll";
import type { FightControl } from "./useFight";
import type { FightCreatures } from "./useFightCreatures";

/**
 * How the damage of players' rolls meets the creatures that they are aimed at, by the creatures' own numbers. A roll is
 * applied once, whatever is pressed, by an id that follows from it; the panel's « Annuler » takes it back.
 */
export function useRollDamage(
  fight: Pick<FightControl, "state" | "initiative" | "running" | "known" | "act">,
  { creatureOf }: Pick<FightCreatures, "creatureOf">,
  system: SystemId,
): (roll: DamageRoll) => AimedCreature {
  return (roll) => {
    const id = roll.target && fight.running ? aimedCreature(fight.initiative.order, roll.target) : undefined;
    const left = leftOf(roll, (part) => isAppliedToCreature(part, fight.known, id));
    const now = id === undefined ? undefined : fight.state.fighting.creatures[id];
    const creature = id === undefined ? undefined : creatureOf(id);
    if (id === undefined || now === undefined || creature === undefined || left === undefined) {
      return { left, foresee: undefined };
    }
    const { id: operationId } = creatureApplication(left.id, id, fight.known);
    const foresee = (parts: readonly HitPart[]) => {
      const { hit, parts: counted } = creatureHitOf({ id, now, creature }, parts);
      const apply = () => {
        fight.act({ type: "hitCreatures", hits: [hit] }, operationId, appliedRollOf(left));
        const text = [...counted, hitText(system, now, hitCreature(now, hit))].join(" · ");
        toast("success", `${roll.target?.name} : ${text}`);
      };
      return { lost: hit.points, apply };
    };
    return { left, foresee };
  };
}
