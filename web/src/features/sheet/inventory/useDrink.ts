import type { Character } from "domain/sheet/character/character";
import { toastEvents, useServerPress } from "../../../table/play/useServerPress";

const FAILURE = "Impossible de boire cet objet pour le moment.";

/**
 * Drinks one of an item that is carried: the server throws, and changes state and bag in one write. The quantities that
 * are carried tell one potion from the next.
 */
export function useDrink(character: Character, refetch: () => void) {
  const { press, busy } = useServerPress(character, FAILURE);
  const drink = (itemId: string) => {
    const before = character.inventoryItems.map(({ itemId, quantity }) => [itemId, quantity]);
    press({ asked: { drink: { itemId } }, before }, { done: toastEvents, answered: refetch });
  };
  return { drink, busy };
}
