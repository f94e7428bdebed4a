import { join } from "node:path";
import { LaunchError } from "./launchError.mjs";
import { host, projectId, root } from "./places.mjs";
import { runNode } from "./processes.mjs";

/**
 * Where the emulators of a suite are, in the variables that the Admin SDK and the tests read.
 *
 * @param {import("./ports.mjs").Ports} ports
 */
export const emulatorVariables = (ports) => ({
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  // The Admin SDK would look for a cloud machine's credentials on the network.
  METADATA_SERVER_DETECTION: "none",
});

/**
 * Fills an empty suite with the demo.
 *
 * @param {import("./ports.mjs").Ports} ports
 */
export async function seed(ports) {
  const { code, output } = await runNode(["--import", "tsx", join(root, "tools/seed/seed.ts")], {
    cwd: root,
    env: { ...process.env, ...emulatorVariables(ports) },
  });
  if (code !== 0) throw new LaunchError(`The demo data could not be created.\n${output.trim()}`);
}
