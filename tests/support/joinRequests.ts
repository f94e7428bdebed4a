import { joinRequests } from "domain/documents/joinRequest";
import { users } from "domain/documents/user";
import type { Table } from "./campaigns";
import type { Person } from "./cast";
import { put, read } from "./database";

/** A player at the campaign's door, as their own request would have put them there. */
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
