import type {
  SceneSightDocument,
  SceneWallsDocument,
  TableExploredDocument,
  TableSightDocument,
} from "domain/documents/sight";
import { packedTokens, packedWalls, type SightToken } from "domain/table/sight/packed";
import { packedOutline } from "domain/table/sight/packedOutline";

/* Documents of a scene where the group's sight decides, as `sceneOf` has one: 1024 × 512 pixels, cells of 50. */

export const SIGHT_BY_DAY = { on: true, light: "day", playersOpenDoors: true } as const;
export const WALL = { id: "wall-1", kind: "wall" as const, points: [512, 0, 512, 200] };
export const DOOR = { id: "door-1", points: [512, 200, 512, 250], state: "closed" as const };
export const LAMP = { id: "lamp-1", x: 700, y: 300, range: 200, colour: "#ffcc88" };

/** Squares of 12.5 pixels, none of them seen. */
const EXPLORED = { step: 12.5, columns: 82, rows: 41, bits: "" };

export const sceneWallsOf = (at: number): SceneWallsDocument => ({
  walls: packedWalls([WALL]),
  revision: 1,
  updatedAt: at,
});

/** A creature where `tokenAt(100, 100)` puts one. */
export const inSight = (change: Partial<SightToken> & Pick<SightToken, "id">): SightToken => ({
  ...{ kind: "creature", x: 100, y: 100, size: 1 },
  ...{ hidden: false, isEye: false, isPublic: false, darkvision: 0, light: 0 },
  ...change,
});

export const sceneSightOf = (
  at: number,
  {
    doors = [{ ...DOOR, known: "closed" }],
    tokens = [],
  }: { doors?: SceneSightDocument["doors"]; tokens?: SightToken[] } = {},
): SceneSightDocument => ({
  revision: 1,
  wallsRevision: 1,
  doors,
  lights: [LAMP],
  tokens: packedTokens(tokens),
  seen: ["goblin-1"],
  explored: EXPLORED,
  updatedAt: at,
});

export const tableSightOf = (sceneId: string, at: number): TableSightDocument => ({
  revision: 1,
  sceneId,
  outlines: [packedOutline([0, 0, 512, 0, 512, 512, 0, 512])],
  doors: [{ ...DOOR, seen: true }],
  updatedAt: at,
});

export const tableExploredOf = (sceneId: string, at: number): TableExploredDocument => ({
  revision: 1,
  sceneId,
  explored: EXPLORED,
  touched: { "0": 1 },
  forgottenAt: 0,
  rooms: {},
  updatedAt: at,
});
