import {
  type ChestDocument,
  type ChestOffersDocument,
  type ChestThing,
  MAX_CHEST_COINS,
  MAX_CHEST_THINGS,
} from "../../documents/chest";
import { type Coins, type CountedCoins, coinsText, minusCoins, plusCoins } from "../../game/purse";
import { refuse } from "../../operations/refuse";
import { resolveItem } from "../../sheet/equipment/resolveItem";
import { type InventoryEntry, readInventory, unworn } from "../../sheet/inventory/inventoryEntry";
import { replacedAt } from "../../values/replacedAt";
import { requireStorable } from "../../values/storable";
import type { SystemId } from "../../values/systemIds";
import { compareFrench } from "../../values/text/compareFrench";
import { plural } from "../../values/text/plural";
import { numberText } from "../../values/text/typedNumber";
import { type Goods, type Kept, type Parcel, requireCoins } from "./parcels";
import { amountText, joined, splitEntry } from "./things";

/** What is in it, and on its way to somebody. */
export interface Chest extends Pick<ChestDocument, "things" | "coins">, Required<Offers> {}

/** What waits for an answer. */
type Offers = Pick<ChestOffersDocument, "gifts" | "loots">;

/** What the chest has itself. */
export type Held = Omit<Chest, keyof Offers>;

export const EMPTY_CHEST: Chest = { things: [], coins: {}, gifts: [], loots: [] };

/** In bytes of JSON, well below what a document may have. */
const BOUNDS = { bytes: 640 * 1024, values: 60_000 };

/** Its inventory entry; undefined for what is none. */
export const entryOf = ({ entry }: Pick<ChestThing, "entry">): InventoryEntry | undefined =>
  readInventory([entry], [], []).inventoryItems[0];

/** A thing as it is listed. */
export interface KeptThing extends Pick<ChestThing, "id" | "by" | "at"> {
  readonly name: string;
  readonly quantity: number | string;
  /** « 2 × Potion de soins » */
  readonly text: string;
  readonly notes: string | undefined;
}

/** What is in it, by name; what no item tells of is named by what it was when it was put in. */
export const keptThings = ({ things }: Held, system: SystemId): KeptThing[] =>
  things
    .flatMap(({ id, by, at, entry: stored }) => {
      const entry = entryOf({ entry: stored });
      if (entry === undefined) return [];
      const { name } = resolveItem(entry, undefined, system);
      const { quantity, notes } = entry;
      return [{ id, by, at, name, quantity, text: amountText(entry, name), notes }];
    })
    .sort((one, other) => compareFrench(one.name, other.name));

/** Of the chest, or of a loot: « 12 objets et 340 po »; empty for an empty one. */
export function chestText(
  { things, coins }: { readonly things: readonly unknown[]; readonly coins: Coins },
  counted: CountedCoins = { coins: [] },
): string {
  const { length } = things;
  const counts = length === 0 ? "" : `${numberText(length)} ${plural(length, "objet", "objets")}`;
  return [counts, coinsText(counted, coins)].filter(Boolean).join(" et ");
}

/** Who puts something in, when, and under which id. */
export interface Putting {
  readonly by: string;
  readonly at: number;
  readonly newId: () => string;
}

/** The chest itself. Throws `payload-too-large` where it is larger than its document may be. */
export function storable(chest: Chest): Chest {
  requireStorable(chest, "Le coffre", { bounds: BOUNDS });
  return chest;
}

function withThing(
  things: readonly ChestThing[],
  entry: InventoryEntry,
  { by, at, newId }: Putting,
): ChestThing[] {
  for (const [position, thing] of things.entries()) {
    const kept = entryOf(thing);
    const both = kept && joined(kept, entry);
    if (both) return things.with(position, { ...thing, entry: { ...both }, by, at });
  }
  return [...things, { id: newId(), entry: { ...unworn(entry) }, by, at }];
}

/** Whatever it holds already: for what has no other place. */
export function backInto(chest: Chest, { entry, coins }: Parcel, putting: Putting): Chest {
  const richer = { ...chest, coins: plusCoins(chest.coins, coins, MAX_CHEST_COINS) };
  return entry === undefined ? richer : { ...richer, things: withThing(chest.things, entry, putting) };
}

/** Throws `operation-refused` for more than it holds. */
export function intoChest(chest: Chest, parcel: Parcel, putting: Putting): Chest {
  const next = backInto(chest, parcel, putting);
  if (next.things.length > MAX_CHEST_THINGS) refuse(`Le coffre contient déjà ${MAX_CHEST_THINGS} objets.`);
  return storable(next);
}

/** Throws `operation-refused` for what is not there any more. */
export function fromChest(
  goods: Goods,
  chest: Chest,
  { thing: asked, coins: wanted }: Kept,
): { readonly parcel: Parcel; readonly chest: Chest } {
  const { things } = chest;
  const taken = requireCoins(goods, wanted);
  const poorer = { ...chest, coins: minusCoins(goods.purse, chest.coins, taken) };
  if (asked === undefined) return { parcel: { entry: undefined, coins: taken }, chest: poorer };
  const position = things.findIndex(({ id }) => id === asked.id);
  const thing = things[position] ?? refuse("Cet objet n'est plus dans le coffre.");
  const entry = entryOf(thing) ?? refuse("Cet objet n'est plus dans le coffre.");
  const { moved, left } = splitEntry(entry, asked.quantity);
  const rest = left && { ...thing, entry: { ...left } };
  return {
    parcel: { entry: moved, coins: taken },
    chest: { ...poorer, things: replacedAt(things, position, rest) },
  };
}
