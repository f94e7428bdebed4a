import { updateCampaignInfo } from "domain/api/campaigns";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { type CampaignInfo, trimInfo } from "domain/campaign/updateCampaignInfo";
import { describeError } from "domain/errors";
import { useEffect, useReducer } from "react";
import { usePatchCampaign } from "../../../api/usePatchCampaign";
import { call, HttpError } from "../../../http/call";
import { type EditMode, hasUnsavedInfo, reduceEditMode, startEditMode } from "./editMode";

export interface EditControl {
  readonly mode: EditMode;
  readonly toggle: () => void;
  readonly type: (change: Partial<CampaignInfo>) => void;
  readonly save: () => void;
}

/** Product §8 "Campaign update": a 400 says what is wrong with what was typed. */
function updateFailure(error: unknown): string {
  if (error instanceof HttpError && error.status === 400) {
    return error.sentence ?? describeError("empty-campaign-name").sentence;
  }
  return "Impossible de mettre à jour les informations de la campagne.";
}

/** The MJ's edit mode on this page, fed with what others change meanwhile. */
export function useEditMode({ id, system, name, description }: CampaignPage): EditControl {
  const [mode, dispatch] = useReducer(reduceEditMode, { name, description }, startEditMode);
  const patch = usePatchCampaign(system, id);

  useEffect(() => {
    dispatch({ type: "changedElsewhere", info: { name, description } });
  }, [name, description]);

  const save = async () => {
    if (mode.save.kind === "saving") return;
    dispatch({ type: "save" });
    if (!hasUnsavedInfo(mode)) return;
    try {
      const info = await call(updateCampaignInfo, { params: { system, id }, body: trimInfo(mode.draft) });
      patch(info);
      dispatch({ type: "saved", info });
    } catch (error) {
      dispatch({ type: "saveFailed", message: updateFailure(error) });
    }
  };
  return {
    mode,
    toggle: () => dispatch({ type: "toggle" }),
    type: (change) => dispatch({ type: "type", change }),
    save,
  };
}
