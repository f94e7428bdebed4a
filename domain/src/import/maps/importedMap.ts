import {
  type Door,
  MAX_DOORS,
  MAX_SCENE_LIGHTS,
  MAX_WALL_POINTS,
  type SceneLight,
  type Wall,
  type WallChange,
  type WallKind,
} from "../../documents/wallSchema";
import { barriersOf } from "../../table/sight/barriers";
import { numberText } from "../../values/text/typedNumber";
import { joinedLines, straightened } from "./fewerPoints";
import type { MapPicture } from "./mapPicture";
import type { Placement } from "./measures";
import { refused } from "./refused";

/** A map maker's file as a scene takes it, in pixels of the scene (product §2.21). */
export interface ImportedMap extends Pick<Placement, "width" | "height" | "grid"> {
  /** As it stands in the file: the scene shows it at the scene's size. */
  readonly picture: MapPicture;
  readonly walls: readonly Omit<Wall, "id">[];
  readonly doors: readonly Omit<Door, "id">[];
  readonly lights: readonly Omit<SceneLight, "id">[];
  /** Those with the shortest range, beyond what a scene keeps. */
  readonly lightsLeftOut: number;
}

/** What takes the place of all walls, doors and lights of a scene. */
export const wallChangeOf = ({
  walls,
  doors,
  lights,
}: Pick<ImportedMap, "walls" | "doors" | "lights">): WallChange => ({
  clear: true,
  walls: walls.map((wall, index) => ({ id: `w${index + 1}`, ...wall })),
  doors: doors.map((door, index) => ({ id: `d${index + 1}`, ...door })),
  lights: lights.map((light, index) => ({ id: `l${index + 1}`, ...light })),
});

type Line = readonly number[];

const pointCount = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.length / 2, 0);

/** What nobody sees of a line is left out first: in pixels, with the rounding less than one. */
const TOLERANCES = [0.05, 0.75];

const hasLength = (line: Line): boolean => line.some((value, at) => value !== line[at % 2]);

/** Lines of each kind as walls, with as many points as a scene keeps. Throws `invalid-input` where they have more. */
export function wallsOf(lines: Readonly<Partial<Record<WallKind, readonly Line[]>>>): Omit<Wall, "id">[] {
  const kinds = Object.entries(lines) as [WallKind, readonly Line[]][];
  const count = (of: typeof kinds) => of.reduce((sum, [, some]) => sum + pointCount(some), 0);
  let fewest = kinds;
  if (count(fewest) > MAX_WALL_POINTS) {
    const joined = kinds.map(([kind, some]) => [kind, joinedLines(some)] as const);
    for (const tolerance of TOLERANCES) {
      fewest = joined.map(([kind, some]) => [
        kind,
        some.map((line) => straightened(line, tolerance)).filter(hasLength),
      ]);
      if (count(fewest) <= MAX_WALL_POINTS) break;
    }
  }
  if (count(fewest) > MAX_WALL_POINTS) {
    throw refused(
      `Cette carte a trop de murs : il en reste ${numberText(count(fewest))} points une fois simplifiés, une scène en garde ${numberText(MAX_WALL_POINTS)}.`,
    );
  }
  return fewest.flatMap(([kind, some]) => some.map((points) => ({ kind, points: [...points] })));
}

/** Throws `invalid-input` for more doors than a scene keeps. */
export function requireFewDoors(doors: readonly unknown[]): void {
  if (doors.length <= MAX_DOORS) return;
  throw refused(
    `Cette carte a ${numberText(doors.length)} portes : une scène en garde ${MAX_DOORS} au plus.`,
  );
}

/** Throws `invalid-input` for what every move would take too long with, as the server does. */
export function requireFewCrossings({ walls, doors }: Pick<ImportedMap, "walls" | "doors">): void {
  const change = wallChangeOf({ walls, doors, lights: [] });
  barriersOf({ walls: change.walls ?? [], doors: change.doors ?? [], rooms: [] });
}

/** As many lights as a scene keeps, those that reach farthest, in their order. */
export function keptLights(lights: ImportedMap["lights"]): Pick<ImportedMap, "lights" | "lightsLeftOut"> {
  const lightsLeftOut = Math.max(0, lights.length - MAX_SCENE_LIGHTS);
  if (lightsLeftOut === 0) return { lights, lightsLeftOut };
  const farthest = lights.toSorted((one, other) => other.range - one.range).slice(0, MAX_SCENE_LIGHTS);
  const kept = new Set(farthest);
  return { lights: lights.filter((light) => kept.has(light)), lightsLeftOut };
}
