import { useContext, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useObservable } from "reactfire";
import { NEVER } from "rxjs";
import { IdentityContext } from "../session/IdentityContext";
import { type Listen, type Live, type LiveSource, liveSource, sourceReopenings } from "./liveSource";

const NOTHING: Pick<LiveSource<never>, "id" | "values"> = { id: "live:nothing", values: NEVER };
const LOADING = { status: "loading" } as const;

/**
 * Watches something live. `watched` is the key that names what and by whom; undefined watches nothing (a parameter is
 * missing). The key decides: `listen` may be a new function at every render.
 */
export function useLive<Data>(watched: string | undefined, listen: Listen<Data>): Live<Data> {
  const key = useContext(IdentityContext) ? watched : undefined;
  const listening = useRef(listen);
  listening.current = listen;
  const round = useSyncExternalStore(sourceReopenings.subscribe, sourceReopenings.count);
  const source = useMemo(
    () =>
      key === undefined
        ? undefined
        : liveSource<Data>(`${key}@${round}`, (next, fail) => listening.current(next, fail)),
    [key, round],
  );
  useEffect(() => source?.watch(), [source]);
  const { id, values } = source ?? NOTHING;
  const { data } = useObservable<Live<Data>>(id, values, { suspense: false });
  return data ?? LOADING;
}
