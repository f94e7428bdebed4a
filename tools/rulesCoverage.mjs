/**
 * The gate over the rules tests: every condition of firestore.rules must have been seen both true and false, and
 * every `allow` must have been evaluated. Reads what the emulator counted while the tests ran.
 *
 *   FIRESTORE_EMULATOR_HOST=… RULES_PROJECT_ID=… node tools/rulesCoverage.mjs
 */
import { pathToFileURL } from "node:url";

/**
 * @typedef {{ line: number, column: number, currentOffset: number, endOffset: number }} Position
 * @typedef {{ value: { boolValue?: boolean }, count: number }} Seen
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
  const gaps = report.flatMap((node) => {
    const missing = missingValues(node);
    const { line, currentOffset, endOffset } = node.sourcePosition;
    // The last call of a condition is reported without its parentheses: its text goes on to the semicolon.
    const text = source.slice(currentOffset, source.indexOf(";", endOffset)).replace(/\s+/g, " ");
    return missing ? [{ line, source: text, missing }] : [];
  });
  return { conditions: report.length, gaps };
}

/**
 * @param {Node} node
 * @returns {Gap["missing"] | undefined}
 */
function missingValues({ values = [] }) {
  const seen = new Set(values.filter(({ count }) => count > 0).map(({ value }) => value.boolValue));
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
