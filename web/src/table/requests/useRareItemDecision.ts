import { approveRareItem, refuseRareItem } from "domain/api/rareItems";
import type { RareItemRequestReference } from "domain/table/notifications/notification";
import { call } from "../../http/call";
import { type Decision, type DecisionOptions, useRequestDecision } from "./useRequestDecision";

const CALLS = { approve: approveRareItem, refuse: refuseRareItem };

const FAILURES = {
  approve: "Impossible d'accorder cet objet.",
  refuse: "Impossible de refuser cet objet.",
};

/** The MJ's answer to a request for a rare item. */
export const useRareItemDecision = (
  { campaignId, system, requestId }: RareItemRequestReference,
  options?: DecisionOptions,
) =>
  useRequestDecision(
    (decision: Decision) => call(CALLS[decision], { params: { system, id: campaignId, requestId } }),
    FAILURES,
    options,
  );
