import { requireAuthority, type Table } from "../campaign/authority";
import type { CharacterDocument } from "../documents/character";
import type { SharedInitiativeDocument } from "../documents/sharedInitiative";
import { AppError } from "../errors";
import { removeParticipant } from "./editOrder";
import { isCreatureId, type PublicOrder } from "./publicOrder";

/** The MJ's change: this order is shared or, without one, none. */
export interface SharingChange {
  readonly revision: number;
  readonly shared?: PublicOrder | undefined;
}

type LinkedCharacter = Pick<CharacterDocument, "campaignId" | "deletedAt">;

/**
 * What a campaign begins with. The document exists before anybody listens: the emulator may tell a listener of a
 * missing document first that it is missing and then, with an older time, of its creation, which the client drops.
 */
export const nothingShared = (now: number): SharedInitiativeDocument => ({ revision: 0, updatedAt: now });

/**
 * The document to write, or undefined for a late change: a revision as great is stored already, possibly of
 * an order that is no longer shared. Throws `forbidden` for anyone but the MJ.
 */
export function decideSharing(
  table: Table,
  callerUid: string,
  stored: Pick<SharedInitiativeDocument, "revision"> | undefined,
  { revision, shared }: SharingChange,
  now: number,
): SharedInitiativeDocument | undefined {
  requireAuthority("publishInitiative", callerUid, table);
  if (stored !== undefined && stored.revision >= revision) return undefined;
  return {
    revision,
    shared: shared && { ...shared, order: shared.order.map((entry) => ({ ...entry })) },
    updatedAt: now,
  };
}

/** The ids of the characters that are new in the shared order; the others were checked before. */
export function newcomers(change: SharingChange, stored: SharedInitiativeDocument | undefined): string[] {
  const shown = new Set(stored?.shared?.order.map(({ id }) => id));
  return (change.shared?.order ?? []).map(({ id }) => id).filter((id) => !isCreatureId(id) && !shown.has(id));
}

/**
 * The shared order without these characters, who leave the campaign; undefined when it has none of them. The
 * revision is incremented, so that a publication under way, which still has them, is ignored.
 */
export function withoutDeparted(
  stored: SharedInitiativeDocument,
  characterIds: readonly string[],
  now: number,
): SharedInitiativeDocument | undefined {
  const { revision, shared } = stored;
  if (!shared?.order.some(({ id }) => characterIds.includes(id))) return undefined;
  const { order, activeIndex, round } = characterIds.reduce<PublicOrder>(removeParticipant, shared);
  return { revision: revision + 1, shared: { order: [...order], activeIndex, round }, updatedAt: now };
}

/**
 * Throws `character-not-found` unless each of them is linked to this campaign, so that only its characters
 * can be announced.
 */
export function requireLinkedCharacters(
  campaignId: string,
  characters: readonly (LinkedCharacter | undefined)[],
): void {
  const isLinked = (character: LinkedCharacter | undefined) =>
    character?.campaignId === campaignId && character.deletedAt === undefined;
  if (!characters.every(isLinked)) throw new AppError("character-not-found");
}
