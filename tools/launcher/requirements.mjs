import { delimiter, join } from "node:path";
import { LaunchError } from "./launchError.mjs";
import { run } from "./processes.mjs";

/** The oldest versions that the product runs on. */
const oldestNode = /** @type {const} */ ([20, 19]);
const oldestJava = 17;

/**
 * Whether a version of Node is recent enough.
 *
 * @param {string} version "20.19.0"
 */
export function isNodeRecent(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** @param {string} [version] */
export function requireNode(version = process.versions.node) {
  if (isNodeRecent(version)) return;
  throw new LaunchError(
    `Node.js ${oldestNode.join(".")} or later is needed (found: ${version}). Install it from https://nodejs.org.`,
  );
}

/**
 * The major version that `java -version` announces.
 *
 * @param {string} announcement
 * @returns {number | undefined}
 * @example javaMajor('openjdk version "17.0.15" 2025-04-15') // 17
 * @example javaMajor('java version "1.8.0_392"') // 8
 */
export function javaMajor(announcement) {
  const match = /version "(?:1\.)?(\d+)/.exec(announcement);
  return match ? Number(match[1]) : undefined;
}

/**
 * The environment in which `java` is found: as it is, or with JAVA_HOME's programs first.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function withJava(env = process.env) {
  if (!env.JAVA_HOME) return env;
  return { ...env, PATH: `${join(env.JAVA_HOME, "bin")}${delimiter}${env.PATH ?? ""}` };
}

/**
 * Makes sure that the Firestore emulator has a Java to run on.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function requireJava(env = withJava()) {
  const { code, output } = await run("java", ["-version"], { env });
  const major = code === 0 ? javaMajor(output) : undefined;
  if (major === undefined) {
    throw new LaunchError(
      `The Firestore emulator needs Java ${oldestJava} or later, and no Java was found. Install it (Debian: apt install openjdk-17-jre-headless; elsewhere: https://adoptium.net).`,
    );
  }
  if (major < oldestJava) {
    throw new LaunchError(
      `The Firestore emulator needs Java ${oldestJava} or later (found: ${major}). Install it from https://adoptium.net.`,
    );
  }
  return major;
}
