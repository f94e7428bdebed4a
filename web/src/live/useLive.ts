import { useEffect, useMemo, useRef } from "react";
import { useObservable } from "reactfire";
import { NEVER } from "rxjs";
import { type Listen, type Live, type LiveSource, liveSource } from "./liveSource";

const NOTHING: Pick<LiveSource<never>, "id" | "values"> = { id: "live:nothing", values: NEVER };
const LOADING = { status: "loading" } as const;

/**
 * Watches something live. `key` names what is watched and by whom; undefined watches nothing (nobody is signed in, or
 * a parameter is missing). The key decides: `listen` may be a new function at every render.
 */
export function useLive<Data>(key: string | undefined, listen: Listen<Data>): Live<Data> {
  const listening = useRef(listen);
  listening.current = listen;
  const source = useMemo(
    () =>
      key === undefined ? undefined : liveSource<Data>(key, (next, fail) => listening.current(next, fail)),
    [key],
  );
  useEffect(() => source?.watch(), [source]);
  const { id, values } = source ?? NOTHING;
  const { data } = useObservable<Live<Data>>(id, values, { suspense: false });
  return data ?? LOADING;
}
