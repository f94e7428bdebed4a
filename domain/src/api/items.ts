import * as z from "zod/mini";
import { itemSchema } from "../equipment/item";
import { defineCall } from "./call";

/** An item as a list shows it: `ownerId` on homebrew alone, which its owner may edit. */
export const itemViewSchema = z.extend(itemSchema, { ownerId: z.optional(z.string()) });
export type ItemView = z.infer<typeof itemViewSchema>;

/** What somebody writes of their own item: all of it, each time. */
const itemBodySchema = z.omit(itemSchema, { id: true });

/**
 * Product §7 "Other". `ids`: at most 10 a request, with commas (§5 "Item id lists"); without them, whole lists.
 * `system`: those of one game. `includeOfficial`: yes unless `false`. `includeHomebrew`: `mine` (or `true`), `all`
 * (with ids anyone's, else one's own and that of the people one plays with), nothing otherwise.
 */
export const listItems = defineCall({
  method: "GET",
  path: "/api/items",
  access: "user",
  summary: "Catalogue and homebrew items",
  query: z.object({
    ids: z.optional(z.string()),
    system: z.optional(z.string()),
    includeOfficial: z.optional(z.union([z.string(), z.boolean()])),
    includeHomebrew: z.optional(z.union([z.string(), z.boolean()])),
  }),
  result: z.array(itemViewSchema),
});

export const createItem = defineCall({
  method: "POST",
  path: "/api/items",
  access: "user",
  summary: "Make a homebrew item",
  body: itemBodySchema,
  result: itemViewSchema,
});

export const updateItem = defineCall({
  method: "PUT",
  path: "/api/items/:id",
  access: "user",
  summary: "Change one's homebrew item",
  body: itemBodySchema,
  result: itemViewSchema,
});

/** Inventories keep a snapshot of what they hold: it goes on showing there. */
export const deleteItem = defineCall({
  method: "DELETE",
  path: "/api/items/:id",
  access: "user",
  summary: "Delete one's homebrew item",
});
