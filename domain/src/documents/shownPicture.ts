import * as z from "zod/mini";
import { PICTURE_TYPES } from "../values/pictures/pictureHeader";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/**
 * `campaigns/{cid}/shownPictures/{requestId}`: the picture of a card, base64, under the id of the ask or of what the
 * table's screen shows, which say who may see it. Clients cannot read it: the server sends it as a picture. Deleted with
 * its card.
 */
export const shownPictures = documentKind({
  name: "shownPictures",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/shownPictures/${requestId}`,
  schema: z.object({
    type: z.enum(PICTURE_TYPES),
    image: z.string(),
    createdAt: momentSchema,
    expiresAt: momentSchema,
  }),
  moments: ["createdAt", "expiresAt"],
});

export type ShownPictureDocument = DocumentData<typeof shownPictures>;
