import { asks } from "domain/documents/ask";
import { askSecrets } from "domain/documents/askSecret";
import { campaigns } from "domain/documents/campaign";
import { shownPictures } from "domain/documents/shownPicture";
import { tableScreens } from "domain/documents/tableScreen";
import { decideAsk, isSameAsk } from "domain/table/asks/ask";
import { requireAuthority } from "domain/table/campaign/authority";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { heroesAt } from "../store/characterQueries";
import { deleteIfPresent, retryOnConflict } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { inBatches, withoutMember } from "../store/guardedBatch";
import { asksOf, type DocumentRef, momentOfEach } from "../store/queries";
import { readCampaign } from "../table/readCampaign";
import { pictureOf } from "./pictureOf";

/**
 * Counts and creates in one write, guarded by the campaign, so that no ask is beyond the limit, names somebody who has
 * left, or outlives its campaign. The request's id is the ask's: a request that is sent twice asks once. Throws
 * `ask-already-made`.
 */
export const ask: Handler<"ask"> = async ({ params, body, caller, now }) => {
  const { requestId, image, ...request } = body;
  const picture = pictureOf(request.content, image);
  const { id } = await readCampaign(params, caller);
  const heroes = request.content.kind === "roll" ? await heroesAt(id) : [];
  return inGuardedBatch(async (guarded) => {
    const [campaign, earlier, screen, openUntil] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(asks, id, requestId),
      guarded.look(tableScreens, id),
      guarded.counting(["campaigns", id], "asks", () => momentOfEach(asksOf(id), "expiresAt")),
    ]);
    if (campaign === undefined) throw new AppError("campaign-not-found");
    if (earlier !== undefined) {
      if (!isSameAsk(earlier.data, caller.uid, request)) throw new AppError("ask-already-made");
      return { id: requestId, ...earlier.data };
    }
    // Its picture would be that of the screen.
    if (screen?.data.shown?.id === requestId) throw new AppError("ask-already-made");
    const { ask: made, secret } = decideAsk(campaign.data, caller.uid, request, { openUntil, heroes }, now);
    guarded.create(asks, [id, requestId], made);
    if (secret) guarded.set(askSecrets, [id, requestId], secret);
    if (picture)
      guarded.set(shownPictures, [id, requestId], { ...picture, createdAt: now, expiresAt: made.expiresAt });
    return { id: requestId, ...made };
  });
};

export const closeAsk: Handler<"closeAsk"> = async ({ params, caller }) => {
  const campaign = await readCampaign(params, caller);
  requireAuthority("ask", caller.uid, campaign.data);
  await deleteIfPresent(asks, campaign.id, params.askId);
  await deleteIfPresent(shownPictures, campaign.id, params.askId);
  await deleteIfPresent(askSecrets, campaign.id, params.askId);
  return null;
};

/**
 * Takes somebody off the asks that name them. An ask that is closed meanwhile fails its batch, which is read again.
 * Can be repeated after a crash.
 */
export const leaveAsks = (uid: string, asksThatName: () => Promise<DocumentRef[]>): Promise<void> =>
  retryOnConflict(async () =>
    inBatches(await asksThatName(), (batch, { id, parentId = "" }) =>
      batch.update(asks, [parentId, id], { targets: withoutMember(uid), answeredBy: withoutMember(uid) }),
    ),
  );
