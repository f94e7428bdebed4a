import { numberText } from "../text/typedNumber";
import {
  type Comparison,
  compares,
  type DiceExpression,
  type DiceExpressionTerm,
  type DiceOperand,
  type DiceRules,
  type DiceTerm,
  diceBounds,
  diceOf,
  operandsOf,
} from "./diceExpression";
import { type RollWord, rollWordOf } from "./rollWords";

/** More than any player rolls, and few enough that no text takes long to roll. */
const LIMITS = {
  text: 200,
  terms: 10,
  dice: 100,
  sides: 1000,
  constant: 100_000,
  repeats: 20,
  total: 1_000_000_000,
} as const;

const PROBLEMS = {
  unreadable: "Ces dés sont illisibles. Écris-les par exemple ainsi : 2d6+3.",
  missingSign: "Il manque un signe entre deux nombres. Écris par exemple : 1d20+5.",
  tooMuch: `C'est trop pour un jet : ${LIMITS.dice} dés de ${numberText(LIMITS.sides)} faces et ${LIMITS.terms} termes au plus.`,
  endless: "Ces dés se relanceraient sans fin.",
  divisor: "Un jet se divise par un nombre, et jamais par zéro.",
  diceInWords: "Des dés restent parmi les mots. Mets un signe entre eux, ou fais un jet à la fois.",
  advantage: "L'avantage se lance avec un seul dé. Écris par exemple : 2d20kh1+5.",
  disadvantage: "Le désavantage se lance avec un seul dé. Écris par exemple : 2d20kl1+5.",
  bonus: "Un bonus s'écrit en chiffres. Écris par exemple : 1d20+2.",
  penalty: "Un malus s'écrit en chiffres. Écris par exemple : 1d20-2.",
  bonusDie: "Un dé bonus ou malus va avec une valeur : 45 +1 ou 45 -1, dans L'Appel de Cthulhu.",
  ambiguous: "Après « ! », une comparaison se lit de deux façons. Écris par exemple : 10d10>=6!",
} as const;

class DiceProblem extends Error {}

/** What a text of dice says: its dice, and what they are for, when it says so. */
export interface DiceText {
  readonly expression: DiceExpression;
  /** Trailing words, or what stands in brackets: `"1d8+3[feu]"` and `"1d8+3 feu"` are for `"feu"`. */
  readonly label?: string;
}

/**
 * Reads dice notation, in any case and with spaces between its parts: `2d6+3`, `d20`, `d%`, `4d6kh3` or
 * `4d6k3` (keep the 3 highest), `4d6dl1` or `4d6d1` (drop the lowest), `2d20kl1` (disadvantage), `2d6r<3`
 * (throw again), `2d6ro1` (once), `1d20min10`, `3d6!` (a 6 throws another die), `10d10>=6` (count successes),
 * `(2d6+6)*5`, `2d6/2` (rounded down), `6x4d6kh3` (six results), `1d20+5 avantage` (2d20kh1+5).
 *
 * @returns a sentence for any other text, for one without dice, and beyond the limits
 */
export function readDice(text: string): DiceText | string {
  if (text.length > LIMITS.text) return PROBLEMS.tooMuch;
  try {
    return new DiceReader(text).read();
  } catch (error) {
    if (error instanceof DiceProblem) return error.message;
    throw error;
  }
}

/** The dice of a text; undefined where `checkDice` gives a sentence. */
export function parseDice(text: string): DiceExpression | undefined {
  const read = readDice(text);
  return typeof read === "string" ? undefined : read.expression;
}

/** What is wrong with a text of dice, as a sentence. */
export function checkDice(text: string): string | undefined {
  const read = readDice(text);
  return typeof read === "string" ? read : undefined;
}

