import { characters } from "domain/documents/character";
import { scenes } from "domain/documents/scene";
import type { TokenOperation } from "domain/scene/sceneSchema";
import { applyTokenOperations, namedTokens, type Owners } from "domain/scene/tokens";
import type { Handler } from "../http/handler";
import { sceneTokensOf, tableTokensOf } from "../store/sceneQueries";
import { inTransaction, type StoreTransaction } from "../store/transaction";
import { readNamedTokens, writeToken } from "./placeTokens";
import { readSceneOfMj } from "./readScene";
import { readShownStates } from "./shownStates";

/** The owners of the characters that operations name, of those that are linked to the campaign. */
async function readOwners(
  transaction: StoreTransaction,
  campaignId: string,
  operations: readonly TokenOperation[],
): Promise<Owners> {
  const named = operations.flatMap((one) => (one.kind === "put" ? (one.token.characterId ?? []) : []));
  const found = await Promise.all([...new Set(named)].map((id) => transaction.read(characters, id)));
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
  await inTransaction(async (transaction) => {
    const { scene, isShown } = await readSceneOfMj(transaction, params, caller.uid);
    const put = operations.flatMap((one) => (one.kind === "put" ? [one.token] : []));
    const [stored, owners, shown, seen, others] = await Promise.all([
      readNamedTokens(transaction, id, sceneId, namedTokens(operations)),
      readOwners(transaction, id, operations),
      readShownStates(transaction, id, put),
      isShown ? transaction.count(tableTokensOf(id)) : 0,
      transaction.count(sceneTokensOf(id, sceneId)),
    ]);
    const before = new Map([...stored].map(([tokenId, { token }]) => [tokenId, token]));
    const change = applyTokenOperations(scene, before, seen + others, operations, owners, now);
    const place = { campaignId: id, sceneId, scene: scene.data, isShown };
    for (const [tokenId, after] of change.tokens) {
      writeToken(transaction, place, tokenId, stored.get(tokenId), after && shown(after));
    }
    transaction.update(scenes, [id, sceneId], { names: change.names, updatedAt: now });
  });
  return null;
};
