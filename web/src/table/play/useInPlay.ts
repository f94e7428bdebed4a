import { sheetInPlay } from "domain/play/statsInPlay";
import { DEFAULT_SYSTEM } from "domain/systems/systemIds";
import { useMemo } from "react";
import { UNREADABLE } from "../../live/listeners";
import { dataOf } from "../../live/liveSource";
import type { LiveCharacter } from "../../live/useCampaignCharacters";
import { useLivePlayStates } from "../../live/usePlay";
import { usePlaySystem } from "./usePlaySystem";

type Hero = Pick<LiveCharacter, "id" | "system" | "stats" | "data">;

/** A character as its sheet shows and rolls it now; as it is stored while its state is not known. */
export function useInPlay(character: Hero | undefined): unknown {
  const play = usePlaySystem(character?.system ?? DEFAULT_SYSTEM).data;
  const states = dataOf(useLivePlayStates(character ? [character.id] : []));
  const stored = character && states?.get(character.id);
  const state = stored === UNREADABLE ? undefined : stored?.state;
  return useMemo(
    () => (play && character && state ? sheetInPlay(play, character, state) : character),
    [play, character, state],
  );
}
