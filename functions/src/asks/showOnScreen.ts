import { asks } from "domain/documents/ask";
import { campaigns } from "domain/documents/campaign";
import { shownPictures } from "domain/documents/shownPicture";
import { tableScreens } from "domain/documents/tableScreen";
import { decideShowOnScreen } from "domain/table/screen/showOnScreen";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { requireCampaign } from "../table/readCampaign";
import { pictureOf } from "./pictureOf";

/**
 * The card in place of the one before, whose picture goes with it, in one write. Throws `ask-already-made` where an ask has
 * its id, and so its picture.
 */
export const showOnScreen: Handler<"showOnScreen"> = async ({
  params: { system, id },
  body,
  caller,
  now,
}) => {
  const { requestId, card, image } = body;
  const picture = pictureOf(card, image);
  await inGuardedBatch(async (guarded) => {
    const [found, screen, asked] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.look(tableScreens, id),
      guarded.read(asks, id, requestId),
    ]);
    const campaign = requireCampaign({ system }, found);
    const before = screen?.data;
    const next = decideShowOnScreen(campaign.data, caller.uid, before, { requestId, card }, now);
    if (next === before || next.shown === undefined) return;
    if (asked !== undefined) throw new AppError("ask-already-made");
    guarded.set(tableScreens, [id], next);
    if (before?.shown?.card?.picture) guarded.delete(shownPictures, [id, before.shown.id]);
    if (picture) {
      const lasting = { ...picture, createdAt: now, expiresAt: next.shown.until };
      guarded.set(shownPictures, [id, requestId], lasting);
    }
  });
  return null;
};
