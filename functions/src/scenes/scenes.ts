import { campaigns } from "domain/documents/campaign";
import { fights } from "domain/documents/fight";
import { scenes, tableScenes, tokens } from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { requireAuthority } from "domain/table/campaign/authority";
import { unseenTokens } from "domain/table/fight/hiddenTokens";
import { toldByScene } from "domain/table/fight/toldByScene";
import { withoutScene } from "domain/table/fight/waitingCreatures";
import { isBySight } from "domain/table/scene/changeScene";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { removeSceneContents } from "../store/sceneContents";
import { requireCampaign } from "../table/readCampaign";
import { writeTold } from "./hideInFight";
import { NO_TOKENS, readTokens, type StoredTokens } from "./placeTokens";
import { readSight } from "./sightState";
import { writeShown } from "./writeShown";
import { writeNoSight } from "./writeSight";

/** Of a scene that is gone: whom its group has not seen is named. */
const everySeen = (stored: StoredTokens): ReadonlyMap<string, boolean> =>
  unseenTokens(new Map([...stored].map(([id, { token }]) => [id, token])), () => false);

/**
 * First the scene and what members see of it, in one write: from then on nothing new hangs on it. Then the rest, of any
 * size, which a repeated call removes after a crash.
 */
export const deleteScene: Handler<"deleteScene"> = async ({ params, caller, now }) => {
  const { system, id, sceneId } = params;
  await inGuardedBatch(async (guarded) => {
    const [found, scene, live, fight] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(scenes, id, sceneId),
      guarded.read(tableScenes, id),
      guarded.look(fights, id),
    ]);
    const campaign = requireCampaign({ system }, found);
    requireAuthority("prepareScenes", caller.uid, campaign.data);
    if (scene === undefined) return;
    const isShown = live?.data.shown?.sceneId === sceneId;
    // Before the tokens, as in changeTokens.
    const state = isBySight(scene.data) ? await readSight(guarded, id, sceneId) : undefined;
    const isUnseen = fight?.data.panel.initiative.order.some(({ unseen }) => unseen) === true;
    const stored = isShown || isUnseen ? await readTokens(guarded, id, sceneId) : NO_TOKENS;
    if (state !== undefined && isShown) writeNoSight(guarded, id, state, now);
    for (const [tokenId, { place }] of stored) {
      if (place === "members") guarded.delete(tokens, [id, tokenId]);
    }
    if (isShown) writeShown(guarded, id, live, undefined, now);
    const waiting = fight && withoutScene(fight.data, sceneId);
    const left = waiting && toldByScene(waiting, { unseen: everySeen(stored) });
    if (fight && left && left !== fight.data) {
      writeTold(guarded, id, left, (await guarded.look(sharedInitiatives, id))?.data, now);
    }
    guarded.delete(scenes, [id, sceneId]);
  });
  await removeSceneContents(id, sceneId);
  return null;
};
