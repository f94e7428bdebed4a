/**
 * All mutants of the security rules, each with one wrong condition, for `mutate.mjs`.
 *
 * @typedef {{ start: number, end: number }} Span
 * @typedef {{ line: number, change: string, content: string }} Mutant
 */

const LOGIC = ["||", "&&"];
const OPPOSITES = { "==": "!=", "!=": "==", ">=": "<", "<=": ">", ">": "<=", "<": ">=" };

/**
 * The rules with one change each: a condition made true, false or its opposite, an operand of `&&` or `||`
 * removed, one operator replaced by the other, a comparison reversed, a value or an element of a list
 * changed, an operation removed from `allow`. `get` is not widened to `read`, which changes nothing where the
 * path decides.
 *
 * @param {string} rules
 * @returns {Mutant[]}
 */
export function mutantsOf(rules) {
  const code = withoutComments(rules);
  /** @type {Map<string, Mutant>} */
  const mutants = new Map();
  /** @param {Span} span @param {string} text */
  const replace = ({ start, end }, text) => {
    const content = rules.slice(0, start) + text + rules.slice(end);
    const line = rules.slice(0, start).split("\n").length;
    const change = `${rules.slice(start, end)}  →  ${text}`.replace(/\s+/g, " ");
    if (content !== rules && !mutants.has(content)) mutants.set(content, { line, change, content });
  };
  for (const span of allowConditions(code)) {
    for (const value of ["true", "false"]) replace(span, value);
    mutateLogic(code, span, replace);
  }
  for (const span of functionResults(code)) mutateLogic(code, span, replace);
  mutateOperations(code, replace);
  mutateComparisons(code, replace);
  mutateValues(code, replace);
  return [...mutants.values()];
}

/** Spaces in place of comments, so that every offset stays true. @param {string} rules */
const withoutComments = (rules) => rules.replace(/\/\/.*/g, (comment) => " ".repeat(comment.length));

/** @param {string} code @param {RegExp} pattern whose group `it` is what is looked for @returns {Span[]} */
const spansOf = (code, pattern) =>
  [...code.matchAll(pattern)].flatMap((match) => {
    const [start, end] = match.indices?.groups?.it ?? [0, 0];
    return end > start ? [{ start, end }] : [];
  });

/** @param {string} code */
const allowConditions = (code) => spansOf(code, /allow [a-z, ]+: if (?<it>[^;]+);/dg);

/** @param {string} code */
const functionResults = (code) => spansOf(code, /return (?<it>[^;]+);/dg);

/**
 * @param {string} code
 * @param {Span} span
 * @param {(span: Span, text: string) => void} replace
 */
function mutateLogic(code, span, replace) {
  const text = code.slice(span.start, span.end);
  if (isCondition(text)) replace(span, `!(${text})`);
  for (const operator of LOGIC) {
    const operands = split(code, span, operator);
    if (operands.length === 1) continue;
    for (const [index, operand] of operands.entries()) {
      replace(operand, operator === "&&" ? "true" : "false");
      mutateLogic(code, operand, replace);
      const next = operands[index + 1];
      const other = operator === "&&" ? "||" : "&&";
      if (next) replace({ start: operand.end, end: next.start }, ` ${other} `);
    }
    return;
  }
}

/** Whether a function's result is a condition rather than a document. @param {string} text */
const isCondition = (text) => !text.startsWith("get(");

/**
 * The parts of an expression between an operator that stands outside all parentheses.
 *
 * @param {string} code
 * @param {Span} span
 * @param {string} operator
 * @returns {Span[]}
 */
function split(code, { start, end }, operator) {
  /** @type {Span[]} */
  const parts = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at += 1) {
    if ("([".includes(code[at] ?? "")) depth += 1;
    if (")]".includes(code[at] ?? "")) depth -= 1;
    if (depth === 0 && code.startsWith(operator, at)) {
      parts.push(trimmed(code, { start: from, end: at }));
      from = at + operator.length;
    }
  }
  return [...parts, trimmed(code, { start: from, end })];
}

/** @param {string} code @param {Span} span @returns {Span} */
function trimmed(code, { start, end }) {
  const text = code.slice(start, end);
  return {
    start: start + text.length - text.trimStart().length,
    end: end - text.length + text.trimEnd().length,
  };
}

/** @param {string} code @param {(span: Span, text: string) => void} replace */
function mutateOperations(code, replace) {
  for (const span of spansOf(code, /allow (?<it>[a-z, ]+):/dg)) {
    const operations = code.slice(span.start, span.end).split(", ");
    for (const operation of operations) {
      const others = operations.filter((each) => each !== operation);
      if (others.length > 0) replace(span, others.join(", "));
      if (operation === "read")
        for (const half of ["get", "list"]) replace(span, [half, ...others].join(", "));
    }
  }
}

/** @param {string} code @param {(span: Span, text: string) => void} replace */
function mutateComparisons(code, replace) {
  for (const span of spansOf(code, / (?<it>==|!=|>=|<=|>|<) /dg)) {
    replace(span, OPPOSITES[/** @type {keyof typeof OPPOSITES} */ (code.slice(span.start, span.end))]);
  }
}

/** @param {string} code @param {(span: Span, text: string) => void} replace */
function mutateValues(code, replace) {
  const body = code.indexOf("service ");
  for (const span of spansOf(code, /(?<it>'[^']*')/dg).filter(({ start }) => start > body)) {
    replace(span, "'mutated'");
  }
  for (const span of spansOf(code, /[ (](?<it>\d+)[ ;,)]/dg).filter(({ start }) => start > body)) {
    const value = Number(code.slice(span.start, span.end));
    replace(span, String(value + 1));
    replace(span, String(Math.floor(value / 2)));
  }
  for (const span of spansOf(code, /'(?<it>\[[^']*\]\{\d+,\d+\})'/dg)) replace(span, ".*");
}
