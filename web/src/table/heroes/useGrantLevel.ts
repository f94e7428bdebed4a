import { grantLevel } from "domain/api/campaigns";
import { describeError } from "domain/values/errors";
import type { SystemId } from "domain/values/systemIds";
import { call } from "../../http/call";
import { failureMessage } from "../../http/failureMessage";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";

/** The level up to which a character may come: its next one, or its own to take that back. */
interface LevelGrant {
  readonly id: string;
  readonly level: number;
}

const FAILURE = "Impossible d'accorder ce niveau pour le moment.";
const REFUSALS = {
  403: describeError("forbidden").sentence,
  404: describeError("character-not-found").sentence,
  409: describeError("level-not-next").sentence,
};

/** The MJ's word on levels. What it does comes live. */
export function useGrantLevel(system: SystemId, campaignId: string | undefined) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (grants: readonly LevelGrant[]) =>
      Promise.all(
        grants.map(({ id, level }) =>
          call(grantLevel, { params: { system, id: campaignId ?? "", characterId: id }, body: { level } }),
        ),
      ),
    onSuccess: () => toast("success", "C'est noté sur la fiche."),
    onError: (error) => toast("error", failureMessage(error, FAILURE, REFUSALS)),
  });
  return { grant: mutate, busy: isPending };
}
