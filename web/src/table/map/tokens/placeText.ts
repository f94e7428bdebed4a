import type { Grid } from "domain/documents/sceneSchema";
import { cellAt, cellLabel } from "domain/table/scene/grid";
import type { Place } from "../canvas/camera";

/** The square that a place lies in ("B7"); undefined outside of the scene and without a grid. */
const squareOf = (grid: Grid, place: Place): string | undefined => cellLabel(grid, cellAt(grid, place));

/** Where something stands, in words. */
export const placeText = (grid: Grid, place: Place): string => {
  const square = squareOf(grid, place);
  return square === undefined ? "hors de la grille" : `case ${square}`;
};
