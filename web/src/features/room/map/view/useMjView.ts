import { useCallback, useMemo } from "react";
import { useLiveInitiative } from "../../../../live/fights";
import { dataOf } from "../../../../live/liveSource";
import { readSceneTile } from "../../../../live/scene/sceneDocuments";
import { type LiveScene, useLiveSceneTokens, useLiveTokens } from "../../../../live/scene/scenes";
import { useMember } from "../../../../session/SessionProvider";
import type { MapView, SceneView } from "./sceneView";
import { activeTokenIds, tokenView } from "./tokenViews";
import { useSceneDrawings } from "./useSceneDrawings";

/** A scene as its MJ has it, shown or not, with all that hides in it. */
export function useMjView(campaignId: string, scene: LiveScene, live: boolean): MapView {
  const { uid } = useMember();
  const sceneView = useMjScene(campaignId, scene);
  const [shown, kept] = [useLiveTokens(campaignId), useLiveSceneTokens(campaignId, scene.id)];
  const [visible, concealed] = [dataOf(shown), dataOf(kept)];
  const loading = shown.status === "loading" || kept.status === "loading";
  const drawings = useSceneDrawings(campaignId, live ? scene.id : undefined);
  const order = dataOf(useLiveInitiative(campaignId))?.shared;
  const { names } = scene;
  return useMemo(() => {
    const stored = new Map(
      [...(live ? (visible ?? []) : []), ...(concealed ?? [])]
        .filter(({ sceneId }) => sceneId === sceneView.sceneId)
        .map((token) => [token.id, token] as const),
    );
    const tokens = [...stored.values()].map((token) => tokenView(token, { uid, isMj: true, names }));
    return {
      scene: sceneView,
      tokens,
      loading,
      notes: [],
      regions: [],
      drawings,
      activeIds: activeTokenIds(order, tokens),
      live,
    };
  }, [sceneView, visible, concealed, loading, drawings, order, names, live, uid]);
}

function useMjScene(campaignId: string, scene: LiveScene): SceneView {
  const [sceneId, pictureId] = [scene.id, scene.picture?.id];
  const loadTile = useCallback(
    async (name: string) =>
      pictureId === undefined ? undefined : readSceneTile({ campaignId, sceneId, name }, pictureId),
    [campaignId, sceneId, pictureId],
  );
  return useMemo(
    () => ({
      sceneId: scene.id,
      title: scene.name,
      width: scene.width,
      height: scene.height,
      grid: scene.grid,
      background: scene.background,
      revealed: scene.fog.on ? scene.fog.revealed : undefined,
      fogIsClear: true,
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
}
