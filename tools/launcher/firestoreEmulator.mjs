import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { LaunchError } from "./launchError.mjs";
import { cacheDir, root } from "./places.mjs";
import { run, runNode, which } from "./processes.mjs";
import { step } from "./progress.mjs";
import { wrapperJar } from "./wrapperJar.mjs";

const jarInSdk = join("platform", "cloud-firestore-emulator", "cloud-firestore-emulator.jar");
const debianPackage = "google-cloud-cli-firestore-emulator";
const downloadLimitMs = 180_000;

const usualSdkFolders = [
  "/usr/lib/google-cloud-sdk",
  "/usr/share/google-cloud-sdk",
  "/usr/local/google-cloud-sdk",
  "/opt/google-cloud-sdk",
  "/snap/google-cloud-sdk/current",
  "/opt/homebrew/share/google-cloud-sdk",
  "/usr/local/share/google-cloud-sdk",
  join(homedir(), "google-cloud-sdk"),
];

/**
 * Where an emulator may come from on one machine.
 *
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {readonly string[]} sdkFolders where a Google Cloud SDK usually is
 * @property {string} cacheFolder where a wrapper is kept
 * @property {() => Promise<string | undefined>} findDebianJar where Debian's package manager put one
 * @property {() => Promise<boolean>} download lets firebase-tools fetch its own; false when it could not
 */

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  sdkFolders: usualSdkFolders,
  cacheFolder: cacheDir,
  findDebianJar,
  download,
};

/**
 * Makes sure that there is a Firestore emulator to start.
 *
 * @param {Machine} [machine]
 * @returns {Promise<string | undefined>} the jar that firebase-tools must be pointed at; undefined when it finds
 *   its own
 * @throws {LaunchError} when there is none and none can be downloaded
 */
export async function ensureFirestoreEmulator(machine = thisMachine) {
  const given = machine.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new LaunchError(`FIRESTORE_EMULATOR_BINARY_PATH names a file that does not exist: ${given}`);
  }
  if (existsSync(downloadedJar(machine.env))) return undefined;
  const sdkJar = findSdkJar(machine.env, machine.sdkFolders) ?? (await machine.findDebianJar());
  if (sdkJar) return wrap(sdkJar, machine.cacheFolder);
  if (await machine.download()) return undefined;
  throw new LaunchError(
    `No Firestore emulator was found, and none could be downloaded: connect this machine to the Internet, or install the Google Cloud SDK's (gcloud components install cloud-firestore-emulator; Debian: apt install ${debianPackage}).`,
  );
}

/**
 * Where the emulator would come from, without preparing anything.
 *
 * @returns {Promise<string | undefined>} a jar; undefined when it would have to be downloaded
 */
export async function locateFirestoreEmulator() {
  const { FIRESTORE_EMULATOR_BINARY_PATH: given } = process.env;
  return (
    [given, downloadedJar(process.env), findSdkJar()].find((jar) => jar && existsSync(jar)) ??
    (await findDebianJar())
  );
}

/**
 * Where the installed firebase-tools keeps the version that it wants.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function downloadedJar(env) {
  const catalogue = join(root, "node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json");
  const name = existsSync(catalogue)
    ? JSON.parse(readFileSync(catalogue, "utf8")).firestore.downloadPathRelativeToCacheDir
    : "not-installed-yet";
  const folder = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache", "firebase", "emulators");
  return join(folder, name);
}

/**
 * The emulator of a Google Cloud SDK on this machine: the one that the environment names, the one whose `gcloud`
 * is on the PATH (often a link into the SDK), or one in a usual folder.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [usual]
 * @returns {string | undefined}
 */
export function findSdkJar(env = process.env, usual = usualSdkFolders) {
  const gcloud = which("gcloud", env);
  const folders = [
    env.GOOGLE_CLOUD_SDK,
    env.CLOUDSDK_ROOT_DIR,
    gcloud && dirname(dirname(realpathSync(gcloud))),
    ...usual,
  ];
  return folders
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, jarInSdk))
    .find((jar) => existsSync(jar));
}

/** @returns {Promise<string | undefined>} */
async function findDebianJar() {
  const { code, output } = await run("dpkg", ["-L", debianPackage]);
  return code === 0
    ? output.split("\n").find((line) => line.endsWith("cloud-firestore-emulator.jar"))
    : undefined;
}

/**
 * @param {string} sdkJar
 * @param {string} folder
 * @returns {string}
 */
function wrap(sdkJar, folder) {
  const path = join(folder, "firestore-emulator.jar");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, wrapperJar(sdkJar));
  return path;
}

async function download() {
  const firebase = join(root, "node_modules/firebase-tools/lib/bin/firebase.js");
  mkdirSync(cacheDir, { recursive: true });
  const { code } = await step("Downloading the Firestore emulator", () =>
    runNode([firebase, "setup:emulators:firestore"], { cwd: cacheDir, timeoutMs: downloadLimitMs }),
  );
  return code === 0;
}
