import { useQueryClient } from "@tanstack/react-query";
import { linkCharacter } from "domain/api/campaigns";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { describeError } from "domain/values/errors";
import { queryKeys } from "../../../api/keys";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useMutation } from "../../../http/useMutation";
import { toast } from "../../../ui/toast";

/** Product §8 "Link character". */
const REFUSALS = { 400: describeError("character-linked-elsewhere").sentence };
const LINK_FAILED = "Impossible d'associer ce personnage à la campagne.";

/** Links one of one's own characters to the campaign. */
export function useLinkCharacter({ id, system }: Pick<CampaignPage, "id" | "system">, uid: string) {
  const client = useQueryClient();
  const linking = useMutation({
    networkMode: "always",
    mutationFn: (characterId: string) =>
      call(linkCharacter, { params: { system, id }, body: { characterId } }),
    onSuccess: () => toast("success", "Personnage associé à la campagne."),
    // After a refusal as well: the list was out of date.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.everyCharacterList(uid) }),
  });
  const failure = linking.error ? failureMessage(linking.error, LINK_FAILED, REFUSALS) : undefined;
  return { ...linking, failure };
}
