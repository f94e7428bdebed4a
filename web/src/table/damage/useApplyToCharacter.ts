import { changePlayState } from "domain/api/play";
import type { ActPreview } from "domain/game/foreseeAct";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { applicationOf, isAppliedToCharacter, previewRoll } from "domain/table/rolls/damageApplication";
import { useMemo } from "react";
import { useItemsQuery } from "../../api/items";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import type { LiveCharacter } from "../../live/characters";
import { dataOf } from "../../live/liveSource";
import { useLivePlayState } from "../../live/play";
import { toast } from "../../ui/toast";
import { usePlaySystem } from "../play/usePlaySystem";
import { APPLY_FAILURE, type DamageRoll, type HealingRoll } from "./damageRoll";

type Operation = NonNullable<ActPreview["operation"]>;

/**
 * A roll's damage or healing against a character of the table as it is now, and how it is applied: by an id that follows from the
 * roll, and once.
 */
export function useApplyToCharacter(
  campaignId: string,
  roll: DamageRoll | HealingRoll,
  target: LiveCharacter,
  onApplied?: () => void,
) {
  const live = useLivePlayState(target.id);
  const stored = dataOf(live);
  const character = useMemo(() => normaliseCharacter(target), [target]);
  const ids = useMemo(() => character.inventoryItems.map(({ itemId }) => itemId), [character]);
  const { items, loading } = useItemsQuery(character.system, ids);
  const { data: play, isError } = usePlaySystem(character.system);
  const equipped = useMemo(
    () => applyEquipment(character, character.inventoryItems, items),
    [character, items],
  );
  const isKnown = play !== undefined && stored !== undefined && !loading;
  const foresee = (points: number): ActPreview | undefined =>
    isKnown ? previewRoll(play, equipped, stored?.state, roll, points) : undefined;
  const latest = stored?.latest ?? [];
  const application = stored === undefined ? undefined : applicationOf(roll.id, latest);
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async ({ id, operation }: { id: string; operation: Operation }) => {
      const { entries } = await call(changePlayState, {
        params: { id: target.id },
        body: {
          entries: [
            {
              ...{ id, operations: [{ ...operation }], campaignId },
              roll: { id: roll.id, audience: roll.audience },
            },
          ],
        },
      });
      return entries[0];
    },
    onSuccess: (answer) => {
      if (answer && "refused" in answer) toast("error", answer.refused);
      else onApplied?.();
    },
    onError: (error) => toast("error", serverSentence(error, APPLY_FAILURE)),
  });
  return {
    foresee,
    /** Its state or its game cannot be had. */
    failed: isError || live.status === "failed" || (isKnown && foresee(roll.points) === undefined),
    applied: isAppliedToCharacter(roll, target.id, latest),
    /** What applying it did, while the character's state has it. */
    done: latest.find(({ id, undoneBy }) => id === application?.id && undoneBy === undefined),
    /** The rolls that its state asks for. */
    owed: (isKnown && stored && play.owedRolls?.(stored.state)) || [],
    apply: (operation: Operation) => application && mutate({ id: application.id, operation }),
    isPending,
  };
}
