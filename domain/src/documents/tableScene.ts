import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/**
 * `campaigns/{cid}/live/scene`: the scene that lies on the table, for all who sit there. What the MJ prepares and has
 * not shown yet belongs elsewhere, as does every creature that hides: rules hide no field.
 */
export const tableScenes = documentKind({
  name: "live",
  path: (campaignId: string) => `campaigns/${campaignId}/live/scene`,
  schema: z.object({ title: z.string(), updatedAt: momentSchema }),
  moments: ["updatedAt"],
});

export type TableSceneDocument = DocumentData<typeof tableScenes>;
