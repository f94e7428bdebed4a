import type { Answers } from "domain/table/agenda/answerDates";
import type { SystemId } from "domain/values/systemIds";
import { useOwnDateAnswers } from "../../live/dates";
import { type OwnAnswers, useAnswerDates } from "./useAnswerDates";

const NONE: Answers = {};

/** What one has answered to the dates of a campaign, where no screen around listens to it already; and how to answer. */
export function useOwnAnswers(
  campaignId: string,
  system: SystemId,
): OwnAnswers & { readonly status: "loading" | "ready" | "failed" } {
  const stored = useOwnDateAnswers(campaignId);
  const own = useAnswerDates(campaignId, system, stored.status === "ready" ? stored.data : NONE);
  return { status: stored.status, ...own };
}
