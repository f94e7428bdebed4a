import * as z from "zod/mini";
import { creatureDraftSchema } from "../games/creature";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** `creatures/{id}`: those that members make, through the server alone; the catalogues are code (`systems/*`). */
export const creatures = documentKind({
  name: "creatures",
  path: (creatureId: string) => `creatures/${creatureId}`,
  schema: z.object({
    ownerId: z.string(),
    creature: creatureDraftSchema,
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
  moments: ["createdAt", "updatedAt"],
});

export type CreatureDocument = DocumentData<typeof creatures>;
