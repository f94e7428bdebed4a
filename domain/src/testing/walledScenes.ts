import type { Grid, Token } from "../documents/sceneSchema";
import { LIGHT_LEVELS, type LightLevel, type SceneLight } from "../documents/wallSchema";
import { Chance } from "./chance";
import { gridOf, tokenOf } from "./scenes";
import {
  CELL,
  cave,
  cellMiddle,
  type Fixed,
  HEIGHT,
  house,
  type Place,
  somewhere,
  WIDTH,
} from "./walledPlaces";

export { Chance };

/* Scenes with walls for the tests of sight, with a group and creatures: the same for the same seed. */

export interface StandingToken {
  readonly id: string;
  readonly token: Token;
  readonly hidden: boolean;
}

export interface WalledScene extends Fixed {
  readonly kind: "cave" | "house";
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  readonly light: LightLevel;
  readonly lights: readonly SceneLight[];
  readonly heroes: readonly StandingToken[];
  readonly creatures: readonly StandingToken[];
}

const GRID = gridOf({ size: CELL });
const [HEROES, CREATURES] = [3, 8];
const COLOUR = "#ffcc88";

export const sceneLight = (id: string, chance: Chance): SceneLight => {
  const [x, y] = somewhere(chance);
  return { id, x, y, range: chance.between(60, 240), colour: COLOUR };
};

/** In metres. */
export const torch = (chance: Chance): Token["light"] => ({ radius: chance.of([3, 6, 12]), colour: COLOUR });

/** Somebody of the group at the middle of a cell; a wall may run through them. */
function hero(at: number, chance: Chance): StandingToken {
  const darkvision = chance.percent(40) ? { darkvision: chance.of([9, 18]) } : {};
  const light = chance.percent(50) ? { light: torch(chance) } : {};
  const token = tokenOf({
    kind: "character",
    name: `Héroïne ${at}`,
    ...{ ...cellMiddle(chance), ...darkvision, ...light },
  });
  return { id: `hero-000${at}`, token, hidden: false };
}

const SIZES = [0.5, 1, 1, 1, 2, 3];

/** The tenths of a creature's places, which no other number of its scene has: so that a place is known where it is told. */
export const tenthsOf = (creature: number): number => [1, 2, 3, 4, 6, 7, 8, 9][creature - 1] ?? 0;

/** A place for a creature, by its number from 1 on. */
export function creaturePlace(creature: number, chance: Chance): Place {
  const { x, y } = cellMiddle(chance);
  const tenths = tenthsOf(creature) / 10;
  return { x: x + tenths, y: y + tenths };
}

/** Its name stands nowhere else in what members may read. */
export const creatureName = (creature: number): string => `Guetteur-${creature}`;
export const creatureId = (creature: number): string => `creature-guard-000${creature}`;

function creature(at: number, chance: Chance): StandingToken {
  const light = chance.percent(20) ? { light: torch(chance) } : {};
  const token = tokenOf({
    name: creatureName(at),
    participantId: `guard-000${at}`,
    size: chance.of(SIZES),
    ...{ ...creaturePlace(at, chance), ...light },
  });
  return { id: creatureId(at), token, hidden: chance.percent(12) };
}

export const creatureNumbers: readonly number[] = Array.from({ length: CREATURES }, (_, at) => at + 1);

/** A cave for odd seeds, a house for even ones. */
export function walledScene(seed: number): WalledScene {
  const chance = new Chance(seed);
  const kind = seed % 2 === 1 ? "cave" : "house";
  return {
    ...{ kind, width: WIDTH, height: HEIGHT, grid: GRID, light: chance.of(LIGHT_LEVELS) },
    ...(kind === "cave" ? cave(chance) : house(chance)),
    lights: Array.from({ length: 3 }, (_, at) => sceneLight(`lamp-${at + 1}`, chance)),
    heroes: Array.from({ length: HEROES }, (_, at) => hero(at + 1, chance)),
    creatures: creatureNumbers.map((at) => creature(at, chance)),
  };
}
