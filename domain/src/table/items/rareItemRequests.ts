import type { CampaignDocument } from "../../documents/campaign";
import type { CharacterDocument } from "../../documents/character";
import type { RareItemRequestDocument } from "../../documents/rareItemRequest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import type { Item } from "../../sheet/equipment/item";
import { isRare } from "../../sheet/equipment/rarity";
import { addItem, inventoryBody } from "../../sheet/inventory/editInventory";
import { AppError } from "../../values/errors";
import { requireAuthority } from "../campaign/authority";
import { decideUpdateCharacter } from "../characters/updateCharacter";
import { MAX_RARE_ITEM_REQUESTS, openRareItemRequests } from "./openRareItemRequests";
import { mustAskForRareItems } from "./rareItems";

/** A request that nobody answers expires after 30 days. */
const REQUEST_LASTS_MS = 30 * 24 * 60 * 60_000;

type Campaign = Pick<CampaignDocument, "mj" | "memberIds" | "settings" | "system">;
type Identified<Data> = { readonly id: string; readonly data: Data };
type Linked = Pick<CharacterDocument, "userId" | "campaignId" | "deletedAt">;

const isAtTable = (
  character: Identified<Linked> | undefined,
  campaignId: string,
  ownerId: string,
): character is Identified<Linked> =>
  character !== undefined &&
  character.data.deletedAt === undefined &&
  character.data.campaignId === campaignId &&
  character.data.userId === ownerId;

/** What is stored already, expired or not: for the character, and when each of the player and in the campaign expires. */
export interface WaitingRequests {
  readonly forCharacter: readonly Pick<RareItemRequestDocument, "itemId" | "createdAt" | "expiresAt">[];
  readonly expiringOfPlayer: readonly number[];
  readonly expiringInCampaign: readonly number[];
}

/**
 * The request as it is stored. Throws `forbidden` for all but players, `character-not-found` for a character that is not
 * the caller's at this table, `item-not-found` for an item that does not exist in this game, `rare-item-request-not-needed`
 * for one that may be added at once, `rare-item-already-requested`, `too-many-rare-item-requests`.
 */
export function decideRequestRareItem(
  campaign: Identified<Campaign>,
  uid: string,
  character: Identified<CharacterDocument> | undefined,
  item: Item | undefined,
  { forCharacter, expiringOfPlayer, expiringInCampaign }: WaitingRequests,
  now: number,
): RareItemRequestDocument {
  requireAuthority("requestRareItem", uid, campaign.data);
  if (!isAtTable(character, campaign.id, uid)) throw new AppError("character-not-found");
  if (!item?.systems.includes(campaign.data.system)) throw new AppError("item-not-found");
  if (!mustAskForRareItems(campaign.data, uid) || !isRare(item)) {
    throw new AppError("rare-item-request-not-needed");
  }
  const open = openRareItemRequests(forCharacter, now);
  if (open.some(({ itemId }) => itemId === item.id)) throw new AppError("rare-item-already-requested");
  const { character: forOne, player, campaign: forAll } = MAX_RARE_ITEM_REQUESTS;
  const openOf = (moments: readonly number[]) => moments.filter((moment) => moment > now).length;
  if (open.length >= forOne || openOf(expiringOfPlayer) >= player || openOf(expiringInCampaign) >= forAll) {
    throw new AppError("too-many-rare-item-requests");
  }
  return {
    uid,
    characterId: character.id,
    characterName: character.data.name,
    itemId: item.id,
    itemName: item.name,
    createdAt: now,
    expiresAt: now + REQUEST_LASTS_MS,
  };
}

/** Whether a stored request is the one that this call created. */
export const isSameRareItemRequest = (
  stored: RareItemRequestDocument,
  uid: string,
  { characterId, itemId }: Pick<RareItemRequestDocument, "characterId" | "itemId">,
): boolean => stored.uid === uid && stored.characterId === characterId && stored.itemId === itemId;

/**
 * The MJ's yes: the changes of the character, whose inventory has one more of the item, as its owner's save would
 * (`decideUpdateCharacter`, which says what else it throws). Throws `forbidden` for all but the MJ,
 * `rare-item-request-not-found` for a request that is gone, expired, or of a character that has left, `item-not-found`.
 */
export function decideApproveRareItem(
  campaign: Identified<Campaign>,
  uid: string,
  request: RareItemRequestDocument | undefined,
  character: Identified<CharacterDocument> | undefined,
  item: Item | undefined,
  now: number,
): Pick<CharacterDocument, "stats" | "version" | "updatedAt"> {
  requireAuthority("approveRareItem", uid, campaign.data);
  if (request === undefined || request.expiresAt <= now || !isAtTable(character, campaign.id, request.uid)) {
    throw new AppError("rare-item-request-not-found");
  }
  if (item === undefined) throw new AppError("item-not-found");
  const { inventoryItems } = normaliseCharacter(character.data);
  const body = { ...inventoryBody(addItem(inventoryItems, item)) };
  return decideUpdateCharacter(request.uid, character.data, campaign.data, body, now);
}

/**
 * The MJ's no, or the player's own withdrawal: the request, for them. Throws `forbidden` for others,
 * `rare-item-request-not-found` for a request that is gone.
 */
export function requireRefusableRareItem<Request extends { readonly data: RareItemRequestDocument }>(
  table: Pick<Campaign, "mj" | "memberIds">,
  uid: string,
  request: Request | undefined,
): Request {
  if (request === undefined) {
    // Strangers must not learn which requests a campaign has.
    requireAuthority("viewCampaign", uid, table);
    throw new AppError("rare-item-request-not-found");
  }
  requireAuthority("refuseRareItem", uid, table, request.data.uid);
  return request;
}
