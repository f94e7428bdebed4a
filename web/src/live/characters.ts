import { type CharacterDocument, characters } from "domain/documents/character";
import { live, liveDocument, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveCharacter = WithId<CharacterDocument>;

/** The characters at a table as they come, change (hit points, inventory, level) and go. Without an id it waits. */
export const useCampaignCharacters = (campaignId: string | undefined): Live<readonly LiveCharacter[]> =>
  useLive(live(characters, [], { where: ["campaignId", "==", campaignId] }));

/** One character as it changes; null once it is gone, failed for whoever may no longer see it. */
export const useLiveCharacter = (characterId: string | undefined): Live<LiveCharacter | null> =>
  useLive(liveDocument(characters, characterId));
