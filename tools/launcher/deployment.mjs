import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { backendOrigin, deployedConfig, policyOf, readConfig } from "./firebaseConfig.mjs";
import { projectId, root } from "./places.mjs";

/** @typedef {import("./firebaseConfig.mjs").ClientSettings} ClientSettings */

const settingsFile = "web/.env.production";

/**
 * Why nothing can be deployed to a project, as a sentence; undefined where it can.
 *
 * @param {string | undefined} project
 * @returns {string | undefined}
 */
export function checkProject(project) {
  if (!project) return "firebase deploy names no project: run it through `npm run deploy`.";
  if (!project.startsWith("demo-")) return undefined;
  return `Nothing can be deployed to ${project}, which exists on the emulators alone: choose a project with \`npx firebase use <project>\`.`;
}

/**
 * Why a client with these settings must not be deployed to a project, as a sentence; undefined where it may. Such a
 * client would speak to the demo project, to another one, or to emulators, and would do so for as long as browsers
 * keep it.
 *
 * @param {string} project
 * @param {ClientSettings} settings
 * @returns {string | undefined}
 */
export function checkClientSettings(project, settings) {
  const told = settings.VITE_FIREBASE_PROJECT_ID || projectId;
  if (told !== project) {
    return `The client would speak to ${told}, not to ${project}: put VITE_FIREBASE_PROJECT_ID=${project} into ${settingsFile}.`;
  }
  if (!settings.VITE_FIREBASE_API_KEY) {
    return `VITE_FIREBASE_API_KEY is missing in ${settingsFile}: nobody could sign in.`;
  }
  const emulator = ["VITE_AUTH_EMULATOR", "VITE_FIRESTORE_EMULATOR"].find((name) => settings[name]);
  if (emulator) return `${emulator} is set: the client would speak to an emulator of this machine.`;
  return undefined;
}

/**
 * Why pages served under a configuration could not call the API, as a sentence; undefined where they can.
 *
 * @param {import("./firebaseConfig.mjs").FirebaseConfig} config
 * @param {ClientSettings} settings
 * @returns {string | undefined}
 */
export function checkPolicy(config, settings) {
  const backend = backendOrigin(settings);
  const connect = policyOf(config)
    .split("; ")
    .find((rule) => rule.startsWith("connect-src "));
  if (!backend || connect?.split(" ").includes(backend)) return undefined;
  return `The pages' policy does not let them call ${backend} (VITE_HOST_BACKEND): deploy with \`npm run deploy\`, which adds it.`;
}

/**
 * Writes the configuration to deploy at the root, where firebase-tools wants it, and gives its path.
 *
 * @param {ClientSettings} settings
 */
export function writeDeployedConfig(settings) {
  const path = join(root, "firebase.deploy.json");
  writeFileSync(path, `${JSON.stringify(deployedConfig(readConfig(), settings), null, 2)}\n`);
  return path;
}
