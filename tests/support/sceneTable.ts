import {
  drawings,
  type SceneTokenDocument,
  scenes,
  sceneTokens,
  tableScenes,
  tokens,
  traces,
  truths,
} from "domain/documents/scene";
import { campaignRunBy, characterOf, settingsWith, type Table } from "./campaigns";
import { member, type Person, unique } from "./cast";
import { idsIn, put, read, remove } from "./database";

/** Pixels of the scene. */
export const SIZE = { width: 1024, height: 640 };
const GRID = {
  kind: "square",
  size: 64,
  offsetX: 0,
  offsetY: 0,
  unit: { name: "m", perCell: 1.5 },
} as const;
const GROUND = { colour: "#3c3a46", texture: "plain" } as const;

export interface Place {
  x: number;
  y: number;
}

interface SceneTable {
  mj: Person;
  nina: Person;
  leo: Person;
  table: Table;
  sceneId: string;
  /** Nina's. */
  heroToken: string;
  path: string;
}

/** An open table of an MJ with Nina, Léo and Nina's character, where nothing is shown yet. */
export async function openTable(stats: Record<string, unknown> = {}) {
  const [mj, nina, leo] = [await member("Morgane"), await member("Nina"), await member("Léo")];
  const table = await campaignRunBy(mj, {
    players: [nina, leo],
    name: "Les Brumes",
    settings: settingsWith({ useVtt: true }),
    vttStatus: { status: "online", active: true },
  });
  const hero = await characterOf(nina, { campaignId: table.id, name: "Lorien", stats });
  return { mj, nina, leo, table, hero, path: `/session/${table.id}?system=dnd5e` };
}

/** The same with a scene that is shown, without fog: Lorien on C3, a goblin on H5, and a hidden ghost. */
export async function tableWithScene(stats?: Record<string, unknown>): Promise<SceneTable> {
  const { hero, ...opened } = await openTable(stats);
  const { mj, nina, table } = opened;
  const sceneId = unique("scene");
  const at = Date.now();
  const fields = { ...SIZE, grid: GRID, background: GROUND };
  await put(scenes, [table.id, sceneId], {
    ...fields,
    mjUid: mj.uid,
    name: "La crypte",
    rooms: [],
    fog: { on: false, revealed: [] },
    tiles: {},
    published: {},
    touched: {},
    names: {},
    bytes: 0,
    revision: 1,
    createdAt: at,
    updatedAt: at,
  });
  await put(tableScenes, [table.id], {
    revision: 1,
    shown: { ...fields, sceneId, title: "La crypte", rooms: [], tiles: {} },
    updatedAt: at,
  });
  const creature: Omit<SceneTokenDocument, "hidden"> = {
    kind: "creature",
    name: "Gobelin",
    nameShown: true,
    colour: "#a13b3b",
    size: 1,
    x: 480,
    y: 288,
    sceneId,
    bounds: SIZE,
    movedAt: at - 60_000,
  };
  const heroToken = `character-${hero}`;
  const own = { characterId: hero, ownerId: nina.uid, kind: "character" as const, name: "Lorien" };
  await put(tokens, [table.id, heroToken], { ...creature, ...own, colour: "#2563a8", x: 160, y: 160 });
  await put(tokens, [table.id, unique("gobelin")], creature);
  await put(sceneTokens, [table.id, sceneId, unique("spectre")], {
    ...creature,
    name: "Spectre",
    x: 800,
    hidden: true,
  });
  return { ...opened, sceneId, heroToken };
}

/** What the members see of it now. */
export const shownScene = async (table: Table) => (await read(tableScenes, table.id))?.shown;

export const sceneOf = (table: Table, sceneId: string) => read(scenes, table.id, sceneId);

export const sceneIds = (table: Table) => idsIn(`campaigns/${table.id}/${scenes.name}`);

export const tokenAt = (table: Table, tokenId: string) => read(tokens, table.id, tokenId);

/** The tokens that the members see. */
export const tokenIds = (table: Table) => idsIn(`campaigns/${table.id}/${tokens.name}`);

export const removeToken = (table: Table, tokenId: string) => remove(tokens.path(table.id, tokenId));

/** A note that Nina alone reads, at a place of the scene. */
export const noteForNina = ({ mj, nina, table, sceneId }: SceneTable, text: string, { x, y }: Place) =>
  put(truths, [table.id, nina.uid, unique("note")], {
    ...{ sceneId, uid: nina.uid, mjUid: mj.uid, createdAt: Date.now() },
    truth: { kind: "note", x, y, text },
  });

/** Shows another scene, with the hero's token on A1 of it. */
export async function showAnotherScene({ table, heroToken }: SceneTable): Promise<void> {
  const [live, hero] = [await read(tableScenes, table.id), await tokenAt(table, heroToken)];
  if (live?.shown === undefined || hero === undefined) throw new Error("no scene is shown");
  const sceneId = unique("scene");
  await put(tableScenes, [table.id], { ...live, shown: { ...live.shown, sceneId, title: "Le pont" } });
  await put(tokens, [table.id, heroToken], { ...hero, sceneId, x: 32, y: 32 });
}

/** Puts so many creatures on the scene that is shown, on its lower rows. */
export async function crowd({ table, heroToken }: SceneTable, count: number): Promise<void> {
  const hero = await tokenAt(table, heroToken);
  if (hero === undefined) throw new Error("the table has no token");
  const { ownerId: _, characterId: __, ...fields } = hero;
  const creature = { ...fields, kind: "creature" as const };
  await Promise.all(
    Array.from({ length: count }, (_unused, at) => {
      const place = { x: 32 + ((at * 61) % 960), y: 320 + ((at * 37) % 288) };
      return put(tokens, [table.id, `crowd-${at}`], { ...creature, ...place, name: `Garde ${at}` });
    }),
  );
}

/** What was drawn on the scene and dragged over it a month ago, and never deleted since. */
export async function leftForAMonth({ table, nina, sceneId, heroToken }: SceneTable): Promise<void> {
  const at = Date.now() - 30 * 24 * 3_600_000;
  const fields = { uid: nina.uid, sceneId, expiresAt: at + 3_600_000 };
  const line = { kind: "line" as const, points: [0, 0, 500, 500], colour: "#00aa00" };
  await put(drawings, [table.id, unique("drawing")], { ...fields, ...line, createdAt: at });
  const trace = { ...fields, kind: "drag" as const, tokenId: heroToken, points: [900, 600], at };
  await put(traces, [table.id, `${nina.uid}~0`], trace);
}
