import { refuse } from "../operations/refuse";
import { numberText } from "../values/text/typedNumber";

/** Amounts by the ids of coins; there are none of those that are not named. */
export type Coins = Readonly<Record<string, number>>;

interface Coin {
  readonly id: string;
  /** « po ». */
  readonly label: string;
}

/** The money that a game counts, in coins of the same worth wherever they are. */
export interface Purse<State> {
  /** From the most valuable one on. */
  readonly coins: readonly Coin[];
  /** The most of one coin that a sheet has. */
  readonly max: number;
  readonly held: (state: State) => Coins;
  readonly holding: (state: State, coins: Coins) => State;
}

/** The purse of a game that counts one coin, in one field of its state. */
export const purseOfOne = <Field extends string, State extends Readonly<Record<Field, number>>>(
  field: Field,
  label: string,
  max: number,
): Purse<State> => ({
  coins: [{ id: field, label }],
  max,
  held: (state) => ({ [field]: state[field] }),
  holding: (state, coins) => ({ ...state, [field]: coins[field] ?? 0 }),
});

/** Which coins there are. */
export type CountedCoins = Pick<Purse<never>, "coins">;

const amountsOf = ({ coins }: CountedCoins, amounts: Coins) =>
  coins.flatMap(({ id, label }) => {
    const amount = amounts[id] ?? 0;
    return amount > 0 ? [{ id, label, amount }] : [];
  });

/** « 3 po et 20 pc »; empty for none. */
export const coinsText = (counted: CountedCoins, amounts: Coins): string =>
  new Intl.ListFormat("fr").format(
    amountsOf(counted, amounts).map(({ label, amount }) => `${numberText(amount)} ${label}`),
  );

export const hasCoins = (amounts: Coins): boolean => Object.values(amounts).some((amount) => amount > 0);

/** The sum of both. Throws `operation-refused` for more than `max` of one. */
export function plusCoins(held: Coins, added: Coins, max: number): Coins {
  const sums = Object.entries(added).map(([id, amount]) => [id, (held[id] ?? 0) + amount] as const);
  if (sums.some(([, sum]) => sum > max)) refuse("La bourse ne peut pas en contenir autant.");
  return { ...held, ...Object.fromEntries(sums) };
}

/** What is left. Throws `operation-refused` where there is less. */
export function minusCoins(counted: CountedCoins, held: Coins, taken: Coins): Coins {
  for (const { id, label, amount } of amountsOf(counted, taken)) {
    const left = held[id] ?? 0;
    if (amount > left) refuse(`Il n'y a que ${numberText(left)} ${label}.`);
  }
  const rest = Object.entries(taken).map(([id, amount]) => [id, (held[id] ?? 0) - amount]);
  return { ...held, ...Object.fromEntries(rest) };
}
