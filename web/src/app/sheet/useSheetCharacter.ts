import type { Character } from "domain/character/character";
import { normaliseCharacter } from "domain/character/normaliseCharacter";
import type { SystemId } from "domain/systems/systemIds";
import { useCallback, useMemo } from "react";
import { isRefusal } from "../../api/failureMessage";
import { useCharacterQuery } from "../../api/queries/characters";
import { useLiveCharacter } from "../../live/useCampaignCharacters";

export type SheetCharacter =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void; readonly retrying: boolean }
  | {
      readonly status: "ready";
      readonly character: Character;
      /** As it came: the other games read their own blocks there. */
      readonly raw: unknown;
      readonly refetch: () => void;
    };

/**
 * A character from the API first, then as it changes. What the listener says wins, its silence about a character that
 * is gone, or no longer one's own to see, included.
 */
export function useSheetCharacter(system: SystemId, id: string): SheetCharacter {
  const { data: answer, error, fetchStatus, isFetching, refetch: ask } = useCharacterQuery(system, id);
  const live = useLiveCharacter(id);
  const refetch = useCallback(() => void ask(), [ask]);
  const current = live.status === "ready" ? live.data : undefined;
  const gone =
    current === null ||
    current?.deletedAt !== undefined ||
    (live.status === "failed" && live.reason === "permission-denied") ||
    (current === undefined && isRefusal(error));

  const campaign = answer?.campaign;
  const raw = useMemo(() => {
    if (gone) return undefined;
    if (!current) return answer;
    return campaign?.id === current.campaignId ? { ...current, campaign } : current;
  }, [gone, current, answer, campaign]);
  const character = useMemo(() => raw && normaliseCharacter(raw), [raw]);

  if (character) return { status: "ready", character, raw, refetch };
  const waiting = !gone && error === null && fetchStatus !== "paused";
  return waiting ? { status: "loading" } : { status: "failed", retry: refetch, retrying: isFetching };
}
