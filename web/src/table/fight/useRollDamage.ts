import { creatureHitOf } from "domain/table/fight/creatureActs";
import { aimedCreature, creatureApplication, isAppliedToCreature } from "domain/table/fight/rollDamage";
import { hitCreature, hitText } from "domain/table/panel/creaturesInFight";
import type { SystemId } from "domain/values/systemIds";
import { toast } from "../../ui/toast";
import type { AimedCreature } from "../damage/creatureDamage";
import type { DamageRoll } from "../damage/damageRoll";
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
    const applied = isAppliedToCreature(roll, fight.known);
    const now = id === undefined ? undefined : fight.state.fighting.creatures[id];
    const creature = id === undefined ? undefined : creatureOf(id);
    if (id === undefined || now === undefined || creature === undefined) {
      return { applied, foresee: undefined };
    }
    const { id: operationId } = creatureApplication(roll.id, id, fight.known);
    const foresee = (points: number) => {
      const { hit, parts } = creatureHitOf({ id, now, creature }, roll.damage, points);
      const apply = () => {
        fight.act({ type: "hitCreatures", hits: [hit] }, operationId, {
          id: roll.id,
          audience: roll.audience,
        });
        const text = [...parts, hitText(system, now, hitCreature(now, hit))].join(" · ");
        toast("success", `${roll.target?.name} : ${text}`);
      };
      return { lost: hit.points, apply };
    };
    return { applied, foresee };
  };
}
