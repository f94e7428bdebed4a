import { sanitiseInviteCodeInput } from "domain/values/inviteCode";
import { readJoinLink } from "domain/values/links/joinLink";
import { safeReturnPath } from "domain/values/links/safeReturnPath";
import { useLocation } from "react-router-dom";

/** What is handed on in the history entry, so that it survives a reload. */
export interface ReturnState {
  /** Where the login page was come from. */
  from?: string;
  /** An invite code that was typed, or stood in an address. */
  inviteCode?: string;
}

/**
 * The page to open once signed in; undefined without one, and for an address that is not of this app. `inviteCode`: the
 * one that was brought along, or that the link of that page holds; empty where none is known. `state` is what a link
 * from one visitors' page to the next hands on, so that neither is lost on the way.
 */
export function useReturnPath(): { path: string | undefined; inviteCode: string; state: ReturnState } {
  const { from, inviteCode: brought } = (useLocation().state as ReturnState | null) ?? {};
  const path = safeReturnPath(from);
  const code = typeof brought === "string" ? sanitiseInviteCodeInput(brought) : "";
  const state = { ...(path !== undefined && { from: path }), ...(code !== "" && { inviteCode: code }) };
  return { path, inviteCode: code || (readJoinLink(path)?.code ?? ""), state };
}
