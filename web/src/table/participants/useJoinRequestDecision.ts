import { useMutation } from "@tanstack/react-query";
import { approveJoinRequest, refuseJoinRequest } from "domain/api/campaigns";
import type { JoinRequestReference } from "domain/notifications/notification";
import { call, HttpError } from "../../http/call";
import { toast } from "../../ui/toast";

const CALLS = { approve: approveJoinRequest, refuse: refuseJoinRequest };

/** Product §8 "Approve / refuse". */
const FAILURES = {
  approve: "Impossible d'approuver la demande.",
  refuse: "Impossible de refuser la demande.",
};

type Decision = keyof typeof CALLS;

interface DecisionOptions {
  onDecided?: (decision: Decision) => void;
  /** The request waits no longer: answered elsewhere, or withdrawn. Without it, that is a failure like others. */
  onGone?: () => void;
}

/** The MJ's answer to a request to join. What it changes comes live. */
export function useJoinRequestDecision(
  { campaignId, system, uid }: JoinRequestReference,
  { onDecided, onGone }: DecisionOptions = {},
) {
  const { mutate, isPending, variables } = useMutation({
    networkMode: "always",
    mutationFn: (decision: Decision) =>
      call(CALLS[decision], { params: { system, id: campaignId, requestId: uid } }),
    onSuccess: (_, decision) => onDecided?.(decision),
    onError: (error, decision) => {
      if (onGone && error instanceof HttpError && error.status === 404) onGone();
      else toast("error", FAILURES[decision]);
    },
  });
  /** The state of a decision's button. */
  return (decision: Decision) => ({
    loading: isPending && variables === decision,
    disabled: isPending && variables !== decision,
    onClick: () => mutate(decision),
  });
}
