import { describeError } from "domain/errors";

/** Product §9: from the pending state to `/game`. */
export const JOIN_REDIRECT_MS = 1200;

export const MISSING_TOKEN_TEXT = "Lien invalide.";

/** Product §4 "Join flow": idle, then pending after the request is sent, or error. */
export type JoinFlow =
  | { readonly kind: "noToken" | "idle" | "sending" | "pending" }
  | { readonly kind: "error"; readonly message: string };

export type JoinFlowEvent =
  | { readonly type: "send" | "sent" }
  /** `message`: the refusal's own sentence where it has one that a user may read, such as being a member already. */
  | { readonly type: "failed"; readonly message?: string };

export function startJoinFlow(token: string | null | undefined): JoinFlow {
  return { kind: token?.trim() ? "idle" : "noToken" };
}

/** A request is sent once: neither without a token nor while one is on its way or waiting. */
export function reduceJoinFlow(flow: JoinFlow, event: JoinFlowEvent): JoinFlow {
  switch (event.type) {
    case "send":
      return flow.kind === "idle" || flow.kind === "error" ? { kind: "sending" } : flow;
    case "sent":
      return flow.kind === "sending" ? { kind: "pending" } : flow;
    case "failed":
      return flow.kind === "noToken"
        ? flow
        : { kind: "error", message: event.message ?? describeError("join-link-invalid").sentence };
  }
}
