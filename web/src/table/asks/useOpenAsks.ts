import type { Card } from "domain/documents/askContent";
import { openAsks } from "domain/table/asks/openAsks";
import { onScreen } from "domain/table/screen/showOnScreen";
import { type LiveAsk, useTableAsks } from "../../live/asks";
import { dataOf } from "../../live/liveSource";
import { useTableScreen } from "../../live/scene/scenes";
import { useNow } from "../../ui/useNow";

const LOOK_MS = 60_000;
const NONE: readonly LiveAsk[] = [];

/** Whose answers are waited for comes before what is only shown. */
const rollsFirst = (one: LiveAsk, other: LiveAsk): number =>
  Number(one.content.kind === "card") - Number(other.content.kind === "card");

/** What the MJ has asked and not closed, those whose answers are waited for first; undefined while it is not known. */
export function useOpenAsks(campaignId: string): readonly LiveAsk[] | undefined {
  const live = useTableAsks(campaignId);
  const stored = dataOf(live) ?? NONE;
  const now = useNow(LOOK_MS, stored.length > 0);
  if (live.status === "failed") return undefined;
  return openAsks(stored, now).toReversed().toSorted(rollsFirst);
}

/** What the MJ shows on the table's screen, by its title or its text; undefined while that is nothing. */
export function useTitleOnScreen(campaignId: string): string | undefined {
  const screen = dataOf(useTableScreen(campaignId));
  const shown = onScreen(screen, useNow(LOOK_MS, screen?.shown !== undefined));
  return shown && (shown.handout?.title ?? cardTitle(shown.card));
}

/** What a card is called in a list: its text, where it has one. */
export const cardTitle = (card: Pick<Card, "text"> | undefined): string => card?.text || "Une image";
