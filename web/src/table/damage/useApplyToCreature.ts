import { changeFight } from "domain/api/fight";
import type { FightDocument } from "domain/documents/fight";
import { foreseeCreatureDamage } from "domain/table/fight/creatureActs";
import { creatureApplication, isAppliedToCreature } from "domain/table/fight/rollDamage";
import type { CreatureHit } from "domain/table/panel/creaturesInFight";
import type { HitPart } from "domain/table/rolls/hits";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";
import { useFightingCreature } from "../creatures/useFightingCreature";
import { APPLY_FAILURE, appliedRollOf, type DamageRoll, leftOf } from "./damageRoll";

/**
 * A hit against a creature of the fight, and how it is applied: a step of the fight, under an id that follows from the
 * roll, and once.
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
  const left = leftOf(roll, (part) => isAppliedToCreature(part, fight, creatureId));
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async ({ hit, of }: { hit: CreatureHit; of: DamageRoll }) => {
      const { id } = creatureApplication(of.id, creatureId, fight);
      const operation = { type: "hitCreatures" as const, hits: [hit] };
      const { entries } = await call(changeFight, {
        params: { system, id: campaignId },
        body: { entries: [{ id, operation, roll: appliedRollOf(of) }] },
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
    /** What is not applied yet; undefined where nothing is left. */
    left,
    foresee: (parts: readonly HitPart[]) => target && foreseeCreatureDamage(system, target, parts),
    apply: (hit: CreatureHit) => left && mutate({ hit, of: left }),
    isPending,
  };
}
