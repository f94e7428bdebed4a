import { asks } from "domain/documents/ask";
import { campaigns } from "domain/documents/campaign";
import { shownPictures } from "domain/documents/shownPicture";
import { tableScreens } from "domain/documents/tableScreen";
import { maySeePicture } from "domain/table/asks/shownPicture";
import { AppError } from "domain/values/errors";
import type { Request, Response } from "express";
import { requireAccess } from "../http/guards";
import { Session } from "../http/session";
import { readDocument } from "../store/firestore";

/** Who may see it is decided by the card that it belongs to. */
const ROUTE = {
  method: "GET",
  path: "/api/campaigns/:id/shown-pictures/:pictureId",
  access: "user",
  summary: "A card's picture",
} as const;

/** Under its address it never changes, and no card lasts longer than a day. */
const CACHED = "private, max-age=3600";

/**
 * No JSON, and so not in the contract. Throws `not-found`, for those whom the card is not for as for a picture that is
 * gone.
 */
export async function sendShownPicture(
  request: Request<{ id: string; pictureId: string }>,
  response: Response,
): Promise<void> {
  const now = Date.now();
  const caller = await requireAccess(ROUTE, new Session(request, response), { now });
  const { id, pictureId } = request.params;
  const [picture, campaign, ask, screen] = await Promise.all([
    readDocument(shownPictures, id, pictureId),
    readDocument(campaigns, id),
    readDocument(asks, id, pictureId),
    readDocument(tableScreens, id),
  ]);
  if (
    caller === undefined ||
    picture === undefined ||
    campaign === undefined ||
    !maySeePicture(caller.uid, pictureId, campaign.data, { ask: ask?.data, screen: screen?.data }, now)
  ) {
    throw new AppError("not-found");
  }
  response.set("cache-control", CACHED);
  response.type(picture.data.type).send(Buffer.from(picture.data.image, "base64"));
}
