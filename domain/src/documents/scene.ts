import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";
import {
  backgroundSchema,
  coordinateSchema,
  drawingSchema,
  drawnRoomsSchema,
  gridSchema,
  nameSchema,
  pictureSchema,
  regionSchema,
  sceneSizeSchema,
  tileNameSchema,
  tokenSchema,
  truthSchema,
} from "./sceneSchema";
import { sceneSightSchema } from "./wallSchema";

const base64Schema = z.string();
const tileFields = {
  /** Of the picture that it is a part of. */
  pictureId: z.string(),
  type: z.enum(["image/webp", "image/jpeg"]),
  image: base64Schema,
};

/** `campaigns/{cid}/scenes/{sceneId}`: a scene as its MJ prepares it. Read by the MJ alone; only the server writes. */
export const scenes = documentKind({
  name: "scenes",
  path: (campaignId: string, sceneId: string) => `campaigns/${campaignId}/scenes/${sceneId}`,
  schema: z.object({
    /** The campaign's MJ. */
    mjUid: z.string(),
    name: nameSchema,
    ...sceneSizeSchema.shape,
    grid: gridSchema,
    background: backgroundSchema,
    rooms: drawnRoomsSchema,
    fog: z.object({ on: z.boolean(), revealed: regionSchema }),
    /** Absent: fog by hand decides, as where it is not `on`. */
    sight: z.optional(sceneSightSchema),
    /** Players move nothing for now. */
    paused: z.optional(z.boolean()),
    /** The ids of the latest changes of the fog, the newest last: one that is sent again changes nothing. */
    fogChangeIds: z.optional(z.array(z.string())),
    picture: z.optional(pictureSchema),
    /** Names of the picture's tiles that the server has ("overview" among them), with their bytes. */
    tiles: z.record(z.string(), z.number()),
    /**
     * Published copies, with their bytes and the revision by which they were cut; `seen`: that of `live/explored`, on a
     * scene where the group's sight decides.
     */
    published: z.record(
      z.string(),
      z.object({ bytes: z.number(), revision: z.number(), seen: z.optional(z.number()) }),
    ),
    /**
     * By the name of a tile, the revision of the last change of the fog or the size that touched it. A tile that the
     * server has wants publishing while its published copy is older than that, or is not there and some of the tile is
     * revealed.
     */
    touched: z.record(z.string(), z.number()),
    /** Real names of tokens whose name is not shown, by their ids: other documents have a general one. */
    names: z.record(z.string(), z.string()),
    /** Of its tiles and their published copies. */
    bytes: z.number(),
    /** Incremented by each change of the scene or its fog; not by its tiles. */
    revision: z.number(),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
  moments: ["createdAt", "updatedAt"],
});

/** `campaigns/{cid}/scenes/{sceneId}/tiles/{name}`: a piece of the picture, whole. Read by the MJ alone. */
export const sceneTiles = documentKind({
  name: "tiles",
  path: (campaignId: string, sceneId: string, name: string) =>
    `campaigns/${campaignId}/scenes/${sceneId}/tiles/${name}`,
  schema: z.object({ ...tileFields, name: tileNameSchema }),
  moments: [],
});

/**
 * `campaigns/{cid}/scenes/{sceneId}/published/{name}`: the same without what is hidden, which the MJ's browser cut.
 * Read (get) by the members while the scene is shown: `live/scene` names those that there are. Written and
 * replaced only while it is shown, so that nobody follows the preparation of what was shown once.
 */
export const publishedTiles = documentKind({
  name: "published",
  path: (campaignId: string, sceneId: string, name: string) =>
    `campaigns/${campaignId}/scenes/${sceneId}/published/${name}`,
  schema: z.object({ ...tileFields, name: tileNameSchema, revision: z.number() }),
  moments: [],
});

/**
 * `campaigns/{cid}/live/scene`: what all members see. Once a scene was shown it stays, with no `shown` while there is
 * none. Drawn rooms are cut to what is revealed.
 */
export const tableScenes = documentKind({
  name: "live",
  path: (campaignId: string) => `campaigns/${campaignId}/live/scene`,
  schema: z.object({
    revision: z.number(),
    shown: z.optional(
      z.object({
        sceneId: z.string(),
        title: nameSchema,
        ...sceneSizeSchema.shape,
        grid: gridSchema,
        background: backgroundSchema,
        /** Absent where nothing is hidden. Where the group's sight decides, what the MJ opened by hand besides. */
        revealed: z.optional(regionSchema),
        /** While the group's sight decides what is seen (`live/sight`, `live/explored`). */
        sight: z.optional(sceneSightSchema),
        paused: z.optional(z.literal(true)),
        rooms: z.array(z.object({ region: regionSchema, colour: z.string(), label: z.optional(z.string()) })),
        picture: z.optional(pictureSchema),
        /** The published tiles that there are, by their revision. */
        tiles: z.record(z.string(), z.number()),
        /** Where the group's sight decides, the revision of `live/explored` by which each of them was cut. */
        cutBy: z.optional(z.record(z.string(), z.number())),
      }),
    ),
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});

const tokenFields = {
  ...tokenSchema.shape,
  sceneId: z.string(),
  movedAt: momentSchema,
  /** It stands where the group's sight decides: the server alone moves it. */
  walled: z.optional(z.literal(true)),
  /** Its player does not move it for now. */
  paused: z.optional(z.literal(true)),
};

/**
 * `campaigns/{cid}/tokens/{tokenId}`: those of the scene that is shown, without the hidden ones and without creatures and
 * objects under fog (`isCovered`), which the server moves as fog opens and closes. Read by the members.
 * `x`, `y` and `movedAt` may be written by the MJ and by the owner of the token's character; the rest by the server.
 */
export const tokens = documentKind({
  name: "tokens",
  path: (campaignId: string, tokenId: string) => `campaigns/${campaignId}/tokens/${tokenId}`,
  schema: z.object({
    ...tokenFields,
    /** The owner of its character, who may move it. */
    ownerId: z.optional(z.string()),
    /** Of the scene, so that the rule of a move needs no other document. */
    bounds: sceneSizeSchema,
  }),
  moments: ["movedAt"],
});

/**
 * `campaigns/{cid}/scenes/{sceneId}/sceneTokens/{tokenId}`: the hidden ones, those that stand under fog and are no
 * character's, and all of a scene that is not shown. Read and moved (`x`, `y`, `movedAt`) by the MJ alone.
 */
export const sceneTokens = documentKind({
  name: "sceneTokens",
  path: (campaignId: string, sceneId: string, tokenId: string) =>
    `campaigns/${campaignId}/scenes/${sceneId}/sceneTokens/${tokenId}`,
  schema: z.object({
    ...tokenFields,
    ownerId: z.optional(z.string()),
    bounds: sceneSizeSchema,
    hidden: z.boolean(),
  }),
  moments: ["movedAt"],
});

/**
 * `campaigns/{cid}/traces/{uid}~{slot}` (slots 0 to 3, in turn): where a member's pointer drags or points. Written by the
 * member. `at` is the server's time; `points` are x and y in turn, 16 points at most, the oldest first.
 */
export const traces = documentKind({
  name: "traces",
  ephemeral: true,
  path: (campaignId: string, traceId: string) => `campaigns/${campaignId}/traces/${traceId}`,
  schema: z.object({
    uid: z.string(),
    sceneId: z.string(),
    kind: z.enum(["drag", "ping", "measure"]),
    /** Of a drag: a token that its writer may move, and which is not hidden. */
    tokenId: z.optional(z.string()),
    points: z.array(coordinateSchema).check(z.maxLength(32)),
    at: momentSchema,
    expiresAt: momentSchema,
  }),
  moments: ["at", "expiresAt"],
});

/** `campaigns/{cid}/drawings/{requestId}`: what a member drew. Read by the members; only the server writes. */
export const drawings = documentKind({
  name: "drawings",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/drawings/${requestId}`,
  schema: z.object({
    ...drawingSchema.shape,
    uid: z.string(),
    sceneId: z.string(),
    createdAt: momentSchema,
    expiresAt: momentSchema,
  }),
  moments: ["createdAt", "expiresAt"],
});

/**
 * `campaigns/{cid}/truths/{uid}/shown/{requestId}`: what the MJ shows to one player alone. Read by that player, while a
 * member, and the MJ; only the server writes.
 */
export const truths = documentKind({
  name: "shown",
  path: (campaignId: string, uid: string, requestId: string) =>
    `campaigns/${campaignId}/truths/${uid}/shown/${requestId}`,
  schema: z.object({
    truth: truthSchema,
    sceneId: z.string(),
    uid: z.string(),
    mjUid: z.string(),
    createdAt: momentSchema,
  }),
  moments: ["createdAt"],
});

export type SceneDocument = DocumentData<typeof scenes>;
export type TileDocument = DocumentData<typeof sceneTiles>;
export type PublishedTileDocument = DocumentData<typeof publishedTiles>;
export type TableSceneDocument = DocumentData<typeof tableScenes>;
export type TokenDocument = DocumentData<typeof tokens>;
export type SceneTokenDocument = DocumentData<typeof sceneTokens>;
export type TraceDocument = DocumentData<typeof traces>;
export type DrawingDocument = DocumentData<typeof drawings>;
export type TruthDocument = DocumentData<typeof truths>;
