import { useLocalStorage } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import type { Character } from "domain/character/character";
import type { RollAudience } from "domain/documents/roll";
import type { DamageSpec } from "domain/rolls/damage";
import type { PreparedRoll } from "domain/rolls/prepareRoll";
import { useCallback } from "react";
import { rollAtTable } from "../../../api/rollAtTable";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { HttpError } from "../../../http/call";
import type { LoggedRoll } from "../../../ui/RollLine";
import { toast } from "../../../ui/toast";

const FAILURE = "Ce jet n'a pas pu être partagé. Réessaie.";

/** A roll to make, with what acts on it. */
export interface SharedRoll extends PreparedRoll {
  readonly label: string;
  readonly damage?: DamageSpec | undefined;
}

/** A roll that the server makes and shows to the table. Undefined where it failed, which the player has been told. */
export type ShareRoll = (roll: SharedRoll) => Promise<LoggedRoll | undefined>;

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
    mutationFn: async ({ notes, ...roll }: SharedRoll) => {
      if (campaignId === undefined) throw new Error("The character plays in no campaign.");
      return rollAtTable(
        { system, id: campaignId },
        { characterId: id, ...roll, notes: [...notes], audience },
      );
    },
    onError: (error) => toast("error", (error instanceof HttpError ? error.sentence : undefined) ?? FAILURE),
  });
  const share = useCallback<ShareRoll>((roll) => mutateAsync(roll).catch(() => undefined), [mutateAsync]);
  const active = shared && connected && campaignId !== undefined;
  return {
    ...{ shared, setShared, secret, setSecret },
    paused: shared && !connected,
    share: active ? share : undefined,
  };
}
