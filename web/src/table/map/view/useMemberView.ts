import { useCallback, useMemo, useState } from "react";
import { useLiveInitiative } from "../../../live/fights";
import { dataOf } from "../../../live/liveSource";
import { readPublishedTile } from "../../../live/scene/sceneDocuments";
import { useLiveTokens, useLiveTruths, useTableScene } from "../../../live/scene/scenes";
import { useMember } from "../../../session/SessionProvider";
import { memberFight, type Sheet, speedsOfCharacters } from "./fightView";
import type { MapView, SceneView } from "./sceneView";
import { tokenView, truthViews } from "./tokenViews";
import { useGroupSight } from "./useGroupSight";
import { useSceneDrawings } from "./useSceneDrawings";

interface MemberViewProps {
  campaignId: string;
  /** Whose truths are in it; undefined for what everybody sees. */
  player: string | undefined;
  /** Nobody moves anything. */
  watching: boolean;
  /** The player's characters, whose speed is told in a fight. */
  heroes?: readonly Sheet[];
}

const NO_HEROES: readonly Sheet[] = [];

/**
 * The scene as its members have it, from what they may read and nothing else; undefined until one is shown. For a
 * player it holds what they alone are shown.
 */
export function useMemberView(props: MemberViewProps): MapView | undefined {
  const { campaignId, player, watching } = props;
  const heroes = useSameSheets(props.heroes ?? NO_HEROES);
  const { uid } = useMember();
  const scene = useMemberScene(campaignId, watching);
  const stored = useLiveTokens(campaignId);
  const [tokens, loading] = [dataOf(stored), stored.status === "loading"];
  const truths = dataOf(useLiveTruths(campaignId, player));
  const drawings = useSceneDrawings(campaignId, scene?.sceneId);
  const order = dataOf(useLiveInitiative(campaignId))?.shared;
  const grid = scene?.grid;
  const speeds = useMemo(() => (grid ? speedsOfCharacters(heroes, grid) : new Map()), [heroes, grid]);
  return useMemo(() => {
    if (scene === undefined) return undefined;
    const { paused = false } = scene;
    const secret = truthViews(truths ?? [], { campaignId, sceneId: scene.sceneId });
    const visible = (tokens ?? [])
      .filter(({ sceneId }) => sceneId === scene.sceneId)
      .map((token) => tokenView(token, { uid: player ?? uid, isMj: false, watching, paused }));
    return {
      scene,
      tokens: [...visible, ...secret.tokens],
      loading,
      notes: secret.notes,
      regions: secret.regions,
      drawings,
      fight: memberFight(order, visible, speeds),
      live: true,
    };
  }, [campaignId, scene, tokens, loading, truths, drawings, order, speeds, uid, player, watching]);
}

/** The same list as long as it holds the same sheets: the screen makes it anew each time. */
function useSameSheets(sheets: readonly Sheet[]): readonly Sheet[] {
  const [kept, setKept] = useState(sheets);
  const isSame = kept.length === sheets.length && kept.every((sheet, at) => sheet === sheets[at]);
  if (isSame) return kept;
  setKept(sheets);
  return sheets;
}

function useMemberScene(campaignId: string, watching: boolean): SceneView | undefined {
  const live = dataOf(useTableScene(campaignId));
  const shown = live?.shown;
  const sceneId = shown?.sceneId;
  const loadTile = useCallback(
    async (name: string, revision: number) =>
      sceneId === undefined ? undefined : readPublishedTile({ campaignId, sceneId, name }, revision),
    [campaignId, sceneId],
  );
  // The pause holds doors, too.
  const seen = useGroupSight(campaignId, shown, watching || shown?.paused ? "watching" : "player");
  return useMemo(
    () =>
      shown && {
        ...shown,
        revealed: seen ? (shown.revealed ?? []) : shown.revealed,
        rooms: seen ? seen.rooms : shown.rooms,
        sight: seen?.sight,
        picture: shown.picture,
        fogIsClear: false,
        loadTile,
      },
    [shown, seen, loadTile],
  );
}
