import base from "../playwright.config";

/** Those that look neither at the wire through Chromium's own protocol nor into the clipboard. */
const JOURNEYS = [
  "registration",
  "session",
  "join",
  "forge",
  "sheet",
  "notifications",
  "navigation",
  "presence",
];

const program = process.env.FIREFOX_PATH;

/** The journeys in Mozilla's Firefox, through WebDriver BiDi. */
export default {
  ...base,
  testDir: "../e2e",
  testMatch: JOURNEYS.map((name) => `**/${name}.spec.ts`),
  outputDir: "../results/firefox",
  use: {
    ...base.use,
    browserName: "firefox" as const,
    channel: "moz-firefox",
    launchOptions: program === undefined ? {} : { executablePath: program },
  },
};
