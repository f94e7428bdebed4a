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
 * Empties a suite that was used, and fills it with the demo again.
 *
 * @param {import("./ports.mjs").Ports} ports
 * @throws {LaunchError} when an emulator does not answer
 */
export async function renewDemo(ports) {
  const emptied = [
    `${host}:${ports.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    `${host}:${ports.auth}/emulator/v1/projects/${projectId}/accounts`,
  ];
  for (const address of emptied) {
    const headers = { authorization: "Bearer owner" };
    const { ok, status } = await fetch(`http://${address}`, { method: "DELETE", headers });
    if (!ok) throw new LaunchError(`${address} could not be emptied (${status}).`);
  }
  await seed(ports);
}

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
