import type { SceneSightDocument, TableSightDocument } from "../../documents/sight";
import type { Door, DoorState } from "../../documents/wallSchema";
import { AppError } from "../../values/errors";
import type { Point } from "../scene/grid";
import { distanceToSide } from "../scene/shapes";

export type KnownDoor = SceneSightDocument["doors"][number];

/** On both sides of a door, so far from it, it is seen, in pixels. */
const BESIDE = 2;

const middleOf = ({ points: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }: Pick<Door, "points">): Point => ({
  x: (x1 + x2) / 2,
  y: (y1 + y2) / 2,
});

/** Places before its middle, on both sides. */
function placesBefore(door: Pick<Door, "points">): Point[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = door.points;
  const { x, y } = middleOf(door);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / length) * BESIDE, ((x2 - x1) / length) * BESIDE];
  return [
    { x: x + nx, y: y + ny },
    { x: x - nx, y: y - ny },
  ];
}

/** Whether the group sees a door now: a secret one, never. */
export const isDoorSeen = (door: Pick<Door, "points" | "state">, sees: (place: Point) => boolean): boolean =>
  door.state !== "secret" && placesBefore(door).some(sees);

/** What a seen door tells: whether it is locked is known once somebody has tried it. */
const toldOf = ({ state, known }: KnownDoor): KnownDoor["known"] => {
  if (state === "open") return "open";
  return state === "locked" && known === "locked" ? "locked" : "closed";
};

/** The doors with what the group knows of each by what it sees now. */
export function knownDoors(doors: readonly KnownDoor[], sees: (place: Point) => boolean): KnownDoor[] {
  return doors.map((door) => {
    const { known, ...rest } = door;
    if (door.state === "secret") return rest;
    const told = isDoorSeen(door, sees) ? toldOf(door) : known;
    return told === undefined ? rest : { ...rest, known: told };
  });
}

/** Doors as members get them: those that the group knows, as it saw them last. */
export const publicDoors = (
  doors: readonly KnownDoor[],
  sees: (place: Point) => boolean,
): TableSightDocument["doors"] =>
  doors.flatMap((door) =>
    door.known === undefined || door.state === "secret"
      ? []
      : [{ id: door.id, points: door.points, state: door.known, seen: isDoorSeen(door, sees) }],
  );

/** So near to a door somebody stands beside it, in cells from their middle; larger ones reach further. */
const REACH = 1.5;

/** Whether somebody of so many cells stands beside a door. */
export function isBeside(
  { points: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }: Pick<Door, "points">,
  { x, y, size }: Point & { readonly size: number },
  cell: number,
): boolean {
  return distanceToSide(x1, y1, x2, y2, x, y) <= (REACH + Math.max(size - 1, 0) / 2) * cell;
}

interface Opener {
  readonly isMj: boolean;
  /** The MJ lets players open doors, and has not paused them. */
  readonly mayOpen: boolean;
  /** One of their characters stands beside it. */
  readonly isBeside: boolean;
  /** The group sees the door now. */
  readonly isSeen: boolean;
}

/**
 * What becomes of a door whose state somebody wants to be another; `tried` says that it is locked, as is known from now
 * on. Throws `not-found` for a door that a player does not know, `forbidden`, and `door-out-of-reach`.
 */
export function doorTurned(
  door: KnownDoor | undefined,
  state: DoorState,
  { isMj, mayOpen, isBeside: stands, isSeen }: Opener,
): { readonly door: KnownDoor; readonly tried?: true } {
  if (door === undefined) throw new AppError("not-found");
  if (isMj) return { door: { ...door, state } };
  if (door.state === "secret" || door.known === undefined) throw new AppError("not-found");
  if (!mayOpen || (state !== "open" && state !== "closed")) throw new AppError("forbidden");
  if (!stands || !isSeen) throw new AppError("door-out-of-reach");
  if (door.state === "locked") return { door: { ...door, known: "locked" }, tried: true };
  return { door: { ...door, state } };
}
