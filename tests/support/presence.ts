import { type PresenceDocument, presence } from "domain/documents/presence";
import type { Table } from "./campaigns";
import type { Person } from "./cast";
import { put } from "./database";

/** A heartbeat of another device of this player's. */
export async function heartbeatAt(
  table: Table,
  { uid }: Person,
  device: string,
  beat: Omit<PresenceDocument, "uid">,
): Promise<void> {
  await put(presence, [table.id, `${uid}~${device}`], { uid, ...beat });
}
