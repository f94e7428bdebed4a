import { readInvite, readInvitedCampaign } from "../campaigns/readInvite";
import type { Handler } from "../http/handler";
import { limitAddress } from "../http/rateLimit";

/** Whoever holds the token was invited: they are told who invites them to what, and nothing else of the campaign. */
export const previewCampaignInvite: Handler<"previewCampaignInvite"> = async ({
  body,
  clientAddress,
  now,
}) => {
  await limitAddress("previewCampaignInvite", clientAddress, now);
  const invite = await readInvite(body.system, body.token.trim());
  const { data } = await readInvitedCampaign(invite.data);
  return { campaign: { name: data.name, game: data.system, dm: data.mj.name } };
};
