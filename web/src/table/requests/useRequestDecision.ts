import { HttpError } from "../../http/call";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";

export type Decision = "approve" | "refuse";

export interface DecisionOptions {
  onDecided?: (decision: Decision) => void;
  /** The request waits no longer: answered elsewhere, or withdrawn. Without it, that is a failure like others. */
  onGone?: () => void;
}

/** The MJ's answer to what somebody asks of them, by this call. What it changes comes live. */
export function useRequestDecision(
  send: (decision: Decision) => Promise<unknown>,
  failures: Readonly<Record<Decision, string>>,
  { onDecided, onGone }: DecisionOptions = {},
) {
  const { mutate, isPending, variables } = useMutation({
    networkMode: "always",
    mutationFn: send,
    onSuccess: (_, decision) => onDecided?.(decision),
    onError: (error, decision) => {
      if (onGone && error instanceof HttpError && error.status === 404) onGone();
      else toast("error", failures[decision]);
    },
  });
  /** The state of a decision's button. */
  return (decision: Decision) => ({
    loading: isPending && variables === decision,
    disabled: isPending && variables !== decision,
    onClick: () => mutate(decision),
  });
}
