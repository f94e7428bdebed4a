import * as z from "zod/mini";
import {
  backgroundSchema,
  drawingSchema,
  drawnRoomsSchema,
  fogChangeSchema,
  gridSchema,
  MAX_OVERVIEW_BYTES,
  MAX_SENT_TILES,
  MAX_TILE_BYTES,
  nameSchema,
  pictureSchema,
  regionSchema,
  sceneSizeSchema,
  tokenOperationsSchema,
  truthSchema,
} from "../documents/sceneSchema";
import {
  DOOR_STATES,
  MAX_MOVES,
  pathSchema,
  sceneSightSchema,
  wallChangeSchema,
} from "../documents/wallSchema";
import { placedCreaturesSchema } from "../table/fight/waitingCreatures";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

/*
 * Scenes of a campaign (product §2.17), the MJ's alone but for drawings. What there is is read from Firestore
 * (`documents/scene`); moves of tokens and traces are written there.
 */

const SCENES = "/api/:system/campaign/:id/scenes";
const SCENE = `${SCENES}/:sceneId`;
const base64Of = (bytes: number) => z.string().check(z.minLength(1), z.maxLength(Math.ceil(bytes / 3) * 4));
const draft = { name: nameSchema, ...sceneSizeSchema.shape, grid: gridSchema, background: backgroundSchema };

/** Its id is the request's. 409 `limit-reached` at 30 scenes. The campaign's linked characters get their tokens. */
export const createScene = defineCall({
  method: "POST",
  path: SCENES,
  access: "user",
  repeatable: "always",
  summary: "Prepare a scene (MJ)",
  body: z.object({ ...draft, fogOn: z.boolean(), requestId: requestIdSchema }),
  result: z.object({ id: z.string() }),
});

/**
 * Replaces what is named. A new `picture` drops the tiles of the one before; null takes it away. `walls` changes walls,
 * doors and lights in the same write as the rest: a map is there as a whole, or not at all.
 */
export const updateScene = defineCall({
  method: "PATCH",
  path: SCENE,
  access: "user",
  repeatable: "always",
  summary: "Change a scene (MJ)",
  body: z.partial(
    z.object({
      ...draft,
      fogOn: z.boolean(),
      rooms: drawnRoomsSchema,
      picture: z.nullable(pictureSchema),
      walls: wallChangeSchema,
      sight: sceneSightSchema,
      paused: z.boolean(),
    }),
  ),
  result: z.object({ revision: z.number() }),
});

export const deleteScene = defineCall({
  method: "DELETE",
  path: SCENE,
  access: "user",
  summary: "Delete a scene (MJ)",
});

/** Shows the scene to the members instead of the one before, or none. */
export const showScene = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/shown-scene",
  access: "user",
  repeatable: "always",
  summary: "Show a scene to the members, or none (MJ)",
  body: z.object({ sceneId: z.nullable(requestIdSchema) }),
  result: z.object({ revision: z.number() }),
});

/**
 * Opens or closes fog. `set` replaces all of it (undo). What is closed is taken from the published tiles that it
 * touches in the same write: they are deleted until the MJ's browser publishes them again.
 */
export const changeFog = defineCall({
  method: "POST",
  path: `${SCENE}/fog`,
  access: "user",
  repeatable: "always",
  summary: "Open or close the fog of a scene (MJ)",
  body: z.object({
    id: requestIdSchema,
    change: fogChangeSchema,
  }),
  /** The region that is revealed now. */
  result: z.object({ revision: z.number(), revealed: regionSchema }),
});

/** Pieces of the picture (`overview`, or a tile by its number). The type is known by their bytes. */
export const putTiles = defineCall({
  method: "PUT",
  path: `${SCENE}/tiles`,
  access: "user",
  summary: "Keep pieces of a scene's picture (MJ)",
  body: z.object({
    pictureId: requestIdSchema,
    tiles: z
      .array(z.object({ name: z.string().check(z.maxLength(20)), image: base64Of(MAX_TILE_BYTES) }))
      .check(
        z.minLength(1),
        z.maxLength(MAX_SENT_TILES),
        z.refine(
          (tiles) => new Set(tiles.map(({ name }) => name)).size === tiles.length,
          "Chaque morceau ne vient qu'une fois.",
        ),
      ),
  }),
});

/**
 * A piece as it was cut by the fog of `revision`; 409 `stale-version` once the fog has closed since. Where the group's
 * sight decides, `seen` is the revision of `live/explored` by which it was cut; what was forgotten since makes it stale.
 */
