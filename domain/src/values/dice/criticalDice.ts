import { type DiceExpression, type DiceExpressionTerm, type DiceOperand, formatDice } from "./diceExpression";
import { parseDice } from "./parseDice";

/**
 * The damage of a critical hit: every die is thrown twice as often, constants count once.
 *
 * @example criticalDice("1d8+2d6+4") // "2d8+4d6+4"
 * @returns undefined when the text is no dice notation, or when it would be too many dice
 */
export function criticalDice(text: string): string | undefined {
  const expression = parseDice(text);
  if (expression === undefined) return undefined;
  const doubled = formatDice(doubledDice(expression));
  return parseDice(doubled) && doubled;
}

const doubledDice = ({ repeats, terms }: DiceExpression): DiceExpression => ({
  repeats,
  terms: terms.map(doubledTerm),
});

function doubledTerm(term: DiceExpressionTerm): DiceExpressionTerm {
  if (term.kind !== "product") return doubledOperand(term);
  const steps = term.steps.map((step) => ({ ...step, by: doubledOperand(step.by) }));
  return { ...term, first: doubledOperand(term.first), steps };
}

function doubledOperand(operand: DiceOperand): DiceOperand {
  switch (operand.kind) {
    case "constant":
      return operand;
    case "group":
      return { ...operand, terms: operand.terms.map(doubledTerm) };
    case "dice": {
      const { count, keep } = operand;
      return { ...operand, count: count * 2, ...(keep && { keep: { ...keep, count: keep.count * 2 } }) };
    }
  }
}
