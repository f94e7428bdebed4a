import { fightersOf } from "domain/table/fight/waitingCreatures";
import { isDown } from "domain/table/panel/creaturesInFight";
import { useCallback, useMemo } from "react";
import { useLiveFight } from "../../../live/fights";
import { dataOf } from "../../../live/liveSource";
import { readSceneTile } from "../../../live/scene/sceneDocuments";
import { type LiveScene, useLiveSceneTokens, useLiveTokens, useSceneSight } from "../../../live/scene/scenes";
import { useMember } from "../../../session/SessionProvider";
import { doorViewsOfMj } from "./doors";
import type { MapView, SceneView } from "./sceneView";
import { tokenView } from "./tokenViews";
import { useGroupSight } from "./useGroupSight";
import { useMjFight } from "./useMjFight";
import { useSceneDrawings } from "./useSceneDrawings";

/** A scene as its MJ has it, shown or not, with all that hides in it. */
export function useMjView(campaignId: string, scene: LiveScene, live: boolean): MapView {
  const { uid } = useMember();
  const sceneView = useMjScene(campaignId, scene, live);
  const [shown, kept] = [useLiveTokens(campaignId), useLiveSceneTokens(campaignId, scene.id)];
  const [visible, concealed] = [dataOf(shown), dataOf(kept)];
  const loading = shown.status === "loading" || kept.status === "loading";
  const drawings = useSceneDrawings(campaignId, live ? scene.id : undefined);
  const panel = dataOf(useLiveFight(campaignId))?.[0]?.panel;
  const fighters = useMemo(
    () => new Map(panel && fightersOf(panel).map(({ id, name }) => [id, name] as const)),
    [panel],
  );
  const dead = useMemo(
    () =>
      new Map(
        Object.entries(panel?.fighting.creatures ?? {}).map(
          ([id, creature]) => [id, isDown(creature)] as const,
        ),
      ),
    [panel],
  );
  const fightOf = useMjFight(campaignId, scene.grid);
  const { names } = scene;
  return useMemo(() => {
    const stored = new Map(
      [...(live ? (visible ?? []) : []), ...(concealed ?? [])]
        .filter(({ sceneId }) => sceneId === sceneView.sceneId)
        .map((token) => [token.id, token] as const),
    );
    const tokens = [...stored.values()].map((token) =>
      tokenView(token, { uid, isMj: true, names, fighters, dead }),
    );
    return {
      scene: sceneView,
      tokens,
      loading,
      notes: [],
      regions: [],
      drawings,
      fight: fightOf(tokens),
      live,
    };
  }, [sceneView, visible, concealed, loading, drawings, fightOf, fighters, dead, names, live, uid]);
}

function useMjScene(campaignId: string, scene: LiveScene, live: boolean): SceneView {
  const [sceneId, pictureId] = [scene.id, scene.picture?.id];
  const loadTile = useCallback(
    async (name: string) =>
      pictureId === undefined ? undefined : readSceneTile({ campaignId, sceneId, name }, pictureId),
    [campaignId, sceneId, pictureId],
  );
  const { width, height, grid, sight } = scene;
  const shown = useMemo(
    () => (live ? { sceneId, width, height, grid, sight } : undefined),
    [live, sceneId, width, height, grid, sight],
  );
  const seen = useGroupSight(campaignId, shown, "watching")?.sight;
  const stored = dataOf(useSceneSight(campaignId, seen && sceneId))?.doors;
  const doors = useMemo(() => doorViewsOfMj(stored ?? []), [stored]);
  // With each move what is seen comes anew: what lies beneath stays the same then.
  const prepared = useMemo(
    () => ({
      sceneId: scene.id,
      title: scene.name,
      width: scene.width,
      height: scene.height,
      grid: scene.grid,
      background: scene.background,
      fogIsClear: true,
      paused: scene.paused,
      rooms: scene.rooms.map(({ outline, colour, label }) => ({
        region: [{ outline, holes: [] }],
        colour,
        ...(label !== undefined && { label }),
      })),
      picture: scene.picture,
      // A tile of a picture never changes: one version is enough.
      tiles: Object.fromEntries(Object.keys(scene.tiles).map((name) => [name, 1])),
      loadTile,
    }),
    [scene, loadTile],
  );
  const { on, revealed } = scene.fog;
  // Where the group's sight will decide, nothing is seen before the scene is shown: what is prepared stays bright then.
  const isVeiled = seen !== undefined || (on && !(sight?.on && revealed.length === 0));
  return useMemo(
    () => ({
      ...prepared,
      revealed: isVeiled ? revealed : undefined,
      sight: seen && { ...seen, doors },
    }),
    [prepared, isVeiled, revealed, seen, doors],
  );
}
