/** Compares a face with a number. */
export interface Comparison {
  readonly operator: "<" | "<=" | "=" | ">=" | ">";
  readonly value: number;
}

/**
 * What is done with dice once they are thrown, in this order: faces thrown again, faces raised or lowered,
 * more dice after the highest face, dice that are kept, successes counted.
 */
export interface DiceRules {
  /** `once`: the second face counts, whatever it is. Otherwise until a face stands. */
  readonly reroll?: { readonly when: Comparison; readonly once: boolean };
  /** Lower faces count as this one. */
  readonly min?: number;
  /** Higher faces count as this one. */
  readonly max?: number;
  /** The highest face throws another die, which counts too. */
  readonly explode?: true;
  /** Only that many of the highest or lowest dice count; without it, all do. */
  readonly keep?: { readonly which: "highest" | "lowest"; readonly count: number };
  /** The dice that are so count as 1 each, the others as 0; without it, faces are added up. */
  readonly success?: Comparison;
}

export interface DiceTerm extends DiceRules {
  readonly kind: "dice";
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
}

interface ConstantTerm {
  readonly kind: "constant";
  readonly sign: 1 | -1;
  readonly value: number;
}

/** A sum in parentheses. */
interface GroupTerm {
  readonly kind: "group";
  readonly sign: 1 | -1;
  readonly terms: readonly DiceExpressionTerm[];
}

/** What is multiplied and divided; its own sign is 1. */
export type DiceOperand = DiceTerm | ConstantTerm | GroupTerm;

/** From left to right; a quotient is rounded down. */
interface ProductTerm {
  readonly kind: "product";
  readonly sign: 1 | -1;
  readonly first: DiceOperand;
  readonly steps: readonly { readonly operator: "*" | "/"; readonly by: DiceOperand }[];
}

export type DiceExpressionTerm = DiceOperand | ProductTerm;

/** A sum of terms with dice among them, rolled `repeats` times: `6x4d6kh3` gives six results. */
export interface DiceExpression {
  readonly repeats: number;
  readonly terms: readonly DiceExpressionTerm[];
}

/** The dice that one roll may add by rerolls and explosions; after them, every face stands. */
export const MAX_EXTRA_DICE = 100;

/** Whether the face compares so. */
export function compares(face: number, { operator, value }: Comparison): boolean {
  switch (operator) {
    case "<":
      return face < value;
    case "<=":
      return face <= value;
    case "=":
      return face === value;
    case ">=":
      return face >= value;
    case ">":
      return face > value;
  }
}

/** All dice of a sum, with those in parentheses and in products, in the order in which they are written. */
export function diceOf(terms: readonly DiceExpressionTerm[]): readonly DiceTerm[] {
  return operandsOf(terms).filter((operand) => operand.kind === "dice");
}

/** The dice and the constants of a sum, at any depth. */
export function operandsOf(
  terms: readonly DiceExpressionTerm[],
): readonly Exclude<DiceOperand, { kind: "group" }>[] {
  return terms.flatMap((term) => {
    if (term.kind === "group") return operandsOf(term.terms);
    if (term.kind === "product") return operandsOf([term.first, ...term.steps.map(({ by }) => by)]);
    return [term];
  });
}

/** The normalised notation: `" D20 + 0 "` and `"1d20"` both give `1d20`. */
export function formatDice({ repeats, terms }: DiceExpression): string {
  return `${repeats > 1 ? `${repeats}x` : ""}${formatSum(terms)}`;
}

/** Dice as they are read: `"2d6*4"` is « 2d6 × 4 ». */
export const shownDice = (notation: string): string => notation.replaceAll("*", " × ");

function formatSum(terms: readonly DiceExpressionTerm[]): string {
  const text = terms.map((term) => `${term.sign < 0 ? "-" : "+"}${formatTerm(term)}`).join("");
  return text.replace(/^\+/, "");
}

function formatTerm(term: DiceExpressionTerm): string {
  switch (term.kind) {
    case "constant":
      return String(term.value);
    case "group":
      return `(${formatSum(term.terms)})`;
    case "product":
      return [
        formatTerm(term.first),
        ...term.steps.map(({ operator, by }) => `${operator}${formatTerm(by)}`),
      ].join("");
    case "dice":
      return `${term.count}d${term.sides}${formatRules(term)}`;
  }
}

function formatRules({ reroll, min, max, keep, success, explode }: DiceRules): string {
  const isFace = reroll?.when.operator === "=";
  return [
    reroll && `r${reroll.once ? "o" : ""}${isFace ? "" : reroll.when.operator}${reroll.when.value}`,
    min !== undefined && `min${min}`,
    max !== undefined && `max${max}`,
    keep && `k${keep.which === "highest" ? "h" : "l"}${keep.count}`,
    success && `${success.operator}${success.value}`,
    // Last: a comparison that follows it could be read as its own.
    explode && "!",
  ]
    .filter(Boolean)
    .join("");
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The lowest and the highest possible total, of all repetitions together. */
export function diceBounds({ repeats, terms }: DiceExpression): Bounds {
  const { min, max } = sumBounds(terms);
  return { min: min * repeats, max: max * repeats };
}

function sumBounds(terms: readonly DiceExpressionTerm[]): Bounds {
  return terms.map(termBounds).reduce((sum, term) => ({ min: sum.min + term.min, max: sum.max + term.max }), {
    min: 0,
    max: 0,
  });
}

function termBounds(term: DiceExpressionTerm): Bounds {
  const { min, max } = unsignedBounds(term);
  return term.sign > 0 ? { min, max } : { min: 0 - max, max: 0 - min };
}

function unsignedBounds(term: DiceExpressionTerm): Bounds {
  switch (term.kind) {
    case "constant":
      return { min: term.value, max: term.value };
    case "group":
      return sumBounds(term.terms);
    case "product":
      return term.steps.reduce(
        (product, { operator, by }) => stepBounds(product, operator, unsignedBounds(by)),
        unsignedBounds(term.first),
      );
    case "dice":
      return diceTermBounds(term);
  }
}

function diceTermBounds({ count, sides, keep, explode, success, min = 1, max = sides }: DiceTerm): Bounds {
  const [least, most] = [keep?.count ?? count, keep?.count ?? count + (explode ? MAX_EXTRA_DICE : 0)];
  if (success) return { min: 0, max: most };
  return { min: least * Math.min(min, max), max: most * Math.max(min, max) };
}

function stepBounds(left: Bounds, operator: "*" | "/", right: Bounds): Bounds {
  const apply = (one: number, other: number) =>
    operator === "*" ? one * other + 0 : Math.floor(one / other) + 0;
  const corners = [left.min, left.max].flatMap((one) => [right.min, right.max].map((two) => apply(one, two)));
  return { min: Math.min(...corners), max: Math.max(...corners) };
}
