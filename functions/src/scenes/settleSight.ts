import { characters } from "domain/documents/character";
import { type SceneDocument, sceneTokens, type TokenDocument, tokens } from "domain/documents/scene";
import { darkvisionOf } from "domain/games/registry/senses";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { unseenTokens } from "domain/table/fight/hiddenTokens";
import { isBySight } from "domain/table/scene/changeScene";
import type { PlacedToken } from "domain/table/scene/tokens";
import type { Decision } from "domain/table/sight/decideSight";
import { type SightToken, unpackedTokens } from "domain/table/sight/packed";
import { sightToken } from "domain/table/sight/sightTokens";
import type { Stored } from "../store/firestore";
import type { Guarded } from "../store/guarded";
import { hideInFight } from "./hideInFight";
import { placeIn, type StoredToken, type TokenScene, writeTokens } from "./placeTokens";
import { NO_SIGHT_YET, readSight, type SightState } from "./sightState";
import { decideAndWrite, type SightChange, type SightPlace } from "./writeSight";

type Tokens = ReadonlyMap<string, PlacedToken | undefined>;

const isThere = (entry: [string, PlacedToken | undefined]): entry is [string, PlacedToken] =>
  entry[1] !== undefined;

/** How far the characters of tokens see in the dark by their sheets, in metres: one read each. */
async function readDarkvisions(guarded: Guarded, present: readonly [string, PlacedToken][]) {
  const asked = present.filter(
    ([, token]) => token.characterId !== undefined && token.darkvision === undefined,
  );
  const found = await Promise.all(
    asked.map(async ([id, { characterId = "" }]) => {
      const character = await guarded.look(characters, characterId);
      const metres = character && darkvisionOf(character.data.system, normaliseCharacter(character.data));
      return [id, metres ?? 0] as const;
    }),
  );
  return new Map(found);
}

/** Tokens as sight asks for them. */
async function sightTokensOf(
  guarded: Guarded,
  present: readonly [string, PlacedToken][],
  scene: Pick<SceneDocument, "grid">,
): Promise<SightToken[]> {
  const darkvisions = await readDarkvisions(guarded, present);
  return present.map(([id, token]) =>
    sightToken(id, token, scene.grid, { darkvision: darkvisions.get(id) ?? 0, isPublic: false }),
  );
}

/** Where tokens belong by what the group sees, and who of the order it has not seen. */
export interface Settled {
  readonly on: TokenScene;
  /** By their ids in the order; under fog by hand, of those whom the eye does not hide. */
  readonly unseen: ReadonlyMap<string, boolean>;
}

/**
 * Decides anew what the group sees of a scene that is shown, by all its tokens as they stand now, and writes it; the
 * tokens are the caller's to write, by what is answered. Where fog by hand decides, that alone says who is unseen. Else it costs two reads, one for each
 * character, and one for the walls where this instance does not have them.
 */
export async function settleSight(
  guarded: Guarded,
  on: TokenScene,
  after: Tokens,
  now: number,
  known?: { readonly state: SightState; readonly change?: Omit<SightChange, "tokens"> },
): Promise<Settled> {
  if (!on.isShown) return { on, unseen: new Map() };
  const present = [...after].filter(isThere);
  if (!isBySight(on.scene)) {
    const plain = new Map(present.filter(([, { hidden }]) => !hidden));
    return { on, unseen: unseenTokens(plain, (id, token) => placeIn(on, id, token) === "mj") };
  }
  const state = known?.state ?? (await readSight(guarded, on.campaignId, on.sceneId));
  const all = await sightTokensOf(guarded, present, on.scene);
  const decision = await decideAndWrite(guarded, on, state, { ...known?.change, tokens: all }, now);
  return {
    on: { ...on, seen: decision.public },
    unseen: unseenTokens(new Map(present), (id) => !decision.seen.has(id)),
  };
}

/** The tokens as the last decision left them. */
export const knownTokens = ({ sight }: SightState): SightToken[] =>
  unpackedTokens((sight?.data ?? NO_SIGHT_YET).tokens);

/** A token's document where the last decision put it; `shown`: the members' one, where it was read before. */
export async function readKnownToken(
  guarded: Guarded,
  { campaignId, sceneId }: Pick<SightPlace, "campaignId" | "sceneId">,
  { id, isPublic }: Pick<SightToken, "id" | "isPublic">,
  shown?: Stored<TokenDocument>,
): Promise<StoredToken | undefined> {
  if (isPublic) {
    const found = shown ?? (await guarded.read(tokens, campaignId, id));
    return found?.data.sceneId === sceneId
      ? { token: { ...found.data, hidden: false }, place: "members" }
      : undefined;
  }
  const kept = await guarded.read(sceneTokens, campaignId, sceneId, id);
  return kept && { token: kept.data, place: "mj" };
}

/**
 * The same by the tokens as they were known, with what is other in `change`: reads and writes those alone that the members
 * get or lose by it, and tells the fight whom the group sees for the first time. `moved`: those that stand elsewhere now,
 * with their documents as read.
 */
export async function resettleSight(
  guarded: Guarded,
  place: SightPlace,
  state: SightState,
  change: Omit<SightChange, "tokens">,
  now: number,
  moved: ReadonlyMap<
    string,
    { readonly stored: StoredToken; readonly x: number; readonly y: number }
  > = new Map(),
): Promise<Decision> {
  const before = knownTokens(state);
  const present = before.map((one) => {
    const to = moved.get(one.id);
    return to ? { ...one, x: to.x, y: to.y } : one;
  });
  const decision = await decideAndWrite(guarded, place, state, { ...change, tokens: present }, now);
  const known = new Set(state.sight?.data.seen ?? []);
  const wanted = before.filter(
    ({ id, isPublic }) =>
      !moved.has(id) && (isPublic !== decision.public.has(id) || (decision.seen.has(id) && !known.has(id))),
  );
  const read = await Promise.all(
    wanted.map(async (one) => [one.id, await readKnownToken(guarded, place, one)] as const),
  );
  const stored = new Map([
    ...read.flatMap(([id, one]) => (one ? [[id, one] as const] : [])),
    ...[...moved].map(([id, one]) => [id, one.stored] as const),
  ]);
  const on: TokenScene = { ...place, isShown: true, seen: decision.public };
  const changed = new Map(
    [...stored].map(([id, { token }]) => {
      const to = moved.get(id);
      return [id, to ? { ...token, x: to.x, y: to.y, movedAt: now } : token] as const;
    }),
  );
  const fresh = new Map(
    [...stored].flatMap(([id, { token }]) =>
      decision.seen.has(id) && !known.has(id) ? [[id, token] as const] : [],
    ),
  );
  const unseen = unseenTokens(fresh, () => false);
  await writeTokens(guarded, on, { stored, changed }, (shown) =>
    hideInFight(guarded, place.campaignId, { unseen, shown }, now),
  );
  return decision;
}
