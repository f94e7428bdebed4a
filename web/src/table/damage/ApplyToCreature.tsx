import { changeFight } from "domain/api/fight";
import type { FightDocument } from "domain/documents/fight";
import type { DamageSpec } from "domain/game/gameTypes";
import { foreseeCreatureDamage } from "domain/table/fight/creatureActs";
import { creatureApplication } from "domain/table/fight/rollDamage";
import type { CreatureHit } from "domain/table/panel/creaturesInFight";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { useConnection } from "../../live/useConnection";
import { toast } from "../../ui/toast";
import { useFightingCreature } from "../creatures/useFightingCreature";
import { ApplyWays, DamagePreview } from "./DamagePreview";
import { APPLY_FAILURE } from "./damageRoll";

interface ApplyToCreatureProps {
  campaignId: string;
  rollId: string;
  damage: DamageSpec;
  points: number;
  creature: { readonly id: string; readonly name: string };
  fight: FightDocument;
  onClose: () => void;
}

/** A step of the fight, under an id that follows from the roll: two presses, or two tabs, apply it once. */
export function ApplyToCreature(props: ApplyToCreatureProps) {
  const { campaignId, rollId, damage, points, creature, fight, onClose } = props;
  const { system } = fight.panel;
  const connected = useConnection();
  const target = useFightingCreature(fight, creature.id);
  const foreseen = target && foreseeCreatureDamage(system, target, damage, points);
  const application = creatureApplication(rollId, creature.id, fight);
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async (hit: CreatureHit) => {
      const { entries } = await call(changeFight, {
        params: { system, id: campaignId },
        body: { entries: [{ id: application.id, operation: { type: "hitCreatures", hits: [hit] } }] },
      });
      return entries[0];
    },
    onSuccess: (answer) => {
      if (answer?.refused !== undefined) toast("error", answer.refused);
      else onClose();
    },
    onError: (error) => toast("error", serverSentence(error, APPLY_FAILURE)),
  });
  const hit = foreseen?.hit;
  return (
    <>
      {foreseen && <DamagePreview name={creature.name} preview={foreseen.preview} />}
      <ApplyWays
        name={creature.name}
        applied={application.applied}
        connected={connected}
        busy={isPending}
        onApply={hit && (() => mutate(hit))}
        onClose={onClose}
      />
    </>
  );
}
