import type { Grid, Region } from "domain/documents/sceneSchema";
import { cellAt, centreOf } from "domain/table/scene/grid";
import type { SceneView } from "../view/sceneView";
import type { Size } from "./camera";

type Context = CanvasRenderingContext2D;

/** A part of the scene, in its pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Adds a polygon, x and y in turn. */
export function tracePolygon(context: Context, points: readonly number[]): void {
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

export function traceRegion(context: Context, region: Region): void {
  for (const { outline, holes } of region) {
    tracePolygon(context, outline);
    for (const { points } of holes) tracePolygon(context, points);
  }
}

/** How bright a colour is, from 0 to 1. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** What stands out on this colour. */
export const contrasting = (colour: string): string => (brightness(colour) > 0.5 ? "#000000" : "#ffffff");

const TEXTURE_SIDE = 128;
const patterns = new Map<string, HTMLCanvasElement>();

/** The same marks for the same number, without chance. */
const scattered = (seed: number): number => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
};

const MARKS: Record<Exclude<SceneView["background"]["texture"], "plain">, (context: Context) => void> = {
  paper: (context) => {
    for (let mark = 0; mark < 220; mark += 1)
      context.fillRect(scattered(mark) * TEXTURE_SIDE, scattered(mark + 0.5) * TEXTURE_SIDE, 1.4, 1.4);
  },
  stone: (context) => {
    for (let row = 0; row < 4; row += 1)
      for (let column = -1; column < 4; column += 1)
        context.strokeRect(column * 32 + (row % 2) * 16, row * 32, 32, 32);
  },
  grass: (context) => {
    for (let mark = 0; mark < 90; mark += 1) {
      const [x, y] = [scattered(mark) * TEXTURE_SIDE, scattered(mark + 0.5) * TEXTURE_SIDE];
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + 2, y - 6);
      context.stroke();
    }
  },
  wood: (context) => {
    for (let row = 0; row < 4; row += 1) {
      context.strokeRect(-2, row * 32, TEXTURE_SIDE + 4, 32);
      context.fillRect(scattered(row) * TEXTURE_SIDE, row * 32, 1.5, 32);
    }
  },
  water: (context) => {
    for (let row = 0; row < 4; row += 1) {
      context.beginPath();
      for (let x = 0; x <= TEXTURE_SIDE; x += 4)
        context.lineTo(x, row * 32 + 16 + 4 * Math.sin((x / TEXTURE_SIDE) * 4 * Math.PI + row));
      context.stroke();
    }
  },
};

function patternOf({ colour, texture }: SceneView["background"]): HTMLCanvasElement | undefined {
  if (texture === "plain") return undefined;
  const key = `${texture}${colour}`;
  const known = patterns.get(key);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = TEXTURE_SIDE;
  canvas.height = TEXTURE_SIDE;
  const context = canvas.getContext("2d");
  if (context === null) return undefined;
  context.globalAlpha = 0.1;
  context.fillStyle = contrasting(colour);
  context.strokeStyle = contrasting(colour);
  MARKS[texture](context);
  patterns.set(key, canvas);
  return canvas;
}

export function drawGround(
  context: Context,
  { width, height }: Size,
  background: SceneView["background"],
): void {
  context.fillStyle = background.colour;
  context.fillRect(0, 0, width, height);
  const marks = patternOf(background);
  const pattern = marks && context.createPattern(marks, "repeat");
  if (!pattern) return;
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
}

export function drawDrawnRooms(context: Context, { rooms }: Pick<SceneView, "rooms">, scale: number): void {
  for (const { region, colour, label } of rooms) {
    context.beginPath();
    traceRegion(context, region);
    context.fillStyle = colour;
    context.fill("evenodd");
    context.strokeStyle = contrasting(colour);
    context.globalAlpha = 0.55;
    context.lineWidth = 2 / scale;
    context.stroke();
    context.globalAlpha = 1;
    const outline = region[0]?.outline;
    if (label && outline) writeLabel(context, label, labelPlace(outline, scale), contrasting(colour), scale);
  }
}

/** Below the middle of a polygon's upper edge, so that who stands in the drawn room hides less of it. */
function labelPlace(points: readonly number[], scale: number): { x: number; y: number } {
  const along = (from: 0 | 1) => points.filter((_, at) => at % 2 === from);
  const [left, right] = [Math.min(...along(0)), Math.max(...along(0))];
  return { x: (left + right) / 2, y: Math.min(...along(1)) + 16 / scale };
}

function writeLabel(
  context: Context,
  text: string,
  { x, y }: { x: number; y: number },
  colour: string,
  scale: number,
): void {
  context.font = `600 ${13 / scale}px "Inter Variable", sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3.5 / scale;
  context.strokeStyle = contrasting(colour);
  context.globalAlpha = 0.6;
  context.strokeText(text, x, y);
  context.globalAlpha = 1;
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

export function drawGrid(
  context: Context,
  grid: Grid,
  area: Area,
  size: Size,
  ground: string,
  scale: number,
) {
  // Lines nearer than this are a grey veil.
  if (grid.kind === "none" || grid.size * scale < 5) return;
  const { left, top, right, bottom } = within(area, size);
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.beginPath();
  if (grid.kind === "square") traceSquares(context, grid, { left, top, right, bottom });
  else traceHexagons(context, grid, { left, top, right, bottom });
  context.strokeStyle = contrasting(ground);
  context.globalAlpha = 0.22;
  context.lineWidth = 1 / scale;
  context.stroke();
  context.restore();
}

const within = (area: Area, { width, height }: Size): Area => ({
  left: Math.max(0, area.left),
  top: Math.max(0, area.top),
  right: Math.min(width, area.right),
  bottom: Math.min(height, area.bottom),
});

/** The first line at or before a place. */
const lineBefore = (place: number, offset: number, step: number) =>
  Math.floor((place - offset) / step) * step + offset;

function traceSquares(context: Context, { size, offsetX, offsetY }: Grid, area: Area): void {
  for (let x = lineBefore(area.left, offsetX, size); x <= area.right; x += size) {
    context.moveTo(x, area.top);
    context.lineTo(x, area.bottom);
  }
  for (let y = lineBefore(area.top, offsetY, size); y <= area.bottom; y += size) {
    context.moveTo(area.left, y);
    context.lineTo(area.right, y);
  }
}

/** Three sides of each hexagon in the area: its neighbours draw the others. */
function traceHexagons(context: Context, grid: Grid, area: Area): void {
  const [half, radius] = [grid.size / 2, grid.size / Math.sqrt(3)];
  const first = cellAt(grid, { x: area.left - grid.size, y: area.top - grid.size });
  const last = cellAt(grid, { x: area.right + grid.size, y: area.bottom + grid.size });
  for (let row = first.row; row <= last.row; row += 1) {
    for (let column = first.column - 1; column <= last.column; column += 1) {
      const { x, y } = centreOf(grid, { column, row });
      context.moveTo(x - half, y + radius / 2);
      context.lineTo(x - half, y - radius / 2);
      context.lineTo(x, y - radius);
      context.lineTo(x + half, y - radius / 2);
    }
  }
}

/** Covers all but what is revealed. */
export function drawFog(
  context: Context,
  { width, height }: Size,
  revealed: Region,
  colour: string,
  alpha: number,
): void {
  context.beginPath();
  context.rect(0, 0, width, height);
  traceRegion(context, revealed);
  context.globalAlpha = alpha;
  context.fillStyle = colour;
  context.fill("evenodd");
  context.globalAlpha = 1;
}
