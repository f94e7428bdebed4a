import type { SceneDocument } from "domain/documents/scene";
import type { Picture } from "domain/documents/sceneSchema";
import { sceneSights, sceneWalls } from "domain/documents/sight";
import type { WallChange } from "domain/documents/wallSchema";
import { isBySight, type SceneChange, sceneChanged } from "domain/table/scene/changeScene";
import { type PlacedToken, resizedToken } from "domain/table/scene/tokens";
import { barriersOf } from "domain/table/sight/barriers";
import type { KnownDoor } from "domain/table/sight/doors";
import {
  type Explored,
  nothingExplored,
  openRegion,
  storedExplored,
  withOpened,
} from "domain/table/sight/explored";
import { unpackedWalls } from "domain/table/sight/packed";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { changeFixtures, type Fixed, keptFixtures, settleFixtures, unknownDoors } from "./changeFixtures";
import { hideInFight } from "./hideInFight";
import { changeKept, exploredNow } from "./keepSight";
import { NO_TOKENS, readTokens, type StoredTokens, writeTokens } from "./placeTokens";
import { type OpenScene, readSceneOfMj } from "./readScene";
import { type Settled, settleSight } from "./settleSight";
import { NO_SIGHT_YET, readSight, type SightState } from "./sightState";
import { writeSceneChange } from "./writeSceneChange";
import { type SightChange, writeNoSight } from "./writeSight";

/** How sight was and is to decide on the scene. */
interface Switch {
  readonly was: boolean;
  readonly is: boolean;
}

const opened = ({ fog }: SceneDocument) => (fog.on ? fog.revealed : []);

/** How sight decides, and by what. */
interface Sight {
  readonly state: SightState;
  readonly explored: Explored;
  readonly by: Switch;
  /** What stands fixed on it now, where that is other than `state` says. */
  readonly fixed: Fixed | undefined;
  /** It is another place: nothing of it was seen, and no door of it is known. */
  readonly isOtherPlace: boolean;
}

interface Changed {
  readonly change: SceneChange;
  readonly stored: StoredTokens;
  /** Undefined where fog by hand decided, and decides. */
  readonly sight: Sight | undefined;
}

/** Another picture is another place; so is one that comes with walls of its own to a scene without a picture. */
function isAnotherPlace(
  { picture: earlier }: SceneDocument,
  {
    picture,
    walls,
  }: { readonly picture?: Picture | null | undefined; readonly walls?: WallChange | undefined },
): boolean {
  if (picture === undefined) return false;
  return earlier === undefined ? picture !== null && walls?.clear === true : picture?.id !== earlier.id;
}

/** What the group has seen once sight decides: by hand, what was revealed. */
const exploredAfter = (before: SceneDocument, { scene }: SceneChange, sight: Sight): Explored => {
  if (sight.isOtherPlace) return nothingExplored(scene, scene.grid);
  return sight.by.was ? sight.explored : withOpened(sight.explored, opened(before));
};

const doorsAfter = ({ state, fixed, isOtherPlace }: Sight): readonly KnownDoor[] => {
  const doors = fixed?.doors ?? (state.sight?.data ?? NO_SIGHT_YET).doors;
  return isOtherPlace ? unknownDoors(doors) : doors;
};

/** What sight is to go by once it decides: what was revealed by hand was seen. */
function changeOfSight(
  open: OpenScene,
  { change, stored }: Changed,
  sight: Sight,
): Omit<SightChange, "tokens"> {
  const fixtures = { ...sight.fixed, doors: doorsAfter(sight) };
  const before = exploredAfter(open.scene.data, change, sight);
  if (sight.by.was) {
    return sight.isOtherPlace
      ? { ...fixtures, explored: { before, forgets: true, isOtherPlace: true }, isRedrawn: true }
      : { ...fixtures, isRedrawn: true };
  }
  // Whom members had on the map, they have seen.
  const seen = [...stored].filter(([, { token, place }]) => token.kind === "creature" && place === "members");
  return {
    ...fixtures,
    explored: { before, touched: {} },
    seen: new Set(seen.map(([id]) => id)),
    isRedrawn: true,
  };
}

