import type { ChestDocument, ChestLogDocument, ChestThing, Gift, Loot } from "../documents/chest";
import { NOW } from "./campaigns";

export const chestThingOf = (id: string, entry: Readonly<Record<string, unknown>>): ChestThing => ({
  ...{ id, by: "Lia", at: NOW },
  entry: { itemId: id, quantity: 1, equipped: false, attuned: false, properties: [], tags: [], ...entry },
});

/** Three potions and twenty gold pieces. */
export const CHEST: ChestDocument = {
  things: [
    chestThingOf("potions", {
      itemId: "potion-de-soins",
      quantity: 3,
      snapshot: { name: "Potion de soins" },
    }),
  ],
  coins: { gp: 20 },
  updatedAt: NOW,
};

/** Lia offers Kaël a dagger. */
export const giftOf = (fromUid: string, toUid: string, changes: Partial<Gift> = {}): Gift => ({
  ...{ id: "dagger", coins: {}, at: NOW },
  entry: chestThingOf("dague", { snapshot: { name: "Dague" } }).entry,
  from: { uid: fromUid, characterId: "lia", name: "Lia" },
  to: { uid: toUid, characterId: "kael", name: "Kaël" },
  ...changes,
});

/** A dagger, a letter and a hundred gold pieces, which nobody has claimed. */
export const lootOf = (changes: Partial<Loot> = {}): Loot => ({
  ...{ id: "hoard", title: "Le trésor", coins: { gp: 100 }, at: NOW },
  things: [
    { id: "dagger", entry: chestThingOf("dague", { snapshot: { name: "Dague" } }).entry, claims: [] },
    { id: "letter", entry: chestThingOf("lettre", { snapshot: { name: "Lettre" } }).entry, claims: [] },
  ],
  ...changes,
});

export const chestMoveOf = (uid: string, changes: Partial<ChestLogDocument> = {}): ChestLogDocument => ({
  ...{ uid, name: "Lia", text: "a mis 3 × Potion de soins." },
  ...{ createdAt: NOW, expiresAt: NOW + 366 * 24 * 3_600_000 },
  ...changes,
});
