import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LaunchError } from "./launchError.mjs";
import { root } from "./places.mjs";
import { run, runNode } from "./processes.mjs";
import { step } from "./progress.mjs";

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * The packages that the lock asks for and that are not there, or there in another version. npm writes what it
 * installed in a lock of its own, inside node_modules, so nothing needs to be remembered between two runs.
 *
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 * @returns {string[]}
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages ?? {})
    .filter(([path, { optional, link }]) => path.includes("node_modules/") && !optional && !link)
    .filter(([path, { version }]) => installed.packages?.[path]?.version !== version)
    .map(([path]) => path);
}

/** Whether everything the lock asks for is installed. */
export function isInstalled() {
  const installed = join(root, "node_modules", ".package-lock.json");
  return (
    existsSync(installed) &&
    missingPackages(readLock(join(root, "package-lock.json")), readLock(installed)).length === 0
  );
}

/**
 * @param {string} path
 * @returns {Lockfile}
 */
const readLock = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Installs the dependencies when they are missing or when the lock changed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await step("Installing the dependencies", async () => {
    // No install script is needed: the only long one compiles re2, which firebase-tools can do without.
    const { code, output } = await npm([
      "ci",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ]);
    if (code !== 0) {
      console.error(output.trim().split("\n").slice(-20).join("\n"));
      throw new LaunchError(
        "The dependencies could not be installed: check the access to the npm registry, then run the command again.",
      );
    }
  });
}

/**
 * Runs npm: the very one that started us when there is one, else the one on the PATH.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function npm(args, options = { cwd: root }) {
  const own = process.env.npm_execpath;
  return own?.endsWith("npm-cli.js") ? runNode([own, ...args], options) : run("npm", args, options);
}
