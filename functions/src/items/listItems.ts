import type { ItemView } from "domain/api/items";
import { type ItemRequest, readItemRequest } from "domain/equipment/itemRequest";
import { findOfficialItem, officialItems } from "domain/systems/catalogue";
import { SYSTEM_IDS } from "domain/systems/systemIds";
import type { Handler } from "../http/handler";
import { campaignsPlayedBy, campaignsRunBy, itemsOf } from "../store/queries";
import { itemView } from "./itemView";
import { readHomebrew } from "./readItems";

/**
 * Official items first, each list in its own order. Ids of unknown items, or of items that the caller may not
 * see, are left out.
 */
export const listItems: Handler<"listItems"> = async ({ query, caller }) => {
  const request = readItemRequest(query);
  const official = request.official ? officialAmong(request) : [];
  const homebrew = request.homebrew === "none" ? [] : await homebrewAmong(request, caller.uid);
  const { system } = request;
  return [...official, ...homebrew].filter(({ systems }) => system === undefined || systems.includes(system));
};

function officialAmong({ ids, system }: ItemRequest): readonly ItemView[] {
  if (ids !== undefined) return ids.flatMap((id) => findOfficialItem(id) ?? []);
  return system === undefined ? SYSTEM_IDS.flatMap(officialItems) : officialItems(system);
}

async function homebrewAmong({ ids, homebrew }: ItemRequest, uid: string): Promise<ItemView[]> {
  if (ids === undefined) {
    const owners = homebrew === "all" ? await membersOfSharedCampaigns(uid) : [uid];
    return (await itemsOf(owners)).map(itemView);
  }
  const made = await readHomebrew(ids);
  return homebrew === "all" ? made : made.filter(({ ownerId }) => ownerId === uid);
}

/**
 * The caller and everybody who shares a campaign with them: their homebrew items can be found by the caller.
 */
async function membersOfSharedCampaigns(uid: string): Promise<string[]> {
  const tables = await Promise.all(
    SYSTEM_IDS.flatMap((system) => [campaignsRunBy(uid, system), campaignsPlayedBy(uid, system)]),
  );
  return [...new Set([uid, ...tables.flat().flatMap(({ data }) => [data.mj.uid, ...data.memberIds])])];
}
