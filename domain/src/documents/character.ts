import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema, systemIdSchema } from "./fields";

/** No game has more levels. */
export const MAX_GRANTED_LEVEL = 20;

/**
 * `characters/{id}`: read by its owner, and by the MJ and the players of its campaign. A deleted one has no
 * campaign. `stats` and `data` are stored as they were sent (many tools create characters) and read by
 * `character/normaliseCharacter`.
 */
export const characters = documentKind({
  name: "characters",
  path: (characterId: string) => `characters/${characterId}`,
  schema: z.object({
    userId: z.string(),
    system: systemIdSchema,
    campaignId: z.optional(z.string()),
    name: z.string(),
    class: z.string(),
    pronoun: z.optional(z.string()),
    stats: z.record(z.string(), z.unknown()),
    data: z.record(z.string(), z.unknown()),
    /** Incremented by each save; a save that names an older version is refused (409). */
    version: z.number(),
    updatedAt: momentSchema,
    /**
     * True when its values are not the ones that the server rolled in its campaign; absent when they are, or
     * when the campaign does not roll them.
     */
    offTableDice: z.optional(z.boolean()),
    /** The level up to which the MJ of its campaign lets it come: its next one at most (`decideGrantLevel`). */
    grantedLevel: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_GRANTED_LEVEL))),
    /** Its player lets the table read its story. */
    storyShared: z.optional(z.literal(true)),
    deletedAt: z.optional(momentSchema),
    /** On a deleted one: its former campaign, for a restoration. */
    formerCampaignId: z.optional(z.string()),
  }),
  moments: ["updatedAt", "deletedAt"],
});

/** The fields that a list of deleted characters reads. */
export const deletedCharacters = {
  name: characters.name,
  schema: z.object({
    system: systemIdSchema,
    name: z.string(),
    class: z.string(),
    deletedAt: momentSchema,
  }),
};

export type CharacterDocument = DocumentData<typeof characters>;
