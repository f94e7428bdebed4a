import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changePlayState } from "domain/api/play";
import type { Character } from "domain/character/character";
import { queryKeys } from "../../../api/keys";
import { randomId } from "../../../browser/randomId";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useMember } from "../../../session/SessionProvider";
import { toast } from "../../../ui/toast";
import { type HitPointChange, hitPointOperation } from "./hitPointOperation";

const FAILURE = "Impossible de modifier les points de vie. Réessaie.";
const REFUSALS = { 403: "Action non autorisée.", 404: "Personnage introuvable." };

/** Changes hit points where they are stored: two people at once lose neither change. */
export function useHitPoints({ id, system }: Pick<Character, "id" | "system">) {
  const { uid } = useMember();
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ kind, amount }: { kind: HitPointChange; amount: number }) =>
      call(changePlayState, {
        params: { id },
        body: { entries: [{ id: randomId(), operation: hitPointOperation(system, kind, amount) }] },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.character(uid, system, id) }),
    onError: (error) => toast("error", failureMessage(error, FAILURE, REFUSALS)),
  });
}
