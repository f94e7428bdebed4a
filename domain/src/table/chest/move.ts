import * as z from "zod/mini";
import { nameRules } from "../../values/text/name";
import { nameSchema } from "../../values/text/nameSchema";
import { type Chest, entryOf } from "./chest";
import { carriedSchema, keptSchema } from "./parcels";

const characterId = z.string().check(z.minLength(1), z.maxLength(128));

const giftId = z.string().check(z.minLength(1), z.maxLength(64));

export const spentOnRules = nameRules("Le motif", 80);

/** One move of the chest (product §2.23). */
export const chestMoveSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("put"), characterId, what: carriedSchema }),
  z.object({ kind: z.literal("take"), characterId, what: keptSchema }),
  /** What is spent or used up leaves the game. */
  z.object({ kind: z.literal("spend"), what: keptSchema, on: nameSchema(spentOnRules) }),
  /** To another hero of the table, who has it once it is accepted. */
  z.object({ kind: z.literal("give"), characterId, to: characterId, what: carriedSchema }),
  /** By whom it is for; refused, it is the giver's again. */
  z.object({ kind: z.literal("answer"), giftId, accept: z.boolean() }),
  /** By who gives it, or the MJ. */
  z.object({ kind: z.literal("withdraw"), giftId }),
]);
export type ChestMove = z.infer<typeof chestMoveSchema>;

/** The heroes whose things it moves. */
export function heroesOf({ gifts }: Chest, move: ChestMove): readonly string[] {
  if (move.kind === "give") return [move.characterId, move.to];
  if (move.kind === "put" || move.kind === "take") return [move.characterId];
  if (move.kind === "spend") return [];
  const { from, to } = gifts.find(({ id }) => id === move.giftId) ?? {};
  const isTaken = move.kind === "answer" && move.accept;
  const party = isTaken ? to : from;
  return party ? [party.characterId] : [];
}

/** The items of what it moves. */
export function itemIdsOf({ things, gifts }: Chest, move: ChestMove): readonly string[] {
  if (move.kind === "put" || move.kind === "give") return move.what.entry ? [move.what.entry.itemId] : [];
  const stored =
    "giftId" in move
      ? gifts.find(({ id }) => id === move.giftId)?.entry
      : things.find(({ id }) => id === move.what.thing?.id)?.entry;
  const entry = stored && entryOf({ entry: stored });
  return entry ? [entry.itemId] : [];
}
