import * as z from "zod/mini";
import { wholeSchema } from "../values/range";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** How many things the chest of a campaign holds. */
export const MAX_CHEST_THINGS = 300;

/** The most of one coin that it holds. */
export const MAX_CHEST_COINS = 999_999_999_999;

/** More than any game has coins. */
const MAX_COIN_KINDS = 8;

/** Amounts by the ids of the game's coins (`game/purse`). */
const storedCoinsSchema = z.record(z.string(), z.number());

/** The same as a request names them. */
export const coinAmountsSchema = z
  .record(z.string().check(z.regex(/^[a-z]{1,16}$/)), wholeSchema({ min: 0, max: MAX_CHEST_COINS }))
  .check(z.refine((coins) => Object.keys(coins).length <= MAX_COIN_KINDS, "Trop de monnaies."));

const chestThingSchema = z.object({
  id: z.string(),
  /** An inventory entry (product §3), neither worn nor attuned. */
  entry: z.record(z.string(), z.unknown()),
  /** The hero, or the MJ, who put it in last. */
  by: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
});

/**
 * `campaigns/{cid}/chest/current`: what the group owns together. All members read it; the server writes. Absent until
 * somebody puts something in.
 */
export const chests = documentKind({
  name: "chest",
  path: (campaignId: string) => `campaigns/${campaignId}/chest/current`,
  schema: z.object({
    things: z.array(chestThingSchema),
    coins: storedCoinsSchema,
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});
export type ChestDocument = DocumentData<typeof chests>;
export type ChestThing = ChestDocument["things"][number];

/** How many gifts of a campaign may be on their way. */
export const MAX_GIFTS = 60;

const partySchema = z.object({ uid: z.string(), characterId: z.string(), name: z.string() });

/** What a hero offers another: neither has it until the other accepts it. */
const giftSchema = z.object({
  id: z.string(),
  entry: z.optional(z.record(z.string(), z.unknown())),
  coins: storedCoinsSchema,
  from: partySchema,
  to: partySchema,
  /** Epoch milliseconds. */
  at: z.number(),
});

/** How many loots of a campaign lie open, and how many things are in one. */
export const MAX_LOOTS = 10;
export const MAX_LOOT_THINGS = 40;

/** What the MJ lays open: heroes say what they want, the MJ says who has it. */
const lootSchema = z.object({
  id: z.string(),
  title: z.string(),
  things: z.array(
    z.object({
      id: z.string(),
      entry: z.record(z.string(), z.unknown()),
      /** Who wants it, in the order in which they said so. */
      claims: z.array(partySchema),
    }),
  ),
  coins: storedCoinsSchema,
  /** Epoch milliseconds. */
  at: z.number(),
});

/**
 * `campaigns/{cid}/chestOffers/current`: what waits for an answer, apart from the chest, for whoever looks at a sheet
 * alone. All members read it; the server writes. Absent until somebody offers something.
 */
export const chestOffers = documentKind({
  name: "chestOffers",
  path: (campaignId: string) => `campaigns/${campaignId}/chestOffers/current`,
  schema: z.object({
    /** In the order in which they were offered. */
    gifts: z.array(giftSchema),
    /** In the order in which they were laid open; absent before the first. */
    loots: z.optional(z.array(lootSchema)),
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});
export type ChestOffersDocument = DocumentData<typeof chestOffers>;
export type Gift = ChestOffersDocument["gifts"][number];
export type Loot = z.infer<typeof lootSchema>;
export type LootThing = Loot["things"][number];

/**
 * `campaigns/{cid}/chestLog/{id}`: one move, by the id of its request, so that one that is sent again moves nothing. All
 * members read it, the server alone writes, once; it goes after a year.
 */
export const chestLog = documentKind({
  name: "chestLog",
  path: (campaignId: string, moveId: string) => `campaigns/${campaignId}/chestLog/${moveId}`,
  schema: z.object({
    /** Who did it, and as whom: a hero, or the MJ. */
    uid: z.string(),
    name: z.string(),
    /** What: « a mis 2 × Potion de soins. » */
    text: z.string(),
    createdAt: momentSchema,
    expiresAt: momentSchema,
  }),
  moments: ["createdAt", "expiresAt"],
});
export type ChestLogDocument = DocumentData<typeof chestLog>;
