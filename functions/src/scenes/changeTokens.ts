import { characters } from "domain/documents/character";
import { scenes } from "domain/documents/scene";
import type { TokenOperation } from "domain/documents/sceneSchema";
import { goneTokens, turnedTokens } from "domain/table/fight/hiddenTokens";
import { isBySight } from "domain/table/scene/changeScene";
import { applyTokenOperations, namedTokens, type Owners } from "domain/table/scene/tokens";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { countOf } from "../store/queries";
import { sceneTokensOf, tableTokensOf } from "../store/sceneQueries";
import { followInFight } from "./placeInFight";
import { readNamedTokens, readTokens, writeTokens } from "./placeTokens";
import { readSceneOfMj } from "./readScene";
import { settleSight } from "./settleSight";
import { readShownStates } from "./shownStates";
import { readSight } from "./sightState";

/** The owners of the characters that operations name, of those that are linked to the campaign. */
async function readOwners(
  guarded: Guarded,
  campaignId: string,
  operations: readonly TokenOperation[],
): Promise<Owners> {
  const named = operations.flatMap((one) => (one.kind === "put" ? (one.token.characterId ?? []) : []));
  const found = await Promise.all([...new Set(named)].map((id) => guarded.read(characters, id)));
  const linked = found.filter((character) => character?.data.campaignId === campaignId);
  return new Map(linked.flatMap((one) => (one ? [[one.id, one.data.userId] as const] : [])));
}

/** Changes the named tokens and the creatures of the fight with theirs in one write. The same call again does no more than once. */
export const changeTokens: Handler<"changeTokens"> = async ({
  params,
  body: { operations, creatures },
  caller,
  now,
}) => {
  const { id, sceneId } = params;
  await inGuardedBatch(async (guarded) => {
    const { campaign, scene, isShown } = await readSceneOfMj(guarded, params, caller.uid);
    const put = operations.flatMap((one) => (one.kind === "put" ? [one.token] : []));
    // Before the tokens: whoever moves one after they are read changes it, and this is decided again.
    const state = isShown && isBySight(scene.data) ? await readSight(guarded, id, sceneId) : undefined;
    const [stored, owners, shown, seen, others] = await Promise.all([
      state
        ? readTokens(guarded, id, sceneId)
        : readNamedTokens(guarded, id, sceneId, namedTokens(operations)),
      readOwners(guarded, id, operations),
      readShownStates(guarded, id, put),
      isShown ? countOf(tableTokensOf(id)) : 0,
      countOf(sceneTokensOf(id, sceneId)),
    ]);
    const all = new Map([...stored].map(([tokenId, { token }]) => [tokenId, token]));
    const named = new Set(namedTokens(operations));
    const before = new Map([...all].filter(([tokenId]) => named.has(tokenId)));
    const change = applyTokenOperations(scene, before, seen + others, operations, owners, now);
    const changed = new Map([...change.tokens].map(([tokenId, after]) => [tokenId, after && shown(after)]));
    const standing = new Map([...all, ...changed]);
    const settled = await settleSight(
      guarded,
      { campaignId: id, sceneId, scene: scene.data, isShown },
      standing,
      now,
      state && { state },
    );
    const moved = {
      turned: turnedTokens(before, change.tokens),
      gone: goneTokens(before, change.tokens),
      unseen: settled.unseen,
    };
    const on = { campaign, sceneId, isShown, uid: caller.uid };
    const written = { stored, changed: settled.on.seen ? standing : changed };
    await writeTokens(guarded, settled.on, written, (shown) =>
      followInFight(guarded, on, creatures, { ...moved, shown }, now),
    );
    guarded.update(scenes, [id, sceneId], { names: change.names, updatedAt: now });
  });
  return null;
};
