import * as z from "zod/mini";
import { keyCheck } from "../values/fieldName";
import { requestIdSchema } from "../values/requestId";

/*
 * All places are scene pixels: of the picture where there is one, else of the drawn scene; x to the right, y
 * downwards, rounded to tenths. A cell of the grid has `grid.size` of them.
 */

/** What a campaign, a scene and a member may hold (product §2.17). */
export const MAX_SCENES = 30;
export const MAX_TOKENS = 500;
export const MAX_TILES = 64;
export const MAX_CAMPAIGN_SCENE_BYTES = 40_000_000;
export const MAX_MEMBER_SCENE_BYTES = 120_000_000;
export const MAX_TILE_BYTES = 120_000;
export const MAX_OVERVIEW_BYTES = 60_000;
/** Pieces of a picture in one request. */
export const MAX_SENT_TILES = 8;
/** The side of a tile, in pixels. */
export const TILE_SIDE = 512;
/** The longer side of a picture as a whole, small, in pixels. */
export const OVERVIEW_SIDE = 640;
export const MAX_SCENE_SIDE = 12_288;
const MIN_SCENE_SIDE = 256;
const MAX_DRAWN_ROOMS = 200;
/** Of all polygons of a scene's fog together, of its drawn rooms together, and of one drawn polygon. */
export const MAX_FOG_POINTS = 4000;
const MAX_DRAWN_ROOM_POINTS = 4000;
export const MAX_SHAPE_POINTS = 200;
/** What one player alone is shown in a campaign, and what lies drawn over its scene at a time. */
export const MAX_TRUTHS = 20;
export const MAX_DRAWINGS = 200;
/** Of those, what one player may have there, and all players together: the rest is the MJ's. */
export const MAX_OWN_DRAWINGS = 60;
export const MAX_PLAYERS_DRAWINGS = 180;
/** Two moves of a token by clients, and two writes of one trace, are at least so far apart (server's time). */
export const MOVE_INTERVAL_MS = 150;
export const TRACE_INTERVAL_MS = 500;
/** Of a name, and of each badge of a token. */
export const MAX_TOKEN_TEXT = 80;
export const MAX_BADGES = 8;
const NOTE_LENGTH = 1000;

export const coordinateSchema = z.number().check(z.gte(-MAX_SCENE_SIDE), z.lte(2 * MAX_SCENE_SIDE));

/** x and y in turn, as Firestore holds no list in a list. */
const pointsOf = (minimum: number, maximum: number) =>
  z.array(coordinateSchema).check(
    z.minLength(minimum * 2),
    z.maxLength(maximum * 2),
    z.refine((points) => points.length % 2 === 0, "Chaque point a deux nombres."),
  );
const polygonSchema = pointsOf(3, MAX_SHAPE_POINTS);
const lineSchema = pointsOf(1, MAX_SHAPE_POINTS);

/** Polygons with their holes. */
export const regionSchema = z
  .array(
    z.object({
      outline: pointsOf(3, MAX_FOG_POINTS),
      holes: z.array(z.object({ points: pointsOf(3, MAX_FOG_POINTS) })),
    }),
  )
  .check(z.maxLength(1000));
export type Region = z.infer<typeof regionSchema>;

/** What opens or closes fog. A brush goes along `line`, `radius` pixels to each side; `set` replaces all (undo). */
export const fogChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("reveal"), outline: polygonSchema }),
  z.object({ kind: z.literal("cover"), outline: polygonSchema }),
  z.object({
    kind: z.literal("brush"),
    line: lineSchema,
    radius: z.number().check(z.gte(2), z.lte(1024)),
    reveals: z.boolean(),
  }),
  z.object({ kind: z.literal("set"), revealed: regionSchema }),
  z.object({ kind: z.literal("revealAll") }),
  z.object({ kind: z.literal("coverAll") }),
]);
export type FogChange = z.infer<typeof fogChangeSchema>;

const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TOKEN_TEXT));

export const GRID_KINDS = ["square", "hexagon", "none"] as const;
/** `perCell` units in a cell: 1.5 m, 1 case, 1 zone. Hexagons have a flat side at the left. */
export const gridSchema = z.object({
  kind: z.enum(GRID_KINDS),
  size: z.number().check(z.gte(16), z.lte(512)),
  offsetX: z.number().check(z.gte(-512), z.lte(512)),
  offsetY: z.number().check(z.gte(-512), z.lte(512)),
  unit: z.object({
    name: z.enum(["m", "cases", "zones"]),
    perCell: z.number().check(z.gte(0.1), z.lte(1000)),
  }),
});
export type Grid = z.infer<typeof gridSchema>;

export const TEXTURES = ["plain", "paper", "stone", "grass", "wood", "water"] as const;
export const backgroundSchema = z.object({ colour: colourSchema, texture: z.enum(TEXTURES) });

/** A drawn room. */
const drawnRoomSchema = z.object({
  id: requestIdSchema,
  outline: polygonSchema,
  colour: colourSchema,
  label: z.optional(z.string().check(z.maxLength(MAX_TOKEN_TEXT))),
});
export const drawnRoomsSchema = z.array(drawnRoomSchema).check(
  z.maxLength(MAX_DRAWN_ROOMS),
  z.refine(
    (rooms) => rooms.reduce((sum, { outline }) => sum + outline.length / 2, 0) <= MAX_DRAWN_ROOM_POINTS,
    "Ces salles ont trop de points.",
  ),
);

