import { useContext, useEffect, useState, useSyncExternalStore } from "react";
import { useObservable } from "reactfire";
import { NEVER } from "rxjs";
import { IdentityContext } from "../session/IdentityContext";
import { type Listen, type Live, type LiveSource, liveSource, sourceReopenings } from "./liveSource";

const NOTHING: Pick<LiveSource<never>, "id" | "values"> = { id: "live:nothing", values: NEVER };
const LOADING = { status: "loading" } as const;

interface Opened<Data> {
  readonly key: string | undefined;
  readonly source: LiveSource<Data> | undefined;
}

const open = <Data>(key: string | undefined, listen: Listen<Data>): Opened<Data> => ({
  key,
  source: key === undefined ? undefined : liveSource(key, listen),
});

/**
 * Watches something live. `watched` is the key that names what and by whom; undefined watches nothing (a parameter is
 * missing). The key decides: `listen` may be a new function at every render.
 */
export function useLive<Data>(watched: string | undefined, listen: Listen<Data>): Live<Data> {
  const identified = useContext(IdentityContext);
  const round = useSyncExternalStore(sourceReopenings.subscribe, sourceReopenings.count);
  const key = identified && watched !== undefined ? `${watched}@${round}` : undefined;
  const [current, setCurrent] = useState(() => open(key, listen));
  let opened = current;
  if (opened.key !== key) {
    opened = open(key, listen);
    setCurrent(opened);
  }
  const { source } = opened;
  useEffect(() => source?.watch(), [source]);
  const { id, values } = source ?? NOTHING;
  const { data } = useObservable<Live<Data>>(id, values, { suspense: false });
  return data ?? LOADING;
}
