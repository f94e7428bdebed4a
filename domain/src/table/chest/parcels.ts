import * as z from "zod/mini";
import { coinAmountsSchema } from "../../documents/chest";
import { type Coins, type CountedCoins, coinsText, hasCoins } from "../../game/purse";
import { refuse } from "../../operations/refuse";
import type { Item } from "../../sheet/equipment/item";
import { resolveItem } from "../../sheet/equipment/resolveItem";
import { snapshotOf } from "../../sheet/inventory/editInventory";
import { type InventoryEntry, MAX_QUANTITY } from "../../sheet/inventory/inventoryEntry";
import { AppError } from "../../values/errors";
import { amountSchema, wholeSchema } from "../../values/range";
import { MAX_ENTRIES } from "../../values/reading/values";
import type { SystemId } from "../../values/systemIds";
import { amountText } from "./things";

/** All of it where none is named. */
const quantitySchema = z.optional(amountSchema(MAX_QUANTITY));

/**
 * What is taken of a hero's: an entry of the inventory by its place, or by its item where it stands elsewhere by now, and
 * coins.
 */
export const carriedSchema = z.object({
  entry: z.optional(
    z.object({
      position: wholeSchema({ min: 0, max: MAX_ENTRIES }),
      itemId: z.string().check(z.minLength(1), z.maxLength(128)),
      quantity: quantitySchema,
    }),
  ),
  coins: z.optional(coinAmountsSchema),
});
export type Carried = z.infer<typeof carriedSchema>;

/** What is taken of the chest's. */
export const keptSchema = z.object({
  thing: z.optional(
    z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)), quantity: quantitySchema }),
  ),
  coins: z.optional(coinAmountsSchema),
});
export type Kept = z.infer<typeof keptSchema>;

/** What goes from one place to another: an entry, coins, or both. */
export interface Parcel {
  readonly entry: InventoryEntry | undefined;
  readonly coins: Coins;
}

/** Of a game that counts no money. */
export const NO_PURSE: Goods["purse"] = { coins: [], max: 0 };

/** What is known of things and money where parcels go. */
export interface Goods {
  readonly system: SystemId;
  /** The game's coins, and the most of one that a sheet has. */
  readonly purse: CountedCoins & { readonly max: number };
  /** The items of what is moved, as far as they exist. */
  readonly items: readonly Item[];
}

/** The coins that a request names. Throws `invalid-input` for those that the game does not count. */
export function requireCoins({ purse }: Goods, coins: Coins = {}): Coins {
  const isCounted = (id: string) => purse.coins.some((coin) => coin.id === id);
  if (Object.keys(coins).every(isCounted)) return coins;
  throw new AppError("invalid-input", { sentence: "Ce jeu ne compte pas cette monnaie." });
}

export const isSomething = ({ entry, coins }: Parcel): boolean => entry !== undefined || hasCoins(coins);

/** Throws `operation-refused` for a parcel of nothing. */
export function requireSomething(parcel: Parcel): void {
  if (!isSomething(parcel)) refuse("Il n'y a rien à déplacer.");
}

export const itemOf = ({ items }: Goods, { itemId }: Pick<InventoryEntry, "itemId">): Item | undefined =>
  items.find(({ id }) => id === itemId);

/** The entry with what its item is, where it does not say so itself: that stays known when the item is gone. */
export function described(goods: Goods, entry: InventoryEntry): InventoryEntry {
  const item = itemOf(goods, entry);
  return entry.snapshot || item === undefined ? entry : { ...entry, snapshot: snapshotOf(item) };
}

/** « 2 × Potion de soins et 3 po » */
export function parcelText(goods: Goods, { entry, coins }: Parcel): string {
  const thing = entry && amountText(entry, resolveItem(entry, itemOf(goods, entry), goods.system).name);
  return [thing, coinsText(goods.purse, coins)].filter(Boolean).join(" et ");
}
