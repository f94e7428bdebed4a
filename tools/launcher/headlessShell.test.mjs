import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findHeadlessShell } from "./headlessShell.mjs";

/** A Debian with a Chromium, where `download` decides whether the package can be had, and `starts` whether it runs. */
function debian({ download = true, starts = true } = {}) {
  const home = mkdtempSync(join(tmpdir(), "debian-"));
  const bin = join(home, "bin");
  const data = join(home, "data");
  for (const each of [bin, data]) mkdirSync(each);
  const program = (/** @type {string} */ name) => {
    writeFileSync(join(bin, name), "", { mode: 0o755 });
    return join(bin, name);
  };
  for (const name of ["apt-get", "dpkg-deb"]) program(name);
  writeFileSync(join(data, "icudtl.dat"), "");
  /** @type {string[]} */
  const ran = [];
  /** @type {import("./headlessShell.mjs").Machine["run"]} */
  const run = async (name, args, { cwd = home } = {}) => {
    ran.push(name);
    if (name === "dpkg-query" && args[0] === "-S") {
      const isDebians = args[1] === join(bin, "chromium");
      return isDebians ? { code: 0, output: `chromium: ${args[1]}\n` } : { code: 1, output: "no path found" };
    }
    if (name === "dpkg-query") return { code: 0, output: "156.0-1~deb12u1" };
    if (name === "apt-get" && download) writeFileSync(join(cwd, "shell.deb"), args.join(" "));
    if (name === "dpkg-deb") {
      mkdirSync(join(cwd, "usr/lib/chromium"), { recursive: true });
      writeFileSync(join(cwd, "usr/lib/chromium/chromium-headless-shell"), "");
    }
    const isShell = name.endsWith("chromium-headless-shell");
    return isShell && starts ? { code: 0, output: "<html></html>" } : { code: isShell ? 1 : 0, output: "" };
  };
  const env = { PATH: bin };
  return {
    machine: { env, folder: join(home, "cache"), data, run },
    chromium: program("chromium"),
    program,
    ran,
  };
}

describe("the browser without windows", () => {
  it("is Debian's of the Chromium's own version, downloaded once, with what the Chromium has for it", async () => {
    const { machine, chromium, ran } = debian();
    const shell = await findHeadlessShell(chromium, machine);
    const folder = join(machine.folder, "156.0-1~deb12u1", "usr/lib/chromium");
    expect(shell).toBe(join(folder, "chromium-headless-shell"));
    expect(existsSync(join(folder, "icudtl.dat"))).toBe(true);
    expect(await findHeadlessShell(chromium, machine)).toBe(shell);
    expect(ran.filter((name) => name === "apt-get")).toHaveLength(1);
  });

  it("is the one on the PATH", async () => {
    const { machine, chromium, program, ran } = debian();
    const shell = program("chromium-headless-shell");
    expect(await findHeadlessShell(chromium, machine)).toBe(shell);
    expect(ran).not.toContain("apt-get");
  });

  it("is the Chromium where it cannot be had, does not start, or is not Debian's", async () => {
    const offline = debian({ download: false });
    expect(await findHeadlessShell(offline.chromium, offline.machine)).toBe(offline.chromium);
    expect(existsSync(join(offline.machine.folder, "156.0-1~deb12u1.half"))).toBe(false);
    const broken = debian({ starts: false });
    expect(await findHeadlessShell(broken.chromium, broken.machine)).toBe(broken.chromium);
    const chrome = debian();
    const program = chrome.program("google-chrome");
    expect(await findHeadlessShell(program, chrome.machine)).toBe(program);
    expect(chrome.ran).not.toContain("apt-get");
  });

  it("is never another than the one that the environment names", async () => {
    const { machine, chromium, ran } = debian();
    const env = { ...machine.env, CHROMIUM_PATH: chromium };
    expect(await findHeadlessShell(chromium, { ...machine, env })).toBe(chromium);
    expect(ran).toEqual([]);
  });
});
