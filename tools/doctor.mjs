/** `npm run doctor`: what this machine lacks to start the product, test it, or both. */
import { findBrowser } from "./launcher/browser.mjs";
import { locateFirestoreEmulator } from "./launcher/firestoreEmulator.mjs";
import { isInstalled } from "./launcher/install.mjs";
import { fixedPorts } from "./launcher/ports.mjs";
import { run } from "./launcher/processes.mjs";
import { requireJava, requireNode } from "./launcher/requirements.mjs";

/**
 * A finding is what was found; `lack` says that it must be repaired, `note` that the commands will do it.
 *
 * @typedef {{ found: string } | { lack: string } | { note: string }} Finding
 */

/**
 * @param {() => Promise<string> | string} look
 * @returns {Promise<Finding>}
 */
async function finding(look) {
  try {
    return { found: await look() };
  } catch (error) {
    return { lack: error instanceof Error ? error.message : String(error) };
  }
}

async function git() {
  const { code, output } = await run("git", ["--version"]);
  if (code !== 0) throw new Error("git was not found. Install it from https://git-scm.com.");
  return output.trim();
}

async function ports() {
  const { hosting, functions, firestore, auth } = await fixedPorts();
  return `free ports: ${[hosting, functions, firestore, auth].join(", ")}`;
}

const emulator = await locateFirestoreEmulator();

/** @type {Finding[]} */
const findings = [
  await finding(() => {
    requireNode();
    return `Node.js ${process.versions.node}`;
  }),
  await finding(async () => `Java ${await requireJava()}`),
  await finding(git),
  await finding(ports),
  isInstalled()
    ? { found: "dependencies installed" }
    : { note: "The dependencies are not up to date: npm start will install them." },
  emulator
    ? { found: `Firestore emulator: ${emulator}` }
    : { note: "No Firestore emulator on this machine: it is downloaded at the first start." },
  await finding(() => {
    const browser = findBrowser();
    return browser ? `browser for the tests: ${browser}` : "";
  }).then((each) =>
    "found" in each && !each.found
      ? { note: "No browser for the end-to-end tests: npm test will install one." }
      : each,
  ),
];

for (const each of findings) {
  if ("found" in each) console.log(`✔ ${each.found}`);
  else if ("note" in each) console.log(`• ${each.note}`);
  else console.log(`✘ ${each.lack}`);
}
const lacks = findings.filter((each) => "lack" in each).length;
console.log(lacks === 0 ? "\nEverything is there." : `\n${lacks} thing${lacks > 1 ? "s" : ""} to repair.`);
process.exitCode = lacks === 0 ? 0 : 1;
