import type { SceneDocument } from "../../documents/scene";
import type { Door, Wall } from "../../documents/wallSchema";
import { type Effort, type RequestEffort, spend } from "../scene/effort";
import { areTouching, type Box, boxAround, isAround, type Points, shareNearest } from "../scene/shapes";
import {
  barrierEffort,
  crossingOf,
  type Segments,
  type Side,
  segmentsOf,
  withoutCrossings,
} from "./segments";

/** What stops sight and what stops steps on a scene, as its doors stand (product §2.21). */
export interface Barriers {
  readonly sight: Segments;
  readonly steps: Segments;
  /** Of the sides of `steps`, those of doors. */
  readonly isDoor: Uint8Array;
}

type DrawnRooms = Pick<SceneDocument, "rooms">["rooms"];

const side = (x1: number, y1: number, x2: number, y2: number, isObject = false): Side => ({
  ...{ x1, y1, x2, y2 },
  isObject,
});

/** The sides of a line; `closes` draws one from its last point to its first. A side of no length is none. */
function sidesOf(points: Points, { closes = false, isObject = false } = {}): Side[] {
  const sides: Side[] = [];
  const count = points.length / 2;
  for (let at = 0; at < (closes ? count : count - 1); at += 1) {
    const next = (at + 1) % count;
    const [x1 = 0, y1 = 0] = [points[2 * at], points[2 * at + 1]];
    const [x2 = 0, y2 = 0] = [points[2 * next], points[2 * next + 1]];
    if (x1 !== x2 || y1 !== y2) sides.push(side(x1, y1, x2, y2, isObject));
  }
  return sides;
}

const isRing = (points: Points): boolean =>
  points.length >= 8 &&
  Math.hypot((points[0] ?? 0) - (points.at(-2) ?? 0), (points[1] ?? 0) - (points.at(-1) ?? 0)) <= 1;

/** An object's outline is seen past its first side; one that is a mere line is as a wall to the eye. */
const sightSidesOf = ({ kind, points }: Wall): Side[] =>
  kind === "window" ? [] : sidesOf(points, { isObject: kind === "object" && isRing(points) });

const boxOf = ({ x1, y1, x2, y2 }: Side): Box => boxAround([[x1, y1, x2, y2]]);

const widerBy = (reach: number, { left, top, right, bottom }: Box): Box => ({
  left: left - reach,
  top: top - reach,
  right: right + reach,
  bottom: bottom + reach,
});

/** The parts of a side between the cuts, without those that `isLost` says of their middles. */
function partsOf(whole: Side, cuts: readonly number[], isLost: (x: number, y: number) => boolean): Side[] {
  const shares = [...new Set([0, ...cuts, 1])].toSorted((one, other) => one - other);
  const at = (share: number): [number, number] => [
    whole.x1 + (whole.x2 - whole.x1) * share,
    whole.y1 + (whole.y2 - whole.y1) * share,
  ];
  return shares.slice(1).flatMap((end, place) => {
    const start = shares[place] ?? 0;
    if (end - start < 1e-6 || isLost(...at((start + end) / 2))) return [];
    return [{ ...whole, ...side(...at(start), ...at(end), whole.isObject) }];
  });
}

/** A drawn room's outline is a wall, but for what another drawn room lies over: rooms that overlap are one place. */
function roomSides(rooms: DrawnRooms, effort: Effort): Side[] {
  const known = rooms.map(({ outline }) => ({
    box: boxAround([outline]),
    outline,
    sides: sidesOf(outline, { closes: true }),
  }));
  return known.flatMap(({ sides }, at) =>
    sides.flatMap((whole) => {
      const box = boxOf(whole);
      const others = known.filter((other, place) => place !== at && areTouching(other.box, box));
      if (others.length === 0) return [whole];
      const around = others.reduce((sum, other) => sum + other.sides.length, 0);
      spend(effort, around);
      const way = [whole.x1, whole.y1, whole.x2, whole.y2] as const;
      const cuts = others.flatMap((other) => other.sides.flatMap((one) => crossingOf(way, one)?.along ?? []));
      spend(effort, cuts.length * around);
      return partsOf(whole, cuts, (x, y) =>
        others.some((other) => isAround(other.outline, { x, y }) && !other.sides.some(isOn(x, y))),
      );
    }),
  );
}

/** A place so near to a line is on it, in pixels. */
const NEAR = 0.5;

/** `beyond`: so far after its ends a side still has a place. */
const isOn =
  (x: number, y: number, reach = NEAR, beyond = reach) =>
  ({ x1, y1, x2, y2 }: Side): boolean => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
    const away = Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length;
    return away <= reach && along >= -beyond && along <= length + beyond;
  };

/** So near to a wall, in pixels, a door lies on it and takes its place. */
export const DOOR_REACH = 4;

/** How far along a side a place lies: from 0 to 1 on it, and beyond its ends. */
const shareOf = ({ x1, y1, x2, y2 }: Side, x: number, y: number): number =>
  ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2);

