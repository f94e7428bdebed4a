import { useContext, useEffect, useReducer, useState, useSyncExternalStore } from "react";
import { useObservable } from "reactfire";
import { NEVER } from "rxjs";
import { IdentityContext } from "../session/IdentityContext";
import { useMember } from "../session/SessionProvider";
import { type Live, type LiveSource, liveSource, type Subscription, sourceReopenings } from "./liveSource";

const NOTHING: Pick<LiveSource<never>, "id" | "values"> = { id: "live:nothing", values: NEVER };
const LOADING = { status: "loading" } as const;

interface Opened<Data> {
  readonly key: string | undefined;
  readonly source: LiveSource<Data> | undefined;
}

const open = <Data>(watched: Subscription<Data> | undefined): Opened<Data> => ({
  key: watched?.key,
  source: watched && liveSource(watched.key, watched.listen),
});

/**
 * Watches something live, for the member; undefined watches nothing (a parameter is missing). The key decides: the
 * subscription may be a new one at every render.
 */
export function useLive<Data>(subscription: Subscription<Data> | undefined): Live<Data> {
  const { uid } = useMember();
  const identified = useContext(IdentityContext);
  const round = useSyncExternalStore(sourceReopenings.subscribe, sourceReopenings.count);
  const watched =
    identified && subscription
      ? { key: `${uid}:${subscription.key}@${round}`, listen: subscription.listen }
      : undefined;
  const [current, setCurrent] = useState(() => open(watched));
  let opened = current;
  if (opened.key !== watched?.key || opened.source?.isOver) {
    opened = open(watched);
    setCurrent(opened);
  }
  const { source } = opened;
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // On a busy device it may have closed between the render and now.
    if (source?.isOver) return renderAgain();
    return source?.watch();
  }, [source]);
  const { id, values } = source ?? NOTHING;
  const { data } = useObservable<Live<Data>>(id, values, { suspense: false });
  return data ?? LOADING;
}
