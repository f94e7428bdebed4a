import type { Grid } from "../../documents/sceneSchema";
import { toTenths } from "../../table/scene/grid";
import { MAX_SQUARE, MIN_SQUARE } from "../../table/scene/gridAlignment";
import { fitsScene, largestScale, MIN_SCENE_SIDE, type SceneSize } from "../../table/scene/sceneSize";
import { fieldOf, isRecord } from "../../values/reading/fields";
import { readMapNumber } from "./readMapNumber";
import { refused } from "./refused";

/** What a Universal VTT file says of its size. */
export interface Measures {
  /** Of the picture's top left corner, in squares of the whole map. */
  readonly originX: number;
  readonly originY: number;
  /** Of the picture, in squares; may be fractions. */
  readonly columns: number;
  readonly rows: number;
  readonly pixelsPerSquare: number;
}

const ORIGIN = { x: 0, y: 0 };

/** Throws `invalid-input` where it names none, or names what measures nothing. */
export function readMeasures(resolution: unknown): Measures {
  if (!isRecord(resolution)) {
    throw refused("Ce fichier n'est pas une carte Universal VTT : ses mesures (« resolution ») manquent.");
  }
  const size = fieldOf(resolution, "map_size");
  const origin = fieldOf(resolution, "map_origin") ?? ORIGIN;
  const [columns, rows] = [readMapNumber(fieldOf(size, "x")), readMapNumber(fieldOf(size, "y"))];
  const pixelsPerSquare = readMapNumber(fieldOf(resolution, "pixels_per_grid"));
  const [originX, originY] = [readMapNumber(fieldOf(origin, "x")), readMapNumber(fieldOf(origin, "y"))];
  if (originX === undefined || originY === undefined) {
    throw refused("L'origine de cette carte (« map_origin ») n'est pas faite de deux nombres.");
  }
  if (!isPositive(columns) || !isPositive(rows) || !isPositive(pixelsPerSquare)) {
    throw refused(
      "Les mesures de cette carte (« map_size », « pixels_per_grid ») ne sont pas des nombres positifs.",
    );
  }
  return { originX, originY, columns, rows, pixelsPerSquare };
}

const isPositive = (value: number | undefined): value is number => value !== undefined && value > 0;

/** Where a map lies on its scene: pixel = (coordinate - origin) × `scale`. */
export interface Placement extends SceneSize {
  readonly scale: number;
  readonly grid: Pick<Grid, "kind" | "size" | "offsetX" | "offsetY">;
}

/** Map makers round the size of the picture, up or down. */
const ROUNDED = 1.5;

/**
 * The scene of a map. Squares win: it is as many squares wide and high as the map says, and they are square, however the
 * picture has to be stretched for it. A square is as large as in the picture, where a scene may be so large, else as large
 * as it may, in whole pixels. Throws `invalid-input` for what no scene can hold.
 */
export function placementOf(picture: SceneSize, measures: Measures): Placement {
  const { columns, rows, pixelsPerSquare } = measures;
  const isNear = (length: number, squares: number, scale: number) =>
    Math.abs(length - squares * scale) <= ROUNDED;
  const isAsSaid =
    isNear(picture.width, columns, pixelsPerSquare) && isNear(picture.height, rows, pixelsPerSquare);
  const own = isAsSaid ? pixelsPerSquare : picture.width / columns;
  const scale = scaleWithin(own, scalesOf(measures));
  const isWhole =
    scale === own &&
    isNear(picture.width, columns, scale) &&
    isNear(picture.height, rows, scale) &&
    isScene(picture);
  const { width, height } = isWhole ? picture : sizeAt(measures, scale);
  return { width, height, scale, grid: gridOf(measures, scale) };
}

const isScene = (size: SceneSize) => Math.min(size.width, size.height) >= MIN_SCENE_SIDE && fitsScene(size);

const sizeAt = ({ columns, rows }: Measures, scale: number): SceneSize => ({
  width: Math.max(MIN_SCENE_SIDE, Math.round(columns * scale)),
  height: Math.max(MIN_SCENE_SIDE, Math.round(rows * scale)),
});

/** The smallest and the largest square that a scene of so many may have, in pixels. */
function scalesOf(measures: Measures): { least: number; most: number } {
  const least = Math.max(MIN_SQUARE, MIN_SCENE_SIDE / Math.min(measures.columns, measures.rows));
  const most = largestScale((scale) => sizeAt(measures, scale), { most: MAX_SQUARE, precision: 1e-6 });
  if (least <= most) return { least, most };
  throw refused("Cette carte a trop de cases, ou trop peu : aucune scène ne peut avoir sa taille.");
}

/** The nearest that may be; in whole pixels where it is another than `scale`, so that the grid is sharp. */
function scaleWithin(scale: number, { least, most }: { least: number; most: number }): number {
  if (scale > most) return Math.max(Math.floor(most), least);
  if (scale < least) return Math.min(Math.ceil(least), most);
  return scale;
}

/** Squares begin at whole coordinates. */
function gridOf({ originX, originY }: Measures, scale: number): Placement["grid"] {
  const offset = (origin: number) => {
    const first = toTenths((Math.ceil(origin) - origin) * scale);
    return first >= toTenths(scale) ? 0 : first;
  };
  const size = Math.round(scale * 1e4) / 1e4;
  return { kind: "square", size, offsetX: offset(originX), offsetY: offset(originY) };
}
