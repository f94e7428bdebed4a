import { cornerAt, drawnRoomAt, movedBy, snappedCorner, withCorner } from "domain/table/scene/drawnRooms";
import { isInside } from "domain/table/scene/shapes";
import type { Place } from "../../canvas/camera";
import { drawCorners } from "../../canvas/drawOver";
import type { ToolGestures } from "../../tools/tool";
import type { EditorOfMj } from "../MjEditor";
import type { DrawnRoom } from "./DrawnRooms";

const OVERLAY = "drawnRoom";
/** Screen pixels around a corner that still take it. */
const REACH = 24;

interface Hold {
  readonly drawnRoom: DrawnRoom;
  /** Undefined where all of it moves. */
  readonly corner: number | undefined;
  readonly from: Place;
}

/** Chooses a drawn room by a tap, moves one of its corners, or all of it. Ctrl frees from the grid. */
export function changeDrawnRoom(editor: EditorOfMj): ToolGestures {
  const { drawnRooms } = editor.mj;
  let hold: Hold | undefined;
  const clear = () => {
    hold = undefined;
    editor.canvas?.overlay(OVERLAY, undefined);
  };
  const outlineAt = ({ drawnRoom: { outline }, corner, from }: Hold, to: Place, ctrl: boolean): number[] => {
    const onGrid = (place: Place) => (ctrl ? place : snappedCorner(editor.view.scene.grid, place));
    if (corner !== undefined) return withCorner(outline, corner, onGrid(to));
    const [x = 0, y = 0] = outline;
    const place = onGrid({ x: x + to.x - from.x, y: y + to.y - from.y });
    return movedBy(outline, place.x - x, place.y - y);
  };
  return {
    start: (from) => {
      const drawnRoom = drawnRooms.chosen;
      if (drawnRoom === undefined) return false;
      const { outline } = drawnRoom;
      const corner = cornerAt(outline, from, REACH / (editor.canvas?.scale ?? 1));
      if (corner === undefined && !isInside([{ outline, holes: [] }], from)) return false;
      hold = { drawnRoom, corner, from };
      return true;
    },
    move: (to, { ctrl }) => {
      if (hold === undefined) return;
      const outline = outlineAt(hold, to, ctrl);
      editor.canvas?.overlay(OVERLAY, (context, scale) => drawCorners(context, outline, scale));
    },
    end: (at, { ctrl }) => {
      const ended = hold;
      clear();
      if (ended) drawnRooms.reshape(ended.drawnRoom, outlineAt(ended, at, ctrl));
    },
    cancel: clear,
    tap: (at) => drawnRooms.choose(drawnRoomAt(drawnRooms.all, at)?.id),
    // The first of the two taps has chosen.
    doubleTap: () => undefined,
  };
}
