import {
  type ChestDocument,
  type ChestLogDocument,
  type ChestOffersDocument,
  chestLog,
  chestOffers,
  chests,
  type Gift,
  type Loot,
} from "domain/documents/chest";
import { useCallback } from "react";
import { live, liveDocument, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";
import { useMapped } from "./useMapped";

type ChestMoveLine = WithId<ChestLogDocument>;

/** What the group owns; null where nobody put anything in yet. One document, whatever it holds. */
export const useChest = (campaignId: string | undefined): Live<WithId<ChestDocument> | null> =>
  useLive(liveDocument(chests, campaignId));

export interface Offers {
  readonly gifts: readonly Gift[];
  readonly loots: readonly Loot[];
}

const offersIn = (stored: ChestOffersDocument | null): Offers => ({
  gifts: stored?.gifts ?? [],
  loots: stored?.loots ?? [],
});

/** What heroes offer each other, and the MJ to all, in that order. Another document, which is small. */
export const useOffers = (campaignId: string | undefined): Live<Offers> =>
  useMapped(useLive(liveDocument(chestOffers, campaignId)), offersIn);

interface ChestMoves {
  readonly moves: readonly ChestMoveLine[];
  /** There may be older ones. */
  readonly more: boolean;
}

/** The newest moves of a chest, as far as `count` goes. */
export function useChestMoves(campaignId: string, count: number): Live<ChestMoves> {
  const newest = live(chestLog, [campaignId], { order: ["createdAt", "desc"], limit: count });
  const page = useCallback(
    (moves: readonly ChestMoveLine[]) => ({ moves, more: moves.length >= count }),
    [count],
  );
  return useMapped(useLive(newest), page);
}
