import * as z from "zod/mini";
import { numberText } from "../values/text/typedNumber";
import { coordinateSchema, MAX_SCENE_SIDE } from "./sceneSchema";

/*
 * Walls, doors and lights of a scene (product §2.21). All places are scene pixels, as in `sceneSchema`.
 */

/** Of all walls of a scene together; of its doors, and of its lights. */
export const MAX_WALL_POINTS = 6000;
export const MAX_DOORS = 300;
export const MAX_SCENE_LIGHTS = 200;
/** A path of one move, with its start. */
export const MAX_PATH_POINTS = 16;
/** Tokens that move in one request. */
export const MAX_MOVES = 40;

/** Short ones, of which a file's walls need thousands. */
const fixtureIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

const linePoints = (minimum: number, maximum: number) =>
  z.array(coordinateSchema).check(
    z.minLength(minimum * 2),
    z.maxLength(maximum * 2),
    z.refine((points) => points.length % 2 === 0, "Chaque point a deux nombres."),
  );

/**
 * `wall` stops sight and steps. `object` is seen, and nothing behind it (a pillar, a tree); it stops no step. `window`
 * stops steps alone.
 */
export const WALL_KINDS = ["wall", "object", "window"] as const;
export type WallKind = (typeof WALL_KINDS)[number];

/** A line from point to point; a last point that is the first closes it. */
export const wallSchema = z.object({
  id: fixtureIdSchema,
  kind: z.enum(WALL_KINDS),
  points: linePoints(2, MAX_WALL_POINTS),
});
export type Wall = z.infer<typeof wallSchema>;

/** A `secret` one is closed, and looks like a wall to the members. */
export const DOOR_STATES = ["open", "closed", "locked", "secret"] as const;
export type DoorState = (typeof DOOR_STATES)[number];

export const doorSchema = z.object({
  id: fixtureIdSchema,
  /** Its two ends. */
  points: linePoints(2, 2),
  state: z.enum(DOOR_STATES),
});
export type Door = z.infer<typeof doorSchema>;

export const sceneLightSchema = z.object({
  id: fixtureIdSchema,
  x: coordinateSchema,
  y: coordinateSchema,
  /** In pixels. */
  range: z.number().check(z.gte(1), z.lte(2 * MAX_SCENE_SIDE)),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
});
export type SceneLight = z.infer<typeof sceneLightSchema>;

/** How bright a scene is where no light is: how far one sees there (`groupSight`). */
export const LIGHT_LEVELS = ["day", "dusk", "dark"] as const;
export type LightLevel = (typeof LIGHT_LEVELS)[number];

/** What the group sees decides what members get, while it is on; else fog by hand does. */
export const sceneSightSchema = z.object({
  on: z.boolean(),
  light: z.enum(LIGHT_LEVELS),
  /** Players open and close doors that one of their characters stands beside. */
  playersOpenDoors: z.boolean(),
});
export type SceneSight = z.infer<typeof sceneSightSchema>;

const pointsOf = (walls: readonly Pick<Wall, "points">[]) =>
  walls.reduce((sum, { points }) => sum + points.length / 2, 0);

/** All of a scene. */
export const wallsSchema = z.array(wallSchema).check(
  z.maxLength(MAX_WALL_POINTS / 2),
  z.refine(
    (walls) => pointsOf(walls) <= MAX_WALL_POINTS,
    `Ces murs ont plus de ${numberText(MAX_WALL_POINTS)} points.`,
  ),
);
export const doorsSchema = z.array(doorSchema).check(z.maxLength(MAX_DOORS));
export const sceneLightsSchema = z.array(sceneLightSchema).check(z.maxLength(MAX_SCENE_LIGHTS));

/** First `clear` takes all away, then `remove` those with these ids, then what is named stands as it says. */
export const wallChangeSchema = z.object({
  clear: z.optional(z.literal(true)),
  remove: z.optional(z.array(fixtureIdSchema).check(z.maxLength(MAX_WALL_POINTS))),
  walls: z.optional(wallsSchema),
  doors: z.optional(doorsSchema),
  lights: z.optional(sceneLightsSchema),
});
export type WallChange = z.infer<typeof wallChangeSchema>;

export const pathSchema = linePoints(1, MAX_PATH_POINTS);
