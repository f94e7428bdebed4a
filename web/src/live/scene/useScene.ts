import {
  type DrawingDocument,
  drawings,
  type SceneDocument,
  type SceneTokenDocument,
  scenes,
  sceneTokens,
  type TokenDocument,
  type TraceDocument,
  type TruthDocument,
  tokens,
  traces,
  truths,
} from "domain/documents/scene";
import { MAX_DRAWINGS, MAX_SCENES, MAX_TOKENS, MAX_TRUTHS } from "domain/documents/sceneSchema";
import { useMember } from "../../session/SessionProvider";
import { queryListener, type WithId } from "../listeners";
import type { Live } from "../liveSource";
import { useLive } from "../useLive";

export type LiveScene = WithId<SceneDocument>;
export type LiveToken = WithId<TokenDocument>;
export type LiveSceneToken = WithId<SceneTokenDocument>;
export type LiveTrace = WithId<TraceDocument>;
export type LiveDrawing = WithId<DrawingDocument>;
export type LiveTruth = WithId<TruthDocument>;

const TRUTHS = "truths";
/** Four slots for each member of a campaign. */
const MAX_TRACES = 100;

/** The scenes that the MJ prepares, the oldest first; for the MJ alone. Without an id it waits. */
export function useLiveScenes(campaignId: string | undefined): Live<readonly LiveScene[]> {
  const { uid } = useMember();
  const from = `campaigns/${campaignId}/${scenes.name}`;
  return useLive(
    campaignId && `${uid}:${from}`,
    queryListener(scenes, { from, order: ["createdAt"], limit: MAX_SCENES }),
  );
}

/** The visible tokens of the scene that is shown. */
export function useLiveTokens(campaignId: string): Live<readonly LiveToken[]> {
  const { uid } = useMember();
  const from = `campaigns/${campaignId}/${tokens.name}`;
  return useLive(`${uid}:${from}`, queryListener(tokens, { from, limit: MAX_TOKENS }));
}

/** A scene's tokens that the members do not see; for the MJ alone. Without a scene it waits. */
export function useLiveSceneTokens(
  campaignId: string,
  sceneId: string | undefined,
): Live<readonly LiveSceneToken[]> {
  const { uid } = useMember();
  const from = `campaigns/${campaignId}/${scenes.name}/${sceneId}/${sceneTokens.name}`;
  return useLive(sceneId && `${uid}:${from}`, queryListener(sceneTokens, { from, limit: MAX_TOKENS }));
}

/** Where the members' pointers drag and point. */
export function useLiveTraces(campaignId: string): Live<readonly LiveTrace[]> {
  const { uid } = useMember();
  const from = `campaigns/${campaignId}/${traces.name}`;
  return useLive(`${uid}:${from}`, queryListener(traces, { from, limit: MAX_TRACES }));
}

/** What the members drew, the newest first: those whose hour has passed may be there for a day, and take no room. */
export function useLiveDrawings(campaignId: string): Live<readonly LiveDrawing[]> {
  const { uid } = useMember();
  const from = `campaigns/${campaignId}/${drawings.name}`;
  return useLive(
    `${uid}:${from}`,
    queryListener(drawings, { from, order: ["createdAt", "desc"], limit: MAX_DRAWINGS }),
  );
}

/** What the MJ shows to this player alone; for that player and the MJ. Without a player it waits. */
export function useLiveTruths(campaignId: string, player: string | undefined): Live<readonly LiveTruth[]> {
  const { uid } = useMember();
  const from = `campaigns/${campaignId}/${TRUTHS}/${player}/${truths.name}`;
  return useLive(player && `${uid}:${from}`, queryListener(truths, { from, limit: MAX_TRUTHS }));
}
