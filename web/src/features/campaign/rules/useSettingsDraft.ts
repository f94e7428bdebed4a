import { useMutation } from "@tanstack/react-query";
import { updateCampaignSettings } from "domain/api/campaigns";
import type { CampaignPage } from "domain/campaign/campaignPage";
import type { CampaignSettings } from "domain/documents/campaign";
import { useState } from "react";
import { call } from "../../../http/call";

/** Product §8 "Campaign update". */
const UPDATE_FAILED = "Impossible de mettre à jour les informations de la campagne.";

/**
 * What the MJ chose against what is kept. Only the choices made here are the draft's: a rule that another device
 * changes meanwhile is followed.
 */
export function useSettingsDraft({ id, system, settings }: CampaignPage) {
  const [chosen, setChosen] = useState<Partial<CampaignSettings>>({});
  const draft: CampaignSettings = { ...settings, ...chosen };
  const saving = useMutation({
    networkMode: "always",
    mutationFn: () => call(updateCampaignSettings, { params: { system, id }, body: draft }),
  });
  const choose = (change: Partial<CampaignSettings>) => {
    saving.reset();
    setChosen((earlier) => ({ ...earlier, ...change }));
  };
  return {
    draft,
    choose,
    save: () => saving.mutate(),
    saving: saving.isPending,
    saved: saving.isSuccess,
    failure: saving.isError ? UPDATE_FAILED : undefined,
  };
}
