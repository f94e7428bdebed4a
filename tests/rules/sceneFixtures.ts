import {
  drawings,
  publishedTiles,
  scenes,
  sceneTiles,
  sceneTokens,
  tableScenes,
  tokens,
  traces,
  truths,
} from "domain/documents/scene";
import { sceneSights, sceneWalls, tableExplored, tableSights } from "domain/documents/sight";
import {
  drawingOf,
  hiddenTokenOf,
  publishedTileOf,
  sceneOf,
  tableSceneOf,
  tableTokenOf,
  tileOf,
  traceOf,
  truthOf,
} from "../support/scenes";
import { sceneSightOf, sceneWallsOf, tableExploredOf, tableSightOf } from "../support/sight";
import { type Fixture, fixture } from "./fixture";

const PAST = 1_700_000_000_000;
const CAMPAIGN = "brumes";
const SHOWN = "crypt-01";
const PREPARED = "bridge-1";

/** `brumes` shows `crypt-01` and prepares `bridge-1`. */
export const SCENE_PATHS = {
  table: tableScenes.path(CAMPAIGN),
  shown: scenes.path(CAMPAIGN, SHOWN),
  prepared: scenes.path(CAMPAIGN, PREPARED),
  tile: sceneTiles.path(CAMPAIGN, SHOWN, "0"),
  published: publishedTiles.path(CAMPAIGN, SHOWN, "0"),
  publishedBefore: publishedTiles.path(CAMPAIGN, PREPARED, "0"),
  playersToken: tokens.path(CAMPAIGN, "lorien-1"),
  goblin: tokens.path(CAMPAIGN, "goblin-1"),
  hidden: sceneTokens.path(CAMPAIGN, SHOWN, "goblin-2"),
  playersWalledToken: tokens.path(CAMPAIGN, "lorien-2"),
  walledGoblin: tokens.path(CAMPAIGN, "goblin-3"),
  walledHidden: sceneTokens.path(CAMPAIGN, SHOWN, "goblin-4"),
  playersPausedToken: tokens.path(CAMPAIGN, "lorien-3"),
  walls: sceneWalls.path(CAMPAIGN, SHOWN),
  preparedWalls: sceneWalls.path(CAMPAIGN, PREPARED),
  sight: sceneSights.path(CAMPAIGN, SHOWN),
  preparedSight: sceneSights.path(CAMPAIGN, PREPARED),
  tableSight: tableSights.path(CAMPAIGN),
  tableExplored: tableExplored.path(CAMPAIGN),
  trace: traces.path(CAMPAIGN, "player~0"),
  drawing: drawings.path(CAMPAIGN, "drawing-1"),
  playersTruth: truths.path(CAMPAIGN, "player", "truth-01"),
  formerPlayersTruth: truths.path(CAMPAIGN, "formerPlayer", "truth-01"),
} as const;

const PLAYERS = { ownerId: "player", characterId: "linked" };

export const SCENE_FIXTURES: readonly Fixture[] = [
  fixture(tableScenes, [CAMPAIGN], tableSceneOf(SHOWN, PAST)),
  fixture(scenes, [CAMPAIGN, SHOWN], sceneOf("mj", PAST)),
  fixture(scenes, [CAMPAIGN, PREPARED], sceneOf("mj", PAST)),
  fixture(sceneTiles, [CAMPAIGN, SHOWN, "0"], tileOf("0")),
  fixture(publishedTiles, [CAMPAIGN, SHOWN, "0"], publishedTileOf("0")),
  fixture(publishedTiles, [CAMPAIGN, PREPARED, "0"], publishedTileOf("0")),
  fixture(tokens, [CAMPAIGN, "lorien-1"], tableTokenOf(SHOWN, PAST, PLAYERS)),
  fixture(tokens, [CAMPAIGN, "goblin-1"], tableTokenOf(SHOWN, PAST)),
  fixture(sceneTokens, [CAMPAIGN, SHOWN, "goblin-2"], hiddenTokenOf(SHOWN, PAST)),
  fixture(tokens, [CAMPAIGN, "lorien-2"], { ...tableTokenOf(SHOWN, PAST, PLAYERS), walled: true }),
  fixture(tokens, [CAMPAIGN, "goblin-3"], { ...tableTokenOf(SHOWN, PAST), walled: true }),
  fixture(sceneTokens, [CAMPAIGN, SHOWN, "goblin-4"], { ...hiddenTokenOf(SHOWN, PAST), walled: true }),
  fixture(tokens, [CAMPAIGN, "lorien-3"], { ...tableTokenOf(SHOWN, PAST, PLAYERS), paused: true }),
  fixture(sceneWalls, [CAMPAIGN, SHOWN], sceneWallsOf(PAST)),
  fixture(sceneWalls, [CAMPAIGN, PREPARED], sceneWallsOf(PAST)),
  fixture(sceneSights, [CAMPAIGN, SHOWN], sceneSightOf(PAST)),
  fixture(sceneSights, [CAMPAIGN, PREPARED], sceneSightOf(PAST)),
  fixture(tableSights, [CAMPAIGN], tableSightOf(SHOWN, PAST)),
  fixture(tableExplored, [CAMPAIGN], tableExploredOf(SHOWN, PAST)),
  fixture(traces, [CAMPAIGN, "player~0"], traceOf("player", SHOWN, PAST)),
  fixture(drawings, [CAMPAIGN, "drawing-1"], drawingOf("player", SHOWN, PAST)),
  fixture(truths, [CAMPAIGN, "player", "truth-01"], truthOf("player", "mj", SHOWN, PAST)),
  fixture(truths, [CAMPAIGN, "formerPlayer", "truth-01"], truthOf("formerPlayer", "mj", SHOWN, PAST)),
];
