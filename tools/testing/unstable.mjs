import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../launcher/places.mjs";

/** How long a test that came too late once may go on doing so. */
const MENDED_WITHIN_DAYS = 7;

/** The committed list of tests that came too late and passed alone. */
export const UNSTABLE = join(root, "tests/unstable.md");

/** @typedef {{ title: string, since: string, known: string }} Unstable a row: a date as `2026-11-27`, and what is known */

/**
 * @param {string} text of the list
 * @returns {Unstable[]}
 */
export const readUnstable = (text) =>
  [...text.matchAll(/^\| (.+?) \| (\d{4}-\d{2}-\d{2}) \| (.*?) ?\|$/gm)].map(
    ([, title = "", since = "", known = ""]) => ({ title, since, known }),
  );

/** Titles of browser tests are listed without the line, which moves. @param {string} title */
export const listedTitle = (title) => title.replace(/^(\S+):\d+ /, "$1 ").replaceAll("|", "/");

/**
 * @param {string} title
 * @param {Date} today
 */
export const rowOf = (title, today) => `| ${listedTitle(title)} | ${today.toISOString().slice(0, 10)} | |`;

/**
 * Whether a test stands in the list for longer than it may.
 *
 * @param {string} title
 * @param {readonly Unstable[]} listed
 * @param {Date} today
 */
export const isOverdue = (title, listed, today) =>
  listed.some(
    (row) =>
      row.title === listedTitle(title) &&
      today.getTime() - Date.parse(row.since) > MENDED_WITHIN_DAYS * 86_400_000,
  );

/** @returns {Unstable[]} */
export const listedUnstable = () => readUnstable(readFileSync(UNSTABLE, "utf8"));
