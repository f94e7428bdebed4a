import { setTimeout as wait } from "node:timers/promises";
import { changeDoor, changeFog, moveTokens } from "domain/api/scenes";
import { sceneTokens, tokens } from "domain/documents/scene";
import { OVERVIEW } from "domain/table/scene/tiles";
import type { CountedApi } from "../../prove/support/countedApi";
import { unique } from "../../support/cast";
import { exists } from "../../support/database";
import type { Place } from "../../support/sceneTable";
import { isSmallest, rounds } from "../rounds";
import type { Images } from "../scene/slowPhone";
import { NOTHING_SPENT, type Spent, together } from "./bill";
import { CELL, COLUMNS, CORRIDOR, dungeon, middleOf, ROOMS } from "./dungeon";
import { DungeonPicture } from "./dungeonPicture";
import { answered, type DungeonTable, dungeonTable, showDungeon, startOf } from "./dungeonTable";
import { Explorer, tours } from "./explorers";
import { MapDevice } from "./mapListeners";
import { Meter, type Tally } from "./meter";

/** Of each of six players; the MJ makes three moves every two rounds, and turns a door every second one. */
const ROUNDS = isSmallest ? 20 : 40;
/** Doors that are opened in the first round: one for each hero. */
const FIRST_DOORS = [0, 10, 3, 13, 7, 16];
const QUIET_MS = 1_500;
/** A player moves a token no oftener than in 150 ms. */
const APART_MS = 250;

/** By the rules: of a move its campaign, of a drag's trace three, of a published piece two (`firestore.rules`). */
const BY_RULES = { move: 1, trace: 3, piece: 2 } as const;
/** Of a drag of two seconds, as docs/costs.md assumes; a trace has 16 points at most. */
const TRACES_A_MOVE = 7;
const TRACE_BYTES = 350;

/** What one act cost, on average of some: of the API, and documents that the maps of all seven were told. */
export interface OneAct {
  readonly reads: number;
  readonly writes: number;
  readonly told: number;
}

/** An hour at the table, without what costs the same whatever is on it (heartbeats, rolls, messages). */
export interface ExploredHour {
  /** Of one kind of act each. */
  readonly tallies: Readonly<Record<string, Tally>>;
  /** To the maps' listeners, without traces. */
  readonly told: Spent;
  /** Published ones on the players' devices, all of which have each of them in view. */
  readonly pieces: Spent;
  /** Of the pieces, how many were the picture as a whole. */
  readonly overviews: number;
  readonly traces: Spent;
  readonly all: Spent;
}

/** A table's hour, whose acts are counted one after the other. */
class Hour {
  readonly at: DungeonTable;
  readonly meter: Meter;
  readonly devices: readonly MapDevice[];
  readonly #picture: DungeonPicture;
  #published: string[] = [];

  constructor(at: DungeonTable, meter: Meter, images: Images) {
    [this.at, this.meter] = [at, meter];
    this.#picture = new DungeonPicture(at, images);
    this.devices = [at.mj, ...at.players].map((who) => new MapDevice(who, at));
  }

  async open(bySight: boolean): Promise<void> {
    await this.#picture.keep();
    await showDungeon(this.at);
    await this.#picture.publish();
    for (const device of this.devices) await device.listen({ bySight });
  }

  /** What the MJ's device publishes after an act. */
  async publish(): Promise<void> {
    const names = await this.meter.count(
      "piece",
      () => this.#picture.publish(),
      ({ length }) => length,
    );
    this.#published.push(...names);
  }

