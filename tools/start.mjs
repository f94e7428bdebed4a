/**
 * `npm start`: the whole product on this machine. Only Node's own modules are loaded before the dependencies
 * are known to be there, so that it works from a fresh clone.
 *
 *   --fresh  begins anew and keeps nothing
 *   --ui     also starts the emulators' own interface
 *   --dev    (`npm run dev`) Vite's dev server, and functions rebuilt on change
 */
import { LaunchError, report } from "./launcher/launchError.mjs";
import { requireNode } from "./launcher/requirements.mjs";

const known = ["--fresh", "--ui", "--dev"];

try {
  requireNode();
  const unknown = process.argv.slice(2).find((argument) => !known.includes(argument));
  if (unknown) throw new LaunchError(`Unknown option: ${unknown}. Options: --fresh, --ui.`);
  const { launch } = await import("./launcher/launch.mjs");
  const flags = new Set(process.argv.slice(2));
  await launch({ fresh: flags.has("--fresh"), ui: flags.has("--ui"), dev: flags.has("--dev") });
} catch (error) {
  report(error);
  process.exitCode = 1;
}
