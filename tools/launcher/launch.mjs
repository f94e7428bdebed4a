import { demoAccounts, demoCodes, demoPassword } from "../demoAccounts.mjs";
import { buildFunctions, buildWeb, clientSettings, watchFunctions } from "./build.mjs";
import { startVite } from "./devServer.mjs";
import { ensureFirestoreEmulator } from "./firestoreEmulator.mjs";
import { ensureInstalled } from "./install.mjs";
import { LaunchError } from "./launchError.mjs";
import { dataDir, host } from "./places.mjs";
import { claimPorts } from "./portClaims.mjs";
import { fixedPorts } from "./ports.mjs";
import { killTracked } from "./processes.mjs";
import { step } from "./progress.mjs";
import { requireJava } from "./requirements.mjs";
import { SavedData } from "./savedData.mjs";
import { seed } from "./seed.mjs";
import { leaveAtOnce, untilAskedToStop } from "./stopSignals.mjs";
import { startSuite } from "./suite.mjs";

/** What a crash of the whole machine may lose at most. */
const saveEveryMs = 20_000;

/** @typedef {{ fresh: boolean, ui: boolean, dev: boolean }} Wish */

/**
 * Starts the product, and returns when it has been stopped.
 *
 * @param {Wish} wish
 */
export async function launch(wish) {
  const stopAsked = untilAskedToStop();
  try {
    const product = await Promise.race([start(wish), stopAsked]);
    // Nothing worth saving was made before the product was ready.
    if (!product) return leaveAtOnce();
    console.log(product.welcome);
    const saving = setInterval(() => product.save().catch(sayNotSaved), saveEveryMs);
    const crashed = await Promise.race([stopAsked.then(() => false), product.suite.ended.then(() => true)]);
    clearInterval(saving);
    if (crashed) {
      throw new LaunchError(`The emulators stopped by themselves. Log: ${product.suite.log}`);
    }
    if (!wish.fresh) await step("Saving the data", product.save).catch(sayNotSaved);
    console.log("Bye.");
  } finally {
    killTracked();
  }
  process.exit();
}

/** @param {Wish} wish */
async function start({ fresh, ui, dev }) {
  await requireJava();
  const { ports } = await claimPorts((free) => fixedPorts(process.env, free));
  await ensureInstalled();
  const firestoreJar = await ensureFirestoreEmulator();
  await buildFunctions();
  await buildWeb("web/dist", clientSettings(ports));

  const data = new SavedData(dataDir);
  if (fresh) data.forget();
  const { importFrom } = data;
  const suite = await step("Starting the emulators", () =>
    startSuite({ name: "start", ports, webDist: "web/dist", firestoreJar, importFrom, ui }),
  );
  const save = async () => {
    if (!fresh) await data.save(ports.hub);
  };
  if (!importFrom) {
    await step("Creating the demo data", () => seed(ports));
    await save();
  }
  if (dev) await watchFunctions();
  const address = dev ? await startVite(ports) : suite.origin;
  return { suite, save, welcome: welcome(address, ui ? `http://${host}:${ports.ui}` : undefined) };
}

/** @param {unknown} error */
function sayNotSaved(error) {
  console.error(`The data could not be saved: ${error instanceof Error ? error.message : error}`);
}

/**
 * @param {string} address
 * @param {string | undefined} emulatorsAddress
 */
function welcome(address, emulatorsAddress) {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  return [
    "",
    `Prêt : ${address}`,
    ...(emulatorsAddress ? [`Emulators: ${emulatorsAddress}`] : []),
    "",
    `Demo accounts (password: ${demoPassword})`,
    ...demoAccounts.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`),
    "",
    `Invite codes: ${demoCodes.free} (free), ${demoCodes.used} (used), ${demoCodes.disabled} (disabled)`,
    "",
    "Ctrl-C stops it.",
    "",
  ].join("\n");
}
