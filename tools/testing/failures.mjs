import { stripVTControlCharacters } from "node:util";
import { isLate } from "./late.mjs";

/** How much of what a failed test said stands in the closing list: enough to tell one cause from another. */
const SAID_AT_MOST = 260;

/** @param {string} message of an error, with colours and lines */
const brief = (message) =>
  stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("at "))
    .join(" ")
    .slice(0, SAID_AT_MOST);

/**
 * A failed test.
 *
 * @typedef {object} Failure
 * @property {string} title
 * @property {string} file its path, as the runner takes it
 * @property {string} said the beginning of its errors
 * @property {boolean} isLate whether something did not come in time, and nothing else was wrong
 */

/**
 * @param {string} title
 * @param {string} file
 * @param {readonly string[]} messages
 * @returns {Failure}
 */
const failure = (title, file, messages) => ({
  title,
  file,
  said: brief(messages.join(" ")),
  isLate: messages.length > 0 && messages.every((message) => isLate(stripVTControlCharacters(message))),
});

/**
 * @param {import("./counts.mjs").VitestReport} report
 * @returns {Failure[]}
 */
export const failuresOfVitest = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message = "", assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    // What comes before or after all of its tests, or its own imports.
    if (status === "failed" && failed.length === 0) return [failure(name, name, [message])];
    return failed.map(({ fullName, failureMessages }) => failure(fullName, name, failureMessages));
  });

/**
 * @param {import("./counts.mjs").PlaywrightReport | import("./counts.mjs").PlaywrightSuite} report
 * @returns {Failure[]}
 */
export const failuresOfPlaywright = ({ suites = [], ...suite }) => [
  ...("specs" in suite ? (suite.specs ?? []) : [])
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failure(
        `${file}:${line} ${title}`,
        file,
        errors.map(({ message }) => message ?? ""),
      );
    }),
  ...suites.flatMap(failuresOfPlaywright),
];
