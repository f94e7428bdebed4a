import { type Picture, type Region, TILE_SIDE } from "../../documents/sceneSchema";
import { type Box, touchesBox } from "./shapes";

/** The picture as a whole, small. */
export const OVERVIEW = "overview";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The columns and rows of tiles that cover a scene of this size. */
export const tileCounts = ({ width, height }: Size): Pick<Picture, "columns" | "rows"> => ({
  columns: Math.ceil(width / TILE_SIDE),
  rows: Math.ceil(height / TILE_SIDE),
});

/** Where a tile lies in the scene, in pixels; the overview lies everywhere. */
export function tileBox({ columns, rows }: Pick<Picture, "columns" | "rows">, name: string): Box {
  if (name === OVERVIEW) return { left: 0, top: 0, right: columns * TILE_SIDE, bottom: rows * TILE_SIDE };
  const [column, row] = [Number(name) % columns, Math.floor(Number(name) / columns)];
  const [left, top] = [column * TILE_SIDE, row * TILE_SIDE];
  return { left, top, right: left + TILE_SIDE, bottom: top + TILE_SIDE };
}

/** The names of a picture's pieces: the overview, then the tiles. */
export const tileNames = ({ columns, rows }: Pick<Picture, "columns" | "rows">): string[] => [
  OVERVIEW,
  ...Array.from({ length: columns * rows }, (_, index) => String(index)),
];

/** The names of the pieces that a region touches, be it on their edge; the overview when it touches any. */
export function tilesTouched(picture: Pick<Picture, "columns" | "rows">, region: Region): string[] {
  if (region.length === 0) return [];
  return tileNames(picture).filter((name) => touchesBox(region, tileBox(picture, name)));
}
