import { createServer } from "node:net";
import { LaunchError } from "./launchError.mjs";
import { host } from "./places.mjs";

/**
 * @typedef {object} Ports
 * @property {number} hosting
 * @property {number} functions
 * @property {number} firestore
 * @property {number} auth
 * @property {number} hub
 * @property {number} logging
 * @property {number} eventarc
 * @property {number} tasks
 * @property {number} websocket
 * @property {number} ui
 */

/** The four that people and checks rely on, each overridable by environment. */
const publicPorts = /** @type {const} */ ([
  { name: "hosting", variable: "HOSTING_PORT", port: 5000, what: "hosting" },
  { name: "functions", variable: "FUNCTIONS_PORT", port: 5001, what: "functions" },
  { name: "firestore", variable: "FIRESTORE_PORT", port: 8080, what: "Firestore" },
  { name: "auth", variable: "AUTH_PORT", port: 9099, what: "authentication" },
]);

/** The ones that nobody types: the first free one from here on is good. */
const privatePorts = /** @type {const} */ ([
  { name: "hub", port: 4400 },
  { name: "logging", port: 4500 },
  { name: "ui", port: 4000 },
  { name: "websocket", port: 9150 },
  { name: "eventarc", port: 9299 },
  { name: "tasks", port: 9499 },
]);

const lastPort = 65_535;

/** What browsers, and Node's own fetch, refuse to ask (https://fetch.spec.whatwg.org/#port-blocking), above the first 1,000. */
const refusedByBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

/**
 * Whether something could listen on this port of this machine now.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Reads a port from the environment, one that browsers will ask.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @param {number} otherwise
 */
function readPort(env, variable, otherwise) {
  const text = env[variable];
  if (!text) return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > lastPort) {
    throw new LaunchError(`${variable} must be a port number between 1 and ${lastPort} (got "${text}").`);
  }
  if (refusedByBrowsers.has(port)) {
    throw new LaunchError(
      `${variable}=${port}: browsers refuse this port. Choose another, such as ${port + 100}.`,
    );
  }
  return port;
}

/**
 * The ports of `npm start`: the four public ones as asked for, or a sentence saying which one is taken.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(port: number) => Promise<boolean>} [free]
 * @returns {Promise<Ports>}
 */
export async function fixedPorts(env = process.env, free = isFree) {
  const wanted = publicPorts.map((each) => ({ ...each, port: readPort(env, each.variable, each.port) }));
  for (const { port, variable } of wanted) {
    const twin = wanted.find((other) => other.port === port && other.variable !== variable);
    if (twin) throw new LaunchError(`Port ${port} is asked for twice: ${variable} and ${twin.variable}.`);
  }
  for (const { port, variable, what } of wanted) {
    if (await free(port)) continue;
    throw new LaunchError(
      `Port ${port} (${what}) is in use. Free it, or choose another: ${variable}=${port + 100} npm start`,
    );
  }
  const chosen = new Map(wanted.map(({ name, port }) => [/** @type {string} */ (name), port]));
  return completePorts(chosen, 0, free);
}

/**
 * Ports for a second suite beside `npm start`: free ones, found from an offset on.
 *
 * @param {number} offset
 * @param {(port: number) => Promise<boolean>} [free]
 * @returns {Promise<Ports>}
 */
export async function spareFrom(offset, free = isFree) {
  /** @type {Map<string, number>} */
  const chosen = new Map();
  for (const { name, port } of publicPorts) chosen.set(name, await nextFree(port + offset, chosen, free));
  return completePorts(chosen, offset, free);
}

/**
 * @param {Map<string, number>} chosen
 * @param {number} offset
 * @param {(port: number) => Promise<boolean>} free
 * @returns {Promise<Ports>}
 */
async function completePorts(chosen, offset, free) {
  for (const { name, port } of privatePorts) chosen.set(name, await nextFree(port + offset, chosen, free));
  return /** @type {Ports} */ (/** @type {unknown} */ (Object.fromEntries(chosen)));
}

/**
 * @param {number} from
 * @param {Map<string, number>} taken
 * @param {(port: number) => Promise<boolean>} free
 */
async function nextFree(from, taken, free) {
  for (let port = from; port <= lastPort; port++) {
    if (![...taken.values()].includes(port) && !refusedByBrowsers.has(port) && (await free(port)))
      return port;
  }
  throw new LaunchError(`No free port from ${from} on.`);
}
