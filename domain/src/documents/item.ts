import * as z from "zod/mini";
import { itemSchema } from "../sheet/equipment/item";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** `items/{id}`: homebrew only, read by its owner; official items are code (`systems/catalogue`). */
export const items = documentKind({
  name: "items",
  path: (itemId: string) => `items/${itemId}`,
  schema: z.extend(z.omit(itemSchema, { id: true }), {
    /** Checked when an item is written: one that was named under other rules stays readable. */
    name: z.string(),
    ownerId: z.string(),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
  moments: ["createdAt", "updatedAt"],
});

export type ItemDocument = DocumentData<typeof items>;
