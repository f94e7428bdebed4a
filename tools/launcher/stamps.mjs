import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, root } from "./places.mjs";

/** Folders that are made, not written: they say nothing about the sources. */
const madeFolders = new Set(["node_modules", "dist", "lib", "coverage", ".ssr"]);

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
    const entries = readdirSync(full)
      .filter((entry) => !madeFolders.has(entry) && !entry.startsWith("."))
      .sort();
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
 * Does a build unless the same one was done before and what it made is still there.
 *
 * @param {string} name
 * @param {{ paths: readonly string[], settings?: Record<string, string | undefined>, makes: string }} build `makes`
 *   is a file that the build leaves behind
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether there was something to do
 */
export async function whenChanged(name, { paths, settings = {}, makes }, work) {
  const stamp = join(cacheDir, "stamps", name);
  const wanted = fingerprint(paths, settings);
  if (existsSync(makes) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  await work();
  mkdirSync(join(cacheDir, "stamps"), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
