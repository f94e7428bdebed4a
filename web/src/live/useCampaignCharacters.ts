import { type CharacterDocument, characters } from "domain/documents/character";
import { useMember } from "../session/SessionProvider";
import { documentListener, queryListener, type WithId } from "./listeners";
import type { Listen, Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveCharacter = WithId<CharacterDocument>;

const atTable =
  (campaignId: string): Listen<readonly LiveCharacter[]> =>
  (next, fail) =>
    queryListener(characters, { from: characters.name, where: ["campaignId", "==", campaignId] })(next, fail);

/** The characters at a table as they come, change (hit points, inventory, level) and go. Without an id it waits. */
export function useCampaignCharacters(campaignId: string | undefined): Live<readonly LiveCharacter[]> {
  const { uid } = useMember();
  const key = campaignId && `${uid}:campaigns/${campaignId}/characters`;
  return useLive(key || undefined, atTable(campaignId ?? ""));
}

/** One character as it changes; null once it is gone, failed for whoever may no longer see it. */
export function useLiveCharacter(characterId: string | undefined): Live<LiveCharacter | null> {
  const { uid } = useMember();
  const key = characterId && `${uid}:characters/${characterId}`;
  return useLive(key || undefined, documentListener(characters, characterId ?? ""));
}
