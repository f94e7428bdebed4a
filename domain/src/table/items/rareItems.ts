import type { CampaignDocument } from "../../documents/campaign";
import type { Item } from "../../sheet/equipment/item";
import { isRare } from "../../sheet/equipment/rarity";
import { resolveItem } from "../../sheet/equipment/resolveItem";
import type { InventoryEntry } from "../../sheet/inventory/inventoryEntry";
import { AppError } from "../../values/errors";
import { isDeepEqual } from "../../values/isDeepEqual";
import type { SystemId } from "../../values/systemIds";

/** Whether a member's rare items need the MJ's word: at tables whose rules say so, for all but their MJ. */
export const mustAskForRareItems = (
  campaign: Pick<CampaignDocument, "mj" | "settings"> | undefined,
  uid: string,
): boolean => campaign?.settings.askForRareItems === true && campaign.mj.uid !== uid;

const isSameItem = (one: InventoryEntry, other: InventoryEntry): boolean => one.itemId === other.itemId;

/** Whether an entry says something of its item itself. */
const isDescribed = ({ overrides, snapshot, tags }: InventoryEntry): boolean =>
  overrides !== undefined || snapshot !== undefined || tags.length > 0;

const isSameDescription = (one: InventoryEntry, other: InventoryEntry): boolean =>
  isSameItem(one, other) &&
  isDeepEqual(one.overrides, other.overrides) &&
  isDeepEqual(one.snapshot, other.snapshot) &&
  isDeepEqual(one.tags, other.tags);

/** A quantity that is a text counts as one. */
const amountOf = (entries: readonly InventoryEntry[]): number =>
  entries.reduce((sum, { quantity }) => sum + (typeof quantity === "number" ? quantity : 1), 0);

/**
 * The entries of `after` of whose item `before` has fewer, or fewer of the same description: another snapshot, override
 * or tag makes another thing under the same id. A text in place of a number counts as more, and so does one more entry of
 * the amount 0. How a thing is named, worn and noted does not matter.
 */
export function addedEntries(
  before: readonly InventoryEntry[],
  after: readonly InventoryEntry[],
): InventoryEntry[] {
  return after.filter((entry) => {
    const isMore = (isSame: typeof isSameItem) => {
      const [had, has] = [before, after].map((entries) => entries.filter((one) => isSame(one, entry)));
      if (had === undefined || has === undefined) return false;
      // None of a thing can be worn as well.
      return amountOf(has) > amountOf(had) || (entry.quantity === 0 && has.length > had.length);
    };
    if (isMore(isSameItem) || (isDescribed(entry) && isMore(isSameDescription))) return true;
    if (typeof entry.quantity === "number") return false;
    return !before.some((one) => isSameItem(one, entry) && one.quantity === entry.quantity);
  });
}

/** Whether any source of an entry marks it as rare: nothing that its owner writes makes a rare item common. */
const isRareEntry = (entry: InventoryEntry, item: Item | undefined): boolean =>
  [item, entry.overrides, entry.snapshot, entry].some((source) => source !== undefined && isRare(source));

/**
 * Throws `rare-item`, naming the first, when there is a rare one among entries.
 *
 * @param items the items that the entries name, as far as they exist
 */
export function requireNoRareItem(
  entries: readonly InventoryEntry[],
  items: readonly Item[],
  system: SystemId,
): void {
  for (const entry of entries) {
    const item = items.find(({ id }) => id === entry.itemId);
    if (!isRareEntry(entry, item)) continue;
    const { name } = resolveItem(entry, item, system);
    throw new AppError("rare-item", {
      sentence: `« ${name} » est rare : à cette table, demande-le au MJ depuis les objets disponibles.`,
    });
  }
}