export const publishTile = defineCall({
  method: "PUT",
  path: `${SCENE}/published/:name`,
  access: "user",
  summary: "Show a piece of a scene's picture without what is hidden (MJ)",
  body: z.object({
    pictureId: requestIdSchema,
    revision: z.int(),
    seen: z.optional(z.int()),
    image: base64Of(Math.max(MAX_TILE_BYTES, MAX_OVERVIEW_BYTES)),
  }),
});

/**
 * What happens to tokens, in order; `put` makes one or replaces it, wherever it is. Positions travel through Firestore,
 * but for a creature or an object that crosses the border of the fog: `put` moves it, so that nobody sees where to.
 */
export const changeTokens = defineCall({
  method: "POST",
  path: `${SCENE}/tokens`,
  access: "user",
  repeatable: "always",
  summary: "Add, change, hide, show or remove tokens (MJ)",
  body: z.object({
    operations: tokenOperationsSchema,
    /** Whom new tokens stand for: they come into the fight with them. */
    creatures: z.optional(placedCreaturesSchema),
  }),
});

/** Walls, doors and lights. A door that is named keeps what the group knows of it. */
export const changeWalls = defineCall({
  method: "POST",
  path: `${SCENE}/walls`,
  access: "user",
  repeatable: "always",
  summary: "Change walls, doors and lights of a scene (MJ)",
  body: z.object({ change: wallChangeSchema }),
});

/**
 * Where the group's sight decides, all moves of tokens on the scene that is shown: of one's own characters, or any (MJ).
 * A player's way ends at the first wall or closed door. A move that is sent again goes on from where the token stands.
 * 409 `moves-paused` to players while the MJ has paused them, `scene-not-shown` once another scene is.
 */
export const moveTokens = defineCall({
  method: "POST",
  path: `${SCENE}/moves`,
  access: "user",
  repeatable: "always",
  summary: "Move tokens where the group's sight decides (members)",
  body: z.object({
    moves: z
      .array(
        z.object({
          tokenId: requestIdSchema,
          /** The places on the way, the last one is where it ends; the token's own place need not be among them. */
          path: pathSchema,
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(MAX_MOVES),
        z.refine(
          (moves) => new Set(moves.map(({ tokenId }) => tokenId)).size === moves.length,
          "Chaque jeton ne bouge qu'une fois.",
        ),
      ),
  }),
  result: z.object({
    moves: z.array(
      z.object({
        tokenId: z.string(),
        x: z.number(),
        y: z.number(),
        /** What it was stopped by. */
        stopped: z.optional(z.enum(["wall", "door"])),
      }),
    ),
  }),
});

/**
 * Opens, closes, locks or hides a door. Players open and close one that they see and that one of their characters stands
 * beside, where the MJ lets them; 409 `door-locked` for one that is locked.
 */
export const changeDoor = defineCall({
  method: "PUT",
  path: `${SCENE}/doors/:doorId`,
  access: "user",
  repeatable: "always",
  summary: "Open, close, lock or hide a door (MJ, players beside it)",
  body: z.object({ state: z.enum(DOOR_STATES) }),
});

/** What the group has seen, but for what it sees now. */
export const forgetSeen = defineCall({
  method: "POST",
  path: `${SCENE}/forget`,
  access: "user",
  repeatable: "always",
  summary: "Forget what the group has seen of a scene (MJ)",
});

/** To players alone; 20 at most for each. */
export const addTruth = defineCall({
  method: "POST",
  path: `${SCENE}/truths`,
  access: "user",
  repeatable: "always",
  summary: "Show something to some players alone (MJ)",
  body: z.object({
    id: requestIdSchema,
    uids: z.array(z.string().check(z.maxLength(128))).check(z.minLength(1), z.maxLength(20)),
    truth: truthSchema,
  }),
});

/** For all who were shown it, or for `uid` alone. */
export const removeTruth = defineCall({
  method: "DELETE",
  path: `${SCENE}/truths/:truthId`,
  access: "user",
  summary: "Take back what some players were shown (MJ)",
  query: z.object({ uid: z.optional(z.string().check(z.maxLength(128))) }),
});

/** Any member, on the scene that is shown; gone after an hour. */
export const draw = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/drawings",
  access: "user",
  repeatable: "always",
  summary: "Draw on the scene that is shown (members)",
  body: z.object({ id: requestIdSchema, drawing: drawingSchema }),
});

/** One's own, any of them (MJ). */
export const eraseDrawing = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/drawings/:drawingId",
  access: "user",
  summary: "Erase a drawing (its author, the MJ)",
});

export const clearDrawings = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/drawings",
  access: "user",
  summary: "Erase all drawings (MJ)",
});
