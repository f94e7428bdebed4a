import * as z from "zod/mini";
import { itemSchema } from "../sheet/equipment/item";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

/**
 * An item in a list. `ownerId` only on homebrew items, which their owner may edit. A name is checked when an
 * item is written: one that was given under other rules is shown as it is.
 */
const itemViewSchema = z.extend(itemSchema, { name: z.string(), ownerId: z.optional(z.string()) });
export type ItemView = z.infer<typeof itemViewSchema>;

/** `nextCursor` is absent on the last page. */
const itemPageSchema = z.object({ items: z.array(itemViewSchema), nextCursor: z.optional(z.string()) });

/** The body of one's own item: always complete. */
const itemBodySchema = z.omit(itemSchema, { id: true });

/**
 * Product §7 "Other". `ids`: at most 10 per request, separated by commas (§5 "Item id lists"); without them,
 * whole lists. `system`: the items of one game. `includeOfficial`: yes unless `false`. `includeHomebrew`:
 * `mine` (or `true`), `all` (the caller's and those of the members of their campaigns), otherwise
 * none. Homebrew comes by pages of 50, the caller's first: with `cursor` (empty for the
 * first page, then the `nextCursor` of the page before) the answer is a page, without it the items of the
 * first page alone.
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
    cursor: z.optional(z.string().check(z.maxLength(2048))),
  }),
  result: z.union([z.array(itemViewSchema), itemPageSchema]),
});

export const createItem = defineCall({
  method: "POST",
  path: "/api/items",
  access: "user",
  repeatable: "with-request-id",
  summary: "Create a homebrew item",
  body: z.extend(itemBodySchema, { requestId: z.optional(requestIdSchema) }),
  result: itemViewSchema,
});

export const updateItem = defineCall({
  method: "PUT",
  path: "/api/items/:id",
  access: "user",
  summary: "Replace one of the caller's homebrew items",
  body: itemBodySchema,
  result: itemViewSchema,
});

/** Inventories keep a snapshot of their items, which is still shown after the deletion. */
export const deleteItem = defineCall({
  method: "DELETE",
  path: "/api/items/:id",
  access: "user",
  summary: "Delete one of the caller's homebrew items",
});