  /** The whole bill once all listeners are silent. `direct`: acts that clients wrote themselves. */
  async end(kinds: readonly string[], direct: readonly string[], drags: number): Promise<ExploredHour> {
    const reads = await this.#silent();
    const bytes = this.devices.reduce((sum, { told }) => sum + told.bytes, 0);
    for (const device of this.devices) await device.close();
    const tallies = Object.fromEntries(kinds.map((kind) => [kind, this.meter.of(kind)]));
    const byApi = kinds.map((kind): Spent => {
      const { acts, ...counted } = this.meter.of(kind);
      if (!direct.includes(kind)) return { ...counted, calls: acts, bytes: 0 };
      return { ...NOTHING_SPENT, reads: acts * BY_RULES.move, writes: acts };
    });
    const told = { ...NOTHING_SPENT, reads, bytes };
    const [pieces, traces] = [this.#pieces(), this.#traces(drags)];
    const overviews = this.#published.filter((name) => name === OVERVIEW).length;
    return { tallies, told, pieces, overviews, traces, all: together([...byApi, told, pieces, traces]) };
  }

  /** The same act some times, by itself. */
  async sample(times: number, act: (time: number) => Promise<unknown>): Promise<OneAct> {
    const meter = this.meter.another();
    const before = await this.#silent();
    for (let time = 1; time <= times; time += 1) {
      await wait(APART_MS);
      await meter.count("one", () => act(time));
    }
    const told = (await this.#silent()) - before;
    const { reads, writes } = meter.of("one");
    return { reads: reads / times, writes: writes / times, told: told / times };
  }

  async #silent(): Promise<number> {
    const sum = () => this.devices.reduce((all, { told }) => all + told.documents, 0);
    for (let before = sum(); ; before = sum()) {
      await wait(QUIET_MS);
      if (sum() === before) return before;
    }
  }

  /** Each player has each piece in view. */
  #pieces(): Spent {
    const { players } = this.at;
    const bytes = this.#published.reduce((sum, name) => sum + this.#picture.imageOf(name).length, 0);
    const reads = this.#published.length * (1 + BY_RULES.piece);
    return { ...NOTHING_SPENT, reads: reads * players.length, bytes: bytes * players.length };
  }

  #traces(drags: number): Spent {
    const [written, heard] = [drags * TRACES_A_MOVE, this.devices.length];
    return {
      ...NOTHING_SPENT,
      ...{ writes: written, reads: written * (BY_RULES.trace + heard) },
      bytes: written * heard * TRACE_BYTES,
    };
  }
}

/** The creatures that the MJ moves in a round, one square to and fro. */
function strolls({ creatures }: DungeonTable, round: number): { id: string; to: Place }[] {
  const count = round % 2 === 0 ? 2 : 1;
  return Array.from({ length: count }, (_, at) => {
    const { id = "", room = { column: 0, row: 0 } } =
      creatures[(Math.ceil(round * 1.5) + at) % creatures.length] ?? {};
    return { id, to: middleOf({ ...room, column: room.column + (round % 2) }) };
  });
}

/** The doors that are opened in a round, by their numbers. */
function opened(round: number, doors: number): number[] {
  if (round === 0) return FIRST_DOORS;
  const later = Array.from({ length: doors }, (_, door) => door).filter(
    (door) => !FIRST_DOORS.includes(door),
  );
  const door = round % 2 === 0 ? later[round / 2 - 1] : undefined;
  return door === undefined ? [] : [door];
}

const endOf = (path: readonly number[]): Place => ({ x: path.at(-2) ?? 0, y: path.at(-1) ?? 0 });

const SAMPLES = rounds(5);

/** A hero's steps along the corridor, before the hour. */
async function steps(hour: Hour, hero: number): Promise<OneAct> {
  const { params, players, heroes } = hour.at;
  const [player, tokenId = ""] = [players[hero], heroes[hero]];
  if (player === undefined) throw new Error("nobody came");
  const { column, row } = startOf(hero);
  const stepTo = (step: number) => {
    const { x, y } = middleOf({ column: column + step, row });
    return answered(player, moveTokens, { params, body: { moves: [{ tokenId, path: [x, y] }] } });
  };
  const found = await hour.sample(SAMPLES, stepTo);
  await stepTo(0);
  await hour.publish();
  return found;
}

/** Single moves, by what they do. */
export interface SingleMoves {
  /** The group sees nothing for the first time. */
  readonly known: OneAct;
  readonly exploring: OneAct;
}

