import type { CampaignDocument } from "domain/documents/campaign";
import type { CharacterDocument } from "domain/documents/character";
import { findOfficialItem } from "domain/games/catalogue";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { addedEntries, mustAskForRareItems, requireNoRareItem } from "domain/table/items/rareItems";
import { readHomebrew } from "../table/readItems";

/**
 * Refuses a save by which a player's character comes by a rare item that its MJ was not asked for. Compares inventories
 * as they are read, so that no other name of their fields, nor a list of what is equipped, brings one in. Costs one read
 * for each homebrew item that is added. Throws `rare-item`.
 */
export async function requireAskedRareItems(
  uid: string,
  before: CharacterDocument,
  after: CharacterDocument,
  campaign: CampaignDocument | undefined,
): Promise<void> {
  if (!mustAskForRareItems(campaign, uid)) return;
  const [had, has] = [normaliseCharacter(before), normaliseCharacter(after)];
  const added = addedEntries(had.inventoryItems, has.inventoryItems);
  const ids = [...new Set(added.map(({ itemId }) => itemId))];
  const homebrew = await readHomebrew(ids);
  requireNoRareItem(added, [...ids.flatMap((id) => findOfficialItem(id) ?? []), ...homebrew], before.system);
}
