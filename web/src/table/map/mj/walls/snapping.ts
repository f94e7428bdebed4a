import { snappedCorner } from "domain/table/scene/drawnRooms";
import { type Point, toTenths } from "domain/table/scene/grid";
import type { Points } from "domain/table/scene/shapes";
import { wallLines } from "domain/table/sight/editWalls";
import type { SceneEditor } from "../../editor/SceneEditor";
import type { EditorOfMj } from "../MjEditor";

/** Screen pixels around what stands there that still take it. */
const REACH = 24;
/** Screen pixels around a corner or a wall within which a new one joins it. */
const JOINING = 12;
/** The same in cells: on a scene that is seen small, corners of its grid stay free. */
const JOINING_CELLS = 0.25;

/** Within so many scene pixels something is taken. */
export const reachOf = ({ canvas }: Pick<SceneEditor, "canvas">): number => REACH / (canvas?.scale ?? 1);

/** How a place is brought to the grid and to walls; Ctrl frees from both. */
export function nearOf({ canvas, view }: EditorOfMj, { ctrl }: { readonly ctrl: boolean }) {
  const { grid } = view.scene;
  const joining = Math.min(JOINING / (canvas?.scale ?? 1), JOINING_CELLS * grid.size);
  return {
    reach: ctrl ? 0 : joining,
    onGrid: ({ x, y }: Point): Point =>
      ctrl ? { x: toTenths(x), y: toTenths(y) } : snappedCorner(grid, { x, y }),
  };
}

/** The lines that others may join, without a wall that is being changed. */
export const linesOf = ({ mj }: EditorOfMj, without?: { readonly id: string }): Points[] =>
  wallLines(
    mj.walls.all.walls.filter(({ id }) => id !== without?.id),
    mj.edits.state.drawnRooms,
  );
