import { characters } from "domain/documents/character";
import { scenes } from "domain/documents/scene";
import type { TokenOperation } from "domain/documents/sceneSchema";
import { applyTokenOperations, namedTokens, type Owners } from "domain/table/scene/tokens";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { countOf } from "../store/queries";
import { sceneTokensOf, tableTokensOf } from "../store/sceneQueries";
import { readNamedTokens, writeToken } from "./placeTokens";
import { readSceneOfMj } from "./readScene";
import { readShownStates } from "./shownStates";

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

/** Changes the named tokens in one write. The same operations again do no more than once. */
export const changeTokens: Handler<"changeTokens"> = async ({
  params,
  body: { operations },
  caller,
  now,
}) => {
  const { id, sceneId } = params;
  await inGuardedBatch(async (guarded) => {
    const { scene, isShown } = await readSceneOfMj(guarded, params, caller.uid);
    const put = operations.flatMap((one) => (one.kind === "put" ? [one.token] : []));
    const [stored, owners, shown, seen, others] = await Promise.all([
      readNamedTokens(guarded, id, sceneId, namedTokens(operations)),
      readOwners(guarded, id, operations),
      readShownStates(guarded, id, put),
      isShown ? countOf(tableTokensOf(id)) : 0,
      countOf(sceneTokensOf(id, sceneId)),
    ]);
    const before = new Map([...stored].map(([tokenId, { token }]) => [tokenId, token]));
    const change = applyTokenOperations(scene, before, seen + others, operations, owners, now);
    const place = { campaignId: id, sceneId, scene: scene.data, isShown };
    for (const [tokenId, after] of change.tokens) {
      writeToken(guarded, place, tokenId, stored.get(tokenId), after && shown(after));
    }
    guarded.update(scenes, [id, sceneId], { names: change.names, updatedAt: now });
  });
  return null;
};
