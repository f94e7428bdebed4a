import { useQueryClient } from "@tanstack/react-query";
import { changeHitPoints } from "domain/api/characters";
import type { HitPointsChange } from "domain/character/changeHitPoints";
import type { Character } from "domain/character/character";
import { useState } from "react";
import { queryKeys } from "../../../api/keys";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useMember } from "../../../session/SessionProvider";
import { toast } from "../../../ui/toast";

const FAILURE = "Impossible de modifier les points de vie. Réessaie.";
const REFUSALS = { 403: "Action non autorisée.", 404: "Personnage introuvable." };

export interface HitPointsControl {
  readonly change: (change: HitPointsChange) => Promise<boolean>;
  /** On its way to the server. */
  readonly busy: boolean;
}

/** Changes hit points where they are stored: two people at once lose neither change. */
export function useHitPoints({ id, system }: Pick<Character, "id" | "system">): HitPointsControl {
  const { uid } = useMember();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  const change = async (body: HitPointsChange): Promise<boolean> => {
    setBusy(true);
    try {
      const answer = await call(changeHitPoints, { params: { system, id }, body });
      client.setQueryData(queryKeys.character(uid, system, id), answer);
      return true;
    } catch (error) {
      toast("error", failureMessage(error, FAILURE, REFUSALS));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}
