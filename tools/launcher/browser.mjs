import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { npm } from "./install.mjs";
import { LaunchError } from "./launchError.mjs";
import { cacheDir } from "./places.mjs";
import { run, which } from "./processes.mjs";
import { step } from "./progress.mjs";

const programs = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const firefoxPrograms = ["firefox", "firefox-esr"];

const usualFirefoxPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** A Chromium that npm carries, for a machine without one and without the right to install one. */
const chromiumFromNpm = "@sparticuz/chromium@147";

/**
 * The program that this variable names.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @param {(path: string) => boolean} exists
 * @throws {LaunchError} when there is no such file
 */
function namedBy(env, variable, exists) {
  const path = env[variable];
  if (path && !exists(path)) throw new LaunchError(`${variable} names a file that does not exist: ${path}`);
  return path || undefined;
}

/**
 * A browser that is already here.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined} its program
 */
export function findBrowser(env = process.env, exists = existsSync) {
  return (
    namedBy(env, "CHROMIUM_PATH", exists) ??
    programs.map((name) => which(name, env)).find(Boolean) ??
    usualPlaces.find(exists)
  );
}

/**
 * Mozilla's Firefox, where it is installed: nothing installs it.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined} its program
 */
export function findFirefox(env = process.env, exists = existsSync) {
  return (
    namedBy(env, "FIREFOX_PATH", exists) ??
    firefoxPrograms.map((name) => which(name, env)).find(Boolean) ??
    usualFirefoxPlaces.find(exists)
  );
}

/**
 * A browser for the end-to-end tests: one that is here, else Debian's, else npm's.
 *
 * @returns {Promise<string>} its program
 * @throws {LaunchError} when there is none and none can be installed
 */
export async function ensureBrowser() {
  const here = findBrowser();
  if (here) return here;
  const installed = await step(
    "Installing a browser for the tests",
    async () => (await fromDebian()) ?? (await fromNpm()),
  );
  if (installed) return installed;
  throw new LaunchError(
    "No browser was found for the end-to-end tests: install Chromium or Chrome, or name yours with CHROMIUM_PATH.",
  );
}

/** @returns {Promise<string | undefined>} */
async function fromDebian() {
  if (process.getuid?.() !== 0 || !which("apt-get")) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { env });
  await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], { env });
  return findBrowser();
}

/** @returns {Promise<string | undefined>} */
async function fromNpm() {
  const folder = join(cacheDir, "chromium");
  const packageFolder = join(folder, "node_modules/@sparticuz/chromium");
  if (!existsSync(packageFolder)) {
    mkdirSync(folder, { recursive: true });
    const { code } = await npm(["install", "--no-save", "--prefix", folder, chromiumFromNpm], {
      cwd: folder,
    });
    if (code !== 0) return undefined;
  }
  const { main } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const { default: chromium } = await import(pathToFileURL(join(packageFolder, main)).href);
  const program = await chromium.executablePath();
  const { code } = await run(program, ["--version"], { timeoutMs: 30_000 });
  return code === 0 ? program : undefined;
}
