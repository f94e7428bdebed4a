import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { host, root } from "./places.mjs";

/**
 * @typedef {{ key: string, value: string }} Header
 * @typedef {{ source: string, headers: Header[] }} HeaderRule
 * @typedef {{ public: string, headers: HeaderRule[] } & Record<string, unknown>} Hosting
 * @typedef {{ hosting: Hosting } & Record<string, unknown>} FirebaseConfig
 * @typedef {Record<string, string | undefined>} ClientSettings what the client is built with: `VITE_…` by name
 */

const POLICY = "Content-Security-Policy";

/**
 * The policy that pages are sent with.
 *
 * @param {FirebaseConfig} config
 */
export const policyOf = ({ hosting }) =>
  hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === POLICY)?.value ?? "";

/**
 * The same configuration, whose pages may reach more.
 *
 * @param {FirebaseConfig} config
 * @param {Record<string, readonly string[]>} additions by directive
 * @returns {FirebaseConfig}
 */
function widenPolicy(config, additions) {
  const widened = (/** @type {Header} */ header) =>
    header.key === POLICY ? { ...header, value: allow(header.value, additions) } : header;
  const headers = config.hosting.headers.map((rule) => ({ ...rule, headers: rule.headers.map(widened) }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

/**
 * @param {string} [path] firebase.json, unless told otherwise
 * @returns {FirebaseConfig}
 */
export const readConfig = (path = join(root, "firebase.json")) => JSON.parse(readFileSync(path, "utf8"));

/**
 * The origin of the API where the client calls one of its own host, else undefined.
 *
 * @param {ClientSettings} settings
 */
export function backendOrigin({ VITE_HOST_BACKEND: backend }) {
  const address = backend?.trim() ?? "";
  return /^https?:\/\/[^/]/.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * The configuration to deploy, out of firebase.json: pages may also call the API's own host, where there is one.
 *
 * @param {FirebaseConfig} config
 * @param {ClientSettings} settings
 */
export function deployedConfig(config, settings) {
  const backend = backendOrigin(settings);
  return backend ? widenPolicy(config, { "connect-src": [backend] }) : config;
}

/**
 * The configuration of one emulator suite, out of the one that is deployed: the same, but for the ports, the
 * folder of the built client, and a Content-Security-Policy that also lets the page talk to the emulators.
 *
 * @param {FirebaseConfig} deployed
 * @param {{ ports: import("./ports.mjs").Ports, webDist: string, ui: boolean }} suite
 * @returns {FirebaseConfig}
 */
export function emulatorConfig(deployed, { ports, webDist, ui }) {
  const auth = `http://${host}:${ports.auth}`;
  const firestore = `http://${host}:${ports.firestore}`;
  // Tabs call the machine by several names (web/src/firebase/emulatorHost.ts).
  const names = [`http://localhost:${ports.firestore}`, `http://*.localhost:${ports.firestore}`];
  const widened = widenPolicy(deployed, {
    "connect-src": [auth, firestore, ...names],
    "frame-src": [auth],
  });
  return {
    ...widened,
    hosting: { ...widened.hosting, public: webDist },
    emulators: {
      hosting: { host, port: ports.hosting },
      functions: { host, port: ports.functions },
      firestore: { host, port: ports.firestore, websocketPort: ports.websocket },
      auth: { host, port: ports.auth },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      eventarc: { host, port: ports.eventarc },
      tasks: { host, port: ports.tasks },
      ui: { enabled: ui, host, port: ports.ui },
      // The rules tests load their rules under project ids of their own.
      singleProjectMode: false,
    },
  };
}

/**
 * Adds sources to some directives of a Content-Security-Policy.
 *
 * @param {string} policy
 * @param {Record<string, readonly string[]>} additions by directive
 */
export function allow(policy, additions) {
  return policy
    .split("; ")
    .map((rule) => [rule, ...(additions[rule.split(" ")[0] ?? ""] ?? [])].join(" "))
    .join("; ");
}

/**
 * Writes the configuration of a suite at the root, where firebase-tools wants it, and gives its path.
 *
 * @param {string} suiteName
 * @param {Parameters<typeof emulatorConfig>[1]} suite
 */
export function writeEmulatorConfig(suiteName, suite) {
  const path = join(
    root,
    suiteName === "start" ? "firebase.emulators.json" : `firebase.emulators.${suiteName}.json`,
  );
  const config = emulatorConfig(deployedConfig(readConfig(), process.env), suite);
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}
