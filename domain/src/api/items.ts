import * as z from "zod/mini";
import { defineCall } from "./call";

/** Spec §7 "Other"; at most 10 ids a request (§5 "Item id lists"). */
export const listItems = defineCall({
  method: "GET",
  path: "/api/items",
  access: "user",
  summary: "Catalogue and homebrew items",
  query: z.object({
    ids: z.optional(z.string()),
    system: z.optional(z.string()),
    includeOfficial: z.optional(z.string()),
    includeHomebrew: z.optional(z.string()),
  }),
  result: z.array(z.looseObject({ id: z.string(), name: z.string() })),
});
