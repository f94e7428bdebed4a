import { campaigns } from "domain/documents/campaign";
import { inviteRequests } from "domain/documents/inviteRequest";
import { decideRequestSeats, seatsOf, seatsRequestId } from "domain/members/invitations/seats";
import { requireAuthority } from "domain/table/campaign/authority";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { seatCodesOf } from "../store/queries";
import { readCampaign } from "../table/readCampaign";
import { readMember } from "../table/readMember";

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

/** One request for each campaign: asking again changes its number and makes it pending. */
export const requestSeats: Handler<"requestSeats"> = async ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    requireAuthority("requestSeats", caller.uid, campaign.data);
    const id = seatsRequestId(campaign.id);
    // In this order: the request's version then guards the codes, which a grant in between would make incomplete.
    const earlier = await readDocument(inviteRequests, id);
    const [{ email }, codes] = await Promise.all([readMember(caller), seatCodesOf(campaign.id)]);
    const made = codes.map(({ data }) => data);
    const request = decideRequestSeats(
      campaign,
      email,
      body.count,
      { earlier: earlier?.data, codes: made },
      now,
    );
    // What is asked while the campaign is being deleted goes with it.
    const batch = new GuardedBatch().requirePresent(campaigns, [campaign.id]);
    if (earlier === undefined) batch.create(inviteRequests, [id], request);
    else batch.update(inviteRequests, [id], { processedBy: undefined, ...request }, earlier.version);
    await batch.commit();
    return { asked: { count: body.count, status: request.status }, seats: seatsOf(made) };
  });
