import * as z from "zod/mini";
import { cardSchema } from "./askContent";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";
import { shownContentSchema } from "./handout";

/**
 * `campaigns/{cid}/live/screen`: what the MJ shows on the table's screen, which all members may read: a card, or parts of a
 * handout. `shown` is absent while there is none; the document stays, so that a listener never waits for its creation.
 */
export const tableScreens = documentKind({
  name: "live",
  path: (campaignId: string) => `campaigns/${campaignId}/live/screen`,
  schema: z.object({
    shown: z.optional(
      z.object({
        /** Of a card the request's, made by the client; its picture has the same. Else the handout's. */
        id: z.string(),
        card: z.optional(cardSchema),
        handout: z.optional(shownContentSchema),
        /** Epoch milliseconds; a screen shows nothing that is older. */
        until: z.number(),
      }),
    ),
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});

export type TableScreenDocument = DocumentData<typeof tableScreens>;
