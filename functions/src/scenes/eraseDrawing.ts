import { drawings } from "domain/documents/scene";
import { requireErasable } from "domain/table/scene/drawings";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { deleteIfPresent, readDocument } from "../store/firestore";

export const eraseDrawing: Handler<"eraseDrawing"> = async ({ params, caller }) => {
  const [campaign, drawing] = await Promise.all([
    readCampaign(params, caller),
    readDocument(drawings, params.id, params.drawingId),
  ]);
  requireErasable(campaign.data, caller.uid, drawing?.data.uid);
  await deleteIfPresent(drawings, campaign.id, params.drawingId);
  return null;
};
