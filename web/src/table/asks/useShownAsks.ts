import { useLocalStorage } from "@mantine/hooks";
import { asksToShow } from "domain/table/asks/openAsks";
import { useCallback, useMemo } from "react";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { type LiveAsk, useOwnAsks } from "../../live/asks";
import { dataOf } from "../../live/liveSource";
import { useMember } from "../../session/SessionProvider";
import { useNow } from "../../ui/useNow";

/** How many cards this device remembers as put away; those that are asked last. */
const MAX_PUT_AWAY = 60;
const LOOK_MS = 60_000;
const NONE: readonly LiveAsk[] = [];
const NOTHING: string[] = [];

interface ShownAsks {
  /** What the MJ asks of the viewer and still waits for, the oldest first. */
  readonly asks: readonly LiveAsk[];
  /** Takes a card off this device's screens. */
  readonly putAway: (id: string) => void;
}

/**
 * What the MJ of a campaign asks of the viewer now. Nothing without an id. `heroes`: the ids of those of their characters whom
 * the screen shows, where it shows some.
 */
export function useShownAsks(campaignId: string | undefined, heroes: readonly string[] = NOTHING): ShownAsks {
  const { uid } = useMember();
  const live = dataOf(useOwnAsks(campaignId)) ?? NONE;
  const now = useNow(LOOK_MS, live.length > 0);
  const [away, setAway] = useLocalStorage<string[]>({
    key: STORAGE_KEYS.cardsPutAway(uid),
    defaultValue: NOTHING,
    getInitialValueInEffect: false,
  });
  const shown = heroes.join();
  const asks = useMemo(
    () =>
      live.length === 0
        ? NONE
        : asksToShow(live, { uid, heroes: shown.split(",").filter(Boolean) }, away, now),
    [live, uid, shown, away, now],
  );
  const putAway = useCallback(
    (id: string) => setAway((known) => [...known, id].slice(-MAX_PUT_AWAY)),
    [setAway],
  );
  return { asks, putAway };
}
