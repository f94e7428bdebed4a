import type { Life } from "domain/play/playSystem";
import { lifeInPlay } from "domain/play/statsInPlay";
import type { SystemId } from "domain/systems/systemIds";
import { useMemo } from "react";
import { dataOf } from "../../live/liveSource";
import type { LiveCharacter } from "../../live/useCampaignCharacters";
import { useLivePlayStates } from "../../live/usePlay";
import { usePlaySystem } from "./usePlaySystem";

const NONE: readonly LiveCharacter[] = [];

/** Hit points, or that the state they stand in cannot be read. */
export type LiveLife = Life | "unreadable";

/** The hit points of these characters of one game, live, by their ids; without those that are not known. */
export function useLives(
  system: SystemId,
  characters: readonly LiveCharacter[] = NONE,
): ReadonlyMap<string, LiveLife> {
  const play = usePlaySystem(system).data;
  const states = dataOf(useLivePlayStates(characters.map(({ id }) => id).toSorted()));
  return useMemo(() => {
    const known = characters.flatMap((character) => {
      const stored = states?.get(character.id);
      const life =
        stored === "unreadable" ? stored : play && stored && lifeInPlay(play, character, stored.state);
      return life ? [[character.id, life] as const] : [];
    });
    return new Map(known);
  }, [characters, states, play]);
}
