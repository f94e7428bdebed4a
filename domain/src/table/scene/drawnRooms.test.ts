import { describe, expect, it } from "vitest";
import { gridOf } from "../../testing/scenes";
import { cornerAt, drawnRoomAt, movedBy, snappedCorner, withCorner } from "./drawnRooms";
import { rectangleOf } from "./shapes";

const outline = rectangleOf(100, 100, 200, 100);
const drawnRoom = (id: string, x: number) => ({
  id,
  outline: rectangleOf(x, 0, 100, 100),
  colour: "#808080",
});

describe("a drawn room", () => {
  it("is found where it lies, the one drawn last before those under it", () => {
    const rooms = [drawnRoom("first", 0), drawnRoom("second", 50)];
    expect(drawnRoomAt(rooms, { x: 25, y: 50 })?.id).toBe("first");
    expect(drawnRoomAt(rooms, { x: 75, y: 50 })?.id).toBe("second");
    expect(drawnRoomAt(rooms, { x: 300, y: 50 })).toBeUndefined();
  });

  it("is taken by the corner that is nearest, within reach", () => {
    expect(cornerAt(outline, { x: 108, y: 104 }, 10)).toBe(0);
    expect(cornerAt(outline, { x: 296, y: 203 }, 10)).toBe(2);
    expect(cornerAt(outline, { x: 200, y: 150 }, 10)).toBeUndefined();
  });

  it("moves by one corner, or as a whole", () => {
    expect(withCorner(outline, 1, { x: 350, y: 50 })).toEqual([100, 100, 350, 50, 300, 200, 100, 200]);
    expect(movedBy(outline, 10, -5.04)).toEqual([110, 95, 310, 95, 310, 195, 110, 195]);
  });

  it("has its corners on squares and halves of them", () => {
    expect(snappedCorner(gridOf({ offsetX: 10 }), { x: 84, y: 130 })).toEqual({ x: 85, y: 125 });
    expect(snappedCorner(gridOf({ kind: "none" }), { x: 84.04, y: 130 })).toEqual({ x: 84, y: 130 });
  });
});
