import { type CharacterDocument, characters } from "domain/documents/character";
import { useMember } from "../api/session/SessionProvider";
import { documentListener, type Placed } from "./listeners";
import type { Listen, Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveCharacter = Placed<CharacterDocument>;

/**
 * Each on its own, because the rules let a table get characters that it can name and never list them: a list might
 * hold deleted ones. Told once every one has been heard; one that is refused left the table, and is left out.
 */
const eachOf =
  (ids: readonly string[]): Listen<readonly LiveCharacter[]> =>
  (next, fail) => {
    const heard = new Map<string, LiveCharacter | null>();
    const hear = (id: string, character: LiveCharacter | null) => {
      heard.set(id, character);
      if (heard.size === ids.length) {
        next(ids.map((one) => heard.get(one) ?? null).filter((one) => one !== null));
      }
    };
    const stops = ids.map((id) =>
      documentListener(characters, id)(
        (character) => hear(id, character),
        (error) => (isRefusal(error) ? hear(id, null) : fail(error)),
      ),
    );
    if (ids.length === 0) next([]);
    return () => {
      for (const stop of stops) stop();
    };
  };

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "permission-denied";

/**
 * The characters at a table as they change (hit points, inventory, level), in the order of `characterIds`, which come
 * from the campaign's page (`getCampaign`); a new link or an unlinking moves the campaign document's `updatedAt`.
 */
export function useCampaignCharacters(
  campaignId: string | undefined,
  characterIds: readonly string[],
): Live<readonly LiveCharacter[]> {
  const { uid } = useMember();
  const ids = [...new Set(characterIds)].filter((id) => id !== "");
  const key = campaignId && `${uid}:campaigns/${campaignId}/characters(${ids.join(",")})`;
  return useLive(key || undefined, eachOf(ids));
}

/** One character as it changes; null once it is gone, failed for whoever may no longer see it. */
export function useLiveCharacter(characterId: string | undefined): Live<LiveCharacter | null> {
  const { uid } = useMember();
  const key = characterId && `${uid}:characters/${characterId}`;
  return useLive(key || undefined, documentListener(characters, characterId ?? ""));
}
