import type { Gift } from "../../documents/chest";
import { refuse } from "../../operations/refuse";
import { AppError } from "../../values/errors";
import { backInto, type Chest, entryOf, fromChest, intoChest, type Putting } from "./chest";
import { parcelIn, requireGift, withGift, withoutGift } from "./gifts";
import { type ChestHero, fromHero, toHero } from "./heroes";
import { requireLoot, sharedCoins, sharedEntry, withClaim, withLoot, withoutLoot } from "./loots";
import type { ChestMove } from "./move";
import { type Goods, isSomething, type Parcel, parcelText, requireSomething } from "./parcels";

type MoveOf<Kind extends ChestMove["kind"]> = Extract<ChestMove, { kind: Kind }>;

/** Where a move is made, and by whom. */
export interface ChestTable extends Goods {
  /** The MJ, and whoever moves nothing of a hero's, act under their own name. */
  readonly caller: { readonly uid: string; readonly name: string };
  readonly isMj: boolean;
  /** Those of the campaign that the move names, by their ids. */
  readonly heroes: ReadonlyMap<string, ChestHero>;
  readonly newId: () => string;
  readonly now: number;
}

/** What a move changes, and what is said of it: « Lia » « a mis 2 × Potion de soins. » */
export interface Moved {
  readonly chest: Chest;
  /** As they are now: those that it changed. */
  readonly heroes: readonly ChestHero[];
  readonly name: string;
  /** Empty for what is not worth a line of the history. */
  readonly text: string;
}

/** Throws `operation-refused` for a hero who is not at the table. */
const heroAt = ({ heroes }: ChestTable, id: string): ChestHero =>
  heroes.get(id) ?? refuse("Ce personnage n'est plus à cette table.");

/** The same, and `forbidden` for somebody else's. */
function ownHero(table: ChestTable, id: string): ChestHero {
  const hero = heroAt(table, id);
  if (hero.uid !== table.caller.uid) throw new AppError("forbidden");
  return hero;
}

const putBy = ({ now, newId }: ChestTable, by: string): Putting => ({ by, at: now, newId });

function put(table: ChestTable, chest: Chest, { characterId, what }: MoveOf<"put">): Moved {
  const { parcel, hero } = fromHero(table, ownHero(table, characterId), what);
  requireSomething(parcel);
  const fuller = intoChest(chest, parcel, putBy(table, hero.name));
  return { chest: fuller, heroes: [hero], name: hero.name, text: `a mis ${parcelText(table, parcel)}.` };
}

function take(table: ChestTable, chest: Chest, { characterId, what }: MoveOf<"take">): Moved {
  const hero = ownHero(table, characterId);
  const { parcel, chest: rest } = fromChest(table, chest, what);
  requireSomething(parcel);
  const text = `a pris ${parcelText(table, parcel)}.`;
  return { chest: rest, heroes: [toHero(table, hero, parcel)], name: hero.name, text };
}

function spend(table: ChestTable, chest: Chest, { what, on }: MoveOf<"spend">): Moved {
  const { parcel, chest: rest } = fromChest(table, chest, what);
  requireSomething(parcel);
  const verb = parcel.entry === undefined ? "a dépensé" : "a retiré";
  const text = `${verb} ${parcelText(table, parcel)}${on && ` : ${on}`}.`;
  return { chest: rest, heroes: [], name: table.caller.name, text };
}

function give(table: ChestTable, chest: Chest, { characterId, to, what }: MoveOf<"give">): Moved {
  const receiver = heroAt(table, to);
  const { parcel, hero } = fromHero(table, ownHero(table, characterId), what);
  requireSomething(parcel);
  const text = `offre ${parcelText(table, parcel)} à ${receiver.name}.`;
  return { chest: withGift(table, chest, parcel, hero, receiver), heroes: [hero], name: hero.name, text };
}

/** A gift that nobody has: its giver has it again, or the chest, where that hero is not at the table any more. */
function returned(table: ChestTable, chest: Chest, gift: Gift): Pick<Moved, "chest" | "heroes"> {
  const rest = withoutGift(chest, gift.id);
  const giver = table.heroes.get(gift.from.characterId);
  const parcel = parcelIn(gift);
  if (giver) return { chest: rest, heroes: [toHero(table, giver, parcel)] };
  return { chest: backInto(rest, parcel, putBy(table, gift.from.name)), heroes: [] };
}

