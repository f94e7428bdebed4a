import type { Grid } from "../../documents/sceneSchema";
import type { PlacedToken } from "../scene/tokens";
import { pixelsPerUnit } from "./decideSight";
import type { SightToken } from "./packed";

/** A length of a sheet in the grid's unit: a square or a zone counts as 1.5 m. */
const unitsOf = ({ unit }: Grid, metres: number): number => (unit.name === "m" ? metres : metres / 1.5);

/**
 * A token as sight asks for it. `darkvision`: of its sheet, in metres; what the MJ says of it goes before.
 */
export function sightToken(
  id: string,
  token: PlacedToken,
  grid: Grid,
  { darkvision, isPublic }: { readonly darkvision: number; readonly isPublic: boolean },
): SightToken {
  const pixels = pixelsPerUnit(grid);
  return {
    ...{ id, kind: token.kind, x: token.x, y: token.y, size: token.size, hidden: token.hidden },
    isEye: token.kind === "character" || token.sees === true,
    darkvision: (token.darkvision ?? unitsOf(grid, darkvision)) * pixels,
    light: (token.light?.radius ?? 0) * pixels,
    isPublic,
  };
}
