import type { Life } from "domain/play/playSystem";
import { lifeInPlay } from "domain/play/statsInPlay";
import type { SystemId } from "domain/systems/systemIds";
import { useMemo } from "react";
import { dataOf } from "../../live/liveSource";
import type { LiveCharacter } from "../../live/useCampaignCharacters";
import { useLivePlayStates } from "../../live/usePlay";
import { usePlaySystem } from "./usePlaySystem";

const NONE: readonly LiveCharacter[] = [];

/** The hit points of these characters of one game, live, by their ids; without those that are not known. */
export function useLives(
  system: SystemId,
  characters: readonly LiveCharacter[] = NONE,
): ReadonlyMap<string, Life> {
  const play = usePlaySystem(system).data;
  const states = dataOf(useLivePlayStates(characters.map(({ id }) => id).toSorted()));
  return useMemo(() => {
    const known = characters.flatMap((character) => {
      const state = states?.get(character.id)?.state;
      const life = play && state && lifeInPlay(play, character, state);
      return life ? [[character.id, life] as const] : [];
    });
    return new Map(known);
  }, [characters, states, play]);
}
