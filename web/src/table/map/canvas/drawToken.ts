import { firstCharacters } from "domain/values/text/characters";
import { initials } from "domain/values/text/initials";
import type { TokenView } from "../view/sceneView";
import { contrasting } from "./drawScene";
import { fittingName } from "./fittingName";

type Context = CanvasRenderingContext2D;

/** Colours of the page, for what is drawn on the canvas. */
export interface CanvasColours {
  readonly accent: string;
  readonly turn: string;
  readonly fog: string;
}

/** How a token looks now. */
export interface TokenLook {
  readonly token: TokenView;
  /** Its side, in scene pixels. */
  readonly side: number;
  /** Pixels of the grid's unit. */
  readonly unit: number;
  readonly picture: CanvasImageSource | undefined;
  readonly selected: boolean;
  readonly active: boolean;
  readonly colours: CanvasColours;
  /** CSS pixels of a scene pixel. */
  readonly scale: number;
  /** How wide its name may be, in scene pixels: others' names begin there. */
  readonly nameWidth: number;
}

const DEAD_RING = "#8d879c";

const FONT = '"Inter Variable", sans-serif';

/** Draws a token around (0, 0). */
export function drawToken(context: Context, look: TokenLook): void {
  const { token, side } = look;
  const radius = (side / 2) * 0.9;
  drawAura(context, look);
  context.globalAlpha = token.hidden ? 0.5 : 1;
  drawDisc(context, look, radius);
  context.globalAlpha = 1;
  if (token.down) drawDown(context, radius, side);
  drawRings(context, look, radius);
  if (token.health !== undefined) drawHealth(context, token.health, radius, side);
  if (token.badges?.length) drawBadges(context, token.badges, radius, side);
  if (token.nameShown) drawName(context, look, radius);
}

function circle(context: Context, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
}

function drawAura(context: Context, { token, side, unit }: TokenLook): void {
  if (token.aura === undefined) return;
  circle(context, token.aura.radius * unit + side / 2);
  context.fillStyle = token.aura.colour;
  context.globalAlpha = 0.18;
  context.fill();
  context.globalAlpha = 0.7;
  context.strokeStyle = token.aura.colour;
  context.lineWidth = side * 0.03;
  context.stroke();
  context.globalAlpha = 1;
}

function drawDisc(context: Context, { token, picture, side }: TokenLook, radius: number): void {
  context.save();
  if (token.kind === "object") {
    context.beginPath();
    context.roundRect(-radius, -radius, 2 * radius, 2 * radius, radius * 0.25);
  } else circle(context, radius);
  context.fillStyle = token.colour;
  context.fill();
  if (picture === undefined) {
    context.fillStyle = contrasting(token.colour);
    context.font = `650 ${side * 0.34}px ${FONT}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(initials(token.name), 0, side * 0.02);
  } else {
    context.clip();
    context.drawImage(picture, -radius, -radius, 2 * radius, 2 * radius);
  }
  context.restore();
}

/** The dead: grey whatever their colour or picture, and crossed out, since grey alone says nothing. */
function drawDown(context: Context, radius: number, side: number): void {
  circle(context, radius);
  context.fillStyle = "#808080";
  context.globalCompositeOperation = "saturation";
  context.fill();
  context.globalCompositeOperation = "source-over";
  context.fillStyle = "rgb(20 16 31 / 55%)";
  context.fill();
  const arm = radius * 0.58;
  context.lineCap = "round";
  for (const [colour, width] of [
    ["#14101f", 0.19],
    ["#e8e3f2", 0.1],
  ] as const) {
    context.beginPath();
    context.moveTo(-arm, -arm);
    context.lineTo(arm, arm);
    context.moveTo(arm, -arm);
    context.lineTo(-arm, arm);
    context.strokeStyle = colour;
    context.lineWidth = side * width;
    context.stroke();
  }
  context.lineCap = "butt";
}

function drawRings(context: Context, look: TokenLook, radius: number): void {
  const { token, side, selected, active, colours, scale } = look;
  circle(context, radius);
  context.lineWidth = Math.max(side * 0.05, 1.5 / scale);
  context.strokeStyle = token.down ? DEAD_RING : token.colour;
  if (token.secret || token.hidden || token.concealed) context.setLineDash([side * 0.12, side * 0.08]);
  context.stroke();
  context.setLineDash([]);
  const cell = side / token.size;
  if (active) ring(context, colours.turn, radius + cell * 0.06, Math.max(cell * 0.09, 3 / scale));
  if (selected) ring(context, colours.accent, radius + side * 0.03, Math.max(side * 0.06, 2.5 / scale));
  if (token.pending) {
    context.setLineDash([side * 0.06, side * 0.1]);
    ring(context, colours.accent, radius + side * 0.16, Math.max(side * 0.03, 1.5 / scale));
    context.setLineDash([]);
  }
}

function ring(context: Context, colour: string, radius: number, width: number): void {
  circle(context, radius);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** From red to green, with what is left as its length: colour alone says nothing. */
function drawHealth(context: Context, health: number, radius: number, side: number): void {
  const [width, height] = [radius * 1.6, side * 0.1];
  const [left, top] = [-width / 2, radius - height];
  context.fillStyle = "#14101f";
  context.beginPath();
  context.roundRect(left, top, width, height, height / 2);
  context.fill();
  // What is lost has an edge on dark ground and fog, too.
  context.lineWidth = side * 0.03;
  context.strokeStyle = "#b9b2cc";
  context.stroke();
  if (health <= 0) return;
  context.fillStyle = health > 0.5 ? "#3ecf8e" : health > 0.25 ? "#f0b429" : "#f2545b";
  context.beginPath();
  context.roundRect(left, top, Math.max(width * health, height), height, height / 2);
  context.fill();
}

/** The first letters of what is on it, around the upper edge. */
function drawBadges(context: Context, badges: readonly string[], radius: number, side: number): void {
  const size = side * 0.13;
  context.font = `700 ${size * 1.1}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const [place, badge] of badges.entries()) {
    const angle = -Math.PI / 2 + (place - (badges.length - 1) / 2) * 0.62;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fillStyle = "#14101f";
    context.fill();
    context.fillStyle = "#ffffff";
    context.fillText(firstCharacters(badge, 1).toUpperCase(), x, y + size * 0.06);
  }
}

/** The names of large tokens are no larger than the others', and as large as can be read from any distance. */
export const nameSize = (cell: number, scale: number): number => Math.max(cell * 0.19, 11 / scale);

function drawName(context: Context, { token, side, scale, nameWidth }: TokenLook, radius: number): void {
  // Too far away for names to stand beside each other.
  if (side * scale < 16) return;
  const size = nameSize(side / token.size, scale);
  context.font = `600 ${size}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "top";
  context.lineJoin = "round";
  context.lineWidth = size * 0.28;
  context.strokeStyle = "#14101f";
  context.fillStyle = "#ffffff";
  const shown = fittingName(
    token.name,
    (text) => text.length <= 22 && (nameWidth === Infinity || context.measureText(text).width <= nameWidth),
  );
  // Below the ring of whose turn it is, too.
  const top = radius + Math.max(size * 0.35, (side / token.size) * 0.12);
  context.strokeText(shown, 0, top);
  context.fillText(shown, 0, top);
}
