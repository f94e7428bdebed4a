import * as z from "zod/mini";
import { creatureDraftSchema, creatureSchema } from "../games/creature";
import { requestIdSchema } from "../values/requestId";
import { SYSTEM_IDS } from "../values/systemIds";
import { defineCall } from "./call";

/** A member's own creatures of one game, at most 100, in no order. The catalogues are code: no call gives them. */
export const listCreatures = defineCall({
  method: "GET",
  path: "/api/creatures",
  access: "user",
  summary: "The caller's own creatures of a game",
  query: z.object({ system: z.enum(SYSTEM_IDS) }),
  result: z.array(creatureSchema),
});

export const createCreature = defineCall({
  method: "POST",
  path: "/api/creatures",
  access: "user",
  repeatable: "with-request-id",
  summary: "Create a creature of one's own",
  body: z.object({ creature: creatureDraftSchema, requestId: z.optional(requestIdSchema) }),
  result: creatureSchema,
});

/** Replaces the whole creature. Fights and encounters keep their copies. */
export const updateCreature = defineCall({
  method: "PUT",
  path: "/api/creatures/:id",
  access: "user",
  summary: "Replace one of the caller's creatures",
  body: z.object({ creature: creatureDraftSchema }),
  result: creatureSchema,
});

export const deleteCreature = defineCall({
  method: "DELETE",
  path: "/api/creatures/:id",
  access: "user",
  summary: "Delete one of the caller's creatures",
});
