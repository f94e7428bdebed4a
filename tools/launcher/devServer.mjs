import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { clientSettings } from "./build.mjs";
import { LaunchError } from "./launchError.mjs";
import { host, root } from "./places.mjs";
import { trackChild } from "./processes.mjs";

const port = 5173;
const readyLimitMs = 60_000;
const pollMs = 200;

/**
 * Serves the client with hot reload; its `/api` goes to the emulators.
 *
 * @param {import("./ports.mjs").Ports} ports
 * @returns {Promise<string>} its address
 */
export async function startVite(ports) {
  const fromWeb = createRequire(join(root, "web/package.json"));
  const vite = join(dirname(fromWeb.resolve("vite/package.json")), "bin/vite.js");
  const child = spawn(process.execPath, [vite, "--host", host, "--port", String(port), "--strictPort"], {
    cwd: join(root, "web"),
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...clientSettings(ports), VITE_API_PROXY: `http://${host}:${ports.hosting}` },
  });
  const forget = trackChild(child.pid);
  child.once("exit", forget);

  const address = `http://${host}:${port}`;
  const limit = performance.now() + readyLimitMs;
  while (!(await answers(address))) {
    if (child.exitCode !== null || performance.now() > limit) {
      throw new LaunchError(`The development server did not start on port ${port}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return address;
}

/** @param {string} address */
const answers = (address) =>
  fetch(address).then(
    () => true,
    () => false,
  );