const REPEATS = /\s*(\d+)\s*[x×]\s*(?=[\d(d])/iy;
const SIGN = /\s*(\+\s*[-−–—]|[+\-−–—])\s*/y;
const OPERATOR = /\s*([*×/÷]|x(?=\s*[\d(]))\s*/iy;
const DICE = /\s*(\d*)\s*d\s*(\d+|%)/iy;
const INTEGER = /\s*(\d+)/y;
const BRACKETS = /\s*\[([^[\]]*)\]/y;
/** A bare `d` stands at its dice: `4d6d1`. After a space, `d4` would be another die. */
const KEEP = /(?:\s*(?=k|d[hl]))?(kh|kl|dh|dl|k|d)(?:(\d+)|(?![\p{L}\d'’]))/iuy;
const REROLL = /\s*r(o|r(?=\s*[<>=≤≥\d]))?\s*(<=|>=|[<>=≤≥])?\s*(\d+)/iy;
const FACE = /\s*(min|max)\s*(\d+)/iy;
const EXPLODE = /\s*!/y;
const SUCCESS = /\s*(?:cs)?\s*(<=|>=|[<>=≤≥])\s*(\d+)/y;
const OPENING = /\s*\(/y;
const CLOSING = /\s*\)/y;
/** Words between dice: `"1d10 perforant + 2d6 nécrotique"`. */
const WORDS_BETWEEN = /\s+(\p{L}[\p{L}\s'’]*?)\s*(?=[+\-−–—]\s*\d*d[\d%])/iuy;
/** Begins with a number, or with dice such as `d6`. */
const LIKE_DICE = /^(?:\d|d[\d%])/i;
const DICE_WITHIN = /(?<![\p{L}\d])\d*d[\d%]/iu;
const WORDS = /(?:\s*(?:[#,:]|[-–—](?=\s))\s*|\s+|(?<=\]))(\p{L}.*|\([^\d()][^()]*\))$/suy;

const comparison = (operator: string | undefined, value: string | undefined): Comparison => ({
  operator: (operator ?? "=").replace("≤", "<=").replace("≥", ">=") as Comparison["operator"],
  value: Number(value),
});

/** Dropping the lowest is stored as keeping the highest of the rest, so that there is one form. */
function keepOf(kind: string, count: number, thrown: number): NonNullable<DiceRules["keep"]> {
  if (kind === "kl") return { which: "lowest", count };
  if (kind === "dh") return { which: "lowest", count: thrown - count };
  return { which: "highest", count: kind.startsWith("k") ? count : thrown - count };
}

/** Whether every face of the die would be thrown again, or throw another die. */
function isEndless({ sides, reroll, explode }: DiceTerm): boolean {
  if (explode && sides === 1) return true;
  if (reroll === undefined || reroll.once) return false;
  return Array.from({ length: sides }, (_, index) => index + 1).every((face) => compares(face, reroll.when));
}

/** Reads a text from left to right; every method throws a `DiceProblem` where it cannot go on. */
class DiceReader {
  private at = 0;
  private readonly brackets: string[] = [];
  private readonly between: string[] = [];

  constructor(private readonly text: string) {}

  read(): DiceText {
    const repeats = Number(this.take(REPEATS)?.[1] ?? 1);
    const terms = unwrapped(this.readSum());
    const words = this.readWords();
    const said = words === undefined ? [...this.brackets, ...this.between] : [...this.between, words];
    const label = said.join(", ") || undefined;
    const expression = { repeats, terms: withRollWord(terms, rollWordOf(label)) };
    requireWithinLimits(expression);
    return { expression, ...(label !== undefined && { label }) };
  }

  /** The match at this place, which is then passed. */
  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match === null) return undefined;
    this.at = pattern.lastIndex;
    return match;
  }

  private takeSign(): 1 | -1 | undefined {
    const sign = this.take(SIGN)?.[1];
    if (sign === undefined) return undefined;
    return sign === "+" ? 1 : -1;
  }

  private readSum(): readonly DiceExpressionTerm[] {
    const terms: DiceExpressionTerm[] = [];
    let sign: 1 | -1 | undefined = this.takeSign() ?? 1;
    while (sign !== undefined) {
      terms.push({ ...this.readProduct(), sign });
      sign = this.takeSign();
    }
    const telling = terms.filter((term) => term.kind !== "constant" || term.value !== 0);
    return telling.length > 0 ? telling : terms.slice(0, 1);
  }

  private readProduct(): DiceExpressionTerm {
    const first = this.readOperand();
    const steps: { operator: "*" | "/"; by: DiceOperand }[] = [];
    for (let match = this.take(OPERATOR); match !== undefined; match = this.take(OPERATOR)) {
      const operator = match[1] === "/" || match[1] === "÷" ? "/" : "*";
      const by = this.readOperand();
      if (operator === "/" && (by.kind !== "constant" || by.value === 0))
        throw new DiceProblem(PROBLEMS.divisor);
      steps.push({ operator, by });
    }
    return steps.length === 0 ? first : { kind: "product", sign: 1, first, steps };
  }

  private readOperand(): DiceOperand {
    const operand = this.readGroup() ?? this.readDiceTerm() ?? this.readConstant();
    if (operand === undefined) throw new DiceProblem(PROBLEMS.unreadable);
    for (let match = this.take(BRACKETS); match !== undefined; match = this.take(BRACKETS)) {
      const word = match[1]?.trim();
      if (word) this.brackets.push(word);
    }
    const between = this.take(WORDS_BETWEEN)?.[1]?.trim();
    if (between !== undefined) this.between.push(between);
    return operand;
  }

  private readGroup(): DiceOperand | undefined {
    if (this.take(OPENING) === undefined) return undefined;
    const terms = this.readSum();
    if (this.take(CLOSING) === undefined) throw this.problemHere();
    const [only, another] = terms;
    const isOne = only !== undefined && another === undefined && only.sign === 1 && only.kind !== "product";
    return isOne ? only : { kind: "group", sign: 1, terms };
  }

  private readConstant(): DiceOperand | undefined {
    const digits = this.take(INTEGER)?.[1];
    return digits === undefined ? undefined : { kind: "constant", sign: 1, value: Number(digits) };
  }

  private readDiceTerm(): DiceTerm | undefined {
    const match = this.take(DICE);
    if (match === undefined) return undefined;
    const [, count, sides] = match;
    const thrown: DiceTerm = {
      kind: "dice",
      sign: 1,
      count: Number(count || 1),
      sides: sides === "%" ? 100 : Number(sides),
    };
    return this.readRules(thrown);
  }

  /** Each rule once, in any order. */
  private readRules(term: DiceTerm): DiceTerm {
    const rule = this.readRule(term);
    if (rule === undefined) return term;
    if (Object.keys(rule).some((name) => name in term)) throw new DiceProblem(PROBLEMS.unreadable);
    return this.readRules({ ...term, ...rule });
  }

  private readRule({ count, sides }: DiceTerm): DiceRules | undefined {
    const [, keepKind, keepCount] = this.take(KEEP) ?? [];
    if (keepKind !== undefined) {
      const keep = keepOf(keepKind.toLowerCase(), Number(keepCount || 1), count);
      if (keep.count < 1) throw new DiceProblem(PROBLEMS.unreadable);
      return keep.count < count ? { keep } : {};
    }
    const [, once, operator, face] = this.take(REROLL) ?? [];
    if (face !== undefined)
      return { reroll: { when: comparison(operator, face), once: once?.toLowerCase() === "o" } };
    const [, limit, value] = this.take(FACE) ?? [];
    if (limit !== undefined) {
      if (Number(value) < 1 || Number(value) > sides) throw new DiceProblem(PROBLEMS.tooMuch);
      return limit.toLowerCase() === "min" ? { min: Number(value) } : { max: Number(value) };
    }
    if (this.take(EXPLODE)) {
      if (this.take(SUCCESS)) throw new DiceProblem(PROBLEMS.ambiguous);
      return { explode: true };
    }
    const [, compared, target] = this.take(SUCCESS) ?? [];
    return target === undefined ? undefined : { success: comparison(compared, target) };
  }

  /** The words at the end; throws where something else stands there. */
  private readWords(): string | undefined {
    if (this.text.slice(this.at).trim() === "") return undefined;
    const problem = this.problemHere();
    const words = this.take(WORDS)?.[1]?.trim();
    if (words === undefined || LIKE_DICE.test(words)) throw problem;
    if (DICE_WITHIN.test(words)) throw new DiceProblem(PROBLEMS.diceInWords);
    return /^\((.*)\)$/s.exec(words)?.[1]?.trim() ?? words;
  }

  /** Numbers or dice that follow without a sign get a sentence of their own. */
  private problemHere(): DiceProblem {
    const rest = this.text.slice(this.at).trim();
    return new DiceProblem(LIKE_DICE.test(rest) ? PROBLEMS.missingSign : PROBLEMS.unreadable);
  }
}

/** Dice with the word beside them: they roll so, or are refused with the way to write it. */
function withRollWord(terms: readonly DiceExpressionTerm[], word: RollWord | undefined) {
  if (word === undefined) return terms;
  const dice = diceOf(terms);
  const isBonus = word === "bonus" || word === "penalty";
  if (isBonus || dice.some(({ sides }) => sides === 100)) {
    if (dice.some(({ sides }) => sides === 100)) throw new DiceProblem(PROBLEMS.bonusDie);
    if (terms.length === 1 && dice.some(({ sides }) => sides === 20)) throw new DiceProblem(PROBLEMS[word]);
    return terms;
  }
  if (dice.some(({ keep }) => keep !== undefined)) return terms;
  // Beside a d20, other dice are added to it: « 1d20+1d4 ».
  const twenties = dice.filter(({ sides }) => sides === 20);
  const [die, another] = twenties.length > 0 ? twenties : dice;
  if (die === undefined || another !== undefined || die.count !== 1 || !terms.includes(die))
    throw new DiceProblem(PROBLEMS[word]);
  const keep = { which: word === "advantage" ? "highest" : "lowest", count: 1 } as const;
  return terms.map((term) => (term === die ? { ...die, count: 2, keep } : term));
}

/** Parentheses around everything change nothing. */
function unwrapped(terms: readonly DiceExpressionTerm[]): readonly DiceExpressionTerm[] {
  const [only, another] = terms;
  return only?.kind === "group" && only.sign === 1 && another === undefined ? unwrapped(only.terms) : terms;
}

function requireWithinLimits(expression: DiceExpression): void {
  const { repeats, terms } = expression;
  const dice = diceOf(terms);
  const thrown = repeats * dice.reduce((sum, { count }) => sum + count, 0);
  if (dice.length === 0 || thrown === 0) throw new DiceProblem(PROBLEMS.unreadable);
  const { min, max } = diceBounds(expression);
  const isWithin =
    repeats >= 1 &&
    repeats <= LIMITS.repeats &&
    thrown <= LIMITS.dice &&
    operandsOf(terms).length <= LIMITS.terms &&
    Math.max(-min, max) <= LIMITS.total &&
    operandsOf(terms).every((one) =>
      one.kind === "dice"
        ? one.count >= 1 && one.sides >= 1 && one.sides <= LIMITS.sides
        : one.value <= LIMITS.constant,
    );
  if (!isWithin) throw new DiceProblem(PROBLEMS.tooMuch);
  if (dice.some(isEndless)) throw new DiceProblem(PROBLEMS.endless);
}
