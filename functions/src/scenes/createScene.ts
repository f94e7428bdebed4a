import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { scenes, sceneTokens } from "domain/documents/scene";
import { requireAuthority } from "domain/table/campaign/authority";
import { newScene } from "domain/table/scene/changeScene";
import { characterTokens } from "domain/table/scene/characterTokens";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { countOf, tableCharacters } from "../store/queries";
import { scenesOf } from "../store/sceneQueries";
import { requireCampaign } from "../table/readCampaign";

/**
 * Counts and creates in one write, guarded by the campaign and its characters, whose tokens it makes: none is left of one
 * that leaves meanwhile. The request's id is the scene's: a request that is sent twice makes one.
 */
export const createScene: Handler<"createScene"> = ({ params: { system, id }, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const { requestId, ...draft } = body;
    const [found, earlier, count, linked] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(scenes, id, requestId),
      guarded.counting(["campaigns", id], "scenes", () => countOf(scenesOf(id))),
      guarded.lookAtEach(characters, tableCharacters(id)),
    ]);
    const campaign = requireCampaign({ system }, found);
    requireAuthority("prepareScenes", caller.uid, campaign.data);
    if (earlier !== undefined) return { id: requestId };
    const scene = newScene(campaign.data.mj.uid, draft, count, now);
    guarded.create(scenes, [id, requestId], scene);
    for (const character of linked) guarded.require(characters, [character.id], character.version);
    const present = linked.map(({ id: characterId, data }) => {
      const portrait = data.data.avatarUrl;
      return {
        id: characterId,
        userId: data.userId,
        name: data.name,
        ...(typeof portrait === "string" && { portrait }),
      };
    });
    for (const [tokenId, token] of characterTokens(requestId, scene, present, now)) {
      guarded.set(sceneTokens, [id, requestId, tokenId], token);
    }
    return { id: requestId };
  });
