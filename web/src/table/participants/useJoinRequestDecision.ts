import { approveJoinRequest, refuseJoinRequest } from "domain/api/campaigns";
import type { JoinRequestReference } from "domain/table/notifications/notification";
import { call } from "../../http/call";
import { type Decision, type DecisionOptions, useRequestDecision } from "../requests/useRequestDecision";

const CALLS = { approve: approveJoinRequest, refuse: refuseJoinRequest };

/** Product §8 "Approve / refuse". */
const FAILURES = {
  approve: "Impossible d'approuver la demande.",
  refuse: "Impossible de refuser la demande.",
};

/** The MJ's answer to a request to join. */
export const useJoinRequestDecision = (
  { campaignId, system, uid }: JoinRequestReference,
  options?: DecisionOptions,
) =>
  useRequestDecision(
    (decision: Decision) => call(CALLS[decision], { params: { system, id: campaignId, requestId: uid } }),
    FAILURES,
    options,
  );
