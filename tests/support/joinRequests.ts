import { joinRequests } from "domain/documents/joinRequest";
import { users } from "domain/documents/user";
import type { Table } from "./campaigns";
import type { Person } from "./cast";
import { put, read } from "./database";

/** Stores a pending join request. */
export async function waitingAt(table: Table, { uid }: Person): Promise<void> {
  const user = await read(users, uid);
  if (user === undefined) throw new Error(`${uid} is no member`);
  await put(joinRequests, [table.id, uid], {
    uid,
    name: user.name,
    campaignName: table.name,
    system: table.system,
    requestedAt: Date.now(),
  });
}

export const storedJoinRequest = (table: Table, { uid }: Person) => read(joinRequests, table.id, uid);
