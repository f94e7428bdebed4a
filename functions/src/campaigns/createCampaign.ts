import { randomUUID } from "node:crypto";
import { decideCreateCampaign } from "domain/campaign/createCampaign";
import { campaigns } from "domain/documents/campaign";
import { campaignInvites, campaignSecrets } from "domain/documents/campaignInvite";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { AppError } from "domain/errors";
import { nothingShared } from "domain/initiative/shareInitiative";
import { isSystemId } from "domain/systems/systemIds";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { readMember } from "../members/readMember";
import { GuardedBatch } from "../store/firestore";
import { campaignView } from "./campaignView";
import { newInviteToken } from "./newInvite";

export const createCampaign: Handler<"createCampaign"> = async ({
  params: { system },
  body,
  caller,
  now,
}) => {
  await limitRate("createCampaign", caller.uid, now);
  if (!isSystemId(system)) throw new AppError("unknown-system");
  const { name } = await readMember(caller.uid);
  const campaign = decideCreateCampaign(system, { uid: caller.uid, name }, body, now);
  const [id, token] = [randomUUID(), newInviteToken()];
  await new GuardedBatch()
    .create(campaigns, [id], campaign)
    .create(campaignSecrets, [id], { token })
    .create(campaignInvites, [token], { campaignId: id, system, createdAt: now })
    .create(sharedInitiatives, [id], nothingShared(now))
    .commit();
  return campaignView(
    { campaign: { id, data: campaign }, members: [], characters: [], inviteToken: token },
    caller.uid,
  );
};
