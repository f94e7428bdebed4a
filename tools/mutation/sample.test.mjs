import { describe, expect, it } from "vitest";
import { folderScores, isChosen, scoreTable } from "./sample.mjs";
import { SAMPLE_VARIABLE, strykerPlugins } from "./samplePlugin.mjs";

const texts = Array.from({ length: 2000 }, (_, index) => `export const value${index} = ${index};`);

describe("a sample of declarations", () => {
  it("has about one in n", () => {
    const chosen = texts.filter((text) => isChosen(text, 20));
    expect(chosen.length).toBeGreaterThan(60);
    expect(chosen.length).toBeLessThan(140);
  });

  it("is the same every time, and all of them when n is 1", () => {
    expect(texts.filter((text) => isChosen(text, 20))).toEqual(texts.filter((text) => isChosen(text, 20)));
    expect(texts.every((text) => isChosen(text, 1))).toBe(true);
  });

  it("has what a smaller sample has whose n is a multiple of its own", () => {
    const fewer = texts.filter((text) => isChosen(text, 40));
    expect(fewer.length).toBeGreaterThan(0);
    expect(fewer.every((text) => isChosen(text, 20))).toBe(true);
  });
});

describe("Stryker's plugin", () => {
  const ignore = (/** @type {string} */ text, isTopLevel = true) =>
    strykerPlugins[0]?.value.shouldIgnore({
      parentPath: { isProgram: () => isTopLevel },
      toString: () => text,
    });

  it("ignores the declarations outside the sample, and nothing inside those of the sample", () => {
    process.env[SAMPLE_VARIABLE] = "20";
    for (const text of texts.slice(0, 200)) {
      expect(ignore(text)).toBe(isChosen(text, 20) ? undefined : "not in the sample");
      expect(ignore(text, false)).toBeUndefined();
    }
  });
});

/** @param {string} file @param {string[]} statuses */
const resultsOf = (file, ...statuses) =>
  statuses.map((status) => ({ fileName: `/x/domain/src/${file}`, status }));

describe("the scores of the folders", () => {
  const results = [
    ...resultsOf("scene/fog.ts", "Killed", "Timeout", "Survived", "Ignored"),
    ...resultsOf("dice/deep/parse.ts", "Killed", "Killed", "Killed"),
    ...resultsOf("dice/roll.ts", "NoCoverage", "CompileError", "RuntimeError"),
    { fileName: "/x/domain/src/dice/roll.ts", status: "Survived", static: true },
  ];

  it("count what was tested, by folder, and mutants that no test reaches as survivors", () => {
    const counted = folderScores(results).map(({ folder, killed, tested }) => ({ folder, killed, tested }));
    expect(counted).toEqual([
      { folder: "dice", killed: 3, tested: 4 },
      { folder: "scene", killed: 2, tested: 3 },
      { folder: "all", killed: 5, tested: 7 },
    ]);
  });

  it("have a larger error where the files differ, and none where there is one file", () => {
    const [dice, scene] = folderScores(results);
    expect(dice?.error).toBeCloseTo((1.96 * 100 * Math.sqrt(2 * (0.75 ** 2 + 0.75 ** 2))) / 4);
    expect(scene?.error).toBeUndefined();
    const alike = folderScores([
      ...resultsOf("dice/a.ts", "Killed", "Survived"),
      ...resultsOf("dice/b.ts", "Survived", "Killed"),
    ]);
    expect(alike[0]?.error).toBe(0);
  });

  it("are printed in a line each", () => {
    expect(scoreTable(folderScores(resultsOf("scene/fog.ts", "Killed", "Killed", "Survived")))).toBe(
      "scene                2 of     3  66.7 %\nall                  2 of     3  66.7 %",
    );
  });
});
