import { creatures } from "domain/documents/creature";
import type { InviteRequestDocument } from "domain/documents/inviteRequest";
import { items } from "domain/documents/item";
import { notifications } from "domain/documents/notification";
import { portraits } from "domain/documents/portrait";
import type { RareItemRequestDocument } from "domain/documents/rareItemRequest";
import type { RollDocument } from "domain/documents/roll";
import { defineItem } from "domain/sheet/equipment/item";
import { type Person, unique } from "./cast";
import { THUG } from "./creatures";
import { put } from "./database";
import { storePortrait } from "./portraits";

/** A rare item of D&D's catalogue. */
export const RARE_RING = "dnd5e-anneau-de-protection";
/** Another one. */
export const RARE_BOOTS = "dnd5e-bottes-de-rapidite";

/** A moment that no test reaches, epoch milliseconds. */
export const FAR = 4e12;

/** A roll of long ago by a member named Ana. */
export const earlierRoll = (uid: string, audience: RollDocument["audience"]): RollDocument => ({
  uid,
  name: "Ana",
  label: "Discrétion",
  audience,
  notation: "1d20",
  die: 20,
  roll: 12,
  modifier: 0,
  total: 12,
  dice: [{ sides: 20, value: 12, kept: true, sign: 1 }],
  createdAt: 1,
  expiresAt: FAR,
});

/** A request of long ago, not processed. */
export const earlierRequest = (email: string): InviteRequestDocument => ({
  email,
  status: "pending",
  requestCount: 1,
  createdAt: 1,
  updatedAt: 1,
  lastRequestAt: 1,
  expiresAt: FAR,
});

/** A request of long ago for a rare item. */
export const rareItemRequestOf = (uid: string, characterId: string): RareItemRequestDocument => ({
  uid,
  characterId,
  characterName: "Lyra",
  itemId: RARE_RING,
  itemName: "Anneau",
  createdAt: 1,
  expiresAt: FAR,
});

interface Belongings {
  item: string;
  creature: string;
  portrait: string;
  /** Where all of it stands. */
  paths: string[];
}

/** Stores an item, a creature, a portrait and a notification of a member. */
export async function storeBelongings(owner: Person): Promise<Belongings> {
  const item = unique("objet");
  const { id: _, ...made } = defineItem({ id: item, name: "Lame des brumes", systems: ["dnd5e"] });
  const creature = unique("creature");
  const [{ id: portrait }] = await Promise.all([
    storePortrait(owner),
    put(items, [item], { ...made, ownerId: owner.uid, createdAt: 1, updatedAt: 1 }),
    put(creatures, [creature], { ownerId: owner.uid, creature: THUG, createdAt: 1, updatedAt: 1 }),
    put(notifications, [owner.uid, "welcome"], {
      title: "Bienvenue",
      message: "",
      type: "info",
      cta: { label: "Voir", href: "/dashboard" },
      read: false,
      createdAt: 1,
      expiresAt: FAR,
    }),
  ]);
  const paths = [
    items.path(item),
    creatures.path(creature),
    portraits.path(portrait),
    notifications.path(owner.uid, "welcome"),
  ];
  return { item, creature, portrait, paths };
}