/** Six heroes explore a dungeon where the group's sight decides: doors are opened, creatures come and go. */
export async function hourBySight(api: CountedApi, images: Images): Promise<ExploredHour & SingleMoves> {
  const at = await dungeonTable(api.address, { light: "dusk" });
  const hour = new Hour(at, new Meter(api), images);
  await hour.open(true);
  // The first stands behind the others, the last before them.
  const single = { known: await steps(hour, 0), exploring: await steps(hour, at.heroes.length - 1) };
  const { params, mj, players, heroes } = at;
  const { doors } = dungeon();
  const explorers = tours(heroes.length).map((tour) => new Explorer(tour, ROUNDS));
  const moved = async (kind: string, who: (typeof players)[number], tokenId: string, path: number[]) => {
    const body = { moves: [{ tokenId, path }] };
    const { moves } = await hour.meter.count(kind, () => answered(who, moveTokens, { params, body }));
    await hour.publish();
    return moves[0];
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const door of opened(round, doors.length)) {
      const to = { ...params, doorId: doors[door]?.id ?? "" };
      await hour.meter.count("door", () => answered(mj, changeDoor, { params: to, body: { state: "open" } }));
      await hour.publish();
    }
    for (const [hero, player] of players.entries()) {
      const explorer = explorers[hero];
      if (explorer === undefined) throw new Error("a hero without a tour");
      const to = await moved("move", player, heroes[hero] ?? "", explorer.next());
      if (to) explorer.cameTo(to);
    }
    for (const { id, to } of strolls(at, round)) await moved("mj", mj, id, [to.x, to.y]);
  }
  return { ...(await hour.end(["move", "mj", "door", "piece"], [], ROUNDS * players.length)), ...single };
}

const rectangle = (left: number, top: number, columns: number, rows: number) =>
  [...[left, top, left + columns, top], ...[left + columns, top + rows, left, top + rows]].map(
    (squares) => squares * CELL,
  );

/** Room after room in the order in which the heroes come there, after the corridor. */
function openings(heroes: number): number[][] {
  const first = (room: (typeof ROOMS)[number]) =>
    Math.min(
      ...tours(heroes).map((tour) => {
        const at = tour.findIndex(({ column, row }) => column === room.column && row === room.row);
        return at === -1 ? Number.POSITIVE_INFINITY : at;
      }),
    );
  const inOrder = [...ROOMS]
    .map((room) => ({ room, at: first(room) }))
    .sort((one, other) => one.at - other.at);
  return [
    rectangle(0, CORRIDOR, COLUMNS, 2),
    ...inOrder.map(({ room }) => rectangle(room.column - 2, room.row - 3, 5, 7)),
  ];
}

/** The same with fog by hand: the MJ opens the corridor and room after room, and clients move the tokens. */
export async function hourByHand(
  api: CountedApi,
  images: Images,
): Promise<ExploredHour & Pick<SingleMoves, "known">> {
  const at = await dungeonTable(api.address);
  const hour = new Hour(at, new Meter(api), images);
  await hour.open(false);
  const { params, mj, players, heroes, table, sceneId } = at;
  const explorers = tours(heroes.length).map((tour) => new Explorer(tour, ROUNDS));
  const fog = openings(heroes.length);
  const reveal = async (outline: number[] | undefined) => {
    if (outline === undefined) return;
    const body = { id: unique("fog-change"), change: { kind: "reveal" as const, outline } };
    await hour.meter.count("fog", () => answered(mj, changeFog, { params, body }));
    await hour.publish();
  };
  await reveal(fog[0]);
  const [ofMj, ...ofPlayers] = hour.devices;
  const { column, row } = startOf(0);
  const known = await hour.sample(SAMPLES, async (step) =>
    ofPlayers[0]?.move(tokens.path(table.id, heroes[0] ?? ""), middleOf({ column: column + step, row })),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    await reveal(fog[round + 1]);
    for (const [hero, device] of ofPlayers.entries()) {
      const to = endOf(explorers[hero]?.next() ?? []);
      await hour.meter.count("move", () => device.move(tokens.path(table.id, heroes[hero] ?? ""), to));
      explorers[hero]?.cameTo(to);
    }
    for (const { id, to } of strolls(at, round)) {
      const shown = tokens.path(table.id, id);
      const path = (await exists(shown)) ? shown : sceneTokens.path(table.id, sceneId, id);
      await hour.meter.count("mj", async () => ofMj?.move(path, to));
    }
  }
  const kinds = ["move", "mj", "fog", "piece"];
  return { ...(await hour.end(kinds, ["move", "mj"], ROUNDS * players.length)), known };
}
