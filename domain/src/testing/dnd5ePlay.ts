import { NO_DEFENCES } from "../games/dnd5e/defences";
import { dnd5ePlay } from "../games/dnd5e/play/dnd5ePlay";
import type { Dnd5eLimits } from "../games/dnd5e/play/limits";
import type { Dnd5eOperation } from "../games/dnd5e/play/operations";
import { type Dnd5eState, FRESH_STATE } from "../games/dnd5e/play/state";
import { AppError } from "../values/errors";

/** A paladin 3 and warlock 3 of 30 hit points. */
export const limits: Dnd5eLimits = {
  hitPoints: 30,
  constitution: 2,
  constitutionSave: 5,
  hitDice: { d12: 0, d10: 3, d8: 3, d6: 0 },
  spellSlots: [3, 1, 0, 0, 0, 0, 0, 0, 0],
  pactSlots: { count: 2, level: 2 },
  resources: [
    { id: "channelDivinity", name: "Conduit divin", max: 1, shortRest: 1 },
    { id: "layOnHands", name: "Imposition des mains", max: 15, shortRest: 0 },
    { id: "sorceryPoints", name: "Points de sorcellerie", max: 20, shortRest: 4 },
  ],
  level: 6,
  canRage: false,
  rageDamage: 0,
  defences: NO_DEFENCES,
};

export const stateWith = (changes: Partial<Dnd5eState>): Dnd5eState => ({ ...FRESH_STATE, ...changes });

/** A state with so many of the 30 hit points. */
export const withPoints = (current: number, changes: Partial<Dnd5eState> = {}): Dnd5eState =>
  stateWith({ hitPoints: { lost: 30 - current, temporary: 0, reduction: 0 }, ...changes });

/** What operations make of a state one after the other, and the texts of all events. */
export function played(
  state: Dnd5eState,
  operations: Dnd5eOperation | readonly Dnd5eOperation[],
  within: Dnd5eLimits = limits,
): { readonly state: Dnd5eState; readonly texts: readonly string[] } {
  let now = state;
  const texts: string[] = [];
  for (const operation of [operations].flat()) {
    const applied = dnd5ePlay.apply(now, operation, within);
    now = applied.state;
    texts.push(...applied.events.map(({ text }) => text));
  }
  return { state: now, texts };
}

/** The sentence with which an operation is refused; undefined when it is applied. */
export function refusalSentence(
  state: Dnd5eState,
  operation: Dnd5eOperation,
  within: Dnd5eLimits = limits,
): string | undefined {
  try {
    dnd5ePlay.apply(state, operation, within);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === "operation-refused") return error.message;
    throw error;
  }
}
