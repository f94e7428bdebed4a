import { campaigns } from "domain/documents/campaign";
import { handoutPictures, handouts } from "domain/documents/handout";
import { maySeeHandoutPicture } from "domain/table/handouts/handoutPicture";
import { AppError } from "domain/values/errors";
import type { Request, Response } from "express";
import { requireAccess } from "../http/guards";
import { Session } from "../http/session";
import { readDocument } from "../store/firestore";

/** Who may see it is decided by the handout that it belongs to. */
const ROUTE = {
  method: "GET",
  path: "/api/campaigns/:id/handout-pictures/:pictureId",
  access: "user",
  summary: "A handout's picture",
} as const;

/** Under its address it never changes; one that is taken back is asked for no more after an hour. */
const CACHED = "private, max-age=3600";

/**
 * No JSON, and so not in the contract. Throws `not-found`, for those whom it is not shown to as for a picture that is
 * gone.
 */
export async function sendHandoutPicture(
  request: Request<{ id: string; pictureId: string }>,
  response: Response,
): Promise<void> {
  const caller = await requireAccess(ROUTE, new Session(request, response), { now: Date.now() });
  const { id, pictureId } = request.params;
  const [picture, campaign] = await Promise.all([
    readDocument(handoutPictures, id, pictureId),
    readDocument(campaigns, id),
  ]);
  const handout = picture && (await readDocument(handouts, id, picture.data.handoutId));
  if (
    caller === undefined ||
    picture === undefined ||
    campaign === undefined ||
    !maySeeHandoutPicture(caller.uid, campaign.data, pictureId, handout?.data)
  ) {
    throw new AppError("not-found");
  }
  response.set("cache-control", CACHED);
  response.type(picture.data.type).send(Buffer.from(picture.data.image, "base64"));
}
