import { useCallback } from "react";
import { isRefusal } from "../http/failureMessage";
import type { Live } from "../live/liveSource";

/** What a screen needs of a call's query; `useQuery` gives it. */
export interface AnsweredQuery<Answer> {
  readonly data: Answer | undefined;
  readonly error: Error | null;
  readonly fetchStatus: "fetching" | "paused" | "idle";
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** For a screen that follows a listener alone. */
export const NO_QUERY: AnsweredQuery<never> = {
  data: undefined,
  error: null,
  fetchStatus: "idle",
  isFetching: false,
  refetch: () => Promise.resolve(),
};

/** What is known of something that a call answers and a listener follows. */
export interface LiveQuery<Answer, LiveData> {
  /** What the call answered, or undefined. */
  readonly answer: Answer | undefined;
  /** What the listener said last, or undefined. Where both are there, it wins. */
  readonly live: LiveData | undefined;
  /** `failed`: neither has it, and asking again is up to the member. */
  readonly status: "loading" | "ready" | "failed";
  /** The rules have closed the listener: it is no longer the member's to see. */
  readonly lost: boolean;
  /** The call was refused: it is not there, or not the member's to see. */
  readonly refused: boolean;
  /** The call cannot be made or answered now: what this device keeps may still be shown. */
  readonly unreachable: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/**
 * The API's answer first, then what the listener says (docs/architecture.md "Two ways in"). A screen reads both through
 * the same shape, so that it never mixes an old answer into a newer value.
 */
export function useLiveQuery<Answer, LiveData>(
  { data: answer, error, fetchStatus, isFetching, refetch }: AnsweredQuery<Answer>,
  listener: Live<LiveData>,
): LiveQuery<Answer, LiveData> {
  const live = listener.status === "ready" ? listener.data : undefined;
  const retry = useCallback(() => void refetch(), [refetch]);
  const refused = isRefusal(error);
  const isKnown = live !== undefined || answer !== undefined;
  return {
    answer,
    live,
    status: isKnown ? "ready" : error === null && fetchStatus !== "paused" ? "loading" : "failed",
    lost: listener.status === "failed" && listener.reason === "permission-denied",
    refused,
    unreachable: fetchStatus === "paused" || (error !== null && !refused),
    retry,
    retrying: isFetching,
  };
}
