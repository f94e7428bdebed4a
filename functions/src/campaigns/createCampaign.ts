import { campaigns } from "domain/documents/campaign";
import { campaignInvites, campaignSecrets } from "domain/documents/campaignInvite";
import { tableScenes } from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { tableScreens } from "domain/documents/tableScreen";
import { decideCreateCampaign } from "domain/table/campaign/createCampaign";
import { nothingShared } from "domain/table/initiative/shareInitiative";
import { noSceneShown } from "domain/table/scene/tableScene";
import { nothingOnScreen } from "domain/table/screen/showOnScreen";
import { AppError } from "domain/values/errors";
import { isSystemId } from "domain/values/systemIds";
import type { Handler } from "../http/handler";
import { alreadyExists, readDocument } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { idOfRequest } from "../store/idOfRequest";
import { readMember } from "../table/readMember";
import { newInviteToken } from "./campaignInvite";
import { campaignView } from "./campaignView";
import { readCampaignView } from "./readCampaignView";

/** A request that is sent twice creates one campaign: the second one answers it as it is by then. */
export const createCampaign: Handler<"createCampaign"> = async ({
  params: { system },
  body: { requestId, ...draft },
  caller,
  now,
}) => {
  if (!isSystemId(system)) throw new AppError("unknown-system");
  const { name } = await readMember(caller);
  const campaign = decideCreateCampaign(system, { uid: caller.uid, name }, draft, now);
  const [id, token] = [idOfRequest(caller.uid, requestId), newInviteToken()];
  try {
    await new GuardedBatch()
      .create(campaigns, [id], campaign)
      .create(campaignSecrets, [id], { token })
      .create(campaignInvites, [token], { campaignId: id, system, createdAt: now })
      .create(sharedInitiatives, [id], nothingShared(now))
      .create(tableScenes, [id], noSceneShown(now))
      .create(tableScreens, [id], nothingOnScreen(now))
      .commit();
  } catch (error) {
    const earlier = alreadyExists(error) ? await readDocument(campaigns, id) : undefined;
    if (earlier === undefined) throw error;
    return readCampaignView(earlier, caller.uid, now);
  }
  return campaignView(
    {
      campaign: { id, data: campaign },
      members: [],
      characters: [],
      playStates: new Map(),
      inviteToken: token,
    },
    caller.uid,
  );
};
