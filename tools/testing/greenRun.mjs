import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../launcher/places.mjs";

/**
 * The newest green run of any clone on this machine.
 *
 * @typedef {object} GreenRun
 * @property {string} tree what git calls the tested files
 * @property {boolean} clean whether the files were those of the tree
 * @property {boolean} all with every browser test
 * @property {number} minutes
 * @property {readonly string[]} unstable titles of tests that came too late, and passed alone
 */

/** @param {NodeJS.ProcessEnv} env */
const fileOf = (env) => join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "des-et-heros", "green.json");

/** @param {readonly string[]} args */
const git = (args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** What is tested; undefined outside of a checkout. */
export function testedTree() {
  try {
    return { tree: git(["rev-parse", "HEAD^{tree}"]), clean: git(["status", "--porcelain"]) === "" };
  } catch {
    return undefined;
  }
}

/**
 * @param {GreenRun} run
 * @param {NodeJS.ProcessEnv} [env]
 */
export function rememberGreen(run, env = process.env) {
  const file = fileOf(env);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(run)}\n`);
}

/** @param {NodeJS.ProcessEnv} [env] */
export function lastGreen(env = process.env) {
  /** @type {GreenRun} */
  let run;
  try {
    run = JSON.parse(readFileSync(fileOf(env), "utf8"));
  } catch {
    return "No green run of a clone on this machine is known.";
  }
  const { tree, clean, all, minutes, unstable } = run;
  const isHere = testedTree()?.tree === tree ? "what is checked out here" : "another state";
  return [
    `Green: tree ${tree}`,
    `(${isHere}${clean ? "" : ", with changes"})`,
    `in ${minutes} min${all ? ", --all" : ""};`,
    unstable.length === 0 ? "nothing unstable." : `unstable: ${unstable.join("; ")}.`,
  ].join(" ");
}
