/**
 * The gate over the rules tests: every condition of firestore.rules, and each of its operands, must have been seen
 * both true and false, and every `allow` must have been evaluated. Reads what the emulator counted while the tests
 * ran. An expression that failed (which denies) counts as neither.
 *
 *   FIRESTORE_EMULATOR_HOST=… RULES_PROJECT_ID=… node tools/rulesCoverage.mjs
 */
import { pathToFileURL } from "node:url";

/**
 * @typedef {{ line: number, column: number, currentOffset: number, endOffset: number }} Position
 * @typedef {{ value: { boolValue?: boolean, [type: string]: unknown }, count: number }} Seen
 * @typedef {{ sourcePosition: Position, values?: Seen[], children?: Node[] }} Node
 * @typedef {{ rules: { files: { content: string }[] }, report?: Node[] }} Coverage
 * @typedef {{ line: number, source: string, missing: "true" | "false" | "true and false" }} Gap
 */

/**
 * The conditions that the tests did not see both ways.
 *
 * @param {Coverage} coverage what the emulator answers
 * @returns {{ conditions: number, gaps: Gap[] }}
 */
export function rulesGaps({ rules, report = [] }) {
  const source = rules.files[0]?.content ?? "";
  const conditions = report.flatMap(conditionsOf);
  const gaps = conditions.flatMap((node) => {
    const missing = missingValues(node);
    return missing ? [{ line: node.sourcePosition.line, source: textOf(node, source), missing }] : [];
  });
  return { conditions: conditions.length, gaps };
}

/**
 * The conditions of one expression of the rules: the expression itself, unless it is a function's that gives
 * something else, and everything in it that was seen to be true or false.
 *
 * @param {Node} expression
 * @returns {Node[]}
 */
function conditionsOf(expression) {
  const operands = (expression.children ?? []).flatMap(withOperands);
  return isOfAnotherType(expression) ? operands : [expression, ...operands];
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
function withOperands(node) {
  const operands = (node.children ?? []).flatMap(withOperands);
  return seenValues(node).some((value) => typeof value.boolValue === "boolean")
    ? [node, ...operands]
    : operands;
}

/** @param {Node} node */
const seenValues = ({ values = [] }) => values.filter(({ count }) => count > 0).map(({ value }) => value);

/** @param {Node} node */
function isOfAnotherType(node) {
  const types = seenValues(node).flatMap((value) => Object.keys(value));
  return types.some((type) => type !== "undefined" && type !== "boolValue") && !types.includes("boolValue");
}

/**
 * What the rules say there. The end that the emulator reports lacks the last character, and a call its parentheses.
 *
 * @param {Node} node
 * @param {string} source
 */
function textOf({ sourcePosition: { currentOffset, endOffset } }, source) {
  const rest = source.slice(endOffset + 1);
  const closing = /^\(?\)*/.exec(rest)?.[0] ?? "";
  return (source.slice(currentOffset, endOffset + 1) + closing).replace(/\s+/g, " ");
}

/**
 * @param {Node} node
 * @returns {Gap["missing"] | undefined}
 */
function missingValues(node) {
  const seen = new Set(seenValues(node).map(({ boolValue }) => boolValue));
  if (seen.has(true)) return seen.has(false) ? undefined : "false";
  return seen.has(false) ? "true" : "true and false";
}

/**
 * Judges the coverage of a project.
 *
 * @param {string} emulator host:port
 * @param {string} project
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function checkRulesCoverage(emulator, project) {
  const response = await fetch(`http://${emulator}/emulator/v1/projects/${project}:ruleCoverage`);
  const coverage = /** @type {Coverage} */ (await response.json());
  if (!response.ok || !coverage.report?.length) {
    return { ok: false, output: `No rule was evaluated for ${project}: did the rules tests run?` };
  }
  const { conditions, gaps } = rulesGaps(coverage);
  const lines = gaps.map(
    ({ line, source, missing }) => `firestore.rules:${line} never ${missing}: ${source}`,
  );
  return {
    ok: gaps.length === 0,
    output: [...lines, `${conditions} conditions, ${gaps.length} with a gap`].join("\n"),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { FIRESTORE_EMULATOR_HOST = "127.0.0.1:8080", RULES_PROJECT_ID = "demo-des-et-heros-rules" } =
    process.env;
  const { ok, output } = await checkRulesCoverage(FIRESTORE_EMULATOR_HOST, RULES_PROJECT_ID);
  console.log(output);
  process.exitCode = ok ? 0 : 1;
}
