/** What a reference (`abilities.dex.mod`) stands for; undefined when there is no such value. */
export type ReadReference = (path: string) => number | string | undefined;

const MAX_LENGTH = 400;
const MAX_DEPTH = 20;

/** The functions of Foundry's formulas that need no dice. */
const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  abs: Math.abs,
  ceil: Math.ceil,
  floor: Math.floor,
  max: Math.max,
  min: Math.min,
  round: Math.round,
};

const TOKEN = /\s*(\d+(?:\.\d+)?|\.\d+|[a-z]\w*|[-+*/(),])/iy;

const tokensOf = (text: string): string[] | undefined => {
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) return undefined;
    tokens.push(token);
  }
  return tokens;
};

/** A recursive-descent reader; every method is undefined as soon as something is not arithmetic. */
class Arithmetic {
  private position = 0;

  constructor(private readonly tokens: readonly string[]) {}

  whole(): number | undefined {
    const value = this.sum(0);
    return this.position === this.tokens.length && Number.isFinite(value) ? value : undefined;
  }

  private takes(...wanted: readonly string[]): string | undefined {
    const token = this.tokens[this.position];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.position += 1;
    return token;
  }

  private sum(depth: number): number | undefined {
    let value = this.product(depth);
    for (let sign = this.takes("+", "-"); sign !== undefined; sign = this.takes("+", "-")) {
      const next = this.product(depth);
      if (value === undefined || next === undefined) return undefined;
      value = sign === "+" ? value + next : value - next;
    }
    return value;
  }

  private product(depth: number): number | undefined {
    let value = this.factor(depth);
    for (let sign = this.takes("*", "/"); sign !== undefined; sign = this.takes("*", "/")) {
      const next = this.factor(depth);
      if (value === undefined || next === undefined) return undefined;
      value = sign === "*" ? value * next : value / next;
    }
    return value;
  }

  private factor(depth: number): number | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const sign = this.takes("+", "-");
    if (sign !== undefined) {
      const value = this.factor(depth + 1);
      return value === undefined || sign === "+" ? value : -value;
    }
    if (this.takes("(")) return this.closed(this.sum(depth + 1));
    const token = this.tokens[this.position] ?? "";
    this.position += 1;
    if (/^[\d.]/.test(token)) return Number(token);
    const call = Object.hasOwn(FUNCTIONS, token) ? FUNCTIONS[token] : undefined;
    return call && this.takes("(") ? this.call(call, depth) : undefined;
  }

  private call(apply: (...values: number[]) => number, depth: number): number | undefined {
    const values: number[] = [];
    do {
      const value = this.sum(depth + 1);
      if (value === undefined) return undefined;
      values.push(value);
    } while (this.takes(","));
    return this.closed(apply(...values));
  }

  private closed(value: number | undefined): number | undefined {
    return this.takes(")") ? value : undefined;
  }
}

/**
 * The value of a Foundry formula: `"13 + @abilities.dex.mod"`, `"max(1, @abilities.cha.mod)"`. A reference
 * without a value counts 0. Undefined when the formula rolls dice or is no arithmetic.
 */
export function evaluateFormula(formula: string, read: ReadReference): number | undefined {
  const text = formula
    .slice(0, MAX_LENGTH)
    .replace(/\[[^[\]]*\]/g, "")
    .replace(/@([\w.-]+)/g, (_, path: string) => ` ${read(path) ?? 0} `);
  const tokens = tokensOf(text.slice(0, MAX_LENGTH).toLowerCase());
  return tokens === undefined || tokens.length === 0 ? undefined : new Arithmetic(tokens).whole();
}
