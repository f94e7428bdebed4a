import { removePlayer } from "domain/api/campaigns";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { describeError } from "domain/values/errors";
import { call } from "../../http/call";
import { failureMessage } from "../../http/failureMessage";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";

/** Product §8 "Remove player". */
const REFUSALS = {
  403: describeError("forbidden").sentence,
  404: describeError("player-not-found").sentence,
};

/** The MJ takes a player off the table; `onDone` follows whatever the answer was. */
export function useRemovePlayer({ id, system }: Pick<CampaignPage, "id" | "system">) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (playerId: string) => call(removePlayer, { params: { system, id, playerId } }),
    onSuccess: () => toast("success", "Joueur retiré de la campagne."),
    onError: (error) => toast("error", failureMessage(error, "Impossible de retirer ce joueur.", REFUSALS)),
  });
  const remove = (playerId: string, onDone: () => void) => mutate(playerId, { onSettled: onDone });
  return { remove, removing: isPending };
}
