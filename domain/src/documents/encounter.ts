import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { encounterLinesSchema, encounterNameSchema, outlineLineSchema } from "./encounterLines";
import { momentSchema } from "./fields";

const path = (campaignId: string, encounterId: string) => `campaigns/${campaignId}/encounters/${encounterId}`;

const outlined = {
  name: encounterNameSchema,
  /** The lines without their creatures: what a list shows. */
  outline: z.array(outlineLineSchema),
  /** One more with each change. */
  version: z.int(),
  updatedAt: momentSchema,
};

/** `campaigns/{cid}/encounters/{id}`: prepared by the MJ and seen by nobody else, through the server alone. */
export const encounters = documentKind({
  name: "encounters",
  path,
  schema: z.object({
    ...outlined,
    /** The MJ whose it is. */
    uid: z.string(),
    lines: encounterLinesSchema,
    createdAt: momentSchema,
  }),
  moments: ["createdAt", "updatedAt"],
});
export type EncounterDocument = DocumentData<typeof encounters>;

/** The fields of an encounter that a list reads: creatures may be large. */
export const encounterOutlines = documentKind({
  name: "encounters",
  path,
  schema: z.object(outlined),
  moments: ["updatedAt"],
});
