import * as z from "zod/mini";
import { systemIdSchema } from "../documents/fields";
import { waitSchema } from "../game/waits";
import { PRONOUNS } from "../members/account/profile";
import { SHAPE_LENGTHS } from "../sheet/character/shapeLengths";
import { requestIdSchema } from "../values/requestId";
import { nameRules } from "../values/text/name";
import { nameSchema } from "../values/text/nameSchema";
import { defineCall } from "./call";

/**
 * Product §3 "Character"; `stats` and `data` are read with `character/normaliseCharacter`. Hit points and what
 * else play changes are those of the state in play.
 */
export const characterSchema = z.object({
  id: z.string(),
  userId: z.string(),
  system: systemIdSchema,
  name: z.string(),
  class: z.string(),
  pronoun: z.optional(z.string()),
  campaign: z.optional(z.object({ id: z.string(), name: z.string() })),
  stats: z.record(z.string(), z.unknown()),
  data: z.record(z.string(), z.unknown()),
  /**
   * True when its scores or hit points were not rolled by the server in a campaign whose rules require it.
   */
  offTableDice: z.optional(z.boolean()),
  /** The level up to which the MJ of its campaign lets it come; absent where none was granted. */
  grantedLevel: z.optional(z.number()),
  /** Its player lets the table read its story. */
  storyShared: z.optional(z.literal(true)),
  /** What its state in play, of this revision, waits for besides what stands above; in one's own list alone. */
  inPlay: z.optional(z.object({ revision: z.number(), waits: z.array(waitSchema) })),
  version: z.number(),
  updatedAt: z.number(),
});
export type CharacterView = z.infer<typeof characterSchema>;

export const getCharacter = defineCall({
  method: "GET",
  path: "/api/:system/character/:id",
  access: "user",
  summary: "A character's sheet",
  result: characterSchema,
});

/**
 * Body: the stats fields to replace, and the version at which they were read. 409 `stale-version` when
 * another save came in between; nothing is written then, and `getCharacter` answers the newer version.
 * What play changes (`changePlayState`) does not change the version.
 */
export const updateCharacter = defineCall({
  method: "PUT",
  path: "/api/:system/character/:id",
  access: "user",
  summary: "Save a character's stats and inventory",
  body: z.looseObject({
    version: z.optional(z.number()),
    inventoryItems: z.optional(z.array(z.unknown())),
    equippedItemIds: z.optional(z.array(z.string())),
    attunedItemIds: z.optional(z.array(z.string())),
  }),
  result: characterSchema,
});

/** What the Forge, or an import, creates a character from: `character/storedShape`. */
export const characterBodySchema = z.object({
  name: nameSchema(nameRules("Le nom", SHAPE_LENGTHS.name, "Nomme ton personnage.")),
  class: z._default(nameSchema(nameRules("Le nom de la classe", SHAPE_LENGTHS.class)), ""),
  pronoun: z.optional(nameSchema(PRONOUNS)),
  stats: z._default(z.record(z.string(), z.unknown()), {}),
  data: z._default(z.record(z.string(), z.unknown()), {}),
});

export const createCharacter = defineCall({
  method: "POST",
  path: "/api/:system/characters",
  access: "user",
  repeatable: "with-request-id",
  summary: "Create a character, within the caller's quota",
  body: z.extend(characterBodySchema, {
    /** A campaign of the caller, to which the character is linked from the start. */
    campaignId: z.optional(z.string()),
    requestId: z.optional(requestIdSchema),
  }),
  result: characterSchema,
});

export const restoreCharacter = defineCall({
  method: "POST",
  path: "/api/:system/character/:id/restore",
  access: "user",
  summary: "Restore one of the caller's deleted characters (within 30 days)",
  result: characterSchema,
});

/** The fields that identify a deleted character, and until when it can be restored (epoch milliseconds). */
export const deletedCharacterSchema = z.object({
  id: z.string(),
  system: systemIdSchema,
  name: z.string(),
  class: z.string(),
  restorableUntil: z.number(),
});
export type DeletedCharacter = z.infer<typeof deletedCharacterSchema>;

export const listDeletedCharacters = defineCall({
  method: "GET",
  path: "/api/characters/deleted",
  access: "user",
  summary: "The caller's deleted characters of every system that can still be restored, newest first",
  result: z.array(deletedCharacterSchema),
});

export const deleteCharacter = defineCall({
  method: "DELETE",
  path: "/api/:system/character/:id",
  access: "user",
  summary: "Delete a character (restorable for 30 days)",
  query: z.object({ userId: z.optional(z.string()) }),
});

export const listCharacters = defineCall({
  method: "GET",
  path: "/api/:system/characters",
  access: "user",
  summary: "A user's characters in one system",
  query: z.object({ userId: z.optional(z.string()) }),
  result: z.array(characterSchema),
});
