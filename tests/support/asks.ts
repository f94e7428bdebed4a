import { asks } from "domain/documents/ask";
import type { Table } from "./campaigns";
import { type Person, unique } from "./cast";
import { put } from "./database";

/** Asks a player for a roll, as the MJ's call does. */
export const storeAsk = (
  { id }: Pick<Table, "id">,
  mj: Person,
  player: Person,
  trait: string,
): Promise<void> =>
  put(asks, [id, unique("demande")], {
    uid: mj.uid,
    content: { kind: "roll", trait, secret: false },
    targets: [player.uid],
    answeredBy: [],
    createdAt: Date.now(),
    expiresAt: Date.now() + 60 * 60_000,
  });
