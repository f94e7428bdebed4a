import {
  type DrawingDocument,
  drawings,
  type SceneDocument,
  type SceneTokenDocument,
  scenes,
  sceneTokens,
  type TableSceneDocument,
  type TokenDocument,
  type TraceDocument,
  type TruthDocument,
  tableScenes,
  tokens,
  traces,
  truths,
} from "domain/documents/scene";
import { MAX_DRAWINGS, MAX_SCENES, MAX_TOKENS, MAX_TRUTHS } from "domain/documents/sceneSchema";
import {
  type SceneSightDocument,
  type SceneWallsDocument,
  sceneSights,
  sceneWalls,
  type TableExploredDocument,
  type TableSightDocument,
  tableExplored,
  tableSights,
} from "domain/documents/sight";
import { type TableScreenDocument, tableScreens } from "domain/documents/tableScreen";
import { live, liveDocument, type WithId } from "../listeners";
import type { Live } from "../liveSource";
import { useLive } from "../useLive";

export type LiveScene = WithId<SceneDocument>;
export type LiveToken = WithId<TokenDocument>;
export type LiveSceneToken = WithId<SceneTokenDocument>;
export type LiveTrace = WithId<TraceDocument>;
export type LiveDrawing = WithId<DrawingDocument>;
export type LiveTruth = WithId<TruthDocument>;

/** Four slots for each member of a campaign. */
const MAX_TRACES = 100;

/** What the MJ shows on the table's screen; null where nothing ever was. */
export const useTableScreen = (campaignId: string): Live<TableScreenDocument | null> =>
  useLive(liveDocument(tableScreens, campaignId));

/** The scene that lies on the table; null while there is none. Without an id it waits. */
export const useTableScene = (campaignId: string | undefined): Live<TableSceneDocument | null> =>
  useLive(liveDocument(tableScenes, campaignId));

/** What the group sees of the scene that is shown. Without an id it waits: fog by hand decides. */
export const useTableSight = (campaignId: string | undefined): Live<TableSightDocument | null> =>
  useLive(liveDocument(tableSights, campaignId));

/** What the group has seen of it. Without an id it waits. */
export const useTableExplored = (campaignId: string | undefined): Live<TableExploredDocument | null> =>
  useLive(liveDocument(tableExplored, campaignId));

/** The walls of a scene, null while it has none; for the MJ alone. Without a scene it waits. */
export const useSceneWalls = (
  campaignId: string,
  sceneId: string | undefined,
): Live<SceneWallsDocument | null> => useLive(liveDocument(sceneWalls, campaignId, sceneId));

/** Its doors and lights, null while it has none; for the MJ alone. Without a scene it waits. */
export const useSceneSight = (
  campaignId: string,
  sceneId: string | undefined,
): Live<SceneSightDocument | null> => useLive(liveDocument(sceneSights, campaignId, sceneId));

/** The scenes that the MJ prepares, the oldest first; for the MJ alone. Without an id it waits. */
export const useLiveScenes = (campaignId: string | undefined): Live<readonly LiveScene[]> =>
  useLive(live(scenes, [campaignId], { order: ["createdAt"], limit: MAX_SCENES }));

/** The visible tokens of the scene that is shown. Without an id it waits. */
export const useLiveTokens = (campaignId: string | undefined): Live<readonly LiveToken[]> =>
  useLive(live(tokens, [campaignId], { limit: MAX_TOKENS }));

/** A scene's tokens that the members do not see; for the MJ alone. Without a scene it waits. */
export const useLiveSceneTokens = (
  campaignId: string,
  sceneId: string | undefined,
): Live<readonly LiveSceneToken[]> =>
  useLive(live(sceneTokens, [campaignId, sceneId], { limit: MAX_TOKENS }));

/** Where the members' pointers drag and point. */
export const useLiveTraces = (campaignId: string): Live<readonly LiveTrace[]> =>
  useLive(live(traces, [campaignId], { limit: MAX_TRACES }));

/** What the members drew, the newest first: those whose hour has passed may be there for a day, and take no room. */
export const useLiveDrawings = (campaignId: string): Live<readonly LiveDrawing[]> =>
  useLive(live(drawings, [campaignId], { order: ["createdAt", "desc"], limit: MAX_DRAWINGS }));

/** What the MJ shows to this player alone; for that player and the MJ. Without a player it waits. */
export const useLiveTruths = (campaignId: string, player: string | undefined): Live<readonly LiveTruth[]> =>
  useLive(live(truths, [campaignId, player], { limit: MAX_TRUTHS }));
