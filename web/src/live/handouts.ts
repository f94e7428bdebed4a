import {
  type HandoutDocument,
  handoutNoteId,
  handoutNotes,
  handouts,
  type ShownHandoutDocument,
  shownHandoutId,
  shownHandouts,
  TABLE_AUDIENCE,
} from "domain/documents/handout";
import type { NoteAudience } from "domain/documents/note";
import { shownPage } from "domain/table/handouts/handouts";
import { useCallback } from "react";
import { useMember } from "../session/SessionProvider";
import { live, liveDocument, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { merged } from "./merged";
import { type Notes, useOthersNotes } from "./notes";
import { useLive } from "./useLive";
import { useMapped } from "./useMapped";

export type LiveHandout = WithId<HandoutDocument>;
export type ShownHandout = WithId<ShownHandoutDocument>;

/** As much of a list as was asked for, and whether there is more. */
export interface HandoutPage<Handout> {
  readonly handouts: readonly Handout[];
  readonly more: boolean;
}

/** The newest handouts of a campaign, those that were changed last first; for its MJ. Without an id it waits. */
export function useHandouts(campaignId: string | undefined, count: number): Live<HandoutPage<LiveHandout>> {
  const newest = live(handouts, [campaignId], { order: ["updatedAt", "desc"], limit: count });
  const page = useCallback(
    (list: readonly LiveHandout[]) => ({ handouts: list, more: list.length >= count }),
    [count],
  );
  return useMapped(useLive(newest), page);
}

/** One of them; null where there is none. */
export const useHandout = (campaignId: string | undefined, handoutId: string): Live<LiveHandout | null> =>
  useLive(liveDocument(handouts, campaignId, handoutId));

/**
 * What the viewer was shown in a campaign, as far as `count` of what is for all and `count` of what is for them alone
 * go, the one that was shown last first. Without an id it waits.
 */
export function useShownHandouts(
  campaignId: string | undefined,
  count: number,
): Live<HandoutPage<ShownHandout>> {
  const { uid } = useMember();
  const of = (audience: string) =>
    live(shownHandouts, [campaignId], {
      where: ["audience", "==", audience],
      order: ["shownAt", "desc"],
      limit: count,
    });
  const page = useCallback(
    (lists: readonly (readonly ShownHandout[] | undefined)[]) =>
      shownPage(
        lists.map((list) => list ?? []),
        count,
      ),
    [count],
  );
  return useMapped(useLive(merged([of(TABLE_AUDIENCE), of(uid)])), page);
}

const NONE = { status: "loading" } as const;

const firstOf = ([own, forAll]: readonly (ShownHandout | null | undefined)[]): ShownHandout | null =>
  own ?? forAll ?? null;

/** What the viewer was shown of one handout; null where that is nothing. */
export function useShownHandout(
  campaignId: string | undefined,
  handoutId: string,
): Live<ShownHandout | null> {
  const { uid } = useMember();
  const of = (audience: string) =>
    liveDocument(shownHandouts, campaignId, shownHandoutId(handoutId, audience));
  // Of the two there may be one alone, which is what this device keeps.
  const copies = merged([of(uid), of(TABLE_AUDIENCE)], { partialOffline: true });
  return useMapped(useLive(copies), firstOf);
}

/** More than a table has members. */
const MAX_NOTES = 60;

/** All notes of a handout that the viewer may read. */
export function useHandoutNotes(campaignId: string, handoutId: string): Notes {
  const { uid } = useMember();
  const of = (audience: NoteAudience) =>
    liveDocument(handoutNotes, campaignId, handoutNoteId(handoutId, uid, audience));
  const own = { self: useLive(of("self")), mj: NONE, table: useLive(of("table")) };
  const forAll = live(handoutNotes, [campaignId], {
    where: ["handoutId", "==", handoutId],
    and: ["audience", "==", "table"],
    limit: MAX_NOTES,
  });
  return { own, others: useOthersNotes(useLive(merged([forAll]))) };
}
