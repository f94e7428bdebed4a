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
import { put } from "../../support/database";
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
} from "../../support/scenes";
import {
  inSight,
  SIGHT_BY_DAY,
  sceneSightOf,
  sceneWallsOf,
  tableExploredOf,
  tableSightOf,
} from "../../support/sight";

/** The scene that the table sees. */
export const SHOWN_SCENE = "crypt-01";
/** One that the hero stands beside. */
export const DOOR_OF_HERO = { id: "door-2", points: [130, 75, 130, 125], state: "closed" as const };

const WALLED = { walled: true } as const;

/** What decides the group's sight there: the walls, the hero's door, where the hero and a hidden goblin stand. */
const storeSight = (campaignId: string, heroToken: string) =>
  Promise.all([
    put(sceneWalls, [campaignId, SHOWN_SCENE], sceneWallsOf(1)),
    put(
      sceneSights,
      [campaignId, SHOWN_SCENE],
      sceneSightOf(1, {
        doors: [{ ...DOOR_OF_HERO, known: "closed" }],
        tokens: [
          inSight({ id: heroToken, kind: "character", isEye: true, isPublic: true }),
          inSight({ id: "goblin-2", hidden: true }),
        ],
      }),
    ),
    put(tableSights, [campaignId], {
      ...tableSightOf(SHOWN_SCENE, 1),
      doors: [{ ...DOOR_OF_HERO, seen: true }],
    }),
    put(tableExplored, [campaignId], tableExploredOf(SHOWN_SCENE, 1)),
  ]);

/**
 * A document of every kind of a scene that is shown, where the group's sight decides: its picture, walls and tokens, a
 * truth, a trace and a drawing of a player.
 */
export async function storeScene(
  campaignId: string,
  mjUid: string,
  { uid, hero }: { uid: string; hero: string },
): Promise<void> {
  const owner = { ownerId: uid, characterId: hero };
  const heroToken = `character-${hero}`;
  const { shown, ...live } = tableSceneOf(SHOWN_SCENE, 1);
  await Promise.all([
    put(tableScenes, [campaignId], { ...live, ...(shown && { shown: { ...shown, sight: SIGHT_BY_DAY } }) }),
    put(scenes, [campaignId, SHOWN_SCENE], { ...sceneOf(mjUid, 1), sight: SIGHT_BY_DAY }),
    put(sceneTiles, [campaignId, SHOWN_SCENE, "0"], tileOf("0")),
    put(publishedTiles, [campaignId, SHOWN_SCENE, "0"], publishedTileOf("0")),
    put(tokens, [campaignId, heroToken], { ...tableTokenOf(SHOWN_SCENE, 1, owner), ...WALLED }),
    put(sceneTokens, [campaignId, SHOWN_SCENE, "goblin-2"], { ...hiddenTokenOf(SHOWN_SCENE, 1), ...WALLED }),
    put(traces, [campaignId, `${uid}~0`], traceOf(uid, SHOWN_SCENE, Date.now())),
    put(drawings, [campaignId, "drawing-1"], drawingOf(uid, SHOWN_SCENE, Date.now())),
    put(truths, [campaignId, uid, "truth-01"], truthOf(uid, mjUid, SHOWN_SCENE, 1)),
    storeSight(campaignId, heroToken),
  ]);
}
