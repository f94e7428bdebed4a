import type { Grid } from "domain/documents/sceneSchema";
import type { TableSightDocument } from "domain/documents/sight";
import type { Door, SceneSight } from "domain/documents/wallSchema";
import type { Point } from "domain/table/scene/grid";
import { distanceToSide } from "domain/table/scene/shapes";
import { placeText } from "../tokens/placeText";
import type { DoorView } from "./sceneView";

/** Who looks at doors: players open them where the MJ lets them, and who only watches opens none. */
export type Opener = "player" | "watching";

type KnownDoor = TableSightDocument["doors"][number];

function actOn(
  { state, seen }: KnownDoor,
  sight: Pick<SceneSight, "playersOpenDoors"> | undefined,
  opener: Opener,
): DoorView["act"] {
  const isBarred = !seen || opener === "watching" || !sight?.playersOpenDoors || state === "locked";
  if (isBarred) return undefined;
  return state === "open" ? "closed" : "open";
}

/** The doors of a scene for its MJ, as they are; a secret one is turned by the tool for walls alone. */
export const doorViewsOfMj = (doors: readonly Door[]): DoorView[] =>
  doors.flatMap(({ id, points, state }) =>
    state === "secret"
      ? []
      : [{ id, points, state, seen: true, act: state === "open" ? ("closed" as const) : ("open" as const) }],
  );

/** The doors that the group knows, with what their viewer may make of each. */
export const doorViews = (
  doors: readonly KnownDoor[],
  sight: Pick<SceneSight, "playersOpenDoors"> | undefined,
  opener: Opener,
): DoorView[] =>
  doors.map((door) => {
    const act = actOn(door, sight, opener);
    return { ...door, ...(act && { act }) };
  });

type Shaped = Pick<DoorView, "points">;

const endsOf = ({ points: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }: Shaped): readonly [Point, Point] => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
];

export function middleOfDoor(door: Shaped): Point {
  const [from, to] = endsOf(door);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The nearest door within reach of a point, and how far away it is, in pixels. */
export function nearestDoor<Near extends Shaped>(
  doors: readonly Near[],
  point: Point,
  reach: number,
): { readonly door: Near; readonly away: number } | undefined {
  const near = doors
    .map((door) => {
      const [from, to] = endsOf(door);
      return { door, away: distanceToSide(from.x, from.y, to.x, to.y, point.x, point.y) };
    })
    .filter(({ away }) => away <= reach);
  return near.sort((one, other) => one.away - other.away)[0];
}

const STATES = { open: "Porte ouverte", closed: "Porte fermée", locked: "Porte verrouillée" } as const;
const ACTS = {
  open: "Fermer la porte",
  closed: "Ouvrir la porte",
  locked: "Ouvrir la porte verrouillée",
} as const;

/** What a door's button says, or what is known of one that its viewer does not use: « Ouvrir la porte, case F4 ». */
export const doorLabel = (door: DoorView, grid: Grid): string =>
  `${(door.act ? ACTS : STATES)[door.state]}, ${placeText(grid, middleOfDoor(door))}`;
