import type {
  DrawingDocument,
  PublishedTileDocument,
  SceneDocument,
  SceneTokenDocument,
  TableSceneDocument,
  TileDocument,
  TokenDocument,
  TraceDocument,
  TruthDocument,
} from "domain/documents/scene";
import type { Token } from "domain/documents/sceneSchema";

const SIZE = { width: 1024, height: 512 };
const GRID = {
  kind: "square",
  size: 50,
  offsetX: 0,
  offsetY: 0,
  unit: { name: "m", perCell: 1.5 },
} as const;
const BACKGROUND = { colour: "#203040", texture: "stone" } as const;
const PICTURE = { id: "picture-1", columns: 2, rows: 1 };

/** What an MJ says of a new scene of two tiles. */
export const sceneDraft = (name = "La crypte") => ({
  name,
  ...SIZE,
  grid: GRID,
  background: BACKGROUND,
  fogOn: true,
});

/** A scene with a picture, its left half revealed. */
export const sceneOf = (mjUid: string, at: number): SceneDocument => ({
  mjUid,
  name: "La crypte",
  ...SIZE,
  grid: GRID,
  background: BACKGROUND,
  rooms: [],
  fog: { on: true, revealed: [{ outline: [0, 0, 512, 0, 512, 512, 0, 512], holes: [] }] },
  picture: PICTURE,
  tiles: { overview: 4, "0": 4 },
  published: { "0": { bytes: 4, revision: 1 } },
  touched: {},
  names: {},
  bytes: 12,
  revision: 1,
  createdAt: at,
  updatedAt: at,
});

export const tableSceneOf = (sceneId: string, at: number): TableSceneDocument => ({
  revision: 1,
  shown: {
    sceneId,
    title: "La crypte",
    ...SIZE,
    grid: GRID,
    background: BACKGROUND,
    revealed: [],
    rooms: [],
    picture: PICTURE,
    tiles: { "0": 1 },
  },
  updatedAt: at,
});

export const tileOf = (name: string): TileDocument => ({
  pictureId: PICTURE.id,
  type: "image/webp",
  image: "UklGRg==",
  name,
});

export const publishedTileOf = (name: string): PublishedTileDocument => ({ ...tileOf(name), revision: 1 });

/** A goblin, or somebody's character. */
export const tokenAt = (x: number, y: number, characterId?: string): Token => ({
  kind: characterId === undefined ? "creature" : "character",
  ...(characterId !== undefined && { characterId }),
  name: characterId === undefined ? "Gobelin" : "Lorien",
  nameShown: true,
  colour: "#aa0000",
  size: 1,
  x,
  y,
});

/** The token of somebody's character, or a goblin without an owner. */
export const tableTokenOf = (
  sceneId: string,
  at: number,
  owner?: { ownerId: string; characterId: string },
): TokenDocument => ({
  ...tokenAt(100, 100, owner?.characterId),
  ...(owner && { ownerId: owner.ownerId }),
  sceneId,
  bounds: SIZE,
  movedAt: at,
});

export const hiddenTokenOf = (sceneId: string, at: number): SceneTokenDocument => ({
  ...tableTokenOf(sceneId, at),
  hidden: true,
});

export const traceOf = (uid: string, sceneId: string, at: number): TraceDocument => ({
  uid,
  sceneId,
  kind: "ping",
  points: [10, 20],
  at,
  expiresAt: at + 60_000,
});

export const drawingOf = (uid: string, sceneId: string, at: number): DrawingDocument => ({
  kind: "pen",
  points: [1, 2, 3, 4],
  colour: "#00aa00",
  uid,
  sceneId,
  createdAt: at,
  expiresAt: at + 3_600_000,
});

export const truthOf = (uid: string, mjUid: string, sceneId: string, at: number): TruthDocument => ({
  truth: { kind: "note", x: 10, y: 20, text: "Une voix appelle." },
  sceneId,
  uid,
  mjUid,
  createdAt: at,
});
