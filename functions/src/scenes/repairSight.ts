import { scenes, tableScenes } from "domain/documents/scene";
import { isBySight } from "domain/table/scene/changeScene";
import { AppError } from "domain/values/errors";
import { inGuardedBatch } from "../store/guarded";
import { hideInFight } from "./hideInFight";
import { readTokens, writeTokens } from "./placeTokens";
import { settleSight } from "./settleSight";
import { readSight } from "./sightState";

/** Documents that another release or hand wrote: walls that nobody may draw any more among them. */
const BROKEN: ReadonlySet<string> = new Set(["document-invalid", "invalid-input"]);

/**
 * Decides anew what a group sees after something that sight rests on has changed beside it: a character left, or sees in the
 * dark now. One read where no scene with sight is shown. Can be repeated after a crash.
 */
export async function repairSight(campaignId: string, now: number): Promise<void> {
  try {
    await decideAnew(campaignId, now);
  } catch (error) {
    // It is logged where it is read; whoever leaves is not kept by it.
    if (!(error instanceof AppError && BROKEN.has(error.code))) throw error;
  }
}

const decideAnew = (campaignId: string, now: number): Promise<void> =>
  inGuardedBatch(async (guarded) => {
    const sceneId = (await guarded.look(tableScenes, campaignId))?.data.shown?.sceneId;
    const scene = sceneId === undefined ? undefined : await guarded.look(scenes, campaignId, sceneId);
    if (scene === undefined || !isBySight(scene.data)) return;
    // Before the tokens, as in changeTokens.
    const state = await readSight(guarded, campaignId, scene.id);
    const stored = await readTokens(guarded, campaignId, scene.id);
    const standing = new Map([...stored].map(([id, { token }]) => [id, token]));
    const on = { campaignId, sceneId: scene.id, scene: scene.data, isShown: true };
    const settled = await settleSight(guarded, on, standing, now, { state });
    await writeTokens(guarded, settled.on, { stored, changed: standing }, (shown) =>
      hideInFight(guarded, campaignId, { unseen: settled.unseen, shown }, now),
    );
  });
