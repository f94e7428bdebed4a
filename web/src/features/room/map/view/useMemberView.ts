import { useCallback, useMemo } from "react";
import { useLiveInitiative } from "../../../../live/fights";
import { dataOf } from "../../../../live/liveSource";
import { readPublishedTile } from "../../../../live/scene/sceneDocuments";
import { useLiveTokens, useLiveTruths, useTableScene } from "../../../../live/scene/scenes";
import { useMember } from "../../../../session/SessionProvider";
import type { MapView, SceneView } from "./sceneView";
import { activeTokenIds, tokenView, truthViews } from "./tokenViews";
import { useSceneDrawings } from "./useSceneDrawings";

interface MemberViewProps {
  campaignId: string;
  /** Whose truths are in it; undefined for what everybody sees. */
  player: string | undefined;
  /** Nobody moves anything. */
  watching: boolean;
}

/**
 * The scene as its members have it, from what they may read and nothing else; undefined until one is shown. For a player
 * it holds what they alone are shown.
 */
export function useMemberView({ campaignId, player, watching }: MemberViewProps): MapView | undefined {
  const { uid } = useMember();
  const scene = useMemberScene(campaignId);
  const stored = useLiveTokens(campaignId);
  const [tokens, loading] = [dataOf(stored), stored.status === "loading"];
  const truths = dataOf(useLiveTruths(campaignId, player));
  const drawings = useSceneDrawings(campaignId, scene?.sceneId);
  const order = dataOf(useLiveInitiative(campaignId))?.shared;
  return useMemo(() => {
    if (scene === undefined) return undefined;
    const secret = truthViews(truths ?? [], scene.sceneId);
    const visible = (tokens ?? [])
      .filter(({ sceneId }) => sceneId === scene.sceneId)
      .map((token) => tokenView(token, { uid: player ?? uid, isMj: false, watching }));
    return {
      scene,
      tokens: [...visible, ...secret.tokens],
      loading,
      notes: secret.notes,
      regions: secret.regions,
      drawings,
      activeIds: activeTokenIds(order, visible),
      live: true,
    };
  }, [scene, tokens, loading, truths, drawings, order, uid, player, watching]);
}

function useMemberScene(campaignId: string): SceneView | undefined {
  const live = dataOf(useTableScene(campaignId));
  const shown = live?.shown;
  const sceneId = shown?.sceneId;
  const loadTile = useCallback(
    async (name: string, revision: number) =>
      sceneId === undefined ? undefined : readPublishedTile({ campaignId, sceneId, name }, revision),
    [campaignId, sceneId],
  );
  return useMemo(
    () =>
      shown && {
        ...shown,
        revealed: shown.revealed,
        picture: shown.picture,
        fogIsClear: false,
        loadTile,
      },
    [shown, loadTile],
  );
}
