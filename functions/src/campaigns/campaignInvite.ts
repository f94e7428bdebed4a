import { randomBytes } from "node:crypto";
import { campaignInvites, campaignSecrets } from "domain/documents/campaignInvite";
import { joinRequests } from "domain/documents/joinRequest";
import { requireAuthority, standingOf } from "domain/table/campaign/authority";
import type { Handler } from "../http/handler";
import { readDocument, readIfValid, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { inviteRefsUsedBy } from "../store/queries";
import { readCampaign } from "../table/readCampaign";
import { readInvite, readInvitedCampaign } from "../table/readInvite";

/** 144 random bits, so that nobody can guess an invite link. */
export const newInviteToken = (): string => randomBytes(18).toString("base64url");

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

/**
 * Creates the new link and deletes every older one in one batch; of two renewals at the same moment, the
 * later one's link remains. A stored link that cannot be read is replaced like any other.
 */
export const renewCampaignInvite: Handler<"renewCampaignInvite"> = async ({ params, caller, now }) =>
  retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    requireAuthority("renewInviteLink", caller.uid, campaign.data);
    // In this order: the secret's version then guards the list, which a renewal in between would make incomplete.
    const secret = await readIfValid(campaignSecrets, campaign.id);
    const older = await inviteRefsUsedBy(campaign.id);
    const token = newInviteToken();
    const batch = new GuardedBatch();
    for (const { id } of older) batch.delete(campaignInvites, [id]);
    batch.create(campaignInvites, [token], {
      campaignId: campaign.id,
      system: campaign.data.system,
      createdAt: now,
    });
    if (secret === undefined) batch.set(campaignSecrets, [campaign.id], { token });
    else batch.update(campaignSecrets, [campaign.id], { token }, secret.version);
    await batch.commit();
    return { inviteToken: token };
  });
