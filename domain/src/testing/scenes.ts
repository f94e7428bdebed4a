import type { SceneDocument } from "../documents/scene";
import type { Grid, Token } from "../documents/sceneSchema";
import { NOW } from "./campaigns";

/** Squares of 50 pixels, 1.5 m each. */
export const gridOf = (change: Partial<Grid> = {}): Grid => ({
  kind: "square",
  size: 50,
  offsetX: 0,
  offsetY: 0,
  unit: { name: "m", perCell: 1.5 },
  ...change,
});

/** A scene of 1200 × 1000 pixels whose fog is closed, with a picture of six tiles and none of them there. */
export const sceneOf = (change: Partial<SceneDocument> = {}): SceneDocument => ({
  mjUid: "mj",
  name: "La crypte",
  width: 1200,
  height: 1000,
  grid: gridOf(),
  background: { colour: "#203040", texture: "stone" },
  rooms: [],
  fog: { on: true, revealed: [] },
  picture: { id: "picture-1", columns: 3, rows: 2 },
  tiles: {},
  published: {},
  touched: {},
  names: {},
  bytes: 0,
  revision: 5,
  createdAt: NOW - 5000,
  updatedAt: NOW - 5000,
  ...change,
});

/** A goblin at 100, 100 whose name is shown. */
export const tokenOf = (change: Partial<Token> = {}): Token => ({
  kind: "creature",
  name: "Gobelin",
  nameShown: true,
  colour: "#aa0000",
  size: 1,
  x: 100,
  y: 100,
  ...change,
});
