import { campaigns } from "domain/documents/campaign";
import { shownPictures } from "domain/documents/shownPicture";
import { tableScreens } from "domain/documents/tableScreen";
import { requireAuthority } from "domain/table/campaign/authority";
import { nothingOnScreen } from "domain/table/screen/showOnScreen";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { requireCampaign } from "../table/readCampaign";

/** Takes the card away with its picture, in one write. */
export const clearScreen: Handler<"clearScreen"> = async ({ params: { system, id }, caller, now }) => {
  await inGuardedBatch(async (guarded) => {
    const [found, screen] = await Promise.all([guarded.read(campaigns, id), guarded.look(tableScreens, id)]);
    const campaign = requireCampaign({ system }, found);
    requireAuthority("ask", caller.uid, campaign.data);
    const shown = screen?.data.shown;
    if (shown === undefined) return;
    guarded.set(tableScreens, [id], nothingOnScreen(now));
    if (shown.card?.picture) guarded.delete(shownPictures, [id, shown.id]);
  });
  return null;
};
