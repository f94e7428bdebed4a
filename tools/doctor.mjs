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
  if (code !== 0) throw new Error("git est introuvable. Installez-le depuis https://git-scm.com.");
  return output.trim();
}

async function ports() {
  const { hosting, functions, firestore, auth } = await fixedPorts();
  return `ports libres : ${[hosting, functions, firestore, auth].join(", ")}`;
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
    ? { found: "dépendances installées" }
    : { note: "Les dépendances ne sont pas à jour : npm start les installera." },
  emulator
    ? { found: `émulateur Firestore : ${emulator}` }
    : { note: "Aucun émulateur Firestore sur cette machine : il sera téléchargé au premier démarrage." },
  await finding(() => {
    const browser = findBrowser();
    return browser ? `navigateur pour les tests : ${browser}` : "";
  }).then((each) =>
    "found" in each && !each.found
      ? { note: "Aucun navigateur pour les tests de bout en bout : npm test en installera un." }
      : each,
  ),
];

for (const each of findings) {
  if ("found" in each) console.log(`✔ ${each.found}`);
  else if ("note" in each) console.log(`• ${each.note}`);
  else console.log(`✘ ${each.lack}`);
}
const lacks = findings.filter((each) => "lack" in each).length;
console.log(lacks === 0 ? "\nTout est prêt." : `\n${lacks} chose${lacks > 1 ? "s" : ""} à régler.`);
process.exitCode = lacks === 0 ? 0 : 1;
