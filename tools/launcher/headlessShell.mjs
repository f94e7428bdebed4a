import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { cacheDir } from "./places.mjs";
import { run, which } from "./processes.mjs";
import { step } from "./progress.mjs";

const debianPackage = "chromium-headless-shell";
/** Where Debian's Chromium has its program and its data. */
const inDebian = "usr/lib/chromium";
const downloadLimitMs = 120_000;
const startLimitMs = 30_000;

/**
 * Where a shell may come from on one machine.
 *
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {string} folder where a downloaded shell is kept
 * @property {string} data where Debian's Chromium has what the shell reads
 * @property {typeof run} run
 */

/** @type {Machine} */
const thisMachine = { env: process.env, folder: join(cacheDir, "headless-shell"), data: `/${inDebian}`, run };

/**
 * Chromium's engine without what draws windows, which takes a third less of the processors than a Chromium that hides
 * them: the one on the PATH or, for Debian's Chromium, Debian's of the same version, which is kept in the cache folder.
 * Never another than the one that CHROMIUM_PATH names.
 *
 * @param {string} browser the Chromium that is here
 * @param {Machine} [machine]
 * @returns {Promise<string>} the shell's program; that of `browser` where there is no shell that starts
 */
export async function findHeadlessShell(browser, machine = thisMachine) {
  if (machine.env.CHROMIUM_PATH) return browser;
  const shell = which(debianPackage, machine.env) ?? (await fromDebian(browser, machine));
  return shell !== undefined && (await starts(shell, machine)) ? shell : browser;
}

/**
 * @param {string} program
 * @param {Machine} machine
 */
async function starts(program, { run }) {
  const { code, output } = await run(program, ["--no-sandbox", "--dump-dom", "about:blank"], {
    timeoutMs: startLimitMs,
  });
  return code === 0 && output.includes("<html>");
}

/**
 * @param {string} browser
 * @param {Machine} machine
 * @returns {Promise<string | undefined>}
 */
async function fromDebian(browser, { env, folder, data, run }) {
  if (!which("apt-get", env) || !which("dpkg-deb", env)) return undefined;
  const owner = await run("dpkg-query", ["-S", browser]);
  if (owner.code !== 0 || !owner.output.startsWith("chromium:")) return undefined;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of dpkg's.
  const version = (await run("dpkg-query", ["-W", "-f", "${Version}", "chromium"])).output.trim();
  const ready = join(folder, version.replaceAll(/[^\w.+~-]/g, "_"));
  const program = join(ready, inDebian, debianPackage);
  if (!existsSync(program)) {
    await step("Downloading a browser without windows", () => unpack(version, ready, { data, run }));
  }
  return existsSync(program) ? program : undefined;
}

/**
 * Leaves nothing where it fails: the tests then run in the Chromium that is here.
 *
 * @param {string} version
 * @param {string} ready
 * @param {Pick<Machine, "data" | "run">} machine
 */
async function unpack(version, ready, { data, run }) {
  const half = `${ready}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const options = { cwd: half, timeoutMs: downloadLimitMs };
  await run("apt-get", ["download", "-q", `${debianPackage}=${version}`], options);
  const archive = readdirSync(half).find((name) => name.endsWith(".deb"));
  if (archive === undefined) return rmSync(half, { recursive: true, force: true });
  const { code } = await run("dpkg-deb", ["-x", archive, "."], options);
  if (code !== 0) return rmSync(half, { recursive: true, force: true });
  rmSync(join(half, archive));
  const beside = join(half, inDebian);
  // Its package brings the program alone: the rest is the Chromium's.
  for (const name of readdirSync(data)) {
    if (!existsSync(join(beside, name))) symlinkSync(join(data, name), join(beside, name));
  }
  renameSync(half, ready);
}