const sideSchema = z.int().check(z.gte(MIN_SCENE_SIDE), z.lte(MAX_SCENE_SIDE));
export const sceneSizeSchema = z.object({ width: sideSchema, height: sideSchema });

/**
 * Tiles of TILE_SIDE in rows from the top left, so that they cover the scene's size; `id` is made anew for each
 * picture.
 */
export const pictureSchema = z
  .object({
    id: requestIdSchema,
    columns: z.int().check(z.gte(1), z.lte(MAX_TILES)),
    rows: z.int().check(z.gte(1), z.lte(MAX_TILES)),
  })
  .check(z.refine(({ columns, rows }) => columns * rows <= MAX_TILES, "Cette image a trop de morceaux."));
export type Picture = z.infer<typeof pictureSchema>;

/** "overview", or a tile's number from 0 on. */
export const tileNameSchema = z.string().check(z.regex(/^(overview|[0-9]|[1-5][0-9]|6[0-3])$/));

const TOKEN_KINDS = ["character", "creature", "object"] as const;
/** What the members see of a token. `x` and `y` are its centre; `size` is its side in cells. */
export const tokenSchema = z.object({
  kind: z.enum(TOKEN_KINDS),
  /** Of a linked character. */
  characterId: z.optional(z.string().check(z.maxLength(128))),
  /** Of the participant in the fight, which the shared order names too. */
  participantId: z.optional(z.string().check(z.maxLength(128), keyCheck)),
  /** Where it is not shown, the server keeps it in the scene's `names` and writes a general one here. */
  name: nameSchema,
  nameShown: z.boolean(),
  /**
   * Of a creature's token that members never had, as its participant has it (`initiativeState`): it takes the name
   * that it is shown under once they get it.
   */
  commonName: z.optional(nameSchema),
  colour: colourSchema,
  /** A portrait's address of our own. */
  picture: z.optional(z.string().check(z.maxLength(80))),
  size: z.number().check(z.gte(0.5), z.lte(10)),
  x: coordinateSchema,
  y: coordinateSchema,
  /** From 0 to 1, where the MJ lets it be seen. */
  health: z.optional(z.number().check(z.gte(0), z.lte(1))),
  badges: z.optional(z.array(z.string().check(z.maxLength(MAX_TOKEN_TEXT))).check(z.maxLength(MAX_BADGES))),
  /** It stands for somebody dead: who follows a state is as that says, whether life is seen or not. */
  down: z.optional(z.literal(true)),
  /** Which of the two the server keeps as the state in play or the fight has them; the rest is as the MJ wrote it. */
  follows: z.optional(z.object({ health: z.boolean(), badges: z.boolean() })),
  /** A torch, a lantern: how far it lights, in the grid's unit. */
  light: z.optional(z.object({ radius: z.number().check(z.gte(0.1), z.lte(1000)), colour: colourSchema })),
  /** The group sees what it sees; characters always do. */
  sees: z.optional(z.boolean()),
  /** How far it sees without light, in the grid's unit, where the MJ says so; else as its sheet has it. */
  darkvision: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  /** In the grid's unit. */
  aura: z.optional(z.object({ radius: z.number().check(z.gte(0.1), z.lte(1000)), colour: colourSchema })),
});
export type Token = z.infer<typeof tokenSchema>;

/** In one request. */
export const MAX_OPERATIONS = 100;
const tokenIdsSchema = z.array(requestIdSchema).check(z.minLength(1), z.maxLength(100));
/** What happens to tokens, in order; `put` makes one or replaces it, wherever it is. */
export const tokenOperationsSchema = z
  .array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("put"), id: requestIdSchema, token: tokenSchema, hidden: z.boolean() }),
      z.object({ kind: z.literal("remove"), ids: tokenIdsSchema }),
      z.object({ kind: z.literal("hide"), ids: tokenIdsSchema }),
      z.object({ kind: z.literal("show"), ids: tokenIdsSchema }),
    ]),
  )
  .check(
    z.minLength(1),
    z.maxLength(MAX_OPERATIONS),
    z.refine(
      (operations) =>
        operations.reduce((sum, one) => sum + (one.kind === "put" ? 1 : one.ids.length), 0) <= MAX_TOKENS,
      "Ces jetons sont trop nombreux pour une seule demande.",
    ),
  );
export type TokenOperation = z.infer<typeof tokenOperationsSchema>[number];

/** What the MJ shows to some players alone. */
export const truthSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("token"), token: tokenSchema }),
  z.object({
    kind: z.literal("note"),
    x: coordinateSchema,
    y: coordinateSchema,
    text: z.string().check(z.minLength(1), z.maxLength(NOTE_LENGTH)),
    /** It leads to this handout. */
    handoutId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  z.object({
    kind: z.literal("region"),
    outline: polygonSchema,
    colour: colourSchema,
    text: z.optional(z.string().check(z.maxLength(NOTE_LENGTH))),
  }),
]);
export type Truth = z.infer<typeof truthSchema>;

/** What a member draws over the scene: a free line, a straight one, a shape. */
export const drawingSchema = z.object({
  kind: z.enum(["pen", "line", "rectangle", "circle"]),
  points: lineSchema,
  colour: colourSchema,
});
export type Drawing = z.infer<typeof drawingSchema>;
