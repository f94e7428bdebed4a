import type { SceneDocument } from "../../documents/scene";
import { type Point, snapped } from "./grid";

type Place = Pick<SceneDocument, "width" | "height" | "grid">;

/** Somebody's place: its centre, and its side in cells. */
export interface Space extends Point {
  readonly size: number;
}

const ROW = 6;
/** Rows that are searched before who is left shares a place. */
const MAX_ROWS = 60;

export const middleOf = ({ width, height }: Pick<Place, "width" | "height">): Point => ({
  x: width / 2,
  y: height / 2,
});

/** Whether two take some of the same ground; on hexagons and without a grid they are round. */
function overlaps({ kind, size: cell }: Place["grid"], one: Space, other: Space): boolean {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  const distance = kind === "square" ? Math.max(dx, dy) : Math.hypot(dx, dy);
  return distance < ((one.size + other.size) / 2) * cell - 1;
}

/**
 * A place for each token of these sizes beside each other, in rows six cells wide from `at` on, without those where
 * somebody stands. Where the scene is full, they stand on its edge.
 */
export function freePlaces(
  { width, height, grid }: Place,
  at: Point,
  sizes: readonly number[],
  standing: readonly Space[],
): Space[] {
  const taken = [...standing];
  return sizes.map((size) => {
    const half = (size * grid.size) / 2;
    const within = (value: number, side: number) => Math.min(value, Math.max(side - half, half));
    let place: Space = { ...at, size };
    for (let index = 0; index < ROW * MAX_ROWS; index++) {
      const point = {
        x: within(at.x + (index % ROW) * grid.size, width),
        y: within(at.y + Math.floor(index / ROW) * grid.size, height),
      };
      place = { ...snapped(grid, point, size), size };
      if (!taken.some((other) => overlaps(grid, place, other))) break;
    }
    taken.push(place);
    return place;
  });
}
