import { changePlayState } from "domain/api/play";
import type { AppliedRoll } from "domain/documents/appliedRoll";
import type { ActPreview } from "domain/game/foreseeAct";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import {
  applicationOf,
  type Effect,
  isAppliedToCharacter,
  previewRoll,
} from "domain/table/rolls/damageApplication";
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
import { APPLY_FAILURE, appliedRollOf, type DamageRoll, type HealingRoll, leftOf } from "./damageRoll";

type Operation = NonNullable<ActPreview["operation"]>;

interface Press {
  readonly id: string;
  readonly applied: AppliedRoll;
  readonly operation: Operation;
}

/**
 * A hit or healing of the table's rolls against a character as it is now, and how it is applied: by an id that follows from
 * the roll, and once.
 */
export function useApplyToCharacter<Roll extends DamageRoll | HealingRoll>(
  campaignId: string,
  roll: Roll,
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
  const latest = stored?.latest ?? [];
  const left = leftOf(roll, (one) => isAppliedToCharacter(one, target.id, latest));
  const foresee = (effect: Effect): ActPreview | undefined =>
    isKnown ? previewRoll(play, equipped, stored?.state, effect) : undefined;
  const application = stored === undefined ? undefined : applicationOf(left?.id ?? roll.id, latest);
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async ({ id, applied, operation }: Press) => {
      const { entries } = await call(changePlayState, {
        params: { id: target.id },
        body: {
          entries: [
            {
              ...{ id, operations: [{ ...operation }], campaignId },
              roll: applied,
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
    /** What is not applied yet; undefined where nothing is left. */
    left,
    foresee,
    /** Its state or its game cannot be had. */
    failed: isError || live.status === "failed" || (isKnown && foresee(roll) === undefined),
    /** What applying it did, while the character's state has it. */
    done: latest.find(({ id, undoneBy }) => id === application?.id && undoneBy === undefined),
    /** The rolls that its state asks for. */
    owed: (isKnown && stored && play.owedRolls?.(stored.state)) || [],
    apply: (operation: Operation) =>
      application && left && mutate({ id: application.id, applied: appliedRollOf(left), operation }),
    isPending,
  };
}
