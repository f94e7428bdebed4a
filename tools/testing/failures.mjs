import { stripVTControlCharacters } from "node:util";

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
 * @typedef {{ title: string, said: string }} Failure a failed test by its title, and the beginning of what it said
 */

/**
 * @param {import("./counts.mjs").VitestReport} report
 * @returns {Failure[]}
 */
export const failuresOfVitest = ({ testResults = [] }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({ title: fullName, said: brief(failureMessages.join(" ")) })),
  );

/**
 * @param {import("./counts.mjs").PlaywrightReport | import("./counts.mjs").PlaywrightSuite} report
 * @returns {Failure[]}
 */
export const failuresOfPlaywright = ({ suites = [], ...suite }) => [
  ...("specs" in suite ? (suite.specs ?? []) : [])
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      title: `${file}:${line} ${title}`,
      said: brief(
        tests
          .flatMap(({ results }) =>
            results.flatMap(({ errors }) => errors.map(({ message }) => message ?? "")),
          )
          .join(" "),
      ),
    })),
  ...suites.flatMap(failuresOfPlaywright),
];
