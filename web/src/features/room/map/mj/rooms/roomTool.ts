import { cornerAt, drawnRoomAt, movedBy, snappedCorner, withCorner } from "domain/table/scene/drawnRooms";
import { isInside } from "domain/table/scene/shapes";
import type { LiveScene } from "../../../../../live/scene/scenes";
import type { Place } from "../../canvas/camera";
import { drawCorners } from "../../canvas/drawOver";
import type { GetContext, Tool } from "../../tools/mapContext";

type Room = LiveScene["rooms"][number];

export interface RoomEditing {
  readonly rooms: readonly Room[];
  /** The one whose corners are shown. */
  readonly chosen: Room | undefined;
  readonly choose: (roomId: string | undefined) => void;
  readonly reshape: (roomId: string, outline: number[]) => void;
}

const SHAPE = "room";
/** Screen pixels around a corner that still take it. */
const REACH = 24;

interface Hold {
  readonly room: Room;
  /** Undefined where all of the room moves. */
  readonly corner: number | undefined;
  readonly from: Place;
}

/** Chooses a drawn room by a tap, moves one of its corners, or all of it. Ctrl frees from the grid. */
export function roomTool(get: GetContext, editing: () => RoomEditing): Tool {
  let hold: Hold | undefined;
  const clear = () => {
    hold = undefined;
    get()?.canvas.overlay(SHAPE, undefined);
  };
  const outlineAt = ({ room, corner, from }: Hold, to: Place, ctrl: boolean): number[] => {
    const grid = get()?.view.scene.grid;
    const onGrid = (place: Place) => (ctrl ? place : snappedCorner(grid, place));
    if (corner !== undefined) return withCorner(room.outline, corner, onGrid(to));
    const [x = 0, y = 0] = room.outline;
    const place = onGrid({ x: x + to.x - from.x, y: y + to.y - from.y });
    return movedBy(room.outline, place.x - x, place.y - y);
  };
  return {
    start: (from) => {
      const { chosen: room } = editing();
      const context = get();
      if (room === undefined || context === undefined) return false;
      const corner = cornerAt(room.outline, from, REACH / context.canvas.scale);
      if (corner === undefined && !isInside([{ outline: room.outline, holes: [] }], from)) return false;
      hold = { room, corner, from };
      return true;
    },
    move: (to, { ctrl }) => {
      if (hold === undefined) return;
      const outline = outlineAt(hold, to, ctrl);
      get()?.canvas.overlay(SHAPE, (context, scale) => drawCorners(context, outline, scale));
    },
    end: (at, { ctrl }) => {
      const ended = hold;
      clear();
      if (ended) editing().reshape(ended.room.id, outlineAt(ended, at, ctrl));
    },
    cancel: clear,
    tap: (at) => editing().choose(drawnRoomAt(editing().rooms, at)?.id),
    // The first of the two taps has chosen.
    doubleTap: () => undefined,
  };
}
