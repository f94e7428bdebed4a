import type { AskedAdvance } from "domain/game/askedAdvance";
import type { Character } from "domain/sheet/character/character";
import { toastEvents, useServerPress } from "../../../table/play/useServerPress";

const FAILURE = "Impossible de dépenser ces points pour le moment.";

/**
 * Buys an advance: the server changes points and build in one write. `left`, the points before, tells one purchase from
 * the same one later.
 */
export function useAdvance(character: Character, left: number) {
  const { press, busy } = useServerPress(character, FAILURE);
  const buy = (advance: AskedAdvance, done?: () => void) =>
    press(
      { asked: { advance }, before: left },
      {
        done: (events) => {
          toastEvents(events);
          done?.();
        },
      },
    );
  return { buy, busy };
}
