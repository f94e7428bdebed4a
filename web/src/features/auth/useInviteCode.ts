import { checkInvite } from "domain/api/invitations";
import { type InviteCodeState, inviteCodeStateFrom } from "domain/members/invitations/inviteCodeState";
import { checkInviteCode } from "domain/values/checkInviteCode";
import { sanitiseInviteCodeInput } from "domain/values/inviteCode";
import { useEffect, useState } from "react";
import { onNetworkBack } from "../../browser/network";
import { call, HttpError } from "../../http/call";

/** Typing pauses this long before the server is asked. */
const PAUSE_MS = 350;

async function lookUp(code: string, signal: AbortSignal): Promise<InviteCodeState> {
  try {
    await call(checkInvite, { params: { code } }, { silent: true, signal });
    return "valid";
  } catch (error) {
    return error instanceof HttpError
      ? inviteCodeStateFrom({ status: error.status, code: error.code })
      : "error";
  }
}

/**
 * An invite code as it is typed, and what it is worth (product §4): missing, checking, then the server's answer. Only the
 * answer to what stands in the field now counts; `recheck` asks again, for a check that the network broke off, which its
 * return does as well.
 */
export function useInviteCode(initial: string) {
  const [code, setCode] = useState(() => sanitiseInviteCodeInput(initial));
  const [answer, setAnswer] = useState<{ code: string; attempt: number; state: InviteCodeState }>();
  const [attempt, setAttempt] = useState(0);
  const malformed = checkInviteCode(code) !== undefined;

  useEffect(() => {
    if (malformed) return;
    const leaving = new AbortController();
    const pause = setTimeout(async () => {
      const state = await lookUp(code, leaving.signal);
      if (!leaving.signal.aborted) setAnswer({ code, attempt, state });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [code, malformed, attempt]);

  const state = stateOf();
  useEffect(() => {
    if (state !== "error") return;
    return onNetworkBack(() => setAttempt((count) => count + 1));
  }, [state]);

  return {
    code,
    state,
    type: (typed: string) => setCode(sanitiseInviteCodeInput(typed)),
    recheck: () => setAttempt((count) => count + 1),
  };

  function stateOf(): InviteCodeState {
    if (code === "") return "missing";
    if (malformed) return "invalid";
    return answer?.code === code && answer.attempt === attempt ? answer.state : "checking";
  }
}
