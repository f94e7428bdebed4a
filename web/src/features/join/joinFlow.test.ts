import { describe, expect, it } from "vitest";
import {
  JOIN_REDIRECT_MS,
  type JoinFlowEvent,
  MISSING_TOKEN_TEXT,
  reduceJoinFlow,
  startJoinFlow,
} from "./joinFlow";

describe("the join flow", () => {
  const after = (...events: JoinFlowEvent[]) => events.reduce(reduceJoinFlow, startJoinFlow("token"));

  it("has nothing to send without a token", () => {
    for (const token of [undefined, null, "", "  "]) {
      const flow = startJoinFlow(token);
      expect(flow).toEqual({ kind: "noToken" });
      for (const type of ["send", "sent", "failed"] as const)
        expect(reduceJoinFlow(flow, { type })).toBe(flow);
    }
  });

  it("says that a link without a token is invalid, and leaves for the game 1.2 s after a request", () => {
    expect(MISSING_TOKEN_TEXT).toBe("Lien invalide.");
    expect(JOIN_REDIRECT_MS).toBe(1200);
  });

  it("goes from idle to pending once the request is sent", () => {
    expect(after()).toEqual({ kind: "idle" });
    expect(after({ type: "send" })).toEqual({ kind: "sending" });
    expect(after({ type: "send" }, { type: "sent" })).toEqual({ kind: "pending" });
  });

  it("sends once: neither twice at a time nor while one waits", () => {
    const pending = after({ type: "send" }, { type: "sent" });
    expect(reduceJoinFlow(pending, { type: "send" })).toBe(pending);
    const sending = after({ type: "send" });
    expect(reduceJoinFlow(sending, { type: "send" })).toBe(sending);
    expect(after({ type: "sent" })).toEqual({ kind: "idle" });
  });

  it("tells what went wrong, and may be tried again", () => {
    const failed = after({ type: "send" }, { type: "failed" });
    expect(failed).toEqual({ kind: "error", message: "Invitation invalide ou expirée." });
    expect(reduceJoinFlow(failed, { type: "send" })).toEqual({ kind: "sending" });
    const message = "Tu fais déjà partie de cette campagne.";
    expect(after({ type: "send" }, { type: "failed", message })).toEqual({ kind: "error", message });
  });
});
