import { changeFight } from "domain/api/fight";
import type { FightDocument } from "domain/documents/fight";
import { foreseeCreatureDamage } from "domain/table/fight/creatureActs";
import { creatureApplication, isAppliedToCreature } from "domain/table/fight/rollDamage";
import type { CreatureHit } from "domain/table/panel/creaturesInFight";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";
import { useFightingCreature } from "../creatures/useFightingCreature";
import { APPLY_FAILURE, type DamageRoll } from "./damageRoll";

/**
 * A roll's damage against a creature of the fight, and how it is applied: a step of the fight, under an id that follows
 * from the roll, and once.
 */
export function useApplyToCreature(
  campaignId: string,
  roll: DamageRoll,
  creatureId: string,
  fight: FightDocument,
  onApplied?: () => void,
) {
  const { system } = fight.panel;
  const target = useFightingCreature(fight, creatureId);
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async (hit: CreatureHit) => {
      const { id } = creatureApplication(roll.id, creatureId, fight);
      const operation = { type: "hitCreatures" as const, hits: [hit] };
      const { entries } = await call(changeFight, {
        params: { system, id: campaignId },
        body: { entries: [{ id, operation, roll: { id: roll.id, audience: roll.audience } }] },
      });
      return entries[0];
    },
    onSuccess: (answer) => {
      if (answer?.refused !== undefined) toast("error", answer.refused);
      else onApplied?.();
    },
    onError: (error) => toast("error", serverSentence(error, APPLY_FAILURE)),
  });
  return {
    foresee: (points: number) => target && foreseeCreatureDamage(system, target, roll.damage, points),
    applied: isAppliedToCreature(roll, fight, creatureId),
    apply: mutate,
    isPending,
  };
}
