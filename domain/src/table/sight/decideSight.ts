import type { Grid, Region } from "../../documents/sceneSchema";
import type { SceneLight, SceneSight } from "../../documents/wallSchema";
import { AppError } from "../../values/errors";
import { effortOf } from "../scene/effort";
import type { Point } from "../scene/grid";
import { intersection } from "../scene/region";
import { areTouching, boxAround, isAround, isInside } from "../scene/shapes";
import type { Barriers } from "./barriers";
import { type Explored, isExplored, type Seen, withSeen } from "./explored";
import type { SightToken } from "./packed";
import { isClear, visibleFrom } from "./visibleFrom";

/* What a group sees of a scene (product §2.21): pure, so that the server decides it and tests can ask it 10,000 times. */

/** The scene as sight asks for it. */
interface SightScene {
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  readonly sight: SceneSight;
  /** What the MJ opened by hand. */
  readonly revealed: Region;
}

/** The way of a token that has moved, x and y in turn, from where it stood. */
export interface Way {
  readonly id: string;
  readonly way: readonly number[];
}

export interface SightSubject {
  readonly scene: SightScene;
  readonly barriers: Barriers;
  readonly lights: readonly Pick<SceneLight, "x" | "y" | "range">[];
  /** All of the scene, as they stand now. */
  readonly tokens: readonly SightToken[];
  readonly explored: Explored;
  /** Ids of the creatures that the group has seen. */
  readonly seen: ReadonlySet<string>;
  /** Of those who have just moved: what they saw on the way was seen. */
  readonly ways?: readonly Way[];
}

export interface Decision {
  /** What the group sees now. */
  readonly outlines: readonly (readonly number[])[];
  readonly explored: Explored;
  /** What of it is new; undefined where nothing is. */
  readonly won: Seen["won"];
  /** Tokens that the members have. */
  readonly public: ReadonlySet<string>;
  /** Ids of the creatures that the group has seen, now or before. */
  readonly seen: ReadonlySet<string>;
  /** Whether the group sees a place now. */
  readonly sees: (place: Point) => boolean;
}

/** In the dark, whoever has no light knows what is as near, in cells. */
const TOUCH = 0.75;
/** How far one sees at dusk: in metres, and in cells where the grid has no metres. */
const DUSK_METRES = 12;
const DUSK_CELLS = 8;
/** Sight goes into a wall by so much of a cell, so that one sees the wall. */
const WALL_DEPTH = 0.15;
/** On a way one looks around once in so many cells, and so often at most. */
const LOOK_CELLS = 1.5;
const MAX_LOOKS = 16;
/** What all crossings of sight and light of one decision may cost. */
const MAX_LIGHT_STEPS = 3_000_000;

/** Pixels for one of the grid's unit. */
export const pixelsPerUnit = ({ size, unit }: Grid): number => size / unit.perCell;

function duskRange(grid: Grid): number {
  return grid.unit.name === "m" ? DUSK_METRES * pixelsPerUnit(grid) : DUSK_CELLS * grid.size;
}

/** How far an eye sees where nothing else lights, in pixels. */
function rangeOf({ grid, sight }: SightScene, { darkvision, light }: SightToken): number {
  if (sight.light === "day") return Number.POSITIVE_INFINITY;
  const own = Math.max(darkvision, light, TOUCH * grid.size);
  return sight.light === "dusk" ? Math.max(own, duskRange(grid)) : own;
}

interface Lamp extends Point {
  readonly range: number;
  readonly outline: readonly number[];
}

/** An eye at a place, with what it sees. */
interface Look extends Point {
  readonly range: number;
  readonly outlines: readonly (readonly number[])[];
}

const reaches = ({ x, y, range }: Point & { readonly range: number }, place: Point) =>
  Math.hypot(place.x - x, place.y - y) <= range;

class Sight {
  readonly #subject: SightSubject;
  readonly #depth: number;
  readonly #lamps: readonly Lamp[];
  readonly #effort = effortOf(MAX_LIGHT_STEPS, () => new AppError("invalid-input"));

  constructor(subject: SightSubject) {
    this.#subject = subject;
    this.#depth = WALL_DEPTH * subject.scene.grid.size;
    this.#lamps = subject.scene.sight.light === "day" ? [] : this.#lampsOf(subject);
  }

