/** `keep`: only that many of the highest or lowest dice count; without it, all do. */
export interface DiceTerm {
  readonly kind: "dice";
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
  readonly keep?: { readonly which: "highest" | "lowest"; readonly count: number };
}

interface ConstantTerm {
  readonly kind: "constant";
  readonly sign: 1 | -1;
  readonly value: number;
}

type DiceExpressionTerm = DiceTerm | ConstantTerm;

/** A sum of terms: at least one of dice, and constants added or subtracted. */
export type DiceExpression = readonly DiceExpressionTerm[];

/** More than any player rolls, and few enough that no text takes long to roll. */
const LIMITS = { text: 200, terms: 10, dice: 100, sides: 1000, constant: 100_000 } as const;

const TERM = /([+-]?)(?:(\d*)d(\d+|%)(?:(kh|kl|dh|dl|k|d)(\d*))?|(\d+))/y;

/**
 * Parses dice notation, in any case and with spaces anywhere: `2d6+3`, `d20`, `d%`, `4d6kh3` or `4d6k3` (keep
 * the 3 highest), `4d6dl1` or `4d6d1` (drop the lowest), `2d20kl1` (disadvantage), `1d20 + 1d4 - 1`.
 * Undefined for any other text, for one without dice, and beyond the limits.
 */
export function parseDice(text: string): DiceExpression | undefined {
  if (text.length > LIMITS.text) return undefined;
  const compact = text.toLowerCase().replace(/\s/g, "").replace(/[−–]/g, "-");
  const terms: DiceExpressionTerm[] = [];
  for (let at = 0; at < compact.length; ) {
    TERM.lastIndex = at;
    const match = TERM.exec(compact);
    if (match === null || (at > 0 && match[1] === "")) return undefined;
    const term = readTerm(match);
    if (term === undefined) return undefined;
    terms.push(term);
    at = TERM.lastIndex;
  }
  return isWithinLimits(terms) ? terms.filter((term) => term.kind === "dice" || term.value !== 0) : undefined;
}

function readTerm([, minus, count, sides, keepKind, keepCount, constant]: RegExpExecArray):
  | DiceExpressionTerm
  | undefined {
  const sign = minus === "-" ? -1 : 1;
  if (constant !== undefined) return { kind: "constant", sign, value: Number(constant) };
  const thrown = {
    kind: "dice",
    sign,
    count: Number(count || 1),
    sides: sides === "%" ? 100 : Number(sides),
  } as const;
  if (keepKind === undefined) return thrown;
  const kept = readKeep(keepKind, Number(keepCount || 1), thrown.count);
  if (kept.count < 1) return undefined;
  return kept.count < thrown.count ? { ...thrown, keep: kept } : thrown;
}

/** Dropping the lowest is stored as keeping the highest of the rest, so that there is one form. */
function readKeep(kind: string, count: number, thrown: number): NonNullable<DiceTerm["keep"]> {
  if (kind === "kl") return { which: "lowest", count };
  if (kind === "dh") return { which: "lowest", count: thrown - count };
  return { which: "highest", count: kind.startsWith("k") ? count : thrown - count };
}

function isWithinLimits(terms: DiceExpression): boolean {
  const dice = terms.filter((term) => term.kind === "dice");
  const thrown = dice.reduce((sum, { count }) => sum + count, 0);
  return (
    terms.length <= LIMITS.terms &&
    thrown >= 1 &&
    thrown <= LIMITS.dice &&
    dice.every(({ count, sides }) => count >= 1 && sides >= 1 && sides <= LIMITS.sides) &&
    terms.every((term) => term.kind === "dice" || term.value <= LIMITS.constant)
  );
}

/** The normalised notation: `" D20 + 0 "` and `"1d20"` both give `1d20`. */
export function formatDice(expression: DiceExpression): string {
  const text = expression.map((term) => `${term.sign < 0 ? "-" : "+"}${formatTerm(term)}`).join("");
  return text.replace(/^\+/, "");
}

function formatTerm(term: DiceExpressionTerm): string {
  if (term.kind === "constant") return String(term.value);
  const keep = term.keep && `k${term.keep.which === "highest" ? "h" : "l"}${term.keep.count}`;
  return `${term.count}d${term.sides}${keep ?? ""}`;
}

/** The lowest and the highest possible total. */
export function diceBounds(expression: DiceExpression): { min: number; max: number } {
  return expression
    .map(termBounds)
    .reduce((sum, term) => ({ min: sum.min + term.min, max: sum.max + term.max }), {
      min: 0,
      max: 0,
    });
}

function termBounds(term: DiceExpressionTerm): { min: number; max: number } {
  const kept = term.kind === "dice" ? (term.keep?.count ?? term.count) : term.value;
  const max = term.kind === "dice" ? kept * term.sides : kept;
  return term.sign > 0 ? { min: kept, max: max } : { min: -max, max: -kept };
}
