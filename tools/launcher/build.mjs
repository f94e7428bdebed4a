import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockOf } from "./functionsLock.mjs";
import { LaunchError } from "./launchError.mjs";
import { host, projectId, root } from "./places.mjs";
import { runNode } from "./processes.mjs";
import { step } from "./progress.mjs";
import { whenChanged } from "./stamps.mjs";

const functionsBundle = join(root, "functions/lib/index.js");

/**
 * One file that holds the functions and the domain, so that the folder deploys without the workspace. The
 * Firebase SDKs and Express stay outside: they are installed there, and a bundled Express does not start.
 *
 * @type {import("esbuild").BuildOptions}
 */
const functionsOptions = {
  absWorkingDir: root,
  entryPoints: ["functions/src/index.ts"],
  outfile: functionsBundle,
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  logLevel: "silent",
  external: [
    "firebase-admin",
    "firebase-admin/*",
    "firebase-functions",
    "firebase-functions/*",
    "express",
    "cors",
  ],
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
};

/** Whoever installs the deployed folder, which has no workspace around it, gets the versions that were tested. */
function writeLock() {
  const lock = lockOf(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")), "functions");
  writeFileSync(join(root, "functions/package-lock.json"), `${JSON.stringify(lock, null, 2)}\n`);
}

/**
 * Bundles the functions into functions/lib when their sources changed, and writes the lock that is deployed with them.
 *
 * @param {{ anew?: boolean }} [wish] `anew`: whether or not anything changed, as for a deployment
 */
export async function buildFunctions({ anew = false } = {}) {
  const paths = [
    "functions/src",
    "functions/package.json",
    "domain/src",
    "package-lock.json",
    "tools/launcher/build.mjs",
    "tools/launcher/functionsLock.mjs",
  ];
  await whenChanged("functions", { paths, makes: functionsBundle, anew }, () =>
    step("Building the functions", async () => {
      const { build } = await import("esbuild");
      await build(functionsOptions).catch((error) => {
        throw new LaunchError(`The functions do not build.\n${error.message}`);
      });
      writeLock();
    }),
  );
}

/** From now on, bundles the functions again whenever a source changes; the emulator notices by itself. */
export async function watchFunctions() {
  const { context } = await import("esbuild");
  const watching = await context({ ...functionsOptions, logLevel: "warning" });
  await watching.watch();
}

/**
 * What the client is told at build time: where the emulators of its suite are.
 *
 * @param {import("./ports.mjs").Ports} ports
 */
export const clientSettings = (ports) => ({
  VITE_FIREBASE_PROJECT_ID: projectId,
  // That of web/.env.production is a deployment's: here it counts only where the shell says so.
  VITE_HOST_BACKEND: process.env.VITE_HOST_BACKEND ?? "",
  VITE_AUTH_EMULATOR: `http://${host}:${ports.auth}`,
  VITE_FIRESTORE_EMULATOR: `${host}:${ports.firestore}`,
});

/**
 * The settings that Vite takes from a shell.
 *
 * @param {NodeJS.ProcessEnv} env
 */
const viteVariables = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith("VITE_")));

/**
 * Builds the client, when its sources or its settings changed.
 *
 * @param {string} outDir from the root; each suite has its own, since the ports are built in
 * @param {Record<string, string>} settings
 * @param {{ anew?: boolean }} [wish] `anew`: whether or not anything changed, as for a deployment
 */
export async function buildWeb(outDir, settings, { anew = false } = {}) {
  const paths = ["web", "domain/src", "package-lock.json"];
  const makes = join(root, outDir, "app.html");
  const told = { ...viteVariables(process.env), ...settings };
  await whenChanged(`web-${outDir.replaceAll("/", "-")}`, { paths, settings: told, makes, anew }, () =>
    step("Building the site", async () => {
      const { code, output } = await runNode([join(root, "web/build.mjs")], {
        cwd: join(root, "web"),
        env: { ...process.env, ...settings, WEB_OUT_DIR: join(root, outDir) },
      });
      if (code !== 0) throw new LaunchError(`The site does not build.\n${output.trim()}`);
    }),
  );
}
