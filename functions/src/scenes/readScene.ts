import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { type SceneDocument, scenes, type TableSceneDocument, tableScenes } from "domain/documents/scene";
import { requireAuthority } from "domain/table/campaign/authority";
import { AppError } from "domain/values/errors";
import type { Stored } from "../store/firestore";
import type { Guarded } from "../store/guarded";
import { requireCampaign } from "../table/readCampaign";

interface Place {
  readonly system: string;
  readonly id: string;
  readonly sceneId: string;
}

/** What the MJ's acts on a scene are decided by. */
export interface OpenScene {
  readonly campaign: Stored<CampaignDocument>;
  readonly scene: Stored<SceneDocument>;
  /** What the members see now; undefined before any scene was shown. */
  readonly live: Stored<TableSceneDocument> | undefined;
  readonly isShown: boolean;
}

/** Throws `campaign-not-found`, `forbidden` to all but the MJ, and `scene-not-found`. */
export async function readSceneOfMj(
  guarded: Guarded,
  { system, id, sceneId }: Place,
  uid: string,
): Promise<OpenScene> {
  const [found, scene, live] = await Promise.all([
    guarded.read(campaigns, id),
    guarded.read(scenes, id, sceneId),
    guarded.read(tableScenes, id),
  ]);
  const campaign = requireCampaign({ system }, found);
  requireAuthority("prepareScenes", uid, campaign.data);
  if (scene === undefined) throw new AppError("scene-not-found");
  return { campaign, scene, live, isShown: live?.data.shown?.sceneId === sceneId };
}
