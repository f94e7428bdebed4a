import type { SceneDocument } from "domain/documents/scene";
import { sceneSights, sceneWalls } from "domain/documents/sight";
import { isBySight, type SceneChange, sceneChanged } from "domain/table/scene/changeScene";
import { type PlacedToken, resizedToken } from "domain/table/scene/tokens";
import { barriersOf } from "domain/table/sight/barriers";
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
import { hideInFight } from "./hideInFight";
import { changeKept, exploredNow } from "./keepSight";
import { NO_TOKENS, readTokens, type StoredTokens, writeTokens } from "./placeTokens";
import { type OpenScene, readSceneOfMj } from "./readScene";
import { type Settled, settleSight } from "./settleSight";
import { readSight, type SightState } from "./sightState";
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
}

interface Changed {
  readonly change: SceneChange;
  readonly stored: StoredTokens;
  /** Undefined where fog by hand decided, and decides. */
  readonly sight: Sight | undefined;
}

/** What sight is to go by once it decides: what was revealed by hand was seen. */
function changeOfSight(
  open: OpenScene,
  { change, stored }: Changed,
  { explored, by }: Sight,
): Omit<SightChange, "tokens"> {
  if (by.was) {
    // Another picture is another place: nothing of it was seen.
    const before = nothingExplored(change.scene, change.scene.grid);
    return change.dropsPicture
      ? { explored: { before, forgets: true }, isRedrawn: true }
      : { isRedrawn: true };
  }
  const before = withOpened(explored, opened(open.scene.data));
  // Whom members had on the map, they have seen.
  const seen = [...stored].filter(([, { token, place }]) => token.kind === "creature" && place === "members");
  return {
    explored: { before, touched: {} },
    seen: new Set(seen.map(([id]) => id)),
    isRedrawn: true,
  };
}

/** The scene's sight while it is not shown, or does not decide any more. */
function keepChanged(
  guarded: Guarded,
  { campaign, scene, isShown }: OpenScene,
  { dropsPicture }: SceneChange,
  { state, explored, by }: Sight,
  now: number,
): void {
  if (isShown && by.is) return;
  const where = { campaignId: campaign.id, sceneId: scene.id };
  const nothing = { explored: undefined, touched: undefined };
  if (by.was !== by.is) {
    const before = withOpened(explored, opened(scene.data));
    const seen = by.is ? { explored: storedExplored(before), touched: {} } : nothing;
    changeKept(guarded, where, state, { tokens: "", seen: [], ...seen }, now);
  } else if (dropsPicture) changeKept(guarded, where, state, nothing, now);
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
    const open = await readSceneOfMj(guarded, params, caller.uid);
    const { campaign, scene, isShown } = open;
    const by = { was: isBySight(scene.data), is: body.sight?.on ?? isBySight(scene.data) };
    const state = by.was || by.is ? await readSight(guarded, campaign.id, scene.id) : undefined;
    const explored = state && exploredNow(open, state);
    const left = by.was && !by.is && explored ? openRegion(explored) : [];
    const change = sceneChanged(scene.data, body, now, left, guarded.effort);
    if (change === undefined) return { revision: scene.data.revision };
    if (body.rooms !== undefined) await requirePlainBarriers(guarded, open, change.scene);
    const { width, height } = change.scene;
    const isResized = width !== scene.data.width || height !== scene.data.height;
    const isReplaced = body.fogOn !== undefined || body.paused !== undefined || state !== undefined;
    const stored =
      isResized || (isShown && isReplaced) ? await readTokens(guarded, campaign.id, scene.id) : NO_TOKENS;
    writeSceneChange(guarded, open, change, now);
    const sight = state && explored && { state, explored, by };
    if (sight) keepChanged(guarded, open, change, sight, now);
    await settleTokens(guarded, open, { change, stored, sight }, now);
    return { revision: change.scene.revision };
  });
