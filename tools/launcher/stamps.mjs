import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, root } from "./places.mjs";

/** Folders that are made, not written: they say nothing about the sources. */
const madeFolders = new Set(["node_modules", "dist", "lib", "coverage", ".ssr"]);

/** Hidden files are editors' and systems' own, except Vite's settings: `.env`, `.env.production`, `.env.local`. */
const isSource = (/** @type {string} */ entry) =>
  !madeFolders.has(entry) && (!entry.startsWith(".") || entry.startsWith(".env"));

/**
 * Every source file under some paths of the project, in a stable order.
 *
 * @param {readonly string[]} paths files or folders, from `base`
 * @param {string} [base]
 * @returns {string[]} from `base`
 */
export function sourceFiles(paths, base = root) {
  return paths.flatMap((path) => {
    const full = join(base, path);
    if (!existsSync(full)) return [];
    if (!statSync(full).isDirectory()) return [path];
    const entries = readdirSync(full).filter(isSource).sort();
    return sourceFiles(
      entries.map((entry) => join(path, entry)),
      base,
    );
  });
}

/**
 * What a build depends on, in one short text: the content of its sources and the settings given to it.
 *
 * @param {readonly string[]} paths
 * @param {Record<string, string | undefined>} settings
 * @param {string} [base]
 */
export function fingerprint(paths, settings, base = root) {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const file of sourceFiles(paths, base)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(base, file), "latin1"));
  }
  return hash.digest("hex");
}

/**
 * Does a build unless the same one was done before and what it made is still there. A build that fails leaves no
 * stamp, since it may have left half of what it makes.
 *
 * @param {string} name
 * @param {object} build
 * @param {readonly string[]} build.paths
 * @param {Record<string, string | undefined>} [build.settings]
 * @param {string} build.makes a file that the build leaves behind
 * @param {boolean} [build.anew] build whatever was done before
 * @param {() => Promise<void>} work
 * @param {string} [stamps] the folder of the stamps
 * @returns {Promise<boolean>} whether there was something to do
 */
export async function whenChanged(
  name,
  { paths, settings = {}, makes, anew = false },
  work,
  stamps = join(cacheDir, "stamps"),
) {
  const stamp = join(stamps, name);
  const wanted = fingerprint(paths, settings);
  const isDone = existsSync(makes) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isDone && !anew) return false;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