/** A wall is joined to the ends of a door that are no further from it, in pixels. */
export const JAMB_REACH = 2 * DOOR_REACH;
/** And no nearer: there they touch. */
const TOUCHING = 1e-6;

/** A side's two ends. */
const endsOf = ({ x1, y1, x2, y2 }: Side) =>
  [
    [x1, y1],
    [x2, y2],
  ] as const;

/** Between a wall and the ends of a door that lies a little beside it: nobody sees or steps through there. */
const jambsOf = ({ x1, y1, x2, y2 }: Side, door: Side): Side[] =>
  endsOf(door).flatMap(([x, y]) => {
    const share = shareNearest(x1, y1, x2, y2, x, y);
    const jamb = side(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, x, y);
    const width = Math.hypot(x - jamb.x1, y - jamb.y1);
    return width > TOUCHING && width <= JAMB_REACH ? [jamb] : [];
  });

/** Walls without the parts that doors lie on, joined to their ends. */
function withoutDoors(sides: readonly Side[], doors: readonly Side[]): Side[] {
  if (doors.length === 0) return [...sides];
  const boxes = doors.map((door) => widerBy(DOOR_REACH, boxOf(door)));
  return sides.flatMap((whole) => {
    const box = boxOf(whole);
    const near = doors.filter((_, at) => areTouching(boxes[at] ?? box, box)).filter(isParallelTo(whole));
    if (near.length === 0) return [whole];
    const cuts = near
      .flatMap(({ x1, y1, x2, y2 }) => [shareOf(whole, x1, y1), shareOf(whole, x2, y2)])
      .filter((share) => share > 0 && share < 1);
    const parts = partsOf(whole, cuts, (x, y) => near.some(isOn(x, y, DOOR_REACH, 0)));
    return whole.isObject ? parts : [...parts, ...near.flatMap((door) => jambsOf(whole, door))];
  });
}

/**
 * Between the ends of doors that are shut and whatever stands a little beside them: nobody sees or steps through there. All
 * within reach is joined, since what is nearest, or touches, may be another wall than the one that the gap is in.
 */
function slitsOf(shut: readonly Side[], walls: readonly Side[]): Side[] {
  const solid = [...walls, ...shut].filter(({ isObject }) => !isObject);
  const boxes = solid.map(boxOf);
  return shut.flatMap((door) => {
    const reach = widerBy(JAMB_REACH, boxOf(door));
    const near = solid.filter((one, at) => one !== door && areTouching(boxes[at] ?? reach, reach));
    return near.flatMap((one) => jambsOf(one, door));
  });
}

/** Within some ten degrees. */
const isParallelTo = (one: Side) => (other: Side) => {
  const [ax, ay, bx, by] = [one.x2 - one.x1, one.y2 - one.y1, other.x2 - other.x1, other.y2 - other.y1];
  return Math.abs(ax * by - ay * bx) <= 0.18 * Math.hypot(ax, ay) * Math.hypot(bx, by);
};

/**
 * Barriers of walls, doors and drawn rooms, which make walls of their outlines. Throws `invalid-input` where they cross too
 * often, and `busy` where the request's steps are used up.
 */
export function barriersOf(
  {
    walls,
    doors,
    rooms,
  }: { readonly walls: readonly Wall[]; readonly doors: readonly Door[]; readonly rooms: DrawnRooms },
  request?: RequestEffort,
): Barriers {
  const effort = barrierEffort(request);
  const doorSides = doors.map(({ points: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }) => side(x1, y1, x2, y2));
  const real = doorSides.filter(({ x1, y1, x2, y2 }) => x1 !== x2 || y1 !== y2);
  const isShut = (one: Side, at: number) => doors[at]?.state !== "open" && real.includes(one);
  // A secret one is a wall to whoever walks into it.
  const secret = doorSides.filter((one, at) => doors[at]?.state === "secret" && isShut(one, at));
  const shut = doorSides.filter((one, at) => isShut(one, at) && !secret.includes(one));
  const outlines = withoutDoors(roomSides(rooms, effort), real);
  const solid = (sides: readonly Side[]) => withoutDoors(sides, real);
  const closed = [...secret, ...shut];
  const seen = [...outlines, ...solid(walls.flatMap(sightSidesOf))];
  const sight = [...seen, ...slitsOf(closed, seen), ...closed];
  const stepped = [
    ...outlines,
    ...solid(walls.filter(({ kind }) => kind !== "object").flatMap(({ points }) => sidesOf(points))),
  ];
  const steps = [...stepped, ...slitsOf(closed, stepped), ...secret];
  const isDoor = new Uint8Array(steps.length + shut.length).fill(1, steps.length);
  return {
    sight: segmentsOf(withoutCrossings(sight, effort)),
    steps: segmentsOf([...steps, ...shut]),
    isDoor,
  };
}
