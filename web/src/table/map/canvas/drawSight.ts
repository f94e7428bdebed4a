import type { Region } from "domain/documents/sceneSchema";
import type { DoorView, SceneView, SightView } from "../view/sceneView";
import type { Size } from "./camera";
import { tracePolygon, traceRegion } from "./drawScene";
import { exploredMask } from "./exploredMask";

type Context = CanvasRenderingContext2D;

/** How dark it is where the group sees nothing now: to members, and to the MJ, who sees all in any case. */
const DARKNESS = {
  members: { unseen: 1, seenBefore: 0.45 },
  mj: { unseen: 0.62, seenBefore: 0.36 },
} as const;

/**
 * Covers what the group does not see now: all of what it never saw, some of what it saw before. What the MJ opened by hand
 * is as bright as what is seen. On a canvas of its own: it takes away what was drawn there before.
 */
export function drawSight(
  context: Context,
  { width, height, fogIsClear }: Size & Pick<SceneView, "fogIsClear">,
  { explored, outlines }: SightView,
  revealed: Region,
  colour: string,
): void {
  const { unseen, seenBefore } = fogIsClear ? DARKNESS.mj : DARKNESS.members;
  context.globalAlpha = unseen;
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "destination-out";
  const mask = exploredMask(explored);
  if (mask) {
    const { step, columns, rows } = explored;
    context.globalAlpha = 1 - seenBefore / unseen;
    context.imageSmoothingEnabled = true;
    context.drawImage(mask, 0, 0, columns * step, rows * step);
  }
  context.globalAlpha = 1;
  for (const outline of outlines) {
    context.beginPath();
    tracePolygon(context, outline);
    context.fill();
  }
  context.beginPath();
  traceRegion(context, revealed);
  context.fill("evenodd");
  context.globalCompositeOperation = "source-over";
}

/** On the screen, in CSS pixels. */
const DOOR_WIDTH = 7;
const EDGE = 1.5;
const DOOR_COLOUR = "#d9a14a";
const EDGE_COLOUR = "#14101f";

/** The corners of a bar along a line, x and y in turn. */
export function barAlong([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[], width: number): number[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return [];
  const [dx, dy] = [((y1 - y2) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  return [x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy];
}

/** A bar where it is shut, with a dot where it is locked; its outline alone where it is open. Paler while it is not seen. */
export function drawDoor(context: Context, { points, state, seen }: DoorView, scale: number): void {
  const corners = barAlong(points, DOOR_WIDTH / scale);
  context.globalAlpha = seen ? 1 : 0.6;
  context.beginPath();
  tracePolygon(context, corners);
  context.lineJoin = "round";
  context.strokeStyle = EDGE_COLOUR;
  context.lineWidth = (2 * EDGE + (state === "open" ? EDGE : 0)) / scale;
  context.stroke();
  if (state === "open") {
    context.strokeStyle = DOOR_COLOUR;
    context.lineWidth = EDGE / scale;
    context.stroke();
  } else {
    context.fillStyle = DOOR_COLOUR;
    context.fill();
  }
  if (state === "locked") drawLock(context, points, scale);
  context.globalAlpha = 1;
}

function drawLock(context: Context, [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[], scale: number) {
  context.beginPath();
  context.arc((x1 + x2) / 2, (y1 + y2) / 2, DOOR_WIDTH / scale, 0, 2 * Math.PI);
  context.fillStyle = EDGE_COLOUR;
  context.fill();
  context.beginPath();
  context.arc((x1 + x2) / 2, (y1 + y2) / 2, (DOOR_WIDTH * 0.45) / scale, 0, 2 * Math.PI);
  context.fillStyle = DOOR_COLOUR;
  context.fill();
}
