import {
  changeDoor,
  changeTokens,
  changeWalls,
  forgetSeen,
  moveTokens,
  updateScene,
} from "domain/api/scenes";
import { tokens } from "domain/documents/scene";
import type { Token } from "domain/documents/sceneSchema";
import { sceneSights, sceneWalls, tableExplored, tableSights } from "domain/documents/sight";
import type { Door, DoorState, SceneSight, WallChange } from "domain/documents/wallSchema";
import { isInside } from "domain/table/scene/shapes";
import { isExplored, readExplored } from "domain/table/sight/explored";
import { unpackedOutline } from "domain/table/sight/packedOutline";
import { characterOf } from "../../support/campaigns";
import { read } from "../../support/database";
import { tokenAt } from "../../support/scenes";
import { makeScene, type SceneTable, show, storedScene } from "./scenes";
import { type Seat, seat, table } from "./seats";

/*
 * A scene of 1024 × 512 pixels with cells of 50, parted at x = 500 by a wall from top to bottom, in which there is one
 * door, from 200 to 250. The hero stands before it on the left, one goblin beside the hero, another one on the right.
 */

export const BY_DAY: SceneSight = { on: true, light: "day", playersOpenDoors: true };
export const DOOR: Door = { id: "door-1", points: [500, 200, 500, 250], state: "closed" };
export const PARTING = { id: "wall-1", kind: "wall" as const, points: [500, 0, 500, 512] };
export const LEFT_GOBLIN = "goblin-left";
export const RIGHT_GOBLIN = "goblin-right";
/** Before the door, one cell from it, and behind it. */
export const BEFORE = [425, 225] as const;
export const BEHIND = [575, 225] as const;
export const ON_RIGHT = [725, 225] as const;

export interface SightTable extends SceneTable {
  ben: Seat;
  /** Ana's character. */
  hero: string;
  heroToken: string;
}

const required = <A extends { status: number; body: { error?: string } | null }>(
  answer: A,
  what: string,
): A => {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.body?.error}`);
  return answer;
};

export const sight = async ({ mona, params }: SceneTable, change: Partial<SceneSight>) =>
  required(
    await mona.browser.call(updateScene, { params, body: { sight: { ...BY_DAY, ...change } } }),
    "updateScene",
  );

export const pause = async ({ mona, params }: SceneTable, paused: boolean) =>
  required(await mona.browser.call(updateScene, { params, body: { paused } }), "updateScene");

export const wallsBy = ({ browser }: Seat, { params }: SceneTable, change: WallChange) =>
  browser.call(changeWalls, { params, body: { change } });

export const walls = async (at: SceneTable, change: WallChange) =>
  required(await wallsBy(at.mona, at, change), "changeWalls");

export const moveBy = ({ browser }: Seat, { params }: SceneTable, tokenId: string, ...path: number[]) =>
  browser.call(moveTokens, { params, body: { moves: [{ tokenId, path }] } });

/** Somebody moves one token; answers where it is now. */
export async function move(by: Seat, at: SceneTable, tokenId: string, ...path: number[]) {
  const { body } = required(await moveBy(by, at, tokenId, ...path), "moveTokens");
  return (body as { moves?: { x: number; y: number; stopped?: string }[] } | null)?.moves?.[0];
}

export const doorBy = ({ browser }: Seat, { params }: SceneTable, state: DoorState, doorId = DOOR.id) =>
  browser.call(changeDoor, { params: { ...params, doorId }, body: { state } });

export const door = async (at: SceneTable, state: DoorState) =>
  required(await doorBy(at.mona, at, state), "changeDoor");

export const forgetBy = ({ browser }: Seat, { params }: SceneTable) => browser.call(forgetSeen, { params });

/** Puts tokens as the MJ, by their ids. */
export async function put({ mona, params }: SceneTable, put: Record<string, Token>, hidden = false) {
  const operations = Object.entries(put).map(([id, token]) => ({ kind: "put" as const, id, token, hidden }));
  return required(await mona.browser.call(changeTokens, { params, body: { operations } }), "changeTokens");
}

/** Mona's table with Ana, whose hero stands on the scene, and Ben; nothing is shown yet. */
export async function walledTable(): Promise<SightTable> {
  const [mona, ana, ben] = [await seat("Mona"), await seat("Ana"), await seat("Ben")];
  const brumes = await table(mona, [ana, ben]);
  const hero = await characterOf(ana, { campaignId: brumes.id, name: "Lorien" });
  const sceneId = await makeScene({ mona, brumes });
  const params = { ...brumes.params, sceneId };
  const at = { mona, ana, ben, brumes, sceneId, params, hero, heroToken: `character-${hero}` };
  await walls(at, { walls: [PARTING], doors: [DOOR] });
  await put(at, {
    [at.heroToken]: tokenAt(...BEFORE, hero),
    [LEFT_GOBLIN]: tokenAt(225, 325),
    [RIGHT_GOBLIN]: tokenAt(...ON_RIGHT),
  });
  return at;
}

/** The same, shown, where the group's sight decides. */
export async function sightTable(change: Partial<SceneSight> = {}): Promise<SightTable> {
  const at = await walledTable();
  await sight(at, change);
  required(await show(at, at.sceneId), "showScene");
  return at;
}

/** Whether the members have this token's document now. */
export const isSeen = async ({ brumes }: SceneTable, tokenId: string) =>
  (await read(tokens, brumes.id, tokenId)) !== undefined;

export const seenToken = ({ brumes }: SceneTable, tokenId: string) => read(tokens, brumes.id, tokenId);

/** What the members are told of what the group sees. */
export const tableSight = ({ brumes }: SceneTable) => read(tableSights, brumes.id);

export const tableSeen = ({ brumes }: SceneTable) => read(tableExplored, brumes.id);

export const keptSight = ({ brumes, sceneId }: SceneTable) => read(sceneSights, brumes.id, sceneId);

export const keptWalls = ({ brumes, sceneId }: SceneTable) => read(sceneWalls, brumes.id, sceneId);

/** Whether members are told that the group sees a place now. */
export async function seesPlace(at: SceneTable, x: number, y: number): Promise<boolean> {
  const outlines = (await tableSight(at))?.outlines ?? [];
  return outlines.some((one) => isInside([{ outline: unpackedOutline(one), holes: [] }], { x, y }));
}

/** Whether members are told that the group has seen a place. */
export async function hasSeenPlace(at: SceneTable, x: number, y: number): Promise<boolean> {
  const [scene, seen] = [await storedScene(at), await tableSeen(at)];
  if (scene === undefined) throw new Error("the scene is gone");
  return isExplored(readExplored(seen?.explored, scene, scene.grid), { x, y });
}
