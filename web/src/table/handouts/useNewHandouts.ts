import { useCallback, useMemo } from "react";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { type ShownHandout, useShownHandouts } from "../../live/handouts";
import { dataOf } from "../../live/liveSource";
import { useMember } from "../../session/SessionProvider";
import { useNow } from "../../ui/useNow";
import { usePutAway } from "../news/usePutAway";

/** Of what is for all, and of what is for the viewer: more at once nobody reads. */
const MAX_NEW = 3;
/** Shown longer ago, it is found in the collection. */
const NEW_MS = 12 * 60 * 60_000;
const LOOK_MS = 60_000;

/** With more shown of it, it is another one. */
const keyOf = ({ handoutId, shownAt }: Pick<ShownHandout, "handoutId" | "shownAt">) =>
  `${handoutId}@${shownAt}`;

interface NewHandouts {
  /** What the MJ showed the viewer just now, the newest first. */
  readonly handouts: readonly ShownHandout[];
  /** Takes one off this device's screens; it stays in the collection. */
  readonly putAway: (handout: ShownHandout) => void;
}

/** What a campaign's MJ showed and the viewer has not put away on this device. Nothing without an id. */
export function useNewHandouts(campaignId: string | undefined): NewHandouts {
  const { uid } = useMember();
  const shown = dataOf(useShownHandouts(campaignId, MAX_NEW))?.handouts;
  const now = useNow(LOOK_MS, (shown?.length ?? 0) > 0);
  const { away, putAway } = usePutAway(STORAGE_KEYS.handoutsPutAway(uid));
  const handouts = useMemo(
    () => (shown ?? []).filter((one) => one.shownAt > now - NEW_MS && !away.includes(keyOf(one))),
    [shown, away, now],
  );
  return { handouts, putAway: useCallback((handout) => putAway(keyOf(handout)), [putAway]) };
}
