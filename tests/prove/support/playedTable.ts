import { randomUUID } from "node:crypto";
import { sendMessage } from "domain/api/messages";
import {
  addTruth,
  changeDoor,
  changeTokens,
  changeWalls,
  createScene,
  draw,
  moveTokens,
  showScene,
  updateScene,
} from "domain/api/scenes";
import type { Chance } from "domain/testing/chance";
import type { SceneAct } from "domain/testing/sceneActs";
import type { Place } from "domain/testing/walledPlaces";
import { type StandingToken, type WalledScene, walledScene } from "domain/testing/walledScenes";
import { seat, table } from "../../api/support/seats";
import { characterOf } from "../../support/campaigns";
import { unique } from "../../support/cast";
import { done } from "./done";
import { placesOf, SceneMirror } from "./sceneMirror";
import { SightFight } from "./sightFight";
import { SightPicture } from "./sightPicture";
import type { SightTable } from "./sightTable";
import { SightTraces } from "./sightTraces";

/** A walled scene at a table in the middle of play: with a fight in which all creatures are, a picture, and pointers. */
export interface PlayedTable extends SightTable {
  readonly fight: SightFight;
  readonly picture: SightPicture;
  readonly traces: SightTraces;
}

/** The way that somebody went, x and y of each place. */
export interface Passed {
  readonly id: string;
  readonly way: readonly Place[];
}

/** The scene with these characters for its heroes, and with creatures whose tokens say what the fight makes of them. */
const withHeroes = (scene: WalledScene, characters: readonly string[]): WalledScene => ({
  ...scene,
  creatures: scene.creatures.map((one) => ({
    ...one,
    token: { ...one.token, follows: { health: true, badges: true } },
  })),
  heroes: scene.heroes.map((hero, at) => ({
    ...hero,
    id: `character-${characters[at]}`,
    token: { ...hero.token, ...(characters[at] !== undefined && { characterId: characters[at] }) },
  })),
});

const putOf = ({ id, token, hidden }: StandingToken) => ({ kind: "put" as const, id, token, hidden });

/** All that the MJ prepares and shows, through the calls. */
async function prepare(at: SightTable, scene: WalledScene): Promise<void> {
  const { mj, params, table: of, sceneId, players } = at;
  const { width, height, grid, light, walls, doors, lights, rooms, heroes, creatures } = scene;
  const background = { colour: "#203040", texture: "stone" as const };
  await done(mj, createScene, {
    params: of.params,
    body: { name: "La grotte", width, height, grid, background, fogOn: true, requestId: sceneId },
  });
  const operations = [...heroes, ...creatures].map(putOf);
  await done(mj, changeTokens, { params, body: { operations } });
  await done(mj, changeWalls, {
    params,
    body: { change: { walls: [...walls], doors: [...doors], lights: [...lights] } },
  });
  const sight = { on: true, light, playersOpenDoors: true };
  await done(mj, updateScene, { params, body: { rooms: [...rooms], sight } });
  await done(mj, showScene, { params: of.params, body: { sceneId } });
  const uids = players.map(({ uid }) => uid);
  const truth = { kind: "note" as const, x: 10, y: 20, text: "Une voix appelle." };
  await done(mj, addTruth, { params, body: { id: randomUUID(), uids, truth } });
  for (const player of players) {
    const drawing = { kind: "line" as const, points: [1, 2, 3, 4], colour: "#00aa00" };
    await done(player, draw, { params: of.params, body: { id: randomUUID(), drawing } });
    const body = { requestId: randomUUID(), text: "Je passe devant." };
    await done(player, sendMessage, { params: of.params, body });
  }
}

const ARMOURED = { ac: 12, hp: { current: 200, max: 200 } };

/** The first hero and the third are the first player's, the second one the other's. */
export async function sightTableOf(seed: number): Promise<PlayedTable> {
  const [mj, ana, ben] = [await seat("Mona"), await seat("Ana"), await seat("Ben")];
  const players = [ana, ben];
  const of = await table(mj, players);
  const owners = [ana, ben, ana];
  const characters = await Promise.all(
    owners.map((owner) => characterOf(owner, { campaignId: of.id, stats: ARMOURED })),
  );
  const scene = withHeroes(walledScene(seed), characters);
  const sceneId = unique("scene");
  const at: SightTable = {
    ...{ mj, players, table: of, sceneId, params: { ...of.params, sceneId } },
    mirror: new SceneMirror(scene),
    owners: new Map(owners.map((owner, index) => [`character-${characters[index]}`, owner])),
  };
  await prepare(at, scene);
  const [fight, picture] = [new SightFight(at), new SightPicture(at)];
  await fight.begin();
  await picture.keep();
  return { ...at, fight, picture, traces: new SightTraces(at) };
}

type Move = Extract<SceneAct, { kind: "move" }>;

async function move({ mj, params, owners, mirror }: SightTable, { id, by, path }: Move): Promise<Passed> {
  const mover = by === "mj" ? mj : (owners.get(id) ?? mj);
  const from = mirror.placeOf(id);
  const { body } = await done(mover, moveTokens, { params, body: { moves: [{ tokenId: id, path }] } });
  const [to] = (body as { moves?: Place[] } | null)?.moves ?? [];
  if (to === undefined) throw new Error("moveTokens answers no place");
  const [way] = mirror.waysOf(from, placesOf(path), to, by === "mj");
  if (way === undefined) throw new Error(`${id} came from ${from.x}, ${from.y} to ${to.x}, ${to.y}`);
  mirror.move(id, to);
  return { id, way };
}

/** A player opens or closes a door now and then, where one of their heroes is beside it; else the MJ does it. */
async function turn(
  { mj, players, params, mirror }: SightTable,
  act: Extract<SceneAct, { kind: "door" }>,
  chance: Chance,
): Promise<void> {
  const to = { params: { ...params, doorId: act.id }, body: { state: act.state } };
  const isPlayers = (act.state === "open" || act.state === "closed") && chance.percent(50);
  if (!isPlayers) await done(mj, changeDoor, to);
  else {
    const { status } = await chance.of(players).browser.call(changeDoor, to);
    if (![204, 404, 409].includes(status)) throw new Error(`changeDoor answers a player ${status}`);
    if (status !== 204) return;
  }
  mirror.apply(act);
}

/** Does it through the calls and on the mirror; answers the way of who moved. */
export async function perform(at: SightTable, act: SceneAct, chance: Chance): Promise<Passed | undefined> {
  const { mj, params, mirror } = at;
  if (act.kind === "move") return move(at, act);
  if (act.kind === "door") {
    await turn(at, act, chance);
    return undefined;
  }
  mirror.apply(act);
  switch (act.kind) {
    case "lamp":
      await done(mj, changeWalls, { params, body: { change: { lights: [act.lamp] } } });
      break;
    case "lampOut":
      await done(mj, changeWalls, { params, body: { change: { remove: [act.id] } } });
      break;
    case "torch":
    case "hidden":
      await done(mj, changeTokens, { params, body: { operations: [putOf(mirror.token(act.id))] } });
      break;
    case "level": {
      const sight = { on: true, light: act.light, playersOpenDoors: true };
      await done(mj, updateScene, { params, body: { sight } });
    }
  }
  return undefined;
}
