import base from "../playwright.config";

const { grepInvert: _, ...all } = base;

/**
 * The journeys that `npm test -- --all` makes in one game, in the other games. Domain's laws and the fifth game prove
 * what is each game's own (domain/src/testing/gameLaws.ts).
 */
export default { ...all, testDir: "../e2e", grep: /@games/, outputDir: "../results/games" };
