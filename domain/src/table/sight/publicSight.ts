import type { SceneDocument } from "../../documents/scene";
import { type Picture, regionSchema } from "../../documents/sceneSchema";
import type { TableExploredDocument } from "../../documents/sight";
import { AppError } from "../../values/errors";
import { boxedRegion, clipped } from "../scene/clipped";
import { type Effort, effortOf, MAX_DRAWN_ROOM_STEPS, type RequestEffort } from "../scene/effort";
import { distanceToLine, intersection, union } from "../scene/region";
import { areaOf, areTouching, type Box, boxAround, type Points, pointCount, ringsOf } from "../scene/shapes";
import { OVERVIEW } from "../scene/tiles";
import { coarser, type Explored, exploredRegion, nothingExplored, squaresOf } from "./explored";
import { asOneRing, outlinedSquares } from "./outlinedSquares";
import { packedOutline } from "./packedOutline";

/** Of all outlines together, in characters. */
const MAX_OUTLINES = 20_000;
/** In pixels: corners that are no further from a straight line are left out, the more the longer the outlines are. */
const TOLERANCES = [0.5, 1, 2, 4, 8];

/** The places that an outline passes more than once: where `asOneRing` leaves for another ring, and comes to it. */
function placesTwice(outline: Points): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (let at = 0; at + 1 < outline.length; at += 2) {
    const place = `${outline[at]},${outline[at + 1]}`;
    (once.has(place) ? twice : once).add(place);
  }
  return twice;
}

/** `fixed`: places that are kept in any case. */
function plainer(outline: Points, fixed: ReadonlySet<string>, tolerance: number): number[] {
  const kept: number[] = [];
  for (let at = 0; at + 1 < outline.length; at += 2) {
    const [x = 0, y = 0] = [outline[at], outline[at + 1]];
    const [bx = 0, by = 0] = [outline[(at + 2) % outline.length], outline[(at + 3) % outline.length]];
    const [ax, ay] = [kept.at(-2), kept.at(-1)];
    const isPlain =
      ax !== undefined &&
      ay !== undefined &&
      distanceToLine({ x, y }, { x: ax, y: ay }, { x: bx, y: by }) < tolerance &&
      !fixed.has(`${x},${y}`);
    if (isPlain) continue;
    kept.push(x, y);
  }
  return kept;
}

const fits = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0) <= MAX_OUTLINES;

/** The side of the smallest squares that outlines are told in, in pixels. */
const SQUARE = 4;

/** What lies in any of them, once, in squares as small as 20 KB hold. */
function packedSquares(outlines: readonly Points[]): string[] {
  const { right, bottom } = boxAround(outlines);
  const nothing = nothingExplored({ width: right, height: bottom }, { size: SQUARE });
  for (let squares = squaresOf(nothing, outlines); ; squares = coarser(squares)) {
    const rings = outlinedSquares(squares).map((polygon) => asOneRing(ringsOf([polygon])));
    const packed = rings.map(packedOutline);
    if (fits(packed)) return packed;
  }
}

/** Outlines as members get them, with 20 KB at most: with fewer corners where they are long, then in squares. */
export function packedOutlines(outlines: readonly Points[]): string[] {
  const fixed = outlines.map(placesTwice);
  for (const tolerance of TOLERANCES) {
    const packed = outlines.map((outline, at) =>
      packedOutline(plainer(outline, fixed[at] ?? new Set(), tolerance)),
    );
    if (fits(packed)) return packed;
  }
  return packedSquares(outlines);
}

type PublicRooms = TableExploredDocument["rooms"];

/** Of all drawn rooms together: what one document holds. */
const MAX_ROOM_POINTS = 12_000;
/** A drawn room's name is told once so much of it was seen. */
const LABEL_SHARE = 0.5;

const roomEffort = (request: RequestEffort | undefined): Effort =>
  effortOf(MAX_DRAWN_ROOM_STEPS, () => new AppError("invalid-input"), request);

/**
 * Drawn rooms as far as they were seen or opened by hand. `within`: where more of them was seen; the others stay as they
 * were `before`. One that takes too many steps, or has too many points with those before it, stays as it was. Throws
 * `busy` where the request's steps are used up.
 */
export function seenRooms(
  { rooms, fog }: Pick<SceneDocument, "rooms" | "fog">,
  explored: Explored,
  before: PublicRooms,
  { within, request }: { readonly within?: Box | undefined; readonly request?: RequestEffort } = {},
): PublicRooms {
  const effort = roomEffort(request);
  const opened = boxedRegion(fog.revealed);
  let points = 0;
  const entries = rooms.flatMap(({ id, outline, colour, label }): [string, PublicRooms[string]][] => {
    const box = boxAround([outline]);
    const known = before[id];
    const kept: [string, PublicRooms[string]][] = known ? [[id, known]] : [];
    if (within !== undefined && !areTouching(box, within)) return kept;
    try {
      const whole = union([{ outline, holes: [] }], [], effort);
      const wide = { left: box.left - 1, top: box.top - 1, right: box.right + 1, bottom: box.bottom + 1 };
      const seen = union(exploredRegion(explored, wide), clipped(opened, wide, effort), effort);
      const region = intersection(whole, seen, effort);
      if (!regionSchema.safeParse(region).success) return kept;
      if (region.length === 0) return [];
      points += pointCount(region);
      if (points > MAX_ROOM_POINTS) return kept;
      const isNamed = label !== undefined && areaOf(region) >= LABEL_SHARE * areaOf(whole);
      return [[id, { region, colour, ...(isNamed && { label }) }]];
    } catch (error) {
      if (error instanceof AppError && error.code === "busy") throw error;
      return kept;
    }
  });
  return Object.fromEntries(entries);
}

/** The pieces of a picture at squares of `TILE_SIDE` (`column,row`), with the overview. */
export function tilesNamed(
  picture: Pick<Picture, "columns" | "rows"> | undefined,
  tiles: ReadonlySet<string>,
): string[] {
  if (picture === undefined || tiles.size === 0) return [];
  const numbers = [...tiles].flatMap((tile) => {
    const [column = 0, row = 0] = tile.split(",").map(Number);
    const isInside = column < picture.columns && row < picture.rows;
    return isInside ? [String(row * picture.columns + column)] : [];
  });
  return [OVERVIEW, ...numbers];
}
