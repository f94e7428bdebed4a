import { activeEntry, type InitiativeState } from "../../documents/initiativeState";

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

/** Whose turns were skipped between the two: they count as if they had come. */
function skippedBetween(
  { order, activeIndex }: InitiativeState,
  after: InitiativeState,
): (string | undefined)[] {
  const { length } = order;
  const count = length === 0 ? 0 : (after.activeIndex - activeIndex - 1 + 2 * length) % length;
  return Array.from({ length: count }, (_, index) => order[(activeIndex + 1 + index) % length]?.id);
}

/** What a turn that passed leaves of the effects. `before` and `after`: the order on both sides of it. */
export function passTurn(
  effects: readonly TimedEffect[],
  before: InitiativeState,
  after: InitiativeState,
): Passed {
  const [left, come] = [activeEntry(before)?.id, activeEntry(after)?.id];
  const skipped = skippedBetween(before, after);
  const counted = effects.map((effect) => {
    const reached = [effect.when === "end" ? left : come, ...skipped];
    return reached.includes(effect.turnOf) ? { ...effect, rounds: effect.rounds - 1 } : effect;
  });
  return {
    effects: counted.filter(({ rounds }) => rounds > 0),
    ended: counted.filter(({ rounds }) => rounds <= 0),
  };
}
