import * as z from "zod/mini";
import { hitPointsChangeSchema } from "../character/changeHitPoints";
import { SHAPE_LENGTHS } from "../character/storedShape";
import { systemIdSchema } from "../documents/fields";
import { defineCall } from "./call";

/** Product §3 "Character"; `stats` and `data` are read through `character/normaliseCharacter`. */
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
  /** At a table that rolls: its scores or hit points did not come from there. */
  offTableDice: z.optional(z.boolean()),
  version: z.number(),
  updatedAt: z.number(),
});
export type CharacterView = z.infer<typeof characterSchema>;

export const getCharacter = defineCall({
  method: "GET",
  path: "/api/:system/character/:id",
  access: "user",
  summary: "One character sheet",
  result: characterSchema,
});

/**
 * Body: stats fields to replace, and the version they were read at: 409 `stale-version` when another save came between,
 * with nothing written; asking for the character again gives the other version. Changes of hit points are no saves.
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

const textOf = (length: number) => z.string().check(z.trim(), z.maxLength(length));

/** What the Forge, or an import, makes a character of: `character/storedShape`. */
export const characterBodySchema = z.object({
  name: textOf(SHAPE_LENGTHS.name).check(z.minLength(1, "Nomme ton personnage.")),
  class: z._default(textOf(SHAPE_LENGTHS.class), ""),
  pronoun: z.optional(textOf(SHAPE_LENGTHS.pronoun)),
  stats: z._default(z.record(z.string(), z.unknown()), {}),
  data: z._default(z.record(z.string(), z.unknown()), {}),
});

export const createCharacter = defineCall({
  method: "POST",
  path: "/api/:system/characters",
  access: "user",
  summary: "Create a character, within one's quota",
  body: z.extend(characterBodySchema, {
    /** A campaign one plays in, at whose table the character sits from the start. */
    campaignId: z.optional(z.string()),
  }),
  result: characterSchema,
});

export const restoreCharacter = defineCall({
  method: "POST",
  path: "/api/:system/character/:id/restore",
  access: "user",
  summary: "Bring back one's deleted character (within 30 days)",
  result: characterSchema,
});

/** What is left of a deleted character to know it by, and until when it can be had back (epoch milliseconds). */
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
  summary: "One's deleted characters of every system that can still be restored, the last deleted first",
  result: z.array(deletedCharacterSchema),
});

/** They act on what is stored when they arrive, so that of two changes at once none is lost. */
export const changeHitPoints = defineCall({
  method: "POST",
  path: "/api/:system/character/:id/hit-points",
  access: "user",
  summary: "Damage, healing or temporary hit points, by the owner or the MJ",
  body: hitPointsChangeSchema,
  result: characterSchema,
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
