import { useLocalStorage } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import type { Character } from "domain/character/character";
import type { RollAudience } from "domain/documents/roll";
import type { SecondTry } from "domain/rolls/redoRoll";
import type { RollRequest } from "domain/rolls/rollRequest";
import { useCallback } from "react";
import { type RollAtTable, rollAtTable } from "../../../api/rollAtTable";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { HttpError } from "../../../http/call";
import { toast } from "../../../ui/toast";
import type { RollEntry, SharedRoll } from "./rollEntry";

const FAILURE = "Ce jet n'a pas pu être partagé. Réessaie.";

/** A roll that the server makes and shows to the table. Undefined where it failed, which the player has been told. */
export type ShareRoll = (roll: SharedRoll) => Promise<RollEntry | undefined>;

/** The second attempt of such a roll, for those who saw it. */
export type RedoShared = (earlier: RollEntry, how: SecondTry) => Promise<RollEntry | undefined>;

export interface RollSharing {
  readonly shared: boolean;
  readonly setShared: (shared: boolean) => void;
  /** Visible to the MJ alone. */
  readonly secret: boolean;
  readonly setSecret: (secret: boolean) => void;
  /** Shared by choice, but offline: rolls stay on this device until the connection is back. */
  readonly paused: boolean;
  /** Undefined while rolls stay on this device. */
  readonly share: ShareRoll | undefined;
  /** Undefined without a connection. */
  readonly redo: RedoShared | undefined;
}

/** Whether rolls of this character are shared with its table: a choice of this device. Offline they stay on it. */
export function useSharing({ id, system, campaign }: Character, connected: boolean): RollSharing {
  const [shared, setShared] = useLocalStorage({
    key: STORAGE_KEYS.rollsShared(id),
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [secret, setSecret] = useLocalStorage({
    key: STORAGE_KEYS.rollsSecret(id),
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const campaignId = campaign?.id;
  const audience: RollAudience = secret ? "mj" : "table";

  const { mutateAsync } = useMutation({
    networkMode: "always",
    mutationFn: async (roll: RollAtTable) => {
      if (campaignId === undefined) throw new Error("The character plays in no campaign.");
      return rollAtTable({ system, id: campaignId }, { characterId: id, ...roll });
    },
    onError: (error) => toast("error", (error instanceof HttpError ? error.sentence : undefined) ?? FAILURE),
  });
  const made = useCallback(
    (request: RollRequest, roll: RollAtTable) =>
      mutateAsync(roll).then(
        (view): RollEntry => ({ ...view, request }),
        () => undefined,
      ),
    [mutateAsync],
  );
  const share = useCallback<ShareRoll>(
    ({ request, notes, target, ...roll }) =>
      made(request, { ...roll, notes: [...notes], target: target?.id, audience }),
    [made, audience],
  );
  const redo = useCallback<RedoShared>(
    ({ id: earlier, request, label, audience: seenBy = audience }, how) =>
      made(request, { label, audience: seenBy, roll: { redo: earlier, ...how } }),
    [made, audience],
  );
  const active = shared && connected && campaignId !== undefined;
  return {
    ...{ shared, setShared, secret, setSecret },
    paused: shared && !connected,
    share: active ? share : undefined,
    redo: connected && campaignId !== undefined ? redo : undefined,
  };
}
