import { chestOffers, chests } from "domain/documents/chest";
import { type Chest, EMPTY_CHEST } from "domain/table/chest/chest";
import { isDeepEqual } from "domain/values/isDeepEqual";
import type { Guarded } from "../store/guarded";

/** What a campaign's group owns, such that it still does when this is written. */
export async function readChest(guarded: Guarded, campaignId: string): Promise<Chest> {
  const [chest, offers] = await Promise.all([
    guarded.read(chests, campaignId),
    guarded.read(chestOffers, campaignId),
  ]);
  return { ...EMPTY_CHEST, ...chest?.data, gifts: offers?.data.gifts ?? [], loots: offers?.data.loots ?? [] };
}

/** Writes of it what another content changes. */
export function writeChest(
  guarded: Guarded,
  campaignId: string,
  { before, after, now }: { readonly before: Chest; readonly after: Chest; readonly now: number },
): void {
  const { things, coins, gifts, loots } = after;
  if (!isDeepEqual(things, before.things) || !isDeepEqual(coins, before.coins)) {
    guarded.set(chests, [campaignId], { things, coins, updatedAt: now });
  }
  if (!isDeepEqual(gifts, before.gifts) || !isDeepEqual(loots, before.loots)) {
    guarded.set(chestOffers, [campaignId], { gifts, loots, updatedAt: now });
  }
}
