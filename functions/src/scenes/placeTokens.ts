import { type SceneDocument, sceneTokens, tokens } from "domain/documents/scene";
import { participantsOf } from "domain/table/fight/hiddenTokens";
import {
  asTableToken,
  heldToken,
  type PlacedToken,
  shownToken,
  type TokenPlace,
  tokenPlace,
} from "domain/table/scene/tokens";
import { isDeepEqual } from "domain/values/isDeepEqual";
import type { Guarded } from "../store/guarded";
import { sceneTokensOf, tableTokensOf } from "../store/sceneQueries";
import type { NameOf } from "./hideInFight";

/** A token as it is stored. */
export interface StoredToken {
  readonly token: PlacedToken;
  readonly place: TokenPlace;
}

export type StoredTokens = ReadonlyMap<string, StoredToken>;

export const NO_TOKENS: StoredTokens = new Map();

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

/** Where a token of a scene belongs now. */
export function placeIn({ scene, isShown, seen }: TokenScene, id: string, token: PlacedToken): TokenPlace {
  if (seen !== undefined) return seen.has(id) ? "members" : "mj";
  return tokenPlace(token, scene, isShown);
}

type Changed = ReadonlyMap<string, PlacedToken | undefined>;

/** Those of the tokens that members get now and had not, or that are named anew before their eyes. */
const comingTokens = (
  on: TokenScene,
  stored: StoredTokens,
  changed: Changed,
): ReadonlyMap<string, PlacedToken> =>
  new Map(
    [...changed].flatMap(([id, token]) => {
      if (token === undefined || placeIn(on, id, token) !== "members") return [];
      const isHad = stored.get(id)?.place === "members" && token.commonName === undefined;
      return isHad ? [] : [[id, token] as const];
    }),
  );

/**
 * Writes tokens where they belong now, and takes them away from where they were; undefined is gone. What the scene tells by
 * them is told to the fight first, which says by what name members get a creature that they have not seen.
 */
export async function writeTokens(
  guarded: Guarded,
  on: TokenScene,
  { stored, changed }: { readonly stored: StoredTokens; readonly changed: Changed },
  tell: (shown: ReadonlySet<string>) => NameOf | Promise<NameOf>,
): Promise<void> {
  const coming = comingTokens(on, stored, changed);
  const nameOf = await tell(participantsOf(coming));
  for (const [id, token] of changed) {
    const isNamed = token !== undefined && coming.has(id);
    writeToken(
      guarded,
      on,
      id,
      stored.get(id),
      isNamed ? shownToken(token, nameOf(token.participantId)) : token,
    );
  }
}

function writeToken(
  guarded: Guarded,
  on: TokenScene,
  id: string,
  before: StoredToken | undefined,
  changed: PlacedToken | undefined,
): void {
  const { campaignId, sceneId, scene, isShown, taken } = on;
  const after = changed && heldToken(changed, scene, isShown);
  const place = after && placeIn(on, id, after);
  const isTaken = before?.place === "members" && taken?.has(id) === true;
  if (before !== undefined && before.place !== place && !isTaken) {
    deleteToken(guarded, campaignId, sceneId, id, before.place);
  }
  if (after === undefined || (before?.place === place && isDeepEqual(before?.token, after))) return;
  if (place === "members") guarded.set(tokens, [campaignId, id], asTableToken(after));
  else guarded.set(sceneTokens, [campaignId, sceneId, id], after);
}

/** The scene that tokens stand on. */
export interface TokenScene {
  readonly campaignId: string;
  readonly sceneId: string;
  readonly scene: SceneDocument;
  readonly isShown: boolean;
  /** Where the group's sight decides: the ids of the tokens that members have. */
  readonly seen?: ReadonlySet<string>;
  /** Ids under which members get tokens of another scene in the same write: a character has one on each. */
  readonly taken?: ReadonlySet<string>;
}
