import { dateAnswers } from "domain/documents/agenda";
import { campaigns } from "domain/documents/campaign";
import {
  type AnswersChange,
  answersAfter,
  answersChange,
  decideAnswers,
} from "domain/table/agenda/answerDates";
import { decideAgenda } from "domain/table/agenda/changeAgenda";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { dateAnswersOf } from "../store/queries";
import { requireCampaign } from "../table/readCampaign";

async function changeAnswers(guarded: Guarded, campaignId: string, change: AnswersChange, now: number) {
  const answered = await guarded.lookAtEach(dateAnswers, dateAnswersOf(campaignId));
  for (const { id, data } of answered) {
    const after = answersAfter(change, data, now);
    if (after !== undefined) guarded.set(dateAnswers, [campaignId, id], after);
  }
}

export const changeAgenda: Handler<"changeAgenda"> = ({ params, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const campaign = requireCampaign(params, await guarded.read(campaigns, params.id));
    const decided = decideAgenda(campaign.data, caller.uid, body.operation, now);
    guarded.update(campaigns, [campaign.id], { ...decided, updatedAt: now });
    const change = answersChange(campaign.data.agenda, body.operation, now);
    if (change !== undefined) await changeAnswers(guarded, campaign.id, change, now);
    return decided.agenda;
  });

/** Guarded by the campaign too: who is removed at the same moment leaves no answers behind. */
export const answerDates: Handler<"answerDates"> = ({ params, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const [found, stored] = await Promise.all([
      guarded.read(campaigns, params.id),
      guarded.read(dateAnswers, params.id, caller.uid),
    ]);
    const campaign = requireCampaign(params, found);
    const before = stored?.data.answers ?? {};
    const decided = decideAnswers(campaign.data, caller.uid, before, body.answers, now);
    guarded.set(dateAnswers, [campaign.id, caller.uid], decided);
    return { answers: decided.answers };
  });
