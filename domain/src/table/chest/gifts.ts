import { type Gift, MAX_GIFTS } from "../../documents/chest";
import { refuse } from "../../operations/refuse";
import { unworn } from "../../sheet/inventory/inventoryEntry";
import { backInto, type Chest, entryOf, type Putting, storable } from "./chest";
import type { ChestHero } from "./heroes";
import { unclaimedBy } from "./loots";
import { type Goods, type Parcel, parcelText } from "./parcels";

const partyOf = ({ id: characterId, uid, name }: ChestHero): Gift["from"] => ({ uid, characterId, name });

/** The chest with a gift on its way. Throws `operation-refused` for too many, and to oneself. */
export function withGift(
  { now: at, newId }: { readonly now: number; readonly newId: () => string },
  chest: Chest,
  { entry, coins }: Parcel,
  from: ChestHero,
  to: ChestHero,
): Chest {
  if (from.id === to.id) refuse("Cet objet est déjà à ce personnage.");
  if (chest.gifts.length >= MAX_GIFTS) refuse("Trop de dons attendent une réponse à cette table.");
  const gift = {
    ...{ id: newId(), coins: { ...coins }, from: partyOf(from), to: partyOf(to), at },
    ...(entry && { entry: { ...unworn(entry) } }),
  };
  return storable({ ...chest, gifts: [...chest.gifts, gift] });
}

/** Throws `operation-refused` for one that was answered, or taken back. */
export const requireGift = ({ gifts }: Chest, id: string): Gift =>
  gifts.find((gift) => gift.id === id) ?? refuse("Ce don n'attend plus de réponse.");

export const withoutGift = (chest: Chest, id: string): Chest => ({
  ...chest,
  gifts: chest.gifts.filter((gift) => gift.id !== id),
});

/** What is given. */
export const parcelIn = ({ entry, coins }: Gift): Parcel => ({ entry: entry && entryOf({ entry }), coins });

/** What is left to the chest, and what the history has of it. */
interface Left {
  readonly chest: Chest;
  readonly lines: readonly { readonly uid: string; readonly name: string; readonly text: string }[];
}

/**
 * The chest once some heroes have left the table: what was on its way to them, or from them, is the group's, and they want
 * nothing of a loot any more. Undefined where that changes nothing.
 */
export function leftBy(
  leaves: (party: Gift["to"]) => boolean,
  goods: Goods,
  chest: Chest,
  { at, newId }: Pick<Putting, "at" | "newId">,
): Left | undefined {
  const isTheirs = ({ from, to }: Gift) => leaves(from) || leaves(to);
  const lost = chest.gifts.filter(isTheirs);
  const loots = unclaimedBy(leaves, chest.loots);
  if (lost.length === 0 && loots === undefined) return undefined;
  const rest = {
    ...chest,
    gifts: chest.gifts.filter((gift) => !isTheirs(gift)),
    loots: loots ?? chest.loots,
  };
  return {
    chest: lost.reduce(
      (kept, gift) => backInto(kept, parcelIn(gift), { by: gift.from.name, at, newId }),
      rest,
    ),
    lines: lost.map((gift) => {
      const { uid, name } = gift.from;
      const what = parcelText(goods, parcelIn(gift));
      return { uid, name, text: `n'a pas pu donner ${what} à ${gift.to.name} : c'est au coffre.` };
    }),
  };
}
