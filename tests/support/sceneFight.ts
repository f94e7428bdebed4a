import { randomUUID } from "node:crypto";
import { fights } from "domain/documents/fight";
import { freshPanel } from "domain/table/panel/panelState";
import type { Table } from "./campaigns";
import { put } from "./database";

interface Fighter {
  name: string;
  hidden?: boolean;
}

/** A fight of goblins of 7 hit points that has begun, in this order. */
export async function goblinFight(table: Table, mjUid: string, fighters: readonly Fighter[]): Promise<void> {
  const at = Date.now();
  const order = fighters.map(({ name, hidden = false }, index) => ({
    ...{ id: randomUUID(), name, pronouns: "", role: "Humanoïde" },
    ...{ value: 15 - index, kind: "creature" as const, hidden },
  }));
  const goblin = { source: { catalogue: "goblin" }, max: 7, lost: 0, conditions: [] };
  await put(fights, [table.id], {
    mjUid,
    panel: {
      ...freshPanel(table.id, "dnd5e"),
      initiative: { order, activeIndex: 0, round: 1 },
      fighting: { creatures: Object.fromEntries(order.map(({ id }) => [id, goblin])), copies: {} },
    },
    shared: false,
    startedAt: at,
    steps: [],
    revision: 1,
    operationIds: [],
    pace: { since: at, count: 0 },
    updatedAt: at,
  });
}
