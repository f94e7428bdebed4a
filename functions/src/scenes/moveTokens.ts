import { campaigns } from "domain/documents/campaign";
import { type SceneDocument, scenes, tableScenes, tokens } from "domain/documents/scene";
import { requireAuthority, standingOf } from "domain/table/campaign/authority";
import { isBySight } from "domain/table/scene/changeScene";
import { toTenths } from "domain/table/scene/grid";
import type { Barriers } from "domain/table/sight/barriers";
import type { SightToken } from "domain/table/sight/packed";
import { type Walk, walk } from "domain/table/sight/steps";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { requireCampaign } from "../table/readCampaign";
import { knownTokens, readKnownToken, resettleSight } from "./settleSight";
import { NO_SIGHT_YET, readBarriers, readSight } from "./sightState";
import type { SightPlace } from "./writeSight";

interface Params {
  readonly system: string;
  readonly id: string;
  readonly sceneId: string;
}

/**
 * What an act on the scene that is shown is decided by, where the group's sight decides. Throws `scene-not-shown` where it
 * does not. What else changes the scene changes its sight in the same write, which guards this.
 */
export async function readSightedScene(guarded: Guarded, { system, id, sceneId }: Params, uid: string) {
  const [found, live, scene, state] = await Promise.all([
    guarded.read(campaigns, id),
    guarded.look(tableScenes, id),
    guarded.look(scenes, id, sceneId),
    readSight(guarded, id, sceneId),
  ]);
  const campaign = requireCampaign({ system }, found);
  requireAuthority("moveOnScene", uid, campaign.data);
  const isShown = live?.data.shown?.sceneId === sceneId;
  if (scene === undefined || !isShown || !isBySight(scene.data)) throw new AppError("scene-not-shown");
  const place: SightPlace = { campaignId: id, sceneId, scene: scene.data };
  return { place, state, isMj: standingOf(uid, campaign.data) === "mj" };
}

/** Throws `moves-paused` to players while the MJ has paused them. */
export function requireMoving({ paused }: Pick<SceneDocument, "paused">, isMj: boolean): void {
  if (paused && !isMj) throw new AppError("moves-paused");
}

type Move = Parameters<Handler<"moveTokens">>[0]["body"]["moves"][number];

const clamped = (value: number, most: number) => toTenths(Math.min(Math.max(value, 0), most));

/** Within the scene. */
function pathIn({ width, height }: SceneDocument, path: readonly number[]): number[] {
  return path.map((value, at) => clamped(value, at % 2 === 0 ? width : height));
}

/** What of a path comes after the last time that it passes where a token stands. */
function restOf(path: readonly number[], { x, y }: SightToken): readonly number[] {
  let start = 0;
  for (let at = 0; at + 1 < path.length; at += 2) if (path[at] === x && path[at + 1] === y) start = at + 2;
  return path.slice(start);
}

/**
 * A player's way ends at walls; one that is sent again, and was made, goes on from where it ended. An MJ goes through them,
 * and sees nothing on the way then.
 */
function walkOf(
  { scene }: SightPlace,
  barriers: Barriers,
  token: SightToken,
  { path }: Move,
  isMj: boolean,
): Walk {
  const way = pathIn(scene, path);
  const walker = { grid: scene.grid, size: token.size, scene };
  const walked = walk(barriers, token, way, walker);
  if (walked.stopped === undefined) return walked;
  if (isMj) return { to: { x: way.at(-2) ?? token.x, y: way.at(-1) ?? token.y }, way: [] };
  const rest = restOf(way, token);
  return rest.length === way.length ? walked : walk(barriers, token, rest, walker);
}

/**
 * Moves tokens and decides what the group sees from there, in one write that is guarded by the last decision: whoever comes
 * second decides again. Reads the session, campaign, scene, what members see of it, sight and what was seen, and the tokens
 * that move, come and go.
 */
export const moveTokens: Handler<"moveTokens"> = ({ params, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    // Whoever moves a token sees it as a rule: its document is read beside what says whether they do.
    const [{ place, state, isMj }, shown] = await Promise.all([
      readSightedScene(guarded, params, caller.uid),
      Promise.all(body.moves.map(({ tokenId }) => guarded.read(tokens, params.id, tokenId))),
    ]);
    requireMoving(place.scene, isMj);
    const known = new Map(knownTokens(state).map((token) => [token.id, token]));
    const sight = state.sight?.data ?? NO_SIGHT_YET;
    const barriers = await readBarriers(guarded, place, sight);
    const read = await Promise.all(
      body.moves.map(async (move, at) => {
        const token = known.get(move.tokenId);
        // To a player, what the group does not see is not there.
        const isThere = token && (isMj || token.isPublic);
        const stored = isThere && (await readKnownToken(guarded, place, token, shown[at]));
        if (!stored) throw new AppError("not-found");
        if (!isMj && stored.token.ownerId !== caller.uid) throw new AppError("forbidden");
        return { token, stored, walk: walkOf(place, barriers, token, move, isMj) };
      }),
    );
    const moved = new Map(read.map(({ token, stored, walk: { to } }) => [token.id, { stored, ...to }]));
    const ways = read.map(({ token: { id }, walk: { way } }) => ({ id, way }));
    const looksSame = read.every(({ token: { isEye, light } }) => !isEye && light === 0);
    const change = { ways, ...(looksSame && { looksSame: true as const }) };
    await resettleSight(guarded, place, state, change, now, moved);
    return {
      moves: read.map(({ token: { id }, walk: { to, stopped } }) => ({
        ...{ tokenId: id, x: to.x, y: to.y },
        ...(stopped && { stopped }),
      })),
    };
  }, caller.ahead);
