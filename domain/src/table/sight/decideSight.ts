import type { Grid, Region } from "../../documents/sceneSchema";
import type { SceneLight, SceneSight } from "../../documents/wallSchema";
import { AppError } from "../../values/errors";
import { type Effort, effortOf, type RequestEffort } from "../scene/effort";
import type { Point } from "../scene/grid";
import { intersection } from "../scene/region";
import { areTouching, boxAround, isAround, isInside, ringsOf } from "../scene/shapes";
import type { Barriers } from "./barriers";
import { type Explored, isExplored, type Seen, sharedSquares, squaresOf, withSquares } from "./explored";
import {
  affordable,
  joined,
  keptGround,
  type Lamp,
  type LitGround,
  lampAt,
  litGround,
  type VisibleFrom,
} from "./litGround";
import { asOneRing, outlinedSquares } from "./outlinedSquares";
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
  /** What the request has left for what is lit. Throws `busy` where that is nothing. */
  readonly effort?: RequestEffort;
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
/** On all ways of one decision together, though never less than this on each. */
const MAX_LOOKS_TOGETHER = 64;
const MIN_LOOKS = 2;
/** What all crossings of sight and light of one decision may cost: then they are told in squares. */
const MAX_LIGHT_STEPS = 4_000_000;

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

/** An eye at a place, with what it sees. */
interface Look extends Point {
  readonly range: number;
  /** As far as it sees where nothing else lights. */
  readonly own: readonly number[];
  /** As far as no wall is; undefined where nothing is lit beyond its range. */
  readonly far: readonly number[] | undefined;
}

class Sight {
  readonly #subject: SightSubject;
  readonly #visible: VisibleFrom;
  readonly #grounds: readonly LitGround[];
  readonly #effort: Effort;
  readonly #lit = new Map<string, boolean>();

  constructor(subject: SightSubject) {
    const { scene, barriers, effort } = subject;
    const depth = WALL_DEPTH * scene.grid.size;
    this.#subject = subject;
    this.#visible = ({ x, y, range }) => visibleFrom(barriers.sight, { x, y, range, depth }, scene);
    this.#effort = effortOf(MAX_LIGHT_STEPS, () => new AppError("invalid-input"), effort);
    this.#grounds = scene.sight.light === "day" ? [] : this.#groundsOf(subject);
  }

