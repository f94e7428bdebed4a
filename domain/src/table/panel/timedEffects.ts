import { activeEntry, type InitiativeState } from "../../documents/initiativeState";
import { passedOver } from "../initiative/turns";

/** A condition that ends by itself, with a turn. */
export interface TimedEffect {
  readonly id: string;
  /** The entry that has the condition. */
  readonly targetId: string;
  /** Its id in the game, for a character; else as it is shown. */
  readonly condition: string;
  /** In French, as it is shown. */
  readonly label: string;
  /** With whose turn it ends. */
  readonly turnOf: string;
  readonly when: "start" | "end";
  /** At which of these turns: 1 the next one. */
  readonly rounds: number;
}

interface Passed {
  /** What goes on, counted down. */
  readonly effects: readonly TimedEffect[];
  readonly ended: readonly TimedEffect[];
}

/** What turns that begin and end leave of the effects, by whose turns they are. */
export function countTurns(
  effects: readonly TimedEffect[],
  { begun, ended }: { readonly begun: readonly string[]; readonly ended: readonly string[] },
): Passed {
  const counted = effects.map((effect) => {
    const reached = effect.when === "end" ? ended : begun;
    return reached.includes(effect.turnOf) ? { ...effect, rounds: effect.rounds - 1 } : effect;
  });
  return {
    effects: counted.filter(({ rounds }) => rounds > 0),
    ended: counted.filter(({ rounds }) => rounds <= 0),
  };
}

/** Nobody, or the one whose turn it is. */
const activeIds = ({ order, activeIndex }: InitiativeState): string[] =>
  order.slice(activeIndex, activeIndex + 1).map(({ id }) => id);

/**
 * What a turn that passed leaves of the effects. `before` and `after`: the order on both sides of it. Turns that were
 * passed over count as if they had come.
 */
export function passTurn(
  effects: readonly TimedEffect[],
  before: InitiativeState,
  after: InitiativeState,
): Passed {
  const skipped = passedOver(before, activeEntry(after)?.id);
  return countTurns(effects, {
    begun: [...activeIds(after), ...skipped],
    ended: [...activeIds(before), ...skipped],
  });
}
