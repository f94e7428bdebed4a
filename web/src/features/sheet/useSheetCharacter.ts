import type { Character } from "domain/sheet/character/character";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import type { SystemId } from "domain/values/systemIds";
import { useEffect, useMemo, useState } from "react";
import { useCharacterQuery } from "../../api/characters";
import { useLiveQuery } from "../../api/useLiveQuery";
import { useLiveCharacter } from "../../live/characters";

export type SheetCharacter =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void; readonly retrying: boolean }
  | {
      readonly status: "ready";
      readonly character: Character;
      /** As it was received: the games other than D&D read their own blocks from it. */
      readonly raw: unknown;
      readonly refetch: () => void;
    };

/** How long reading this device's cache may take; a listener never says that the cache holds nothing. */
const CACHE_MS = 2_000;

/** True once `waiting` has lasted `afterMs`. */
function useOverdue(waiting: boolean, afterMs: number): boolean {
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setOverdue(true), afterMs);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [waiting, afterMs]);
  return overdue;
}

/**
 * A character from the API first, then as it changes. The listener wins, also where it says that the character is
 * deleted or may no longer be read. While the API cannot be reached, the character comes from this device's cache.
 */
export function useSheetCharacter(system: SystemId, id: string): SheetCharacter {
  const known = useLiveQuery(useCharacterQuery(system, id), useLiveCharacter(id));
  const { answer, live: current, lost, refused, unreachable, retry } = known;
  const gone =
    lost || current === null || current?.deletedAt !== undefined || (current === undefined && refused);

  const campaign = answer?.campaign;
  const raw = useMemo(() => {
    if (gone) return undefined;
    if (!current) return answer;
    return campaign?.id === current.campaignId ? { ...current, campaign } : current;
  }, [gone, current, answer, campaign]);
  const character = useMemo(() => raw && normaliseCharacter(raw), [raw]);

  const mayBeCached = !gone && unreachable && current === undefined;
  const notCached = useOverdue(mayBeCached, CACHE_MS);

  if (character) return { status: "ready", character, raw, refetch: retry };
  const waiting = mayBeCached ? !notCached : !gone && known.status === "loading";
  return waiting ? { status: "loading" } : { status: "failed", retry, retrying: known.retrying };
}
