import { campaigns } from "domain/documents/campaign";
import { drawings, tableScenes } from "domain/documents/scene";
import { requireAuthority } from "domain/table/campaign/authority";
import { DRAWING_LASTS_MS, requireRoomForDrawing } from "domain/table/scene/drawings";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { countOf, drawingsBySince, drawingsSince } from "../store/queries";
import { requireCampaign } from "../table/readCampaign";

/** The request's id is the drawing's: a request that is sent twice draws once. Throws `scene-not-shown`. */
export const draw: Handler<"draw"> = async ({ params: { system, id }, body, caller, now }) => {
  await inGuardedBatch(async (guarded) => {
    const since = now - DRAWING_LASTS_MS;
    const [found, live, earlier, [all, own]] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(tableScenes, id),
      guarded.read(drawings, id, body.id),
      guarded.counting(["campaigns", id], "drawings", () =>
        Promise.all([countOf(drawingsSince(id, since)), countOf(drawingsBySince(id, caller.uid, since))]),
      ),
    ]);
    const campaign = requireCampaign({ system }, found);
    requireAuthority("drawOnScene", caller.uid, campaign.data);
    if (earlier !== undefined) {
      if (earlier.data.uid !== caller.uid) throw new AppError("drawing-already-made");
      return;
    }
    const shown = live?.data.shown;
    if (shown === undefined) throw new AppError("scene-not-shown");
    requireRoomForDrawing(campaign.data, caller.uid, { own, all });
    guarded.create(drawings, [id, body.id], {
      ...body.drawing,
      uid: caller.uid,
      sceneId: shown.sceneId,
      createdAt: now,
      expiresAt: now + DRAWING_LASTS_MS,
    });
  });
  return null;
};
