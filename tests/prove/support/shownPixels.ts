import type { Grid, Picture } from "domain/documents/sceneSchema";
import type { StoredExplored } from "domain/documents/sight";
import { tileBox } from "domain/table/scene/tiles";
import { type Explored, readExplored } from "domain/table/sight/explored";
import type { ReadPieces } from "./sightReading";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A piece of a picture, with how much there is of each pixel (0 to 255), row by row. */
interface PiecePixels {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly alpha: Uint8Array;
  readonly picture: Pick<Picture, "columns" | "rows">;
  readonly scene: { readonly width: number; readonly height: number; readonly grid: Grid };
}

const isSquareSeen = ({ columns, rows, bits }: Explored, column: number, row: number): boolean => {
  const at = row * columns + column;
  return column < columns && row < rows && ((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0;
};

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Of the squares under a pixel, whether any was seen, and whether all were. */
function seenUnder(explored: Explored, { left, top, right, bottom }: Box): { any: boolean; all: boolean } {
  const { step } = explored;
  let [any, all] = [false, true];
  for (let row = Math.floor(top / step); row * step < bottom; row += 1)
    for (let column = Math.floor(left / step); column * step < right; column += 1) {
      const isSeen = isSquareSeen(explored, column, row);
      any ||= isSeen;
      all &&= isSeen;
    }
  return { any, all };
}

/**
 * The pixels of a piece that show something where nothing was seen or opened, and those of what was seen that are not
 * there; with how many are shown and hidden as they must be. A pixel over the edge of a square may be either.
 */
export function pixelFaults(
  { name, width, height, alpha, picture, scene }: PiecePixels,
  { explored: stored }: ReadPieces,
  opened: readonly Box[],
) {
  const explored = readExplored(stored as unknown as StoredExplored, scene, scene.grid);
  const { left, top } = tileBox(picture, name);
  const side = name === "overview" ? scene.width / width : 1;
  const found = { faults: [] as string[], shown: 0, hidden: 0 };
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [left + column * side, top + row * side];
      const pixel = { left: x, top: y, right: x + side, bottom: y + side };
      const { any, all } = seenUnder(explored, pixel);
      const isThere = (alpha[row * width + column] ?? 0) > 0;
      const maybe = any || opened.some((box) => meets(box, pixel));
      if (isThere && !maybe) found.faults.push(`${x}, ${y} shows what nobody has seen`);
      if (!isThere && all) found.faults.push(`${x}, ${y} was seen, and is not there`);
      if (isThere && maybe) found.shown += 1;
      if (!isThere && !maybe) found.hidden += 1;
    }
  return found;
}
