import type { FightDocument } from "domain/documents/fight";
import { scenes, tableScenes } from "domain/documents/scene";
import { MAX_TOKENS, type TokenOperation } from "domain/documents/sceneSchema";
import { hiddenTokens, hidingBetween } from "domain/table/fight/hiddenTokens";
import { asTold } from "domain/table/fight/shownNames";
import { nameInFight, toldByScene } from "domain/table/fight/toldByScene";
import { isBySight } from "domain/table/scene/changeScene";
import { fightTokens, movedByFight, takenOver } from "domain/table/scene/fightTokens";
import { middleOf } from "domain/table/scene/freePlaces";
import { applyTokenOperations, type PlacedToken, tokenIdOf } from "domain/table/scene/tokens";
import type { SystemId } from "domain/values/systemIds";
import {
  readNamedTokens,
  readTokens,
  type StoredTokens,
  type TokenScene,
  writeTokens,
} from "../scenes/placeTokens";
import { settleSight } from "../scenes/settleSight";
import { readSight } from "../scenes/sightState";
import type { Guarded } from "../store/guarded";

/** A change of a fight: what was stored, what will be, and whether it takes something back. */
interface Changed {
  readonly before: FightDocument | undefined;
  readonly after: FightDocument;
  readonly isUndone: boolean;
}

/**
 * Hides and shows tokens of the scene that is shown with whom they stand for in the order, places those of creatures that
 * join it (those that stand there under the same names become theirs), takes those off it whose joining is undone, and
 * answers the fight in which who joins hides as their token does, and whom members see has a name. Costs nothing where
 * nobody joined, left or was hidden or shown; else what the members see of the scene, and where one is shown the scene with
 * its tokens, or with two reads for each whom the eye has turned.
 */
export async function agreeWithTokens(
  guarded: Guarded,
  campaignId: string,
  { before, after, isUndone }: Changed,
  now: number,
): Promise<FightDocument> {
  const { turned, joined } = hidingBetween(before, after);
  const moved = movedByFight(before, after, isUndone);
  const isMoved = moved.joined.length > 0 || moved.gone.length > 0;
  if (turned.length === 0 && joined.length === 0 && !isMoved) return asTold(after);
  const sceneId = (await guarded.read(tableScenes, campaignId))?.data.shown?.sceneId;
  const scene = sceneId === undefined ? undefined : await guarded.read(scenes, campaignId, sceneId);
  if (scene === undefined) return asTold(after);
  const idOf = ({ kind, id }: (typeof turned)[number]) => tokenIdOf(kind, id) ?? [];
  // Before the tokens, as in changeTokens.
  const state = isBySight(scene.data) ? await readSight(guarded, campaignId, scene.id) : undefined;
  const stored =
    isMoved || state
      ? await readTokens(guarded, campaignId, scene.id)
      : await readNamedTokens(guarded, campaignId, scene.id, [...turned, ...joined].flatMap(idOf));
  const place = { campaignId, sceneId: scene.id, scene: scene.data, isShown: true };
  const { placed, known } = isMoved
    ? movedTokens(guarded, { ...place, system: after.panel.system }, stored, moved, now)
    : NOTHING_MOVED;
  const turnedNow = turned.flatMap((entry) =>
    [idOf(entry)].flat().flatMap((id): [string, PlacedToken][] => {
      const token = stored.get(id);
      return token === undefined ? [] : [[id, { ...token.token, hidden: entry.hidden }]];
    }),
  );
  const changed = new Map([...placed, ...turnedNow]);
  const standing = new Map([...[...stored].map(([id, { token }]) => [id, token] as const), ...changed]);
  const settled = await settleSight(guarded, place, standing, now, state && { state });
  const joining = new Set(joined.flatMap(idOf));
  const theirs = new Map(
    [...standing].flatMap(([id, token]) => (token && joining.has(id) ? [[id, token] as const] : [])),
  );
  let agreed = after;
  const written = { stored, changed: settled.on.seen ? standing : changed };
  await writeTokens(guarded, settled.on, written, (shown) => {
    const names = { known, present: membersNames(stored) };
    agreed = toldByScene(after, { hidden: hiddenTokens(theirs), unseen: settled.unseen, shown, names });
    return (id) => nameInFight(agreed, id);
  });
  return agreed;
}

/** The names of the tokens that members have. */
const membersNames = (stored: StoredTokens): string[] =>
  [...stored.values()].flatMap(({ place, token }) => (place === "members" ? [token.name] : []));

/** Whom members know already, by their names: their tokens take the place of others that they have. */
const readNames = (
  operations: readonly TokenOperation[],
  stored: StoredTokens,
): ReadonlyMap<string, string> =>
  new Map(
    [...takenOver(operations)].flatMap(([id, earlier]) => {
      const { place, token } = stored.get(earlier) ?? {};
      return place === "members" && token?.nameShown ? [[id, token.name] as const] : [];
    }),
  );

type PlacedTokens = ReadonlyMap<string, PlacedToken | undefined>;

interface Moved {
  readonly placed: PlacedTokens;
  readonly known: ReadonlyMap<string, string>;
}

const NOTHING_MOVED: Moved = { placed: new Map(), known: new Map() };

/**
 * What becomes of the tokens of whom a fight gained and lost, and whom of them members know; their names are written. A
 * scene that is full keeps what it has.
 */
function movedTokens(
  guarded: Guarded,
  place: TokenScene & { readonly system: SystemId },
  stored: StoredTokens,
  { joined, gone }: ReturnType<typeof movedByFight>,
  now: number,
): Moved {
  const { campaignId, sceneId, scene, system } = place;
  const present = [...stored].map(([id, { token }]) => ({
    id,
    hidden: token.hidden,
    token: { ...token, name: scene.names[id] ?? token.name },
  }));
  const ids = gone.flatMap((id) => tokenIdOf("creature", id) ?? []).filter((id) => stored.has(id));
  const joining = fightTokens({ ...scene, system }, joined, present, middleOf(scene));
  const operations: TokenOperation[] = [
    ...joining,
    ...(ids.length > 0 ? [{ kind: "remove" as const, ids }] : []),
  ];
  if (operations.length === 0 || stored.size + joined.length > MAX_TOKENS) return NOTHING_MOVED;
  const before = new Map([...stored].map(([id, { token }]) => [id, token]));
  const change = applyTokenOperations(
    { id: sceneId, data: scene },
    before,
    stored.size,
    operations,
    new Map(),
    now,
  );
  guarded.update(scenes, [campaignId, sceneId], { names: change.names, updatedAt: now });
  return { placed: change.tokens, known: readNames(joining, stored) };
}
