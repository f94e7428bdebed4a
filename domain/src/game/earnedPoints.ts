import { good, neutral, type Step } from "../operations/reducer";
import { refuse, requireEnough } from "../operations/refuse";
import { signed } from "../values/range";
import { unitOf } from "../values/text/plural";
import { numberText } from "../values/text/typedNumber";

interface Fields<Gained extends string, Spent extends string> {
  /** The fields of the state that count them. */
  readonly gained: Gained;
  readonly spent: Spent;
  /** `"XP"`. */
  readonly unit: string;
  readonly max: number;
}

/** Points that are gained over the sessions and spent on progress: what is left is never counted below 0. */
export function earnedPoints<Gained extends string, Spent extends string>({
  gained,
  spent,
  unit,
  max,
}: Fields<Gained, Spent>) {
  type Counted = Readonly<Record<Gained | Spent, number>>;
  const left = (state: Counted): number => Math.max(0, state[gained] - state[spent]);
  const text = (state: Counted, amount: number, on: string) =>
    [`${signed(amount)} ${unitOf(amount, unit)}`, on, `reste ${numberText(left(state))}`]
      .filter(Boolean)
      .join(" · ");
  return {
    left,
    gain<State extends Counted>(state: State, amount: number): Step<State> {
      if (state[gained] + amount > max) refuse(`Une fiche ne compte pas plus de ${numberText(max)} ${unit}.`);
      const after: State = { ...state, [gained]: state[gained] + amount };
      return { state: after, events: [good(text(after, amount, ""))] };
    },
    /** `on` is what they buy; it may be blank. Throws `operation-refused` where there are not enough. */
    spend<State extends Counted>(state: State, amount: number, on: string): Step<State> {
      requireEnough(left(state), amount, unit);
      const after: State = { ...state, [spent]: Math.min(max, state[spent] + amount) };
      return { state: after, events: [neutral(text(after, -amount, on))] };
    },
  };
}
