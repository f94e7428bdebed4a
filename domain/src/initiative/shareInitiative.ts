import { requireAuthority, type Table } from "../campaign/authority";
import type { CharacterDocument } from "../documents/character";
import type { SharedInitiativeDocument } from "../documents/sharedInitiative";
import { AppError } from "../errors";
import { removeEntry } from "./editOrder";
import { isCreatureId, type PublicOrder } from "./publicOrder";

/** What the MJ wants of the table: this order before it, or (without one) none. */
export interface SharingChange {
  readonly revision: number;
  readonly shared?: PublicOrder | undefined;
}

type Sitting = Pick<CharacterDocument, "campaignId" | "deletedAt">;

/**
 * What is to be written, or undefined for a change that comes too late: a revision as great is known already, even of
 * an order that was taken back since. Throws `forbidden` for anyone but the MJ.
 */
export function decideSharing(
  table: Table,
  callerUid: string,
  standing: Pick<SharedInitiativeDocument, "revision"> | undefined,
  { revision, shared }: SharingChange,
  now: number,
): SharedInitiativeDocument | undefined {
  requireAuthority("publishInitiative", callerUid, table);
  if (standing !== undefined && standing.revision >= revision) return undefined;
  return {
    revision,
    shared: shared && { ...shared, order: shared.order.map((entry) => ({ ...entry })) },
    updatedAt: now,
  };
}

/** The characters that a change brings before the table: those that it already shows were looked at before. */
export function newcomers(change: SharingChange, standing: SharedInitiativeDocument | undefined): string[] {
  const shown = new Set(standing?.shared?.order.map(({ id }) => id));
  return (change.shared?.order ?? []).map(({ id }) => id).filter((id) => !isCreatureId(id) && !shown.has(id));
}

/**
 * What stands before the table without these characters, who leave it; undefined where none of them does. The
 * revision is above the one that stands, so that a publication on its way, in which they still act, comes too late.
 */
export function withoutDeparted(
  standing: SharedInitiativeDocument,
  characterIds: readonly string[],
  now: number,
): SharedInitiativeDocument | undefined {
  const { revision, shared } = standing;
  if (!shared?.order.some(({ id }) => characterIds.includes(id))) return undefined;
  const { order, activeIndex, round } = characterIds.reduce<PublicOrder>(removeEntry, shared);
  return { revision: revision + 1, shared: { order: [...order], activeIndex, round }, updatedAt: now };
}

/** Throws `character-not-found` unless each of them sits at this table: nobody else's turn can be announced. */
export function requireAtTable(campaignId: string, characters: readonly (Sitting | undefined)[]): void {
  const sits = (character: Sitting | undefined) =>
    character?.campaignId === campaignId && character.deletedAt === undefined;
  if (!characters.every(sits)) throw new AppError("character-not-found");
}
