import * as z from "zod/mini";
import { systemIdSchema } from "../documents/fields";
import { defineCall } from "./call";

/** Spec §3 "Character"; `stats` and `data` are read through `character/normaliseCharacter`. */
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

/** Body: stats fields to replace, and the version they were read at (409 `stale-version` when it has moved on). */
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
