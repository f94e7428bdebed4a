import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";
import { regionSchema } from "./sceneSchema";
import { doorSchema, sceneLightSchema } from "./wallSchema";

/**
 * `campaigns/{cid}/scenes/{sceneId}/walls/current`: the walls of a scene, packed into a text (`packedWalls`). Read by the
 * MJ alone; only the server writes.
 */
export const sceneWalls = documentKind({
  name: "walls",
  path: (campaignId: string, sceneId: string) => `campaigns/${campaignId}/scenes/${sceneId}/walls/current`,
  schema: z.object({
    walls: z.string(),
    /** Incremented by each change of the walls. */
    revision: z.number(),
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});

/** What the group has seen, in squares of `step` pixels (`domain/table/sight/explored`). */
const exploredSchema = z.object({
  step: z.number(),
  columns: z.number(),
  rows: z.number(),
  /** A bit a square, row by row, in base64. */
  bits: z.string(),
});

/**
 * `campaigns/{cid}/scenes/{sceneId}/sight/current`: doors and lights of a scene, and what decides what the group sees
 * on it. Read by the MJ alone; only the server writes, and guards each decision by it.
 */
export const sceneSights = documentKind({
  name: "sight",
  path: (campaignId: string, sceneId: string) => `campaigns/${campaignId}/scenes/${sceneId}/sight/current`,
  schema: z.object({
    /** Incremented by each write. */
    revision: z.number(),
    /** Of `walls/current`; 0 where there are none. */
    wallsRevision: z.number(),
    doors: z.array(
      z.object({
        ...doorSchema.shape,
        /** As the group saw it last; absent before it did. */
        known: z.optional(z.enum(["open", "closed", "locked"])),
      }),
    ),
    lights: z.array(sceneLightSchema),
    /** Where all tokens stand while the group's sight decides on this scene, packed (`packedTokens`); else empty. */
    tokens: z.string(),
    /** Creatures' tokens that the group has seen. */
    seen: z.array(z.string()),
    /** What the group has seen of the scene, with `touched` as `live/explored` has it, kept while it is not shown. */
    explored: z.optional(exploredSchema),
    touched: z.optional(z.record(z.string(), z.number())),
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});

/** `campaigns/{cid}/live/sight`: what the group sees now of the scene that is shown. Read by the members. */
export const tableSights = documentKind({
  name: "live",
  path: (campaignId: string) => `campaigns/${campaignId}/live/sight`,
  schema: z.object({
    revision: z.number(),
    /** Undefined while the group's sight decides on no scene. */
    sceneId: z.optional(z.string()),
    /** Outlines, each a text of whole pixels (`packedOutline`): what lies in any of them is seen. */
    outlines: z.array(z.string()),
    /** The doors that the group knows, as it saw them last; `seen`: it sees them now. */
    doors: z.array(
      z.object({
        id: z.string(),
        points: z.array(z.number()),
        state: z.enum(["open", "closed", "locked"]),
        seen: z.boolean(),
      }),
    ),
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});

/**
 * `campaigns/{cid}/live/explored`: what the group has seen of the scene that is shown, be it not now. Read by the
 * members. Written when it grows.
 */
export const tableExplored = documentKind({
  name: "live",
  path: (campaignId: string) => `campaigns/${campaignId}/live/explored`,
  schema: z.object({
    revision: z.number(),
    sceneId: z.optional(z.string()),
    explored: z.optional(exploredSchema),
    /** By the name of a piece of the picture, the revision by which more of it was seen last. */
    touched: z.record(z.string(), z.number()),
    /** What was seen then is not to be seen any more: a piece that was cut before is refused. */
    forgottenAt: z.number(),
    /** Drawn rooms as far as they were seen, by their ids. */
    rooms: z.record(
      z.string(),
      z.object({ region: regionSchema, colour: z.string(), label: z.optional(z.string()) }),
    ),
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});

export type SceneWallsDocument = DocumentData<typeof sceneWalls>;
export type SceneSightDocument = DocumentData<typeof sceneSights>;
export type TableSightDocument = DocumentData<typeof tableSights>;
export type TableExploredDocument = DocumentData<typeof tableExplored>;
export type StoredExplored = z.infer<typeof exploredSchema>;
