import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { host, root } from "./places.mjs";

/**
 * @typedef {{ key: string, value: string }} Header
 * @typedef {{ source: string, headers: Header[] }} HeaderRule
 * @typedef {{ public: string, headers: HeaderRule[] } & Record<string, unknown>} Hosting
 * @typedef {{ hosting: Hosting } & Record<string, unknown>} FirebaseConfig
 */

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
  return {
    ...deployed,
    hosting: {
      ...deployed.hosting,
      public: webDist,
      headers: deployed.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) =>
          header.key === "Content-Security-Policy"
            ? {
                ...header,
                value: allow(header.value, { "connect-src": [auth, firestore], "frame-src": [auth] }),
              }
            : header,
        ),
      })),
    },
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
  const deployed = JSON.parse(readFileSync(join(root, "firebase.json"), "utf8"));
  const path = join(
    root,
    suiteName === "start" ? "firebase.emulators.json" : `firebase.emulators.${suiteName}.json`,
  );
  writeFileSync(path, `${JSON.stringify(emulatorConfig(deployed, suite), null, 2)}\n`);
  return path;
}
