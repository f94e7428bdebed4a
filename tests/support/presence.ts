import { type PresenceDocument, presence } from "domain/documents/presence";
import type { Table } from "./campaigns";
import type { Person } from "./cast";
import { put } from "./database";

/** Stores a heartbeat of this device of the player. */
export async function storeHeartbeat(
  table: Pick<Table, "id">,
  { uid }: Person,
  device: string,
  beat: Omit<PresenceDocument, "uid">,
): Promise<void> {
  await put(presence, [table.id, `${uid}~${device}`], { uid, ...beat });
}
