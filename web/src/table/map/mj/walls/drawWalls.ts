import type { Door, SceneLight, Wall, WallKind } from "domain/documents/wallSchema";
import type { Fixture } from "domain/table/sight/editWalls";
import type { Fixtures } from "domain/table/sight/fixtures";
import { drawDoor } from "../../canvas/drawSight";
import type { Overlay } from "../../canvas/SceneCanvas";
import { GOLD } from "../../colours";

type Context = CanvasRenderingContext2D;

/** Around and beneath what is drawn in a bright colour, which alone is not seen on a light map. */
const EDGE = "#14101f";

/** Told apart by their dashes first, in screen pixels. */
const LOOKS: Record<WallKind, { readonly colour: string; readonly dash: readonly number[] }> = {
  wall: { colour: "#ffa873", dash: [] },
  object: { colour: "#dcb0ff", dash: [1, 8] },
  window: { colour: "#86d6ff", dash: [12, 7] },
};

/** A line in a colour, with a dark one beneath it. */
function strokeTwice(context: Context, colour: string, scale: number, stroke: () => void, width = 3): void {
  context.lineCap = "round";
  context.lineJoin = "round";
  context.lineWidth = (width + 2.5) / scale;
  context.strokeStyle = EDGE;
  stroke();
  context.lineWidth = width / scale;
  context.strokeStyle = colour;
  stroke();
}

function traceLine(path: Context | Path2D, points: readonly number[]): void {
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
}

/** All walls of a kind as one path, which is traced once and not for each picture. */
function pathOf(walls: readonly Wall[], kind: WallKind): Path2D {
  const path = new Path2D();
  for (const wall of walls) if (wall.kind === kind) traceLine(path, wall.points);
  return path;
}

/** What draws all that stands fixed on a scene. */
export function fixturesDrawing({ walls, doors, lights }: Fixtures): Overlay {
  const kinds = (["object", "window", "wall"] as const).filter((kind) =>
    walls.some((wall) => wall.kind === kind),
  );
  const paths = kinds.map((kind) => ({ ...LOOKS[kind], path: pathOf(walls, kind) }));
  return (context, scale) => {
    for (const { path, colour, dash } of paths) {
      strokeTwice(context, colour, scale, () => {
        context.setLineDash(context.strokeStyle === EDGE ? [] : dash.map((length) => length / scale));
        context.stroke(path);
      });
      context.setLineDash([]);
    }
    hideBeneath(context, doors, scale);
    for (const door of doors) drawOwnDoor(context, door, scale, true);
    for (const light of lights) drawLight(context, light, scale);
  };
}

/** A door takes the place of the wall that it lies on, which is not to be seen through an open one. */
function hideBeneath(context: Context, doors: readonly Door[], scale: number): void {
  context.beginPath();
  for (const { points } of doors) traceLine(context, points);
  context.lineCap = "butt";
  context.lineWidth = 7 / scale;
  context.strokeStyle = EDGE;
  context.stroke();
}

/** What draws doors alone, so that they do not hide the map; paler those that the group does not see. */
export const doorsDrawing =
  (doors: readonly Door[], seen: ReadonlySet<string>): Overlay =>
  (context, scale) => {
    for (const door of doors) drawOwnDoor(context, door, scale, seen.has(door.id));
  };

/** As members see it; a secret one, which they do not, has an S, as on drawn maps. */
function drawOwnDoor(context: Context, { id, points, state }: Door, scale: number, seen: boolean): void {
  drawDoor(context, { id, points, state: state === "secret" ? "closed" : state, seen }, scale);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
  if (state === "secret") drawLetter(context, "S", (x1 + x2) / 2, (y1 + y2) / 2, scale);
}

function drawLetter(context: Context, letter: string, x: number, y: number, scale: number): void {
  context.beginPath();
  context.arc(x, y, 9 / scale, 0, 2 * Math.PI);
  context.fillStyle = "#ffffff";
  context.fill();
  context.lineWidth = 2 / scale;
  context.strokeStyle = EDGE;
  context.stroke();
  context.font = `700 ${13 / scale}px "Inter Variable", sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = EDGE;
  context.fillText(letter, x, y);
}

const RAYS = 8;

/** A small sun, and how far it shines. */
export function drawLight(
  context: Context,
  { x, y, range, colour }: SceneLight,
  scale: number,
  chosen = false,
): void {
  context.beginPath();
  context.arc(x, y, range, 0, 2 * Math.PI);
  context.setLineDash([4 / scale, 6 / scale]);
  context.lineWidth = (chosen ? 2.5 : 1.5) / scale;
  context.strokeStyle = EDGE;
  context.stroke();
  context.lineDashOffset = 4 / scale;
  context.strokeStyle = chosen ? GOLD : colour;
  context.stroke();
  context.lineDashOffset = 0;
  context.setLineDash([]);
  context.beginPath();
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = (ray * 2 * Math.PI) / RAYS;
    const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
    context.moveTo(x + 9 * cos, y + 9 * sin);
    context.lineTo(x + 13 * cos, y + 13 * sin);
  }
  strokeTwice(context, chosen ? GOLD : colour, scale, () => context.stroke());
  drawHandle(context, x, y, 6 / scale, chosen ? GOLD : colour, scale);
}

function drawHandle(
  context: Context,
  x: number,
  y: number,
  radius: number,
  colour: string,
  scale: number,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
  context.lineWidth = 2 / scale;
  context.strokeStyle = EDGE;
  context.stroke();
}

/** What is chosen, with a handle at each corner. Doors stand over the wall that they lie on. */
export function drawFixture(
  context: Context,
  { is, one }: Fixture,
  scale: number,
  doors: readonly Door[] = [],
): void {
  if (is === "light") {
    drawLight(context, one, scale, true);
    return;
  }
  drawGoldLine(context, one.points, is === "door" ? 13 : 3, scale);
  hideBeneath(context, doors, scale);
  for (const door of doors) drawOwnDoor(context, door, scale, true);
  drawHandles(context, one.points, 8, scale);
}

/** What is being drawn, with its corners. */
export function drawNewLine(context: Context, points: readonly number[], scale: number): void {
  drawGoldLine(context, points, 3, scale);
  drawHandles(context, points, 5, scale);
}

function drawGoldLine(context: Context, points: readonly number[], width: number, scale: number): void {
  context.beginPath();
  traceLine(context, points);
  strokeTwice(context, GOLD, scale, () => context.stroke(), width);
}

function drawHandles(context: Context, points: readonly number[], radius: number, scale: number): void {
  for (let at = 0; at + 1 < points.length; at += 2)
    drawHandle(context, points[at] ?? 0, points[at + 1] ?? 0, radius / scale, GOLD, scale);
}
