import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/**
 * `campaigns/{cid}/live/scene`: the map scene that all members see. Scenes that the MJ has not shown, and
 * hidden creatures, must be stored elsewhere: rules cannot hide a field.
 */
export const tableScenes = documentKind({
  name: "live",
  path: (campaignId: string) => `campaigns/${campaignId}/live/scene`,
  schema: z.object({ title: z.string(), updatedAt: momentSchema }),
  moments: ["updatedAt"],
});

export type TableSceneDocument = DocumentData<typeof tableScenes>;
