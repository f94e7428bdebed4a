import { joinRequests } from "domain/documents/joinRequest";
import { standingOf } from "domain/table/campaign/authority";
import type { Handler } from "../http/handler";
import { readDocument } from "../store/firestore";
import { readInvite, readInvitedCampaign } from "./readInvite";

export const getCampaignInvite: Handler<"getCampaignInvite"> = async ({ params, caller }) => {
  const invite = await readInvite(params.system, params.token);
  const { id, data } = await readInvitedCampaign(invite.data);
  const campaign = { id, name: data.name, game: data.system, dm: data.mj.name };
  const standing = standingOf(caller.uid, data);
  if (standing === "mj") return { campaign, membershipStatus: "mj" };
  if (standing === "player") return { campaign, membershipStatus: "member" };
  const pending = await readDocument(joinRequests, id, caller.uid);
  return { campaign, membershipStatus: pending === undefined ? "none" : "pending" };
};
