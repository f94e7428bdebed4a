import * as z from "zod/mini";
import { encounterLinesSchema, encounterNameSchema, outlineLineSchema } from "../documents/encounterLines";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

const outlineSchema = z.object({
  id: z.string(),
  name: z.string(),
  outline: z.array(outlineLineSchema),
  version: z.int(),
  /** Epoch milliseconds. */
  updatedAt: z.number(),
});
export type EncounterOutline = z.infer<typeof outlineSchema>;

const encounterSchema = z.extend(outlineSchema, { lines: encounterLinesSchema });
export type Encounter = z.infer<typeof encounterSchema>;

const draft = { name: encounterNameSchema, lines: encounterLinesSchema };

/** The MJ's, at most 50, without their creatures; in no order. */
export const listEncounters = defineCall({
  method: "GET",
  path: "/api/:system/campaign/:id/encounters",
  access: "user",
  summary: "The prepared encounters of a campaign (MJ)",
  result: z.array(outlineSchema),
});

export const getEncounter = defineCall({
  method: "GET",
  path: "/api/:system/campaign/:id/encounters/:encounterId",
  access: "user",
  summary: "A prepared encounter with its creatures (MJ)",
  result: encounterSchema,
});

export const createEncounter = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/encounters",
  access: "user",
  repeatable: "with-request-id",
  summary: "Prepare an encounter (MJ)",
  body: z.object({ ...draft, requestId: z.optional(requestIdSchema) }),
  result: encounterSchema,
});

/** Replaces name and lines. 409 `stale-version` when it was changed since `version` was read. */
export const updateEncounter = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/encounters/:encounterId",
  access: "user",
  summary: "Change a prepared encounter (MJ)",
  body: z.object({ ...draft, version: z.int().check(z.gte(1)) }),
  result: encounterSchema,
});

export const deleteEncounter = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/encounters/:encounterId",
  access: "user",
  summary: "Delete a prepared encounter (MJ)",
});
