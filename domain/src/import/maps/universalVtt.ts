import { MAX_SCENE_SIDE } from "../../documents/sceneSchema";
import type { Door, SceneLight } from "../../documents/wallSchema";
import { toTenths } from "../../table/scene/grid";
import { fieldOf, isRecord } from "../../values/reading/fields";
import { readBoolean } from "../../values/reading/values";
import { cutLine, isInArea, type MapArea, onScene } from "./cutLines";
import { type ImportedMap, keptLights, requireFewCrossings, requireFewDoors, wallsOf } from "./importedMap";
import { readMapPicture } from "./mapPicture";
import { type Measures, type Placement, placementOf, readMeasures } from "./measures";
import { parseMap } from "./parseMap";
import { readMapNumber } from "./readMapNumber";

/*
 * Universal VTT, versions 0.2 and 0.3: JSON with a picture in it. All places are in squares of the whole map, of which a
 * cropped file has a part (docs/decisions/map-files.md).
 */

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

type Place = readonly [number, number];

/** Reads places of the file as pixels of the scene. */
class Places {
  readonly area: MapArea;
  readonly #measures: Measures;
  readonly #scale: number;

  constructor(measures: Measures, { scale, width, height }: Placement) {
    this.area = {
      map: { width: measures.columns * scale, height: measures.rows * scale },
      scene: { width, height },
    };
    this.#measures = measures;
    this.#scale = scale;
  }

  /** Of `{ x, y }`, or of a pair, as some programs write it. Undefined for what is no place. */
  read(raw: unknown): Place | undefined {
    const pair = isRecord(raw) ? [raw.x, raw.y] : listOf(raw);
    const [x, y] = pair.length === 2 ? pair.map(readMapNumber) : [];
    if (x === undefined || y === undefined) return undefined;
    return finite((x - this.#measures.originX) * this.#scale, (y - this.#measures.originY) * this.#scale);
  }

  /** A length in squares, above 0. */
  readLength(raw: unknown): number | undefined {
    const squares = readMapNumber(raw);
    return squares !== undefined && squares > 0 ? squares * this.#scale : undefined;
  }

  /** The pieces of lines on the scene. Places that lie in the list itself, as in files of some programs, are a line too. */
  readLines(raw: unknown): number[][] {
    const lines = listOf(raw);
    return [lines, ...lines].flatMap((line) => this.#readLine(line));
  }

  /** A line's pieces on the scene. What is no place breaks it: nobody knows where it went. */
  #readLine(raw: unknown): number[][] {
    const pieces: number[][] = [];
    let points: number[] = [];
    const end = () => {
      // One by one: there may be more of them than a call takes.
      for (const piece of cutLine(this.area, points)) pieces.push(piece);
      points = [];
    };
    for (const one of listOf(raw)) {
      const place = this.read(one);
      if (place) points.push(...place);
      else if (points.length > 0) end();
    }
    end();
    return pieces;
  }

  /** The ends of a portal: its two bounds, else a square's length around its position. */
  readDoor(portal: unknown): Door["points"] | undefined {
    const bounds = listOf(fieldOf(portal, "bounds"))
      .slice(0, MAX_BOUNDS)
      .flatMap((one) => this.read(one) ?? []);
    const ends = farthest(bounds) ?? this.#aroundPosition(portal);
    return ends && cutLine(this.area, ends)[0];
  }

  #aroundPosition(portal: unknown): number[] | undefined {
    const place = this.read(fieldOf(portal, "position"));
    const rotation = readMapNumber(fieldOf(portal, "rotation"));
    if (place === undefined || rotation === undefined) return undefined;
    const [x, y] = place;
    const [dx, dy] = [(Math.cos(rotation) * this.#scale) / 2, (Math.sin(rotation) * this.#scale) / 2];
    return [x - dx, y - dy, x + dx, y + dy];
  }
}

/** So far away nothing is drawn, in pixels; beyond it numbers are no places any more. */
const MAX_DISTANCE = 1e9;

const finite = (x: number, y: number): Place | undefined =>
  Math.abs(x) <= MAX_DISTANCE && Math.abs(y) <= MAX_DISTANCE ? [x, y] : undefined;

/** Of a portal, two; some have more. */
const MAX_BOUNDS = 16;

/** Of places (x and y in turn), the two farthest from each other; undefined where all are one. */
function farthest(places: readonly number[]): number[] | undefined {
  let [ends, length]: [number[] | undefined, number] = [undefined, 0];
  for (let one = 0; one < places.length; one += 2) {
    for (let other = one + 2; other < places.length; other += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
        ...places.slice(one, one + 2),
        ...places.slice(other, other + 2),
      ];
      const between = Math.hypot(x2 - x1, y2 - y1);
      if (between > length) [ends, length] = [[x1, y1, x2, y2], between];
    }
  }
  return ends;
}

/** So far apart, in pixels, the ends of an object's outline are one: some tools leave it open by a rounding. */
const ALMOST_CLOSED = 2;

function closed(line: number[]): number[] {
  const [x = 0, y = 0] = line;
  const gap = Math.hypot((line.at(-2) ?? 0) - x, (line.at(-1) ?? 0) - y);
  return line.length >= 6 && gap > 0 && gap <= ALMOST_CLOSED ? [...line, x, y] : line;
}

/** A portal that is no door that is shut is an opening or a window, which the format does not tell apart. */
const readDoors = (raw: unknown, places: Places): Omit<Door, "id">[] =>
  listOf(raw).flatMap((portal) => {
    const points = places.readDoor(portal);
    const isOpen = readBoolean(fieldOf(portal, "closed")) === false;
    return points ? [{ points, state: isOpen ? ("open" as const) : ("closed" as const) }] : [];
  });

const WHITE = "#ffffff";

/** ARGB in hexadecimal digits, or RGB. */
function readColour(raw: unknown): string {
  const digits =
    typeof raw === "string" ? /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(raw.trim())?.[1] : undefined;
  return digits === undefined ? WHITE : `#${digits.toLowerCase()}`;
}

const readLights = (raw: unknown, places: Places): Omit<SceneLight, "id">[] =>
  listOf(raw).flatMap((light) => {
    const place = places.read(fieldOf(light, "position"));
    const range = Math.min(toTenths(places.readLength(fieldOf(light, "range")) ?? 0), 2 * MAX_SCENE_SIDE);
    if (place === undefined || range < 1 || !isInArea(places.area, ...place)) return [];
    const [x, y] = onScene(places.area, ...place);
    return [{ x, y, range, colour: readColour(fieldOf(light, "color")) }];
  });

/**
 * The map in a Universal VTT file (its text), as a scene takes it: cut at the picture's edge, and smaller where a scene
 * may not be as large. Throws `invalid-input` with a sentence that says what is wrong with it.
 */
export function readUniversalVtt(text: string): ImportedMap {
  const content = parseMap(text);
  const measures = readMeasures(fieldOf(content, "resolution"));
  const picture = readMapPicture(fieldOf(content, "image"));
  const placement = placementOf(picture, measures);
  const places = new Places(measures, placement);
  const linesOf = (name: string) => places.readLines(fieldOf(content, name));
  const doors = readDoors(fieldOf(content, "portals"), places);
  requireFewDoors(doors);
  const walls = wallsOf({
    wall: linesOf("line_of_sight"),
    object: linesOf("objects_line_of_sight").map(closed),
  });
  requireFewCrossings({ walls, doors });
  return {
    width: placement.width,
    height: placement.height,
    grid: placement.grid,
    picture,
    walls,
    doors,
    ...keptLights(readLights(fieldOf(content, "lights"), places)),
  };
}
