import { drawings } from "domain/documents/scene";
import { requireAuthority } from "domain/table/campaign/authority";
import { requireErasable } from "domain/table/scene/drawings";
import type { Handler } from "../http/handler";
import { deleteIfPresent, readDocument } from "../store/firestore";
import { eraseDrawings } from "../store/sceneContents";
import { readCampaign } from "../table/readCampaign";

export const eraseDrawing: Handler<"eraseDrawing"> = async ({ params, caller }) => {
  const [campaign, drawing] = await Promise.all([
    readCampaign(params, caller),
    readDocument(drawings, params.id, params.drawingId),
  ]);
  requireErasable(campaign.data, caller.uid, drawing?.data.uid);
  await deleteIfPresent(drawings, campaign.id, params.drawingId);
  return null;
};

export const clearDrawings: Handler<"clearDrawings"> = async ({ params, caller }) => {
  const { id, data } = await readCampaign(params, caller);
  requireAuthority("prepareScenes", caller.uid, data);
  await eraseDrawings(id);
  return null;
};
