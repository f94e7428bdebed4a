interface Terms {
  /** How many dice of each number of sides. */
  readonly dice: ReadonlyMap<number, number>;
  readonly constant: number;
}

const NOTHING: Terms = { dice: new Map(), constant: 0 };

/** Dice and numbers that are added, and nothing else: `"2d8+3"`. */
function termsOf(text: string): Terms | undefined {
  const plain = text.replace(/\s/g, "").toLowerCase();
  if (!/^(?:\d*d)?\d+(?:\+(?:\d*d)?\d+)*$/.test(plain)) return undefined;
  const dice = new Map<number, number>();
  let constant = 0;
  for (const part of plain.split("+")) {
    const [count, sides] = part.split("d");
    if (sides === undefined) constant += Number(part);
    else dice.set(Number(sides), (dice.get(Number(sides)) ?? 0) + Number(count || 1));
  }
  return { dice, constant };
}

function added(terms: Terms, more: Terms, times: number): Terms {
  const dice = new Map(terms.dice);
  for (const [sides, count] of more.dice) dice.set(sides, (dice.get(sides) ?? 0) + count * times);
  return { dice, constant: terms.constant + more.constant * times };
}

const signed = (value: number): string => (value === 0 ? "" : value > 0 ? `+${value}` : String(value));

/**
 * The dice with `growth` added so many times, and a number: `grownDice("8d6", "1d6", 2)` is `"10d6"`. Other
 * notation (`"2d6kh1"`) keeps its form, with what is added behind it.
 */
export function grownDice(dice: string, growth: string | undefined, times: number, bonus = 0): string {
  const base = termsOf(dice);
  const more = growth === undefined || times <= 0 ? NOTHING : termsOf(growth);
  if (base === undefined || more === undefined) {
    const grown = Array.from({ length: growth === undefined ? 0 : Math.max(0, times) }, () => growth);
    return `${[dice, ...grown].join("+")}${signed(bonus)}`;
  }
  const { dice: thrown, constant } = added(base, more, times);
  const text = [...thrown].map(([sides, count]) => `${count}d${sides}`).join("+");
  const number = constant + bonus;
  return text === "" ? String(number) : `${text}${signed(number)}`;
}