function answer(table: ChestTable, chest: Chest, { giftId, accept }: MoveOf<"answer">): Moved {
  const gift = requireGift(chest, giftId);
  const { from, to } = gift;
  if (to.uid !== table.caller.uid) throw new AppError("forbidden");
  const what = `${parcelText(table, parcelIn(gift))} de ${from.name}.`;
  if (!accept) return { ...returned(table, chest, gift), name: to.name, text: `n'a pas pris ${what}` };
  const hero = toHero(table, ownHero(table, to.characterId), parcelIn(gift));
  return { chest: withoutGift(chest, giftId), heroes: [hero], name: to.name, text: `a pris ${what}` };
}

function withdraw(table: ChestTable, chest: Chest, { giftId }: MoveOf<"withdraw">): Moved {
  const gift = requireGift(chest, giftId);
  const { from, to } = gift;
  const isGiver = from.uid === table.caller.uid;
  if (!isGiver && !table.isMj) throw new AppError("forbidden");
  const whose = isGiver ? "son don" : `le don de ${from.name}`;
  const text = `a repris ${whose} à ${to.name} : ${parcelText(table, parcelIn(gift))}.`;
  return { ...returned(table, chest, gift), name: isGiver ? from.name : table.caller.name, text };
}

function lay(table: ChestTable, chest: Chest, { title, things, coins }: MoveOf<"lay">): Moved {
  const laid = withLoot(table, chest, { title, things, coins });
  return { chest: laid, heroes: [], name: table.caller.name, text: `partage un butin : ${title}.` };
}

function claim(table: ChestTable, chest: Chest, { characterId, ...wish }: MoveOf<"claim">): Moved {
  const hero = ownHero(table, characterId);
  return { chest: withClaim(chest, wish, hero), heroes: [], name: hero.name, text: "" };
}

/** Where what nobody has goes; no hero's id. */
const THE_CHEST = "";

function settle(table: ChestTable, chest: Chest, { lootId, things, shares }: MoveOf<"settle">): Moved {
  const loot = requireLoot(chest, lootId);
  const heroes = new Map<string, ChestHero>();
  const received = new Map<string, readonly string[]>();
  let left = withoutLoot(chest, lootId);
  const tell = (id: string, parcel: Parcel) =>
    received.set(id, [...(received.get(id) ?? []), parcelText(table, parcel)]);
  const deal = (to: readonly string[], each: Parcel, rest: Parcel) => {
    for (const id of isSomething(each) ? to : []) {
      heroes.set(id, toHero(table, heroes.get(id) ?? heroAt(table, id), each));
      tell(id, each);
    }
    if (!isSomething(rest)) return;
    left = backInto(left, rest, putBy(table, table.caller.name));
    tell(THE_CHEST, rest);
  };
  for (const { id, entry: stored } of loot.things) {
    const to = [...new Set(things.find(({ thingId }) => thingId === id)?.to)];
    const { each, rest } = sharedEntry(entryOf({ entry: stored }), to.length);
    deal(to, { entry: each, coins: {} }, { entry: rest, coins: {} });
  }
  const sharers = [...new Set(shares)];
  const { each, rest } = sharedCoins(loot.coins, sharers.length);
  deal(sharers, { entry: undefined, coins: each }, { entry: undefined, coins: rest });
  const placeOf = (id: string) => (id === THE_CHEST ? "au coffre" : `à ${heroAt(table, id).name}`);
  const shared = [...received].map(([id, texts]) => `${texts.join(", ")} ${placeOf(id)}`);
  const text = `a partagé ${loot.title} : ${shared.join(" ; ")}.`;
  return { chest: left, heroes: [...heroes.values()], name: table.caller.name, text };
}

function clear(table: ChestTable, chest: Chest, { lootId }: MoveOf<"clear">): Moved {
  const { title } = requireLoot(chest, lootId);
  const text = `a repris le butin : ${title}.`;
  return { chest: withoutLoot(chest, lootId), heroes: [], name: table.caller.name, text };
}

/**
 * What a move makes of the chest and of heroes. Nothing comes to be by it but what the MJ lays open, and nothing
 * goes but what is spent, or taken away again by the MJ (`authorityOf`). Throws
 * `operation-refused` with what its author reads, `forbidden` for somebody else's hero, `invalid-input` for coins of
 * another game, and what `requireStorable` throws.
 */
export function decideChestMove(table: ChestTable, chest: Chest, move: ChestMove): Moved {
  switch (move.kind) {
    case "put":
      return put(table, chest, move);
    case "take":
      return take(table, chest, move);
    case "spend":
      return spend(table, chest, move);
    case "give":
      return give(table, chest, move);
    case "answer":
      return answer(table, chest, move);
    case "withdraw":
      return withdraw(table, chest, move);
    case "lay":
      return lay(table, chest, move);
    case "claim":
      return claim(table, chest, move);
    case "settle":
      return settle(table, chest, move);
    case "clear":
      return clear(table, chest, move);
  }
}
