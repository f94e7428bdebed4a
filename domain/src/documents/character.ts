import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema, systemIdSchema } from "./fields";

/**
 * `characters/{id}`: read by its owner, and by the MJ and members of its campaign. A deleted one plays nowhere.
 * `stats` and `data` stay as they came (many tools make characters): `character/normaliseCharacter` reads them.
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
    /** Grows by one with every save; a save that names an older one is refused (409). */
    version: z.number(),
    updatedAt: momentSchema,
    /** Its values are none of the dice that its table rolls; absent where they are, or where none are rolled. */
    offTableDice: z.optional(z.boolean()),
    deletedAt: z.optional(momentSchema),
    /** Of a deleted one: where it sat, and may sit again. */
    formerCampaignId: z.optional(z.string()),
  }),
  moments: ["updatedAt", "deletedAt"],
});

/** What a list of deleted characters reads of each. */
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
