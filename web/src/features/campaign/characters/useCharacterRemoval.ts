import { useQueryClient } from "@tanstack/react-query";
import { removeCharacter } from "domain/api/campaigns";
import { deleteCharacter } from "domain/api/characters";
import type { CampaignCharacter, CampaignPage } from "domain/table/campaign/campaignPage";
import { describeError } from "domain/values/errors";
import { queryKeys } from "../../../api/keys";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useMutation } from "../../../http/useMutation";
import { toast } from "../../../ui/toast";

/** Off the table, or gone altogether. */
export type CharacterRemoval = "remove" | "delete";

/** Product §8 "Remove/delete character". */
const REFUSALS = {
  403: describeError("forbidden").sentence,
  404: describeError("character-not-found").sentence,
};
const FAILURES: Record<CharacterRemoval, string> = {
  remove: "Impossible de retirer ce personnage.",
  delete: "Impossible de supprimer ce personnage.",
};

function successOf(removal: CharacterRemoval, own: boolean): string {
  if (removal === "remove") return "Personnage retiré de la campagne.";
  return own ? "Votre personnage a été supprimé." : "Personnage supprimé.";
}

interface RemovalRequest {
  readonly character: CampaignCharacter;
  readonly removal: CharacterRemoval;
}

/** Takes a character off the table or deletes it; `onDone` follows whatever the answer was. */
export function useCharacterRemoval({ id, system }: Pick<CampaignPage, "id" | "system">, viewerUid: string) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: ({ character, removal }: RemovalRequest) =>
      removal === "remove"
        ? call(removeCharacter, { params: { system, id, characterId: character.id } })
        : call(deleteCharacter, {
            params: { system, id: character.id },
            query: { userId: character.userId },
          }),
    onSuccess: (_, { character, removal }) => {
      toast("success", successOf(removal, character.userId === viewerUid));
      void client.invalidateQueries({ queryKey: queryKeys.everyCharacterList(viewerUid) });
    },
    onError: (error, { removal }) => toast("error", failureMessage(error, FAILURES[removal], REFUSALS)),
  });
  const remove = (character: CampaignCharacter, removal: CharacterRemoval, onDone: () => void) =>
    mutate({ character, removal }, { onSettled: onDone });
  return { remove, busy: isPending };
}
