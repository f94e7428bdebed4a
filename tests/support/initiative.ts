import { type FightDocument, fights } from "domain/documents/fight";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { toldOf } from "domain/table/fight/changeFight";
import { aliasOf, type PublicEntry } from "domain/table/initiative/publicOrder";
import type { Table } from "./campaigns";
import { unique } from "./cast";
import { put } from "./database";

let revision = 0;

/** Stores a fight with what its members see of it, as the server does. */
export async function storeFight(table: Pick<Table, "id">, fight: FightDocument): Promise<void> {
  const { document, live } = toldOf(fight, undefined, Date.now(), () => aliasOf(unique("x")));
  await put(fights, [table.id], document);
  await storeSharedInitiative(table, live?.shared);
}

/** Stores a shared order as the server does; without an order, sharing has ended. */
export async function storeSharedInitiative(
  { id }: Pick<Table, "id">,
  shared?: { order: readonly Partial<PublicEntry>[]; activeIndex?: number; round?: number },
): Promise<void> {
  revision += 1;
  await put(sharedInitiatives, [id], {
    revision,
    ...(shared && {
      shared: {
        activeIndex: shared.activeIndex ?? 0,
        round: shared.round ?? 1,
        order: shared.order.map((entry, rank) => ({
          id: `creature-${rank + 1}`,
          name: `Créature ${rank + 1}`,
          pronouns: "",
          role: "",
          value: 20 - rank,
          ...entry,
        })),
      },
    }),
    updatedAt: Date.now(),
  });
}
