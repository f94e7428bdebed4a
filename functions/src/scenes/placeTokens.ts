import { type SceneDocument, sceneTokens, tokens } from "domain/documents/scene";
import { asTableToken, type PlacedToken, type TokenPlace, tokenPlace } from "domain/table/scene/tokens";
import type { Guarded } from "../store/guarded";
import { sceneTokensOf, tableTokensOf } from "../store/sceneQueries";

/** A token as it is stored. */
export interface StoredToken {
  readonly token: PlacedToken;
  readonly place: TokenPlace;
}

export type StoredTokens = ReadonlyMap<string, StoredToken>;

/** The tokens of a scene: those that members see are the shown scene's. */
export async function readTokens(
  guarded: Guarded,
  campaignId: string,
  sceneId: string,
): Promise<StoredTokens> {
  const [shown, others] = await Promise.all([
    guarded.lookAtEach(tokens, tableTokensOf(campaignId)),
    guarded.lookAtEach(sceneTokens, sceneTokensOf(campaignId, sceneId)),
  ]);
  const seen = shown.filter(({ data }) => data.sceneId === sceneId);
  return new Map<string, StoredToken>([
    ...others.map(({ id, data }) => [id, { token: data, place: "mj" as const }] as const),
    ...seen.map(
      ({ id, data }) => [id, { token: { ...data, hidden: false }, place: "members" as const }] as const,
    ),
  ]);
}

/** The same of the tokens with these ids alone. */
export async function readNamedTokens(
  guarded: Guarded,
  campaignId: string,
  sceneId: string,
  ids: readonly string[],
): Promise<StoredTokens> {
  const found = await Promise.all(
    ids.map(async (id): Promise<[string, StoredToken] | undefined> => {
      const [shown, other] = await Promise.all([
        guarded.read(tokens, campaignId, id),
        guarded.read(sceneTokens, campaignId, sceneId, id),
      ]);
      if (shown?.data.sceneId === sceneId) {
        return [id, { token: { ...shown.data, hidden: false }, place: "members" }];
      }
      return other && [id, { token: other.data, place: "mj" }];
    }),
  );
  return new Map(found.filter((entry) => entry !== undefined));
}

function deleteToken(guarded: Guarded, campaignId: string, sceneId: string, id: string, place: TokenPlace) {
  if (place === "members") guarded.delete(tokens, [campaignId, id]);
  else guarded.delete(sceneTokens, [campaignId, sceneId, id]);
}

/** Writes a token where it belongs now, and takes it away from where it was; undefined is gone. */
export function writeToken(
  guarded: Guarded,
  { campaignId, sceneId, scene, isShown }: TokenScene,
  id: string,
  before: StoredToken | undefined,
  after: PlacedToken | undefined,
): void {
  const place = after && tokenPlace(after, scene, isShown);
  if (before !== undefined && before.place !== place) {
    deleteToken(guarded, campaignId, sceneId, id, before.place);
  }
  if (after === undefined || (before?.token === after && before.place === place)) return;
  if (place === "members") guarded.set(tokens, [campaignId, id], asTableToken(after));
  else guarded.set(sceneTokens, [campaignId, sceneId, id], after);
}

/** The scene that tokens stand on. */
export interface TokenScene {
  readonly campaignId: string;
  readonly sceneId: string;
  readonly scene: SceneDocument;
  readonly isShown: boolean;
}

/**
 * Moves each token, as `changed` makes it, to where it belongs: after the scene was shown or put away, or its fog has
 * changed.
 */
export function replaceTokens(
  guarded: Guarded,
  scene: TokenScene,
  stored: StoredTokens,
  changed: (token: PlacedToken) => PlacedToken = (token) => token,
): void {
  for (const [id, before] of stored) writeToken(guarded, scene, id, before, changed(before.token));
}
