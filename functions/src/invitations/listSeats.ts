import { inviteRequests } from "domain/documents/inviteRequest";
import { seatsOf, seatsRequestId } from "domain/members/invitations/seats";
import { requireAuthority } from "domain/table/campaign/authority";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { readDocument } from "../store/firestore";
import { seatCodesOf } from "../store/queries";

export const listSeats: Handler<"listSeats"> = async ({ params, caller }) => {
  const campaign = await readCampaign(params);
  requireAuthority("listSeats", caller.uid, campaign.data);
  const [request, codes] = await Promise.all([
    readDocument(inviteRequests, seatsRequestId(campaign.id)),
    seatCodesOf(campaign.id),
  ]);
  const { seats, status } = request?.data ?? {};
  return {
    ...(seats && status && { asked: { count: seats.count, status } }),
    seats: seatsOf(codes.map(({ data }) => data)),
  };
};
