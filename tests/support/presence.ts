import { type PresenceDocument, presence } from "domain/documents/presence";
import type { Table } from "./campaigns";
import type { Person } from "./cast";
import { idsIn, put, read, remove } from "./database";

/** Stores a heartbeat of this device of the player. */
export async function storeHeartbeat(
  table: Pick<Table, "id">,
  { uid }: Person,
  device: string,
  beat: Omit<PresenceDocument, "uid">,
): Promise<void> {
  await put(presence, [table.id, `${uid}~${device}`], { uid, ...beat });
}

/** Whose heartbeats say that they are still at the table, by the ids of their slots. */
export async function idsAtTable({ id }: Pick<Table, "id">): Promise<string[]> {
  const slots = await idsIn(`campaigns/${id}/presence`);
  const heartbeats = await Promise.all(slots.map((slot) => read(presence, id, slot)));
  return slots.filter((_, at) => heartbeats[at] !== undefined && heartbeats[at].departure === undefined);
}

/** Removes all heartbeats, as time does. */
export async function removeHeartbeats({ id }: Pick<Table, "id">): Promise<void> {
  const slots = await idsIn(`campaigns/${id}/presence`);
  await Promise.all(slots.map((slot) => remove(presence.path(id, slot))));
}
