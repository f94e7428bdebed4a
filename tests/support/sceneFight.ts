import { randomUUID } from "node:crypto";
import { fights } from "domain/documents/fight";
import { freshPanel } from "domain/table/panel/panelState";
import type { Table } from "./campaigns";
import { idsIn, put, read } from "./database";
import { tokenIds } from "./sceneTable";

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

/** The creatures of the order by their names, each with its life and how many tokens it has on the scene. */
export async function fightersOf(table: Table, sceneId: string) {
  const panel = (await read(fights, table.id))?.panel;
  const concealed = await idsIn(`campaigns/${table.id}/scenes/${sceneId}/sceneTokens`);
  const ids = [...(await tokenIds(table)), ...concealed];
  return (panel?.initiative.order ?? [])
    .filter(({ kind }) => kind === "creature")
    .map(({ id, name }) => ({
      name,
      life: panel?.fighting.creatures[id]?.max,
      tokens: ids.filter((one) => one === `creature-${id}`).length,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
