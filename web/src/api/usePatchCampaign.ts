import { useQueryClient } from "@tanstack/react-query";
import type { CampaignView } from "domain/api/campaigns";
import type { SystemId } from "domain/values/systemIds";
import { useCallback } from "react";
import { useMember } from "../session/SessionProvider";
import { queryKeys } from "./keys";

/** Keeps a change that the server confirmed in the campaign's cached answer, which is shown where no listener speaks. */
export function usePatchCampaign(system: SystemId, id: string): (changes: Partial<CampaignView>) => void {
  const client = useQueryClient();
  const { uid } = useMember();
  return useCallback(
    (changes) => {
      client.setQueryData<CampaignView>(queryKeys.campaign(uid, system, id), (known) =>
        known === undefined ? known : { ...known, ...changes },
      );
    },
    [client, uid, system, id],
  );
}
