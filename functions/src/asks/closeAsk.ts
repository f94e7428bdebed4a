import { asks } from "domain/documents/ask";
import { requireAuthority } from "domain/table/campaign/authority";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { deleteIfPresent } from "../store/firestore";

export const closeAsk: Handler<"closeAsk"> = async ({ params, caller }) => {
  const campaign = await readCampaign(params, caller);
  requireAuthority("ask", caller.uid, campaign.data);
  await deleteIfPresent(asks, campaign.id, params.askId);
  return null;
};