  #lampsOf({ lights, tokens }: SightSubject): Lamp[] {
    const carried = tokens.filter(({ hidden, light }) => !hidden && light > 0);
    return [...lights, ...carried.map(({ x, y, light }) => ({ x, y, range: light }))].map(
      ({ x, y, range }) => ({
        ...{ x, y, range },
        outline: this.#visible({ x, y }, range),
      }),
    );
  }

  #visible({ x, y }: Point, range: number): number[] {
    const { scene, barriers } = this.#subject;
    return visibleFrom(barriers.sight, { x, y, range, depth: this.#depth }, scene);
  }

  /** What an eye sees from a place: as far as it can by itself, and what is lit beyond. */
  lookFrom(eye: SightToken, { x, y }: Point): Look {
    const range = rangeOf(this.#subject.scene, eye);
    const own = this.#visible({ x, y }, range);
    const beyond = this.#lamps.filter((lamp) => Math.hypot(lamp.x - x, lamp.y - y) + lamp.range > range);
    if (beyond.length === 0) return { x, y, range, outlines: [own] };
    const far = this.#visible({ x, y }, Number.POSITIVE_INFINITY);
    return { x, y, range, outlines: [own, ...beyond.flatMap((lamp) => this.#litOf(far, lamp))] };
  }

  #litOf(far: readonly number[], { outline }: Lamp): number[][] {
    if (far.length < 6 || outline.length < 6) return [];
    if (!areTouching(boxAround([far]), boxAround([outline]))) return [];
    try {
      const both = intersection(
        [{ outline: [...far], holes: [] }],
        [{ outline: [...outline], holes: [] }],
        this.#effort,
      );
      return both.map((part) => part.outline);
    } catch {
      // Too many lights for one decision: what they light is not seen, and nothing else is lost.
      return [];
    }
  }

  /** Whether a place is seen: exactly, where an outline goes into walls. */
  sees(look: Look, place: Point): boolean {
    if (!look.outlines.some((outline) => isAround(outline, place))) return false;
    const { sight } = this.#subject.barriers;
    if (!isClear(sight, look, place)) return false;
    return (
      reaches(look, place) || this.#lamps.some((lamp) => reaches(lamp, place) && isClear(sight, lamp, place))
    );
  }
}

/** The middles of the cells that a token fills: it is seen where one of them is. */
export function middlesOf({ x, y, size }: Pick<SightToken, "x" | "y" | "size">, grid: Grid): Point[] {
  const across = Math.max(1, Math.round(size));
  const first = (-(across - 1) / 2) * grid.size;
  return Array.from({ length: across * across }, (_, at) => ({
    x: x + first + (at % across) * grid.size,
    y: y + first + Math.floor(at / across) * grid.size,
  }));
}

/** Where somebody looks around on a way, without its end. */
export function looksOn(way: readonly number[], grid: Grid): Point[] {
  const looks: Point[] = [];
  for (let at = 0; at + 3 < way.length; at += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = way.slice(at, at + 4);
    const parts = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / (LOOK_CELLS * grid.size)));
    for (let part = 0; part < parts; part += 1)
      looks.push({ x: x + ((nextX - x) * part) / parts, y: y + ((nextY - y) * part) / parts });
  }
  const step = Math.max(1, looks.length / MAX_LOOKS);
  // What is seen from the first was seen before.
  return looks.filter((_, at) => at > 0 && Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/** What the group sees now, what it has seen by now, and which tokens its members have therefore. */
export function decideSight(subject: SightSubject): Decision {
  const { scene, tokens, ways = [] } = subject;
  const { grid, revealed } = scene;
  const sight = new Sight(subject);
  const eyes = tokens.filter(({ hidden, isEye }) => isEye && !hidden);
  const now = eyes.map((eye) => sight.lookFrom(eye, eye));
  const byId = new Map(eyes.map((eye) => [eye.id, eye]));
  const passed = ways.flatMap(({ id, way }) => {
    const eye = byId.get(id);
    return eye ? looksOn(way, grid).map((place) => sight.lookFrom(eye, place)) : [];
  });
  // What each sees by itself first: what is lit beyond it may be too much to tell (`packedOutlines`).
  const own = now.flatMap((look) => look.outlines.slice(0, 1));
  const outlines = [...own, ...now.flatMap((look) => look.outlines.slice(1))];
  const { explored, won } = withSeen(subject.explored, [
    ...outlines,
    ...passed.flatMap((look) => look.outlines),
  ]);
  const seesFrom = (looks: readonly Look[], token: SightToken) =>
    middlesOf(token, grid).some((place) => looks.some((look) => sight.sees(look, place)));
  const seen = new Set(subject.seen);
  const shown = new Set<string>();
  for (const token of tokens) {
    if (token.hidden) continue;
    if (token.kind === "character" || isInside(revealed, token)) shown.add(token.id);
    else if (token.kind === "object" ? isExplored(explored, token) : seesFrom(now, token))
      shown.add(token.id);
    const isSeen = shown.has(token.id) || (token.kind === "creature" && seesFrom(passed, token));
    if (token.kind === "creature" && isSeen) seen.add(token.id);
  }
  return {
    ...{ outlines, explored, won, public: shown, seen },
    sees: (place) => isInside(revealed, place) || now.some((look) => sight.sees(look, place)),
  };
}
