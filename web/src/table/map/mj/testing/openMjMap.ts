import { type Fixtures, NO_FIXTURES } from "domain/table/sight/fixtures";
import { gridOf, sceneOf } from "domain/testing/scenes";
import type { LiveScene } from "../../../../live/scene/scenes";
import type { MapView } from "../../view/sceneView";
import type { EditorOfMj } from "../MjEditor";
import { openMjEditor } from "../openMjEditor";

/** An MJ's editor of a scene of squares of 50 pixels and 1.5 m, with nobody on it, seen in its own size by default. */
export function openMjMap(
  fixtures: Partial<Fixtures> = {},
  { live = false, ...changes }: Partial<LiveScene> & { readonly live?: boolean } = {},
): EditorOfMj {
  const scene: LiveScene = { ...sceneOf(), id: "scene-1", parentId: undefined, pending: false, ...changes };
  const view = {
    scene: { ...scene, sceneId: scene.id, grid: gridOf() },
    ...{ tokens: [], notes: [], regions: [], drawings: [], loading: false, live },
  } as unknown as MapView;
  const prepared = { scene, order: [], fixtures: { ...NO_FIXTURES, ...fixtures } };
  const table = { campaignId: "camp", system: "dnd5e", uid: "mj" } as const;
  return openMjEditor(table, { view, connected: true, traces: [] }, prepared);
}
