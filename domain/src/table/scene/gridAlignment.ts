import type { Grid } from "../../documents/sceneSchema";
import { numberText } from "../../values/text/typedNumber";
import { type Point, toTenths } from "./grid";

/** The side of a square, in pixels of the scene. */
export const [MIN_SQUARE, MAX_SQUARE] = [16, 512];

/** Two corners of squares, and how many squares lie between them: to the side, and up or down. */
export interface Corners {
  readonly from: Point;
  readonly to: Point;
  readonly columns: number;
  readonly rows: number;
}

/** Both ways together, so that what is off in one press weighs least. */
const sideOf = ({ from, to, columns, rows }: Corners): number =>
  ((columns > 0 ? Math.abs(to.x - from.x) : 0) + (rows > 0 ? Math.abs(to.y - from.y) : 0)) / (columns + rows);

const isCount = (value: number) => Number.isInteger(value) && value >= 0;

/** What speaks against taking a grid from these corners, in one sentence. */
export function checkCorners(corners: Corners): string | undefined {
  const { columns, rows } = corners;
  if (!isCount(columns) || !isCount(rows) || columns + rows === 0)
    return "Dis combien de cases séparent les deux coins.";
  const side = sideOf(corners);
  if (side >= MIN_SQUARE && side <= MAX_SQUARE) return undefined;
  return `Une case aurait ${numberText(Math.round(side))} pixels : il en faut de ${numberText(MIN_SQUARE)} à ${numberText(MAX_SQUARE)}.`;
}

/** Where the lattice of squares begins, so that it is off by as much at both ends. */
function offset(from: number, to: number, count: number, size: number): number {
  const rest = ((from + to - count * size) / 2) % size;
  const first = toTenths(rest < 0 ? rest + size : rest);
  return first >= toTenths(size) ? 0 : first;
}

/** The square grid that has both corners; undefined where `checkCorners` says why. */
export function gridFromCorners(
  corners: Corners,
): Pick<Grid, "kind" | "size" | "offsetX" | "offsetY"> | undefined {
  if (checkCorners(corners) !== undefined) return undefined;
  const { from, to, columns, rows } = corners;
  const size = Math.round(sideOf(corners) * 100) / 100;
  return {
    kind: "square",
    size,
    offsetX: offset(from.x, to.x, columns, size),
    offsetY: offset(from.y, to.y, rows, size),
  };
}
