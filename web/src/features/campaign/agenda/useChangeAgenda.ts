import { changeAgenda } from "domain/api/agenda";
import type { AgendaOperation } from "domain/table/agenda/changeAgenda";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { toast } from "../../../ui/toast";

const FAILED = "L'agenda n'a pas pu être modifié. Réessaie dans quelques instants.";

export type AgendaCampaign = Pick<CampaignPage, "id" | "system">;

interface ChangeOptions {
  /** What a toast says once it is done. */
  readonly done: string;
  readonly onDone?: () => void;
  /** A toast says what failed; otherwise the caller shows `failure`. */
  readonly toasted?: boolean;
}

/** The MJ's changes of the agenda, one at a time. What they change comes live. */
export function useChangeAgenda({ id, system }: AgendaCampaign, options: ChangeOptions) {
  const { done, onDone, toasted = true } = options;
  const { mutate, isPending, error, forgetFailure } = useMutation({
    networkMode: "always",
    mutationFn: (operation: AgendaOperation) =>
      call(changeAgenda, { params: { system, id }, body: { operation } }),
    onSuccess: () => {
      toast("success", done);
      onDone?.();
    },
    onError: (failure) => {
      if (toasted) toast("error", serverSentence(failure, FAILED));
    },
  });
  return { change: mutate, busy: isPending, failure: error && serverSentence(error, FAILED), forgetFailure };
}
