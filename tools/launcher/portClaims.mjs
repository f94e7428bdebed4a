import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { host } from "./places.mjs";
import { isFree } from "./ports.mjs";

/**
 * Of the machine, not of a checkout: two of them choose among the same ports.
 *
 * @typedef {object} ClaimPlace
 * @property {string} folder where each claim is a file
 * @property {number} gate a port that whoever chooses holds meanwhile: the system frees it even for one that is killed
 */

/** @type {ClaimPlace} */
const machine = { folder: join(tmpdir(), `des-et-heros-ports-${process.getuid?.() ?? ""}`), gate: 14_399 };

/** Choosing takes a moment: whoever holds the gate for longer is another program. */
const gateLimitMs = 10_000;

let made = 0;

/**
 * Chooses ports that no other suite is going to listen on: minutes may pass until this one does. They are its own
 * until they are released or this process ends.
 *
 * @template {import("./ports.mjs").Ports} Ports
 * @param {(free: (port: number) => Promise<boolean>) => Promise<Ports>} choose
 * @param {{ place?: ClaimPlace, free?: (port: number) => Promise<boolean> }} [options]
 * @returns {Promise<{ ports: Ports, release: () => void }>}
 */
export async function claimPorts(choose, { place = machine, free = isFree } = {}) {
  const open = await passGate(place.gate);
  try {
    mkdirSync(place.folder, { recursive: true });
    const claimed = readClaims(place.folder);
    const ports = await choose(async (port) => !claimed.has(port) && (await free(port)));
    made += 1;
    const claim = join(place.folder, `${process.pid}-${made}.json`);
    writeFileSync(claim, JSON.stringify(Object.values(ports)));
    const release = () => {
      rmSync(claim, { force: true });
      process.off("exit", release);
    };
    process.once("exit", release);
    return { ports, release };
  } finally {
    await open();
  }
}

/**
 * The ports that living processes have claimed. Forgets the claims of others.
 *
 * @param {string} folder
 * @returns {Set<number>}
 */
function readClaims(folder) {
  /** @type {Set<number>} */
  const claimed = new Set();
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!isAlive(Number.parseInt(name, 10))) rmSync(path, { force: true });
    else for (const port of readClaim(path)) claimed.add(port);
  }
  return claimed;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's is alive too.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * @param {string} path
 * @returns {number[]} none where it was released meanwhile, or never written whole
 */
function readClaim(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return [];
  }
}

/**
 * Waits until nobody else chooses ports. Returns what lets the next one in.
 *
 * @param {number} gate
 * @returns {Promise<() => Promise<void>>}
 */
async function passGate(gate) {
  const limit = performance.now() + gateLimitMs;
  while (performance.now() < limit) {
    const open = await listenOn(gate);
    if (open) return open;
    await pause(50);
  }
  return async () => {};
}

/**
 * @param {number} port
 * @returns {Promise<(() => Promise<void>) | undefined>} what closes it; undefined where another listens
 */
function listenOn(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () =>
      resolve(() => new Promise((closed) => server.close(() => closed()))),
    );
  });
}
