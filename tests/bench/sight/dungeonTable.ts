import type { Call, CallInput, CallResult } from "domain/api/call";
import { changeTokens, changeWalls, createScene, showScene, updateScene } from "domain/api/scenes";
import type { LightLevel } from "domain/documents/wallSchema";
import { tokenOf } from "domain/testing/scenes";
import { signedIn } from "../../prove/support/world";
import type { Browser } from "../../support/apiClient";
import { campaignRunBy, characterOf, settingsWith, type Table } from "../../support/campaigns";
import { member, type Person, unique } from "../../support/cast";
import { CORRIDOR, DUNGEON_GRID, DUNGEON_SIZE, dungeon, middleOf, ROOMS, type Square } from "./dungeon";

const HEROES = ["Lorien", "Borin", "Elowen", "Thia", "Garrick", "Nyx"] as const;
const CREATURES = 20;

/** A member with a session. */
export interface Seated extends Person {
  readonly browser: Browser;
}

/** An open table of an MJ and six players, each with a hero in the corridor of a dungeon. */
export interface DungeonTable {
  readonly mj: Seated;
  readonly players: readonly Seated[];
  readonly table: Table;
  readonly sceneId: string;
  readonly params: { readonly system: string; readonly id: string; readonly sceneId: string };
  /** The players' tokens, in their order. */
  readonly heroes: readonly string[];
  readonly creatures: readonly { readonly id: string; readonly room: Square }[];
  readonly path: string;
}

/** What a call answers; throws where it refuses. */
export async function answered<C extends Call>(
  { browser }: Seated,
  call: C,
  input: CallInput<C>,
): Promise<CallResult<C>> {
  const { status, body } = await browser.call(call, input);
  if (status >= 300) throw new Error(`${call.summary}: ${status} ${body?.error}`);
  return body as CallResult<C>;
}

/** Lorien's row is free for their walk. */
export const startOf = (hero: number): Square => ({
  column: 3 + 2 * hero,
  row: hero === 0 ? CORRIDOR : CORRIDOR + 1,
});

async function seated(name: string, server: string): Promise<Seated> {
  const person = await member(name);
  return { ...person, browser: await signedIn(person, server) };
}

interface Wish {
  /** Where the group's sight decides; else fog by hand, closed. */
  readonly light?: LightLevel;
}

/** Not shown yet. `server`: of the API that prepares it. */
export async function dungeonTable(server: string, { light }: Wish = {}): Promise<DungeonTable> {
  const mj = await seated("Morgane", server);
  const players: Seated[] = [];
  for (const name of HEROES) players.push(await seated(`De ${name}`, server));
  const table = await campaignRunBy(mj, {
    players,
    settings: settingsWith({ useVtt: true }),
    vttStatus: { status: "online", active: true },
  });
  const characters: string[] = [];
  for (const [at, player] of players.entries())
    characters.push(await characterOf(player, { campaignId: table.id, name: HEROES[at] ?? "" }));
  const sceneId = unique("scene");
  const of = { system: table.system, id: table.id };
  const at: DungeonTable = {
    ...{ mj, players, table, sceneId, params: { ...of, sceneId } },
    heroes: characters.map((id) => `character-${id}`),
    creatures: Array.from({ length: CREATURES }, (_, index) => ({
      id: `creature-of-room-${index}`,
      room: ROOMS[2 * index] ?? { column: 0, row: 0 },
    })),
    path: `/session/${table.id}?system=${table.system}`,
  };
  await answered(mj, createScene, {
    params: of,
    body: {
      ...{ name: "Le donjon", ...DUNGEON_SIZE, grid: DUNGEON_GRID },
      background: { colour: "#3c3a46", texture: "plain" },
      ...{ fogOn: true, requestId: sceneId },
    },
  });
  await answered(mj, changeTokens, {
    params: at.params,
    body: { operations: [...heroesOf(at, characters), ...creaturesOf(at)] },
  });
  if (light !== undefined) {
    const { walls, doors, lights } = dungeon();
    const change = { walls: [...walls], doors: [...doors], lights: [...lights] };
    await answered(mj, changeWalls, { params: at.params, body: { change } });
    const sight = { on: true, light, playersOpenDoors: true };
    await answered(mj, updateScene, { params: at.params, body: { sight } });
  }
  return at;
}

export async function showDungeon({ mj, params: { system, id, sceneId } }: DungeonTable): Promise<void> {
  await answered(mj, showScene, { params: { system, id }, body: { sceneId } });
}

const put = (id: string, token: Parameters<typeof tokenOf>[0]) =>
  ({ kind: "put", id, token: tokenOf(token), hidden: false }) as const;

const heroesOf = ({ heroes }: DungeonTable, characters: readonly string[]) =>
  heroes.map((id, at) => {
    const [characterId, name] = [characters[at], HEROES[at]];
    return put(id, {
      ...{ kind: "character", colour: "#2563a8", ...middleOf(startOf(at)) },
      ...(characterId !== undefined && { characterId }),
      ...(name !== undefined && { name }),
    });
  });

const creaturesOf = ({ creatures }: DungeonTable) =>
  creatures.map(({ id, room }, at) => put(id, { name: `Gobelin ${at + 1}`, ...middleOf(room) }));
