import type { CampaignDocument } from "domain/documents/campaign";
import { campaigns } from "domain/documents/campaign";
import { type HandoutDocument, handoutPictures, handouts } from "domain/documents/handout";
import { changedWords } from "domain/table/handouts/handoutIndex";
import { requireHandoutPicture } from "domain/table/handouts/handoutPicture";
import {
  decideCreateHandout,
  decideHandoutPicture,
  decideShowHandout,
  decideUpdateHandout,
  decideWithdrawHandout,
  requireHandout,
} from "domain/table/handouts/handouts";
import type { Handler } from "../http/handler";
import type { Stored } from "../store/firestore";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { handoutsOf } from "../store/handoutQueries";
import { countOf } from "../store/queries";
import type { Caller } from "../store/sessions";
import { prepared } from "../table/prepared";
import { requireCampaign } from "../table/readCampaign";
import { writeHandout } from "./writeHandout";
import { writeWords } from "./writeWords";

const viewOf = (id: string, { version }: HandoutDocument) => ({ id, version });

const ofCampaign = prepared({
  kind: handouts,
  count: (campaignId) => countOf(handoutsOf(campaignId)),
  decideCreate: decideCreateHandout,
  decideUpdate: decideUpdateHandout,
  requireOwn: requireHandout,
  view: viewOf,
  alongside: async (guarded, campaign, handoutId, handout) => {
    const [was, is] = [
      { handout: undefined, copies: [] },
      { handout, copies: [] },
    ];
    await writeWords(guarded, campaign.id, handoutId, changedWords(campaign.data.mj.uid, was, is));
  },
});

export const createHandout: Handler<"createHandout"> = ofCampaign.create;

interface Asked {
  readonly params: { readonly system: string; readonly id: string; readonly handoutId: string };
  readonly caller: Caller;
  readonly now: number;
}

interface Found {
  readonly guarded: Guarded;
  readonly campaign: Stored<CampaignDocument>;
  readonly stored: HandoutDocument | undefined;
}

/** Changes a handout as decided, with its copies, in one write; what is the same object as before is not written. */
const changed = (
  { params, now }: Asked,
  decide: (found: Found) => HandoutDocument,
  onScreen?: readonly string[],
): Promise<HandoutDocument> =>
  inGuardedBatch(async (guarded) => {
    const { id, handoutId } = params;
    const [found, stored] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(handouts, id, handoutId),
    ]);
    const campaign = requireCampaign(params, found);
    const next = decide({ guarded, campaign, stored: stored?.data });
    await writeHandout(guarded, { campaign, handoutId, stored: stored?.data, onScreen }, next, now);
    return next;
  });

export const updateHandout: Handler<"updateHandout"> = async (asked) => {
  const { params, body, caller, now } = asked;
  const next = await changed(asked, ({ campaign, stored }) =>
    decideUpdateHandout(campaign.data, caller.uid, stored, body, now),
  );
  return viewOf(params.handoutId, next);
};

export const deleteHandout: Handler<"deleteHandout"> = async ({ params, caller, now }) => {
  await inGuardedBatch(async (guarded) => {
    const { id, handoutId } = params;
    const [found, stored] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(handouts, id, handoutId),
    ]);
    const campaign = requireCampaign(params, found);
    const { pictureId } = requireHandout(campaign.data, caller.uid, stored?.data);
    if (pictureId !== undefined) guarded.delete(handoutPictures, [id, pictureId]);
    await writeHandout(guarded, { campaign, handoutId, stored: stored?.data }, undefined, now);
  });
  return null;
};

/** Under the request's id: one that is sent again keeps the picture that it brought. */
export const putHandoutPicture: Handler<"putHandoutPicture"> = async (asked) => {
  const { params, body, caller, now } = asked;
  const { requestId: pictureId } = body;
  const bytes = Buffer.from(body.image, "base64");
  const type = requireHandoutPicture(bytes);
  const { version } = await changed(asked, ({ guarded, campaign, stored }) => {
    const before = requireHandout(campaign.data, caller.uid, stored);
    if (before.pictureId === pictureId) return before;
    if (before.pictureId !== undefined) guarded.delete(handoutPictures, [params.id, before.pictureId]);
    const picture = { handoutId: params.handoutId, type, image: bytes.toString("base64"), createdAt: now };
    guarded.create(handoutPictures, [params.id, pictureId], picture);
    return decideHandoutPicture(campaign.data, caller.uid, before, pictureId, now);
  });
  return { version };
};

export const removeHandoutPicture: Handler<"removeHandoutPicture"> = async (asked) => {
  const { params, caller, now } = asked;
  await changed(asked, ({ guarded, campaign, stored }) => {
    const before = requireHandout(campaign.data, caller.uid, stored);
    if (before.pictureId === undefined) return before;
    guarded.delete(handoutPictures, [params.id, before.pictureId]);
    return decideHandoutPicture(campaign.data, caller.uid, before, undefined, now);
  });
  return null;
};

export const showHandout: Handler<"showHandout"> = async (asked) => {
  const { body, caller } = asked;
  await changed(
    asked,
    ({ campaign, stored }) => decideShowHandout(campaign.data, caller.uid, stored, body),
    body.onScreen && body.parts,
  );
  return null;
};

export const withdrawHandout: Handler<"withdrawHandout"> = async (asked) => {
  const { body, caller } = asked;
  await changed(asked, ({ campaign, stored }) =>
    decideWithdrawHandout(campaign.data, caller.uid, stored, body.parts),
  );
  return null;
};
