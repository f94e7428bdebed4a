import { useLocalStorage } from "@mantine/hooks";
import type { Character } from "domain/sheet/character/character";
import { useState } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { useMember } from "../../../session/SessionProvider";
import {
  type RedoShared,
  type ShareAct,
  type ShareRoll,
  type TellRoll,
  useShareRoll,
} from "../../../table/rolls/useShareRoll";

const FAILURE = "Ce jet n'a pas pu être partagé. Réessaie.";

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
  /** Tells what is done; undefined while rolls stay on this device. */
  readonly act: ShareAct | undefined;
  /** Tells of a roll that this device threw, whether rolls are shared or not. Undefined without a connection. */
  readonly tell: TellRoll | undefined;
  /** Answers an ask of the MJ, whether rolls are shared or not. Undefined without a connection. */
  readonly answer: ShareRoll | undefined;
  /** Undefined without a connection. */
  readonly redo: RedoShared | undefined;
}

interface Surroundings {
  readonly connected: boolean;
  /** The table's VTT is online: the others are there to see. */
  readonly tableOpen: boolean;
  readonly isMj: boolean;
}

/**
 * Whether rolls of this character are shared with its table: the last choice on this device for that campaign, and
 * without one, while its VTT is online. Without a connection they stay on the device. What a player hides is one roll;
 * the MJ's choice stays (docs/decisions/secret-rolls.md).
 */
export function useSharing(
  { id, system, campaign }: Character,
  { connected, tableOpen, isMj }: Surroundings,
): RollSharing {
  const { uid } = useMember();
  const [chosen, setShared] = useLocalStorage<boolean | null>({
    key: STORAGE_KEYS.rollsShared(uid, campaign?.id ?? ""),
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const shared = chosen ?? tableOpen;
  const [secret, setSecret] = useState(false);
  const campaignId = campaign?.id;
  const { share, act, tell, redo } = useShareRoll({
    ...{ characterId: id, system, campaignId, failure: FAILURE },
    audience: secret ? "mj" : "table",
    answerAudience: shared && secret ? "mj" : "table",
    onRolled: ({ used }) => {
      // What is told afterwards is for all, and leaves the choice for the next roll alone.
      if (!isMj && used?.use !== "device") setSecret(false);
    },
  });
  const mayShare = connected && campaignId !== undefined;
  return {
    ...{ shared, setShared, secret, setSecret },
    paused: shared && !connected,
    share: shared && mayShare ? share : undefined,
    act: shared && mayShare ? act : undefined,
    tell: mayShare ? tell : undefined,
    answer: mayShare ? share : undefined,
    redo: mayShare ? redo : undefined,
  };
}
