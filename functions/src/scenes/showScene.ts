import { campaigns } from "domain/documents/campaign";
import { scenes, tableScenes } from "domain/documents/scene";
import { requireAuthority } from "domain/table/campaign/authority";
import { publicScene } from "domain/table/scene/publicScene";
import { AppError } from "domain/values/errors";
import { requireCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { readTokens, replaceTokens } from "./placeTokens";
import { readShownStates } from "./shownStates";
import { writeShown } from "./writeShown";

/** The scene with its tokens, or undefined where there is none. */
async function readWhole(guarded: Guarded, campaignId: string, sceneId: string | undefined) {
  if (sceneId === undefined) return undefined;
  const [scene, stored] = await Promise.all([
    guarded.read(scenes, campaignId, sceneId),
    readTokens(guarded, campaignId, sceneId),
  ]);
  return scene && { campaignId, sceneId, scene: scene.data, stored };
}

/**
 * Puts the scene before away with its tokens and brings the other one with those that members may see, in one write;
 * those that follow a state have it as it is now.
 * Showing again what is shown changes nothing.
 */
export const showScene: Handler<"showScene"> = ({ params: { system, id }, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const [found, live] = await Promise.all([guarded.read(campaigns, id), guarded.read(tableScenes, id)]);
    const campaign = requireCampaign({ system }, found);
    requireAuthority("prepareScenes", caller.uid, campaign.data);
    const before = live?.data.shown?.sceneId;
    const wanted = body.sceneId ?? undefined;
    if (live !== undefined && before === wanted) return { revision: live.data.revision };
    const [leaving, coming] = await Promise.all([
      readWhole(guarded, id, before),
      readWhole(guarded, id, wanted),
    ]);
    if (wanted !== undefined && coming === undefined) throw new AppError("scene-not-found");
    const upToDate = await readShownStates(
      guarded,
      id,
      [...(coming?.stored.values() ?? [])].map(({ token }) => token),
    );
    if (leaving !== undefined) {
      replaceTokens(guarded, { ...leaving, isShown: false }, leaving.stored);
    }
    if (coming !== undefined) {
      replaceTokens(guarded, { ...coming, isShown: true }, coming.stored, upToDate);
    }
    const shown = coming && publicScene(coming.sceneId, coming.scene);
    return { revision: writeShown(guarded, id, live, shown, now) };
  });
