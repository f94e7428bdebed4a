import { sharedInitiatives } from "domain/documents/sharedInitiative";
import type { PublicEntry } from "domain/table/initiative/publicOrder";
import type { Table } from "./campaigns";
import { put } from "./database";

let revision = 0;

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
