import { readState } from "domain/game/readState";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { rawInPlay } from "domain/table/play/statsInPlay";
import { useMemo } from "react";
import { useItemsQuery } from "../../../../api/items";
import type { LiveCharacter } from "../../../../live/characters";
import { dataOf } from "../../../../live/liveSource";
import { useLivePlayState } from "../../../../live/play";
import { usePlaySystem } from "../../../play/usePlaySystem";

/** A character with what it wears and its state in play as it is now; undefined until all is known. */
export function useTokenCharacter(character: LiveCharacter) {
  const sheet = useMemo(() => normaliseCharacter(character), [character]);
  const play = usePlaySystem(character.system).data;
  const stored = dataOf(useLivePlayState(character.id))?.state;
  const { items } = useItemsQuery(character.system, sheet.equippedItemIds);
  return useMemo(() => {
    const state = play && stored ? readState(play, stored) : undefined;
    if (play === undefined || state === undefined) return undefined;
    const equipped = applyEquipment(sheet, sheet.inventoryItems, items);
    const limits = play.limitsOf(equipped);
    const now = { stats: play.statsOf(state, limits), values: play.valuesOf(state, limits) };
    const inPlay = normaliseCharacter(rawInPlay(character, now));
    return {
      vitals: play.vitalsOf(state, limits, equipped),
      effects: play.rollEffectsOf(state, limits),
      /** What its state does to attacks at it, from so many metres away. */
      against: (metres: number | undefined) => play.effectsAgainst?.(state, limits, metres),
      /** As it rolls. */
      equipped: applyEquipment(inPlay, inPlay.inventoryItems, items).character,
    };
  }, [play, stored, sheet, items, character]);
}
