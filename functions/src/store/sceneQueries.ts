import { drawings, scenes, sceneTokens, tokens, truths } from "domain/documents/scene";
import type { Query } from "firebase-admin/firestore";
import { database } from "./firestore";
import { collectionOf, type DocumentRef, groupOf, groupShowing, references, shaped } from "./queries";
import { QUERIES } from "./queryShapes";

export const scenesOf = (campaignId: string): Query => collectionOf(scenes, campaignId);

/** Scenes of all campaigns that this member runs, for adding up their bytes. */
export const scenesRunBy = (uid: string): Query => groupOf(QUERIES.sceneBytesBy, uid);

/** The tokens that the members see. */
export const tableTokensOf = (campaignId: string): Query => collectionOf(tokens, campaignId);

/** The other tokens of a scene. */
export const sceneTokensOf = (campaignId: string, sceneId: string): Query =>
  collectionOf(sceneTokens, campaignId, sceneId);

/** Where a token is: in a scene's own collection, or among those that the members see. */
export interface TokenRef {
  readonly id: string;
  readonly sceneId: string | undefined;
}

/** Somebody's tokens in a campaign, wherever they are; of one character alone where that is given. */
export async function ownedTokens(
  campaignId: string,
  uid: string,
  characterId?: string,
): Promise<TokenRef[]> {
  const found = await Promise.all(
    [QUERIES.tokensOwnedBy, QUERIES.sceneTokensOwnedBy].map((shape) =>
      groupOf(shape, uid).select("characterId").get(),
    ),
  );
  return found
    .flatMap(({ docs }) => docs)
    .filter((token) => characterId === undefined || token.get("characterId") === characterId)
    .flatMap(({ id, ref: { path } }) => {
      const [, campaign, , sceneId, inScene] = path.split("/");
      return campaign === campaignId ? [{ id, sceneId: inScene === undefined ? undefined : sceneId }] : [];
    });
}

/** Whether a token of any scene shows a picture of this address. */
export async function isOnToken(address: string): Promise<boolean> {
  const found = await Promise.all(
    [QUERIES.tokensShowing, QUERIES.sceneTokensShowing].map((shape) =>
      groupShowing(shape, address).limit(1).select().get(),
    ),
  );
  return found.some(({ empty }) => !empty);
}

/** What the MJ shows to one player alone. */
export const truthsOf = (campaignId: string, uid: string): Query => collectionOf(truths, campaignId, uid);

export const truthRefsOf = (campaignId: string, uid: string) => references(truthsOf(campaignId, uid));

/** The same on one scene. */
export const truthRefsOn = (campaignId: string, uid: string, sceneId: string) =>
  references(shaped(truthsOf(campaignId, uid), QUERIES.truthsOnScene, [sceneId]));

/** The players who are shown something, former ones included. */
export async function playersWithTruths(campaignId: string): Promise<string[]> {
  const holder = database().doc(truths.path(campaignId, "any", "any")).parent.parent;
  return ((await holder?.parent.listDocuments()) ?? []).map(({ id }) => id);
}

export const drawingRefsBy = (campaignId: string, uid: string): Promise<DocumentRef[]> =>
  references(shaped(collectionOf(drawings, campaignId), QUERIES.drawingsBy, [uid]));

export const drawingRefsOf = (campaignId: string): Promise<DocumentRef[]> =>
  references(collectionOf(drawings, campaignId));

/** Where the pieces of a member's own pictures are: `{campaignId}/{sceneId}/{name}`, in order. */
export async function ownTilePlaces(uid: string): Promise<string[]> {
  const { docs } = await groupOf(QUERIES.scenesBy, uid).select("tiles").get();
  const places = docs.flatMap((scene) => {
    const tiles: unknown = scene.get("tiles");
    const names = typeof tiles === "object" && tiles !== null ? Object.keys(tiles) : [];
    return names.map((name) => `${scene.ref.parent.parent?.id}/${scene.id}/${name}`);
  });
  return places.sort();
}
