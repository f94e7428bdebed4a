import { Text } from "@mantine/core";
import { changePlayState } from "domain/api/play";
import type { DamageSpec } from "domain/game/gameTypes";
import type { AnyOperation } from "domain/operations/anyOperation";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { applicationOf, previewDamage } from "domain/table/rolls/damageApplication";
import { elide } from "domain/values/text/elide";
import { useMemo } from "react";
import { useItemsQuery } from "../../api/items";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import type { LiveCharacter } from "../../live/characters";
import { dataOf } from "../../live/liveSource";
import { useLivePlayState } from "../../live/play";
import { useConnection } from "../../live/useConnection";
import { toast } from "../../ui/toast";
import { usePlaySystem } from "../play/usePlaySystem";
import { ApplyWays, DamagePreview } from "./DamagePreview";
import { APPLY_FAILURE } from "./damageRoll";

interface ApplyToCharacterProps {
  campaignId: string;
  rollId: string;
  damage: DamageSpec;
  points: number;
  target: LiveCharacter;
  onClose: () => void;
}

/** Applied by an id that follows from the roll: two presses, or two tabs, apply it once. */
export function ApplyToCharacter({
  campaignId,
  rollId,
  damage,
  points,
  target,
  onClose,
}: ApplyToCharacterProps) {
  const connected = useConnection();
  const live = useLivePlayState(target.id);
  const { preview, failed } = useDamagePreview(target, live, damage, points);
  const stored = dataOf(live);
  const application = stored === undefined ? undefined : applicationOf(rollId, stored?.latest ?? []);
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async ({ id, operation }: { id: string; operation: AnyOperation }) => {
      const { entries } = await call(changePlayState, {
        params: { id: target.id },
        body: { entries: [{ id, operations: [operation], campaignId }] },
      });
      return entries[0];
    },
    onSuccess: (answer) => {
      if (answer && "refused" in answer) toast("error", answer.refused);
      else onClose();
    },
    onError: (error) => toast("error", serverSentence(error, APPLY_FAILURE)),
  });
  const operation = preview?.operation;
  const apply = () => {
    if (operation && application) mutate({ id: application.id, operation: { ...operation } });
  };
  return (
    <>
      {failed && <Text>L'état {elide("de", target.name)} n'est pas disponible pour le moment.</Text>}
      {preview && <DamagePreview name={target.name} preview={preview} />}
      <ApplyWays
        name={target.name}
        applied={application?.applied === true}
        connected={connected}
        busy={isPending}
        onApply={operation && application && apply}
        onClose={onClose}
      />
    </>
  );
}

/** The damage against the target as it is now; `failed` where its state or its game cannot be had. */
function useDamagePreview(
  target: LiveCharacter,
  live: ReturnType<typeof useLivePlayState>,
  damage: DamageSpec,
  points: number,
) {
  const character = useMemo(() => normaliseCharacter(target), [target]);
  const ids = useMemo(() => character.inventoryItems.map(({ itemId }) => itemId), [character]);
  const { items, loading } = useItemsQuery(character.system, ids);
  const system = usePlaySystem(character.system);
  const stored = dataOf(live);
  const preview = useMemo(() => {
    if (system.data === undefined || stored === undefined || loading) return undefined;
    const equipped = applyEquipment(character, character.inventoryItems, items);
    return { known: previewDamage(system.data, equipped, stored?.state, damage, points) };
  }, [system.data, stored, loading, character, items, damage, points]);
  const isUnreadable = preview !== undefined && preview.known === undefined;
  return { preview: preview?.known, failed: system.isError || live.status === "failed" || isUnreadable };
}
