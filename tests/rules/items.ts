import { documentKind } from "domain/documents/documentKind";
import { systemIdSchema } from "domain/documents/fields";
import * as z from "zod/mini";

/** `items/{id}`: what the rules need of a homebrew item, whose owner is all they look at. */
export const items = documentKind({
  name: "items",
  path: (id: string) => `items/${id}`,
  schema: z.object({ ownerId: z.string(), systems: z.array(systemIdSchema), name: z.string() }),
  moments: [],
});
