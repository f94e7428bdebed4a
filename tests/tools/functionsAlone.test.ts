import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi } from "../support/apiProcess";

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean; dev?: boolean }>;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const readLock = (folder: string): Lock =>
  JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));

const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });

/** Where the root has this very version installed. */
function installedAt(place: string, version: string | undefined): string | undefined {
  const name = place.slice(place.lastIndexOf("node_modules/"));
  return Object.entries(readLock(root).packages)
    .filter(
      ([path, { version: locked }]) => (path === name || path.endsWith(`/${name}`)) && locked === version,
    )
    .map(([path]) => join(root, path))
    .find((path) => existsSync(path));
}

/** What Node may load, and the folders that hold it: the rest is thousands of files. */
const isLoaded = (path: string) => /\.(?:[cm]?js|json|node|proto|wasm)$/.test(path) || !/\.\w+$/.test(path);

/** What an installation of the deployed folder makes of its lock, without a network: nothing that only develops. */
function install(folder: string): void {
  for (const [place, { version, optional, dev }] of Object.entries(readLock(folder).packages)) {
    if (place === "" || dev) continue;
    const from = installedAt(place, version);
    if (from === undefined && !optional) throw new Error(`${place} ${version} is not installed`);
    if (from === undefined) continue;
    const nested = join(from, "node_modules");
    const wanted = (path: string) => path === from || (path !== nested && isLoaded(path));
    cpSync(from, join(folder, place), { recursive: true, filter: wanted });
  }
}

describe("the deployed folder of the functions", () => {
  let folder = "";

  beforeAll(() => {
    // As a run has built them: emulators that run beside this would see them change.
    const build = "await (await import('./tools/launcher/build.mjs')).buildFunctions()";
    expect(node("--input-type=module", "--eval", build).status).toBe(0);
    folder = mkdtempSync(join(tmpdir(), "deployed-"));
    for (const part of ["package.json", "package-lock.json", "lib"]) {
      cpSync(join(root, "functions", part), join(folder, part), { recursive: true });
    }
    install(folder);
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

  it("starts alone, with what its lock names and no more", async () => {
    const { address, stop } = await startApi(process.env, folder);
    try {
      expect((await fetch(`${address}/api/modules`)).status).toBe(200);
    } finally {
      await stop();
    }
  });
});
