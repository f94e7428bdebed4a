import ts from "typescript";

/**
 * One small wrong change of a source: `replacement` stands where `start`–`end` was. A `removal` drops a statement.
 * @typedef {{ start: number, end: number, replacement: string, form: "expression" | "removal" }} Mutant
 */

const K = ts.SyntaxKind;

/** Each operator with what it is mistaken for: boundaries, contraries, neighbours. */
const OPERATOR_SWAPS = new Map([
  [K.LessThanToken, ["<=", ">="]],
  [K.LessThanEqualsToken, ["<", ">"]],
  [K.GreaterThanToken, [">=", "<="]],
  [K.GreaterThanEqualsToken, [">", "<"]],
  [K.EqualsEqualsEqualsToken, ["!=="]],
  [K.ExclamationEqualsEqualsToken, ["==="]],
  [K.AmpersandAmpersandToken, ["||"]],
  [K.BarBarToken, ["&&"]],
  [K.QuestionQuestionToken, ["&&"]],
  [K.PlusToken, ["-"]],
  [K.MinusToken, ["+"]],
  [K.AsteriskToken, ["/"]],
  [K.SlashToken, ["*"]],
  [K.PercentToken, ["*"]],
]);

const METHOD_SWAPS = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
  ["floor", "ceil"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
]);

/** @param {ts.Node} node */
const isText = (node) =>
  ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** A literal that is a name and not a value: a property's key, an import's address. @param {ts.Node} node */
function isName(node) {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent)
  );
}

/** Every mutant of one source, in the order of the text. @param {string} text @returns {Mutant[]} */
export function findMutants(text) {
  const source = ts.createSourceFile("source.ts", text, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const mutants = [];
  /** @param {ts.Node} node @param {string} replacement */
  const replace = (node, replacement) => {
    const start = node.getStart(source);
    mutants.push({ start, end: node.getEnd(), replacement, form: "expression" });
  };
  /** @param {ts.Node} node */
  const textOf = (node) => node.getText(source);

  /** @param {ts.Node} node */
  function mutateBinary(node) {
    if (!ts.isBinaryExpression(node)) return;
    const { left, operatorToken, right } = node;
    const joinsText = operatorToken.kind === K.PlusToken && (isText(left) || isText(right));
    if (joinsText) return;
    for (const operator of OPERATOR_SWAPS.get(operatorToken.kind) ?? []) {
      // `??` may not stand beside `&&` without parentheses.
      replace(node, `((${textOf(left)}) ${operator} (${textOf(right)}))`);
    }
  }

  /** @param {ts.Node} node */
  function mutateCondition(node) {
    const loop = ts.isWhileStatement(node) || ts.isForStatement(node);
    const condition =
      ts.isIfStatement(node) || ts.isWhileStatement(node)
        ? node.expression
        : ts.isConditionalExpression(node) || ts.isForStatement(node)
          ? node.condition
          : undefined;
    if (condition === undefined) return;
    replace(condition, "false");
    if (!loop) replace(condition, "true");
  }

  /** @param {ts.Node} node */
  function mutateLiteral(node) {
    if (isName(node)) return;
    if (node.kind === K.TrueKeyword) replace(node, "false");
    if (node.kind === K.FalseKeyword) replace(node, "true");
    if (ts.isNumericLiteral(node)) replace(node, `(${node.text} + 1)`);
    if (ts.isStringLiteral(node)) replace(node, node.text === "" ? '"mutant"' : '""');
  }

  /** @param {ts.Node} node */
  function mutatePrefix(node) {
    if (!ts.isPrefixUnaryExpression(node)) return;
    if (node.operator === K.ExclamationToken) replace(node, `(${textOf(node.operand)})`);
    if (node.operator === K.MinusToken) replace(node, `(+${textOf(node.operand)})`);
  }

  /** @param {ts.Node} node */
  function mutateMethod(node) {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression, name } = node.expression;
    const other = METHOD_SWAPS.get(name.text);
    if (other === undefined) return;
    const call = node.arguments.map(textOf).join(", ");
    replace(node, `${textOf(expression)}${node.expression.questionDotToken ? "?." : "."}${other}(${call})`);
  }

  /** @param {ts.Node} node */
  function mutateResult(node) {
    const result =
      ts.isReturnStatement(node) || (ts.isArrowFunction(node) && !ts.isBlock(node.body))
        ? ts.isReturnStatement(node)
          ? node.expression
          : node.body
        : undefined;
    if (result !== undefined && textOf(result) !== "undefined") replace(result, "undefined");
  }

  /** @param {ts.Node} node */
  function mutateStatement(node) {
    const removable = ts.isExpressionStatement(node) || ts.isThrowStatement(node);
    if (!removable) return;
    mutants.push({ start: node.getStart(source), end: node.getEnd(), replacement: "", form: "removal" });
  }

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    mutateStatement(node);
    mutateCondition(node);
    mutateResult(node);
    mutateBinary(node);
    mutatePrefix(node);
    mutateMethod(node);
    mutateLiteral(node);
    ts.forEachChild(node, visit);
  }
  ts.forEachChild(source, visit);
  return mutants;
}
