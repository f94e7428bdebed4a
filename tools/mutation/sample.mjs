/** Which mutants a sample has, and what it says of all of them. */
import { createHash } from "node:crypto";

/** @typedef {{ fileName: string, status: string, static?: boolean }} Result of one mutant, as Stryker gives it */
/** @typedef {{ folder: string, killed: number, tested: number, score: number, error: number | undefined }} Score */

const KILLED = ["Killed", "Timeout"];
const ALIVE = ["Survived", "NoCoverage"];
/** Standard errors on each side of an estimate that is right 95 times of 100. */
const SURE = 1.96;

/**
 * Whether a declaration is in a sample of one in `size`. Its text decides, so that the same code always gives the same
 * sample, wherever it stands.
 *
 * @param {string} text
 * @param {number} size
 */
export const isChosen = (text, size) =>
  createHash("sha256").update(text).digest().readUInt32BE() % size === 0;

/**
 * The score of every folder of domain/src, by name, and of all of them together. Mutants of what is evaluated
 * once are left out, those too that Stryker tried because one test loads their module by itself: awake only when the
 * value is there already, they survive.
 *
 * @param {readonly Result[]} results
 * @returns {Score[]}
 */
export function folderScores(results) {
  const tested = results.filter((result) => !result.static && [...KILLED, ...ALIVE].includes(result.status));
  const folders = [...new Set(tested.map(folderOf))].sort();
  return [
    ...folders.map((folder) =>
      scoreOf(
        folder,
        tested.filter((result) => folderOf(result) === folder),
      ),
    ),
    scoreOf("all", tested),
  ];
}

/** @param {Result} result */
const folderOf = ({ fileName }) => fileName.replaceAll("\\", "/").split("/src/").at(-1)?.split("/")[0] ?? "";

/**
 * Mutants of a file are alike, so the error is that of a sample of files with as many mutants as each has in it. One
 * file says nothing of the others.
 *
 * @param {string} folder
 * @param {readonly Result[]} results
 * @returns {Score}
 */
function scoreOf(folder, results) {
  const tested = results.length;
  const killed = results.filter(isKilled).length;
  const share = tested === 0 ? 1 : killed / tested;
  /** @type {Map<string, number>} how many more mutants of a file were killed than its folder's share of them */
  const surplus = new Map();
  for (const result of results) {
    const { fileName } = result;
    surplus.set(fileName, (surplus.get(fileName) ?? 0) + (isKilled(result) ? 1 : 0) - share);
  }
  const files = surplus.size;
  const squares = [...surplus.values()].reduce((sum, each) => sum + each * each, 0);
  const error = files < 2 ? undefined : (SURE * Math.sqrt((squares * files) / (files - 1))) / tested;
  return { folder, killed, tested, score: 100 * share, error: error && 100 * error };
}

/** @param {Result} result */
const isKilled = ({ status }) => KILLED.includes(status);

/**
 * @param {readonly Score[]} scores
 * @returns {string} a line for each
 */
export const scoreTable = (scores) =>
  scores
    .map(({ folder, killed, tested, score, error }) => {
      const margin = error === undefined ? "" : ` ± ${error.toFixed(1)}`;
      return `${folder.padEnd(16)}${String(killed).padStart(6)} of${String(tested).padStart(6)}  ${score.toFixed(1)} %${margin}`;
    })
    .join("\n");
