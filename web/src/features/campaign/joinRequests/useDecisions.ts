import { approveJoinRequest, refuseJoinRequest } from "domain/api/campaigns";
import { useState } from "react";
import { call } from "../../../http/call";
import { toast } from "../../../ui/toast";

export type Decision = "approve" | "refuse";

const CALLS = { approve: approveJoinRequest, refuse: refuseJoinRequest };

/** Product §8 "Approve / refuse". */
const FAILURES: Record<Decision, string> = {
  approve: "Impossible d'approuver la demande.",
  refuse: "Impossible de refuser la demande.",
};

/** Answers requests, several at once if need be; the list itself changes live. */
export function useDecisions(system: string, campaignId: string) {
  const [deciding, setDeciding] = useState<ReadonlyMap<string, Decision>>(new Map());

  const decide = async (requestId: string, decision: Decision) => {
    if (deciding.has(requestId)) return;
    setDeciding((others) => new Map(others).set(requestId, decision));
    try {
      await call(CALLS[decision], { params: { system, id: campaignId, requestId } });
    } catch {
      toast("error", FAILURES[decision]);
    }
    setDeciding((others) => new Map([...others].filter(([uid]) => uid !== requestId)));
  };
  return { decide, deciding };
}
