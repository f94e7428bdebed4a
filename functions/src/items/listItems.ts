import type { ItemView } from "domain/api/items";
import { findOfficialItem, officialItems } from "domain/games/catalogue";
import { type ItemRequest, readItemRequest } from "domain/sheet/equipment/itemRequest";
import { SYSTEM_IDS } from "domain/values/systemIds";
import type { Handler } from "../http/handler";
import { positionAt, writePosition } from "../store/cursor";
import { type ItemPosition, pageOfItems } from "../store/pageOfItems";
import { tablematesOf } from "../store/queries";
import { itemView, readHomebrew } from "../table/readItems";

/** Homebrew items of a page. At 20 KB each, a page is 1 MB at most. */
const PAGE = 50;

interface HomebrewPage {
  items: ItemView[];
  next: ItemPosition | undefined;
}

/**
 * Official items first, on the first page; each list in its own order. Ids of unknown items, or of items that
 * the caller may not see, are left out.
 */
export const listItems: Handler<"listItems"> = async ({ query, caller }) => {
  const request = readItemRequest(query);
  const after = query.cursor ? positionFrom(query.cursor) : undefined;
  const official = request.official && after === undefined ? officialAmong(request) : [];
  const homebrew = await homebrewAmong(request, caller.uid, after);
  const { system } = request;
  const items = [...official, ...homebrew.items].filter(
    ({ systems }) => system === undefined || systems.includes(system),
  );
  if (query.cursor === undefined) return items;
  const { next } = homebrew;
  return { items, nextCursor: next && writePosition([next.owner, next.id]) };
};

function positionFrom(cursor: string): ItemPosition {
  const [owner, id] = positionAt(cursor, 1);
  return { owner: String(owner), id: String(id) };
}

function officialAmong({ ids, system }: ItemRequest): readonly ItemView[] {
  if (ids !== undefined) return ids.flatMap((id) => findOfficialItem(id) ?? []);
  return system === undefined ? SYSTEM_IDS.flatMap(officialItems) : officialItems(system);
}

async function homebrewAmong(
  { ids, homebrew }: ItemRequest,
  uid: string,
  after: ItemPosition | undefined,
): Promise<HomebrewPage> {
  if (homebrew === "none") return { items: [], next: undefined };
  if (ids !== undefined) {
    const made = await readHomebrew(ids);
    const hasForeign = made.some(({ ownerId }) => ownerId !== uid);
    const owners = homebrew === "all" && hasForeign ? await tablematesOf(uid) : new Set([uid]);
    const visible = made.filter(({ ownerId }) => ownerId !== undefined && owners.has(ownerId));
    return { items: visible, next: undefined };
  }
  const owners = homebrew === "all" ? await tablematesOf(uid) : [uid];
  const { rows, next } = await pageOfItems([...owners], after, PAGE);
  return { items: rows.map(itemView), next };
}
