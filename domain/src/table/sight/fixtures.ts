import {
  type Door,
  MAX_DOORS,
  MAX_SCENE_LIGHTS,
  MAX_WALL_POINTS,
  type SceneLight,
  type Wall,
  type WallChange,
} from "../../documents/wallSchema";
import { AppError } from "../../values/errors";
import { numberText } from "../../values/text/typedNumber";

/** What stands fixed on a scene (product §2.21). */
export interface Fixtures {
  readonly walls: readonly Wall[];
  readonly doors: readonly Door[];
  readonly lights: readonly SceneLight[];
}

export const NO_FIXTURES: Fixtures = { walls: [], doors: [], lights: [] };

interface Named {
  readonly id: string;
}

/** Those that are named stand in their place, or last; those that are removed are gone. */
function changed<T extends Named>(
  before: readonly T[],
  put: readonly T[],
  isRemoved: (id: string) => boolean,
): T[] {
  const named = new Map(put.map((one) => [one.id, one]));
  const known = new Set(before.map(({ id }) => id));
  const kept = before.filter(({ id }) => !isRemoved(id) || named.has(id));
  return [
    ...kept.map((one) => named.get(one.id) ?? one),
    ...[...named.values()].filter(({ id }) => !known.has(id)),
  ];
}

export const wallPoints = (walls: readonly Pick<Wall, "points">[]): number =>
  walls.reduce((sum, { points }) => sum + points.length / 2, 0);

function requireRoom({ walls, doors, lights }: Fixtures): void {
  const over =
    wallPoints(walls) > MAX_WALL_POINTS
      ? `Une scène a ${numberText(MAX_WALL_POINTS)} points de murs au plus : simplifie ou enlève des murs.`
      : doors.length > MAX_DOORS
        ? `Une scène a ${MAX_DOORS} portes au plus.`
        : lights.length > MAX_SCENE_LIGHTS
          ? `Une scène a ${MAX_SCENE_LIGHTS} lumières au plus.`
          : undefined;
  if (over !== undefined) throw new AppError("limit-reached", { sentence: over });
}

/** What stands after a change. Throws `limit-reached` beyond 6,000 points, 300 doors or 200 lights. */
export function changedFixtures(before: Fixtures, change: WallChange): Fixtures {
  const { clear, remove = [], walls = [], doors = [], lights = [] } = change;
  const from = clear ? NO_FIXTURES : before;
  const removed = new Set(remove);
  const isRemoved = (id: string) => removed.has(id);
  const after = {
    walls: changed(from.walls, walls, isRemoved),
    doors: changed(from.doors, doors, isRemoved),
    lights: changed(from.lights, lights, isRemoved),
  };
  requireRoom(after);
  return after;
}

/** The ids of those that are not known yet. */
function newIdsOf(put: readonly Named[], before: readonly Named[]): string[] {
  const known = new Set(before.map(({ id }) => id));
  return put.map(({ id }) => id).filter((id) => !known.has(id));
}

/** What takes a change back where it is done to `before`. */
export function inverseChange(before: Fixtures, change: WallChange): WallChange {
  const { clear, remove = [], walls = [], doors = [], lights = [] } = change;
  const named = new Set([...remove, ...[walls, doors, lights].flatMap((put) => put.map(({ id }) => id))]);
  const touched = <T extends Named>(all: readonly T[]) =>
    clear ? [...all] : all.filter(({ id }) => named.has(id));
  const back = { walls: touched(before.walls), doors: touched(before.doors), lights: touched(before.lights) };
  // What is removed and named stands as it is named: an id that a wall and a door have takes the new one away alone.
  const added = [newIdsOf(walls, back.walls), newIdsOf(doors, back.doors), newIdsOf(lights, back.lights)];
  return { ...back, remove: [...new Set(added.flat())] };
}