/** The scene's sight while it is not shown, or does not decide any more. */
function keepChanged(
  guarded: Guarded,
  { campaign, scene, isShown }: OpenScene,
  change: SceneChange,
  sight: Sight,
  now: number,
): void {
  const { state, by, fixed } = sight;
  if (isShown && by.is) return;
  const where = { campaignId: campaign.id, sceneId: scene.id };
  const nothing = { explored: undefined, touched: undefined };
  const fixtures = { ...(fixed && keptFixtures(fixed)), doors: [...doorsAfter(sight)] };
  if (by.was !== by.is) {
    const explored = storedExplored(exploredAfter(scene.data, change, sight));
    const seen = by.is ? { explored, touched: {} } : nothing;
    changeKept(guarded, where, state, { ...fixtures, tokens: "", seen: [], ...seen }, now);
  } else if (sight.isOtherPlace) changeKept(guarded, where, state, { ...fixtures, ...nothing }, now);
  else if (fixed) changeKept(guarded, where, state, fixtures, now);
  if (isShown) writeNoSight(guarded, campaign.id, state, now);
}

/** Brings tokens to where the changed scene has them. */
async function settleTokens(
  guarded: Guarded,
  open: OpenScene,
  { change, stored, sight }: Changed,
  now: number,
): Promise<void> {
  const { campaign, scene, isShown } = open;
  const on = { campaignId: campaign.id, sceneId: scene.id, scene: change.scene, isShown };
  const { width, height } = change.scene;
  const isResized = width !== scene.data.width || height !== scene.data.height;
  const standing = new Map(
    [...stored].map(([id, { token }]): [string, PlacedToken] => [
      id,
      isResized ? resizedToken(token, change.scene) : token,
    ]),
  );
  const settled: Settled = sight
    ? await settleSight(guarded, on, standing, now, {
        state: sight.state,
        change: changeOfSight(open, { change, stored, sight }, sight),
      })
    : { on, unseen: new Map() };
  await writeTokens(guarded, settled.on, { stored, changed: standing }, (shown) =>
    hideInFight(guarded, campaign.id, { unseen: settled.unseen, shown }, now),
  );
}

/** Throws `invalid-input` where walls and drawn rooms together cross too often for sight. */
async function requirePlainBarriers(
  guarded: Guarded,
  { campaign, scene: { id } }: OpenScene,
  scene: SceneDocument,
): Promise<void> {
  const [walls, sight] = await Promise.all([
    guarded.look(sceneWalls, campaign.id, id),
    guarded.look(sceneSights, campaign.id, id),
  ]);
  const doors = sight?.data.doors ?? [];
  const all = { walls: unpackedWalls(walls?.data.walls ?? ""), doors, rooms: scene.rooms };
  barriersOf(all, guarded.effort);
}

export const updateScene: Handler<"updateScene"> = ({ params, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const { walls, ...fields } = body;
    const open = await readSceneOfMj(guarded, params, caller.uid);
    const { campaign, scene, isShown } = open;
    const by = { was: isBySight(scene.data), is: fields.sight?.on ?? isBySight(scene.data) };
    const decides = by.was || by.is;
    const state = decides || walls ? await readSight(guarded, campaign.id, scene.id) : undefined;
    const explored = decides && state ? exploredNow(open, state) : undefined;
    const isOtherPlace = isAnotherPlace(scene.data, body);
    const left = by.was && !by.is && explored && !isOtherPlace ? openRegion(explored) : [];
    const change = sceneChanged(scene.data, fields, now, left, guarded.effort);
    const place = { campaignId: campaign.id, sceneId: scene.id, scene: change?.scene ?? scene.data };
    const fixed = walls && state && (await changeFixtures(guarded, place, state, walls, now));
    if (change === undefined) {
      if (fixed && state) await settleFixtures(guarded, open, state, fixed, now);
      return { revision: scene.data.revision };
    }
    if (fields.rooms !== undefined && !fixed) await requirePlainBarriers(guarded, open, change.scene);
    const { width, height } = change.scene;
    const isResized = width !== scene.data.width || height !== scene.data.height;
    const isReplaced = fields.fogOn !== undefined || fields.paused !== undefined || decides;
    const stored =
      isResized || (isShown && isReplaced) ? await readTokens(guarded, campaign.id, scene.id) : NO_TOKENS;
    writeSceneChange(guarded, open, change, now);
    const sight = state && explored && { state, explored, by, fixed, isOtherPlace };
    if (sight) keepChanged(guarded, open, change, sight, now);
    else if (state && fixed) changeKept(guarded, place, state, keptFixtures(fixed), now);
    await settleTokens(guarded, open, { change, stored, sight }, now);
    return { revision: change.scene.revision };
  });
