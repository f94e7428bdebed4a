import type { Wall } from "domain/documents/wallSchema";
import { cornerAt, movedBy, withCorner } from "domain/table/scene/drawnRooms";
import {
  cornerOr,
  cutLine,
  doorBetween,
  type Fixture,
  joinedCorner,
  nearestFixture,
  ontoLine,
  withLineCorner,
  withoutPart,
} from "domain/table/sight/editWalls";
import { NO_FIXTURES } from "domain/table/sight/fixtures";
import type { Place } from "../../canvas/camera";
import type { Pointing } from "../../canvas/Gestures";
import type { ToolGestures } from "../../tools/tool";
import type { EditorOfMj } from "../MjEditor";
import { drawFixture, drawNewLine } from "./drawWalls";
import { linesOf, nearOf, reachOf } from "./snapping";

const OVERLAY = "fixture";

interface Hold {
  readonly fixture: Fixture;
  /** Undefined where all of it moves. */
  readonly corner: number | undefined;
  readonly from: Place;
}

/** Chooses what is touched, and moves one of its corners, or all of it. */
export function changeFixture(editor: EditorOfMj): ToolGestures {
  const { walls } = editor.mj;
  let hold: Hold | undefined;
  const clear = () => {
    hold = undefined;
    editor.canvas?.overlay(OVERLAY, undefined);
  };
  return {
    start: (from) => {
      const fixture = walls.chosen;
      const reach = reachOf(editor);
      if (fixture === undefined || !isAt(fixture, from, reach)) return false;
      const corner = fixture.is === "light" ? undefined : cornerAt(fixture.one.points, from, reach);
      hold = { fixture, corner, from };
      return true;
    },
    move: (to, pointing) => {
      if (hold === undefined) return;
      const moved = movedTo(editor, hold, to, pointing);
      editor.canvas?.overlay(OVERLAY, (context, scale) => drawFixture(context, moved, scale));
    },
    end: (at, pointing) => {
      const ended = hold;
      clear();
      if (ended === undefined) return;
      const moved = movedTo(editor, ended, at, pointing);
      if (moved.is === "light") walls.moveLight(moved.one, moved.one);
      else walls.reshape(moved, [...moved.one.points]);
    },
    cancel: clear,
    tap: (at) => walls.choose(nearestFixture(walls.all, at, reachOf(editor))?.one.id),
    // The first of the two taps has chosen.
    doubleTap: () => undefined,
  };
}

/** Whether a fixture alone is within reach of a place. */
const isAt = (fixture: Fixture, place: Place, reach: number): boolean =>
  nearestFixture(
    {
      ...NO_FIXTURES,
      ...(fixture.is === "wall" && { walls: [fixture.one] }),
      ...(fixture.is === "door" && { doors: [fixture.one] }),
      ...(fixture.is === "light" && { lights: [fixture.one] }),
    },
    place,
    reach,
  ) !== undefined;

/** What is held, where it is dragged to. */
function movedTo(editor: EditorOfMj, hold: Hold, to: Place, pointing: Pointing): Fixture {
  const { fixture, from } = hold;
  const near = nearOf(editor, pointing);
  if (fixture.is === "light") return { is: "light", one: { ...fixture.one, ...near.onGrid(to) } };
  if (fixture.is === "door") {
    return { is: "door", one: { ...fixture.one, points: doorPoints(editor, hold, to, pointing) } };
  }
  const { points } = fixture.one;
  const lines = linesOf(editor, fixture.one);
  if (hold.corner !== undefined) {
    const moved = withLineCorner(points, hold.corner, joinedCorner(lines, to, near));
    return { is: "wall", one: { ...fixture.one, points: moved } };
  }
  const [x = 0, y = 0] = points;
  const first = near.onGrid({ x: x + to.x - from.x, y: y + to.y - from.y });
  return { is: "wall", one: { ...fixture.one, points: movedBy(points, first.x - x, first.y - y) } };
}

/** A door's end slides along walls; as a whole it keeps its length, and lies down on the wall that it comes near to. */
function doorPoints(
  editor: EditorOfMj,
  { fixture, corner, from }: Hold,
  to: Place,
  pointing: Pointing,
): number[] {
  const points = fixture.is === "door" ? fixture.one.points : [];
  const near = nearOf(editor, pointing);
  const lines = linesOf(editor);
  if (corner !== undefined) return withCorner(points, corner, ontoLine(lines, to, near));
  const moved = movedBy(points, to.x - from.x, to.y - from.y);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = moved;
  const free = { ...near, onGrid: (place: Place) => place };
  return doorBetween(lines, { x: x1, y: y1 }, { x: x2, y: y2 }, free) ?? moved;
}

/** Cuts a wall in two where it is touched, and takes out what one drags along. */
export function cutWall(editor: EditorOfMj): ToolGestures {
  const { walls } = editor.mj;
  let hold: { readonly wall: Wall; readonly from: Place } | undefined;
  const clear = () => {
    hold = undefined;
    editor.canvas?.overlay(OVERLAY, undefined);
  };
  const wallAt = (at: Place) => {
    const touched = nearestFixture({ ...NO_FIXTURES, walls: walls.all.walls }, at, reachOf(editor));
    return touched?.is === "wall" ? touched.one : undefined;
  };
  /** On a corner, else on the grid along the wall. */
  const placeOn = ({ points }: Wall, at: Place, pointing: Pointing): Place => {
    const near = nearOf(editor, pointing);
    return cornerOr(points, ontoLine([points], at, { ...near, reach: reachOf(editor) }), near.reach);
  };
  return {
    start: (at, pointing) => {
      const wall = wallAt(at);
      if (wall) hold = { wall, from: placeOn(wall, at, pointing) };
      return wall !== undefined;
    },
    move: (at, pointing) => {
      if (hold === undefined) return;
      const { wall, from } = hold;
      const to = placeOn(wall, at, pointing);
      const gap = [from.x, from.y, to.x, to.y];
      editor.canvas?.overlay(OVERLAY, (context, scale) => drawNewLine(context, gap, scale));
    },
    end: (at, pointing) => {
      const ended = hold;
      clear();
      if (ended === undefined) return;
      const { wall, from } = ended;
      const to = placeOn(wall, at, pointing);
      if (from.x !== to.x || from.y !== to.y) walls.cut(wall, withoutPart(wall.points, from, to));
    },
    cancel: clear,
    tap: (at, pointing) => {
      const wall = wallAt(at);
      if (wall === undefined) return;
      const lines = cutLine(wall.points, placeOn(wall, at, pointing));
      if (lines.length > 1) walls.cut(wall, lines);
    },
    doubleTap: () => undefined,
  };
}
