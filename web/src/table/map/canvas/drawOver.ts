import type { Drawing } from "domain/documents/sceneSchema";
import { GOLD } from "../colours";
import type { NoteView, SecretRegionView } from "../view/sceneView";
import { type Area, contrasting, tracePolygon } from "./drawScene";
import { labelText } from "./labelText";

type Context = CanvasRenderingContext2D;

/** A label that a press reads: of a note, or a region, that has more to say than stands on it. */
export interface ReadableLabel extends Area {
  /** Of the note or the region. */
  readonly id: string;
}

const FONT = '"Inter Variable", sans-serif';

/** A free line, a straight one, or a shape between its first and last point. */
export function drawDrawing(context: Context, { kind, points, colour }: Drawing, scale: number): void {
  const [startX = 0, startY = 0] = points;
  const [endX, endY] = [points.at(-2) ?? startX, points.at(-1) ?? startY];
  context.beginPath();
  if (kind === "rectangle") context.rect(startX, startY, endX - startX, endY - startY);
  else if (kind === "circle")
    context.arc(startX, startY, Math.hypot(endX - startX, endY - startY), 0, 2 * Math.PI);
  else for (let at = 0; at + 1 < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  context.strokeStyle = colour;
  context.lineWidth = 3.5 / scale;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke();
}

export function drawSecretRegion(
  context: Context,
  { id, outline, colour, text }: SecretRegionView,
  scale: number,
): ReadableLabel | undefined {
  context.beginPath();
  tracePolygon(context, outline);
  context.fillStyle = colour;
  context.globalAlpha = 0.28;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = colour;
  context.lineWidth = 2.5 / scale;
  context.setLineDash([8 / scale, 6 / scale]);
  context.stroke();
  context.setLineDash([]);
  if (!text) return undefined;
  const { isWhole, ...area } = drawTag(
    context,
    text,
    { x: outline[0] ?? 0, y: outline[1] ?? 0 },
    colour,
    scale,
  );
  return isWhole ? undefined : { id, ...area };
}

/** Around and beneath what is drawn in it: gold alone is not seen on a light ground. */
const EDGE_COLOUR = "#14101f";

export function drawNote(
  context: Context,
  { id, x, y, text, handout }: NoteView,
  scale: number,
): ReadableLabel | undefined {
  const { isWhole, ...area } = drawTag(context, text, { x, y }, GOLD, scale);
  return isWhole && handout === undefined ? undefined : { id, ...area };
}

/**
 * A text on a label, always of the same size on the screen. Gives where it is, and whether all of the text is on it, or
 * its first words alone: the whole stands in the list, and is read by a press.
 */
function drawTag(
  context: Context,
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
  colour: string,
  scale: number,
): Area & { readonly isWhole: boolean } {
  const shown = labelText(text);
  const size = 12.5 / scale;
  context.font = `600 ${size}px ${FONT}`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  const width = context.measureText(shown).width + size * 1.3;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y - size, width, size * 2, size * 0.6);
  context.fill();
  context.fillStyle = contrasting(colour);
  context.fillText(shown, x + size * 0.65, y);
  const isWhole = !shown.endsWith("…") || shown === text;
  return { isWhole, left: x, top: y - size, right: x + width, bottom: y + size };
}

/** An outline that is changed, with a handle at each corner. */
export function drawCorners(context: Context, points: readonly number[], scale: number): void {
  context.beginPath();
  tracePolygon(context, points);
  context.fillStyle = `${GOLD}22`;
  context.fill();
  context.lineWidth = 2.5 / scale;
  context.strokeStyle = GOLD;
  context.stroke();
  for (let at = 0; at + 1 < points.length; at += 2) {
    context.beginPath();
    context.arc(points[at] ?? 0, points[at + 1] ?? 0, 8 / scale, 0, 2 * Math.PI);
    context.fillStyle = GOLD;
    context.fill();
    context.lineWidth = 2 / scale;
    context.strokeStyle = EDGE_COLOUR;
    context.stroke();
  }
}

/** A measured way with its length at its end. */
export function drawMeasure(
  context: Context,
  points: readonly number[],
  label: string,
  scale: number,
  colour: string = GOLD,
): void {
  context.beginPath();
  for (let at = 0; at + 1 < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  context.lineWidth = 5 / scale;
  context.strokeStyle = EDGE_COLOUR;
  context.stroke();
  context.lineWidth = 2.5 / scale;
  context.strokeStyle = colour;
  context.setLineDash([9 / scale, 6 / scale]);
  context.stroke();
  context.setLineDash([]);
  const end = { x: (points.at(-2) ?? 0) + 14 / scale, y: (points.at(-1) ?? 0) - 18 / scale };
  drawTag(context, label, end, colour, scale);
}

/** Rings that grow around a place, for a share (0 to 1) of their time. */
export function drawPing(
  context: Context,
  { x, y }: { readonly x: number; readonly y: number },
  share: number,
  scale: number,
): void {
  for (const lag of [0, 0.25]) {
    const part = (share * 1.25 - lag) % 1;
    if (part < 0) continue;
    context.beginPath();
    context.arc(x, y, (8 + 46 * part) / scale, 0, 2 * Math.PI);
    context.globalAlpha = 1 - part;
    strokeWithEdge(context, 4 / scale, 1.5 / scale);
  }
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(x, y, 5 / scale, 0, 2 * Math.PI);
  strokeWithEdge(context, 0, 2 / scale);
  context.fillStyle = GOLD;
  context.fill();
}

/** A line of this width, in gold, with an edge on both sides; of the width 0 it is the edge alone. */
function strokeWithEdge(context: Context, width: number, edge: number): void {
  context.strokeStyle = EDGE_COLOUR;
  context.lineWidth = width + 2 * edge;
  context.stroke();
  if (width === 0) return;
  context.strokeStyle = GOLD;
  context.lineWidth = width;
  context.stroke();
}
