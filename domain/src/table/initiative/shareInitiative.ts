import type { CharacterDocument } from "../../documents/character";
import type { SharedInitiativeDocument } from "../../documents/sharedInitiative";
import { AppError } from "../../values/errors";
import { removeParticipant } from "./editOrder";
import type { PublicOrder } from "./publicOrder";

type LinkedCharacter = Pick<CharacterDocument, "campaignId" | "deletedAt">;

/**
 * What a campaign begins with. The document exists before anybody listens: the emulator may tell a listener of a
 * missing document first that it is missing and then, with an older time, of its creation, which the client drops.
 */
export const nothingShared = (now: number): SharedInitiativeDocument => ({ revision: 0, updatedAt: now });

/**
 * The shared order without these characters, who leave the campaign; undefined when it has none of them. The
 * revision is incremented.
 */
export function withoutDeparted(
  stored: SharedInitiativeDocument,
  characterIds: readonly string[],
  now: number,
): SharedInitiativeDocument | undefined {
  const { revision, shared } = stored;
  if (!shared?.order.some(({ id }) => characterIds.includes(id))) return undefined;
  const { order, activeIndex, round } = characterIds.reduce<PublicOrder>(removeParticipant, shared);
  const { mjPlays } = shared;
  const left = { order: [...order], activeIndex, round, ...(mjPlays && { mjPlays }) };
  return { revision: revision + 1, shared: left, updatedAt: now };
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
