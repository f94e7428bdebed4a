import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removeCharacter } from "domain/api/campaigns";
import { deleteCharacter } from "domain/api/characters";
import type { CampaignCharacter, CampaignPage } from "domain/campaign/campaignPage";
import { describeError } from "domain/errors";
import { queryKeys } from "../../../api/keys";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useToast } from "../../../ui/ToastStack";

/** Off the table, or gone altogether. */
export type Parting = "remove" | "delete";

/** Spec §8 "Remove/delete character". */
const REFUSALS = {
  403: describeError("forbidden").sentence,
  404: describeError("character-not-found").sentence,
};
const FAILURES: Record<Parting, string> = {
  remove: "Impossible de retirer ce personnage.",
  delete: "Impossible de supprimer ce personnage.",
};

function successOf(parting: Parting, own: boolean): string {
  if (parting === "remove") return "Personnage retiré de la campagne.";
  return own ? "Votre personnage a été supprimé." : "Personnage supprimé.";
}

interface Farewell {
  readonly character: CampaignCharacter;
  readonly parting: Parting;
}

/** Takes a character off the table or deletes it; `onDone` follows whatever the answer was. */
export function useParting({ id, system }: Pick<CampaignPage, "id" | "system">, viewerUid: string) {
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: ({ character, parting }: Farewell) =>
      parting === "remove"
        ? call(removeCharacter, { params: { system, id, characterId: character.id } })
        : call(deleteCharacter, {
            params: { system, id: character.id },
            query: { userId: character.userId },
          }),
    onSuccess: (_, { character, parting }) => {
      toast("success", successOf(parting, character.userId === viewerUid));
      void client.invalidateQueries({ queryKey: queryKeys.everyCharacterList(viewerUid) });
    },
    onError: (error, { parting }) => toast("error", failureMessage(error, FAILURES[parting], REFUSALS)),
  });
  const part = (character: CampaignCharacter, parting: Parting, onDone: () => void) =>
    mutate({ character, parting }, { onSettled: onDone });
  return { part, busy: isPending };
}
