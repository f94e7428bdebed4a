import * as z from "zod/mini";
import { coinAmountsSchema, MAX_LOOT_THINGS } from "../../documents/chest";
import { MAX_QUANTITY } from "../../sheet/inventory/inventoryEntry";
import { amountSchema } from "../../values/range";
import { nameRules } from "../../values/text/name";
import { nameSchema } from "../../values/text/nameSchema";
import { type Chest, entryOf } from "./chest";
import { carriedSchema, keptSchema } from "./parcels";

const characterId = z.string().check(z.minLength(1), z.maxLength(128));

const madeId = z.string().check(z.minLength(1), z.maxLength(64));

export const spentOnRules = nameRules("Le motif", 80);
export const lootTitleRules = nameRules("Le nom du butin", 60, "Donne un nom au butin.");
const thingNameRules = nameRules("Le nom d'un objet", 120, "Donne un nom à chaque objet.");

/** More than any table has. */
const MAX_SHARES = 40;

/** What the MJ does of loots. */
const LOOT_KINDS: ReadonlySet<string> = new Set(["lay", "settle", "clear"]);

/** One move of the chest (product §2.23). */
export const chestMoveSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("put"), characterId, what: carriedSchema }),
  z.object({ kind: z.literal("take"), characterId, what: keptSchema }),
  /** What is spent or used up leaves the game. */
  z.object({ kind: z.literal("spend"), what: keptSchema, on: nameSchema(spentOnRules) }),
  /** To another hero of the table, who has it once it is accepted. */
  z.object({ kind: z.literal("give"), characterId, to: characterId, what: carriedSchema }),
  /** By whom it is for; refused, it is the giver's again. */
  z.object({ kind: z.literal("answer"), giftId: madeId, accept: z.boolean() }),
  /** By who gives it, or the MJ. */
  z.object({ kind: z.literal("withdraw"), giftId: madeId }),
  /** What the MJ lays open: items of the catalogue, or things of a name alone. */
  z.object({
    kind: z.literal("lay"),
    title: nameSchema(lootTitleRules),
    things: z
      .array(
        z.object({
          itemId: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
          name: nameSchema(thingNameRules),
          quantity: amountSchema(MAX_QUANTITY),
        }),
      )
      .check(z.maxLength(MAX_LOOT_THINGS)),
    coins: z.optional(coinAmountsSchema),
  }),
  /** Whether a hero wants a thing of it. */
  z.object({ kind: z.literal("claim"), lootId: madeId, thingId: madeId, characterId, claimed: z.boolean() }),
  /** Who has what, several of them in equal parts; the rest is the chest's. Its coins are shared out among `shares`. */
  z.object({
    kind: z.literal("settle"),
    lootId: madeId,
    things: z
      .array(z.object({ thingId: madeId, to: z.array(characterId).check(z.maxLength(MAX_SHARES)) }))
      .check(z.maxLength(MAX_LOOT_THINGS)),
    shares: z.array(characterId).check(z.maxLength(MAX_SHARES)),
  }),
  /** Nobody has it. */
  z.object({ kind: z.literal("clear"), lootId: madeId }),
]);
export type ChestMove = z.infer<typeof chestMoveSchema>;

/** What one must be allowed to do at the table to make it. */
export const authorityOf = ({ kind }: ChestMove): "shareLoot" | "useChest" =>
  LOOT_KINDS.has(kind) ? "shareLoot" : "useChest";

/** The heroes whose things it moves. */
export function heroesOf({ gifts }: Chest, move: ChestMove): readonly string[] {
  if (move.kind === "give") return [move.characterId, move.to];
  if (move.kind === "settle") return [...new Set([...move.things.flatMap(({ to }) => to), ...move.shares])];
  if ("characterId" in move) return [move.characterId];
  if (!("giftId" in move)) return [];
  const { from, to } = gifts.find(({ id }) => id === move.giftId) ?? {};
  const isTaken = move.kind === "answer" && move.accept;
  const party = isTaken ? to : from;
  return party ? [party.characterId] : [];
}

/** The items of what it moves. */
export function itemIdsOf({ things, gifts }: Chest, move: ChestMove): readonly string[] {
  if (move.kind === "put" || move.kind === "give") return move.what.entry ? [move.what.entry.itemId] : [];
  if (move.kind === "lay") return move.things.flatMap(({ itemId }) => itemId ?? []);
  if ("lootId" in move) return [];
  const stored =
    "giftId" in move
      ? gifts.find(({ id }) => id === move.giftId)?.entry
      : things.find(({ id }) => id === move.what.thing?.id)?.entry;
  const entry = stored && entryOf({ entry: stored });
  return entry ? [entry.itemId] : [];
}