  #groundsOf({ scene, barriers, lights, tokens, explored, effort }: SightSubject): LitGround[] {
    const carried = tokens.filter(({ hidden, light }) => !hidden && light > 0);
    const lamps = carried.map(({ x, y, light }) => lampAt({ x, y, range: light }, this.#visible));
    return [
      keptGround(barriers, { lights, like: explored, scene }, this.#visible, effort),
      litGround(lamps, explored, this.#effort),
    ];
  }

  /** What an eye sees from a place: as far as it can by itself, and to the next wall where something is lit beyond. */
  lookFrom(eye: SightToken, { x, y }: Point): Look {
    const range = rangeOf(this.#subject.scene, eye);
    const isBeyond = (lamp: Lamp) => Math.hypot(lamp.x - x, lamp.y - y) + lamp.range > range;
    const own = this.#visible({ x, y, range });
    const asks = this.#grounds.some(({ lamps }) => lamps.some(isBeyond));
    return {
      ...{ x, y, range, own },
      far: asks ? this.#visible({ x, y, range: Number.POSITIVE_INFINITY }) : undefined,
    };
  }

  /** What of lit ground eyes see: exactly, and in squares where that takes too many steps. */
  litFrom(looks: readonly Look[]): number[][] {
    const exact: Region[] = [];
    const coarse: Explored[] = [];
    for (const { far } of looks) {
      if (far === undefined) continue;
      for (const ground of this.#grounds) {
        const region = this.#litOf(far, ground);
        if (region) exact.push(region);
        else coarse.push(this.#litSquares(far, ground));
      }
    }
    const [first, ...others] = coarse;
    const rest = first ? outlinedSquares(withSquares(first, others).explored) : [];
    return [...joined(exact, this.#effort).flat(), ...rest].map((polygon) => asOneRing(ringsOf([polygon])));
  }

  /** Undefined where that takes too many steps. */
  #litOf(far: readonly number[], { parts }: LitGround): Region | undefined {
    const eye = [{ outline: [...far], holes: [] }];
    const box = boxAround([far]);
    return affordable(() =>
      parts
        .filter((part) => areTouching(box, boxAround(ringsOf(part))))
        .flatMap((part) => intersection(eye, part, this.#effort)),
    );
  }

  #litSquares(far: readonly number[], { squares }: LitGround): Explored {
    return sharedSquares(squaresOf(squares, [far]), squares);
  }

  /** The squares that eyes see some of. */
  squaresFrom(looks: readonly Look[]): Explored[] {
    const own = squaresOf(
      this.#subject.explored,
      looks.map((look) => look.own),
    );
    const far = looks.flatMap((look) => (look.far === undefined ? [] : [look.far]));
    const lit = this.#grounds.map(({ squares }) => sharedSquares(squaresOf(squares, far), squares));
    return [own, ...lit];
  }

  /** Whether a place is seen: exactly, where an outline goes into walls. */
  sees(look: Look, place: Point): boolean {
    if (!isAround(look.far ?? look.own, place)) return false;
    if (!isClear(this.#subject.barriers.sight, look, place)) return false;
    const isNear = reaches(look, place) && isAround(look.own, place);
    return isNear || (look.far !== undefined && this.#isLit(place));
  }

  #isLit(place: Point): boolean {
    const key = `${place.x},${place.y}`;
    const known = this.#lit.get(key);
    if (known !== undefined) return known;
    const { sight } = this.#subject.barriers;
    const isLit = this.#grounds.some(({ lamps }) =>
      lamps.some(
        (lamp) => reaches(lamp, place) && isAround(lamp.outline, place) && isClear(sight, lamp, place),
      ),
    );
    this.#lit.set(key, isLit);
    return isLit;
  }
}

const reaches = ({ x, y, range }: Point & { readonly range: number }, place: Point) =>
  Math.hypot(place.x - x, place.y - y) <= range;

/** The middles of the cells that a token fills: it is seen where one of them is. */
export function middlesOf({ x, y, size }: Pick<SightToken, "x" | "y" | "size">, grid: Grid): Point[] {
  const across = Math.max(1, Math.round(size));
  const first = (-(across - 1) / 2) * grid.size;
  return Array.from({ length: across * across }, (_, at) => ({
    x: x + first + (at % across) * grid.size,
    y: y + first + Math.floor(at / across) * grid.size,
  }));
}

/** Where somebody looks around on a way, without its end: `most` times at most. */
export function looksOn(way: readonly number[], grid: Grid, most = MAX_LOOKS): Point[] {
  const looks: Point[] = [];
  for (let at = 0; at + 3 < way.length; at += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = way.slice(at, at + 4);
    const parts = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / (LOOK_CELLS * grid.size)));
    for (let part = 0; part < parts; part += 1)
      looks.push({ x: x + ((nextX - x) * part) / parts, y: y + ((nextY - y) * part) / parts });
  }
  const step = Math.max(1, looks.length / (most + 1));
  // What is seen from the first was seen before.
  return looks.filter((_, at) => at > 0 && Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/** Where eyes look around on the ways that they have come: the less often on each, the more there are. */
function looksOnWays(eyes: readonly SightToken[], ways: readonly Way[], grid: Grid) {
  const byId = new Map(eyes.map((eye) => [eye.id, eye]));
  const walked = ways.flatMap(({ id, way }) => {
    const eye = byId.get(id);
    return eye ? [{ eye, way }] : [];
  });
  const share = Math.floor(MAX_LOOKS_TOGETHER / Math.max(walked.length, 1));
  const most = Math.min(MAX_LOOKS, Math.max(MIN_LOOKS, share));
  return walked.flatMap(({ eye, way }) => looksOn(way, grid, most).map((place) => ({ eye, place })));
}

/** What the group sees now, what it has seen by now, and which tokens its members have therefore. */
export function decideSight(subject: SightSubject): Decision {
  const { scene, tokens, ways = [] } = subject;
  const { grid, revealed } = scene;
  const sight = new Sight(subject);
  const eyes = tokens.filter(({ hidden, isEye }) => isEye && !hidden);
  const now = eyes.map((eye) => sight.lookFrom(eye, eye));
  const passed = looksOnWays(eyes, ways, grid).map(({ eye, place }) => sight.lookFrom(eye, place));
  const outlines = [...now.map(({ own }) => own), ...sight.litFrom(now)];
  const { explored, won } = withSquares(subject.explored, sight.squaresFrom([...now, ...passed]));
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
