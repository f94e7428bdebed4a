import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeHitPoints } from "domain/api/characters";
import type { HitPointsChange } from "domain/character/changeHitPoints";
import type { Character } from "domain/character/character";
import { queryKeys } from "../../../api/keys";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useMember } from "../../../session/SessionProvider";
import { toast } from "../../../ui/toast";

const FAILURE = "Impossible de modifier les points de vie. Réessaie.";
const REFUSALS = { 403: "Action non autorisée.", 404: "Personnage introuvable." };

/** Changes hit points where they are stored: two people at once lose neither change. */
export function useHitPoints({ id, system }: Pick<Character, "id" | "system">) {
  const { uid } = useMember();
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (body: HitPointsChange) => call(changeHitPoints, { params: { system, id }, body }),
    onSuccess: (answer) => client.setQueryData(queryKeys.character(uid, system, id), answer),
    onError: (error) => toast("error", failureMessage(error, FAILURE, REFUSALS)),
  });
}
