import type { SceneDocument } from "domain/documents/scene";
import { type SceneSightDocument, sceneSights } from "domain/documents/sight";
import { isBySight } from "domain/table/scene/changeScene";
import { type Explored, readExplored } from "domain/table/sight/explored";
import type { Guarded } from "../store/guarded";
import type { OpenScene } from "./readScene";
import { NO_SIGHT_YET, type SightState } from "./sightState";
import { exploredOf, type SightChange, type SightPlace } from "./writeSight";

type Where = Pick<SightPlace, "campaignId" | "sceneId">;

/** Changes what is known of a scene on which sight decides nothing now; what is undefined is taken away. */
export function changeKept(
  guarded: Guarded,
  { campaignId, sceneId }: Where,
  { sight }: SightState,
  change: Partial<Omit<SceneSightDocument, "revision" | "updatedAt">>,
  now: number,
): void {
  const known = sight?.data ?? NO_SIGHT_YET;
  const after = { ...known, ...change, revision: known.revision + 1, updatedAt: now };
  guarded.set(sceneSights, [campaignId, sceneId], after);
}

/** Keeps with a scene that is put away what its group has seen of it. */
export function keepSight(guarded: Guarded, where: Where, state: SightState, now: number): void {
  const live = state.explored?.data;
  const seen = live?.sceneId === where.sceneId ? { explored: live.explored, touched: live.touched } : {};
  changeKept(guarded, where, state, { ...seen, tokens: "" }, now);
}

const keptExplored = ({ sight }: SightState, scene: SceneDocument): Explored =>
  readExplored(sight?.data.explored, scene, scene.grid);

/** What a group has seen of a scene when it was shown last, for when it is shown again. */
export const keptSight = (
  { scene }: Pick<SightPlace, "scene">,
  state: SightState,
): Omit<SightChange, "tokens"> => ({
  explored: { before: keptExplored(state, scene), touched: state.sight?.data.touched ?? {} },
  isRedrawn: true,
});

/** What the group has seen of a scene, shown or not. */
export function exploredNow({ campaign, scene, isShown }: OpenScene, state: SightState): Explored {
  const place = { campaignId: campaign.id, sceneId: scene.id, scene: scene.data };
  return isShown && isBySight(scene.data) ? exploredOf(place, state) : keptExplored(state, scene.data);
}
