import { spawn } from "node:child_process";
import { chmod, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs `node tools/start.mjs` as a person would, and gives what it said before it gave up. */
function start(
  env: Record<string, string>,
  ...options: string[]
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["tools/start.mjs", ...options], { cwd: root, env });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** A PATH on which there is Node, and the `java` that is given, if any. */
async function pathWith(java?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "path-"));
  await symlink(process.execPath, join(folder, "node"));
  if (java) {
    await writeFile(join(folder, "java"), `#!/bin/sh\necho '${java}' >&2\n`);
    await chmod(join(folder, "java"), 0o755);
  }
  return folder;
}

const sentenceOnly = (output: string) => output.trim().split("\n");

describe("npm start gives up with one sentence and code 1", () => {
  it("when there is no Java", async () => {
    const { code, output } = await start({ PATH: await pathWith() });
    expect(sentenceOnly(output)).toEqual([
      expect.stringMatching(/^✘ .* Java 17 or later, and no Java was found/),
    ]);
    expect(code).toBe(1);
  });

  it("when Java is too old", async () => {
    const { code, output } = await start({ PATH: await pathWith('openjdk version "11.0.2"') });
    expect(sentenceOnly(output)).toEqual([expect.stringMatching(/^✘ .* Java 17 or later \(found: 11\)/)]);
    expect(code).toBe(1);
  });

  it("when a port is in use", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen({ port: 0, host: "127.0.0.1" }, resolve));
    const address = taken.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const path = await pathWith('openjdk version "17.0.1"');
    const { code, output } = await start({ PATH: path, HOSTING_PORT: String(port) });
    taken.close();
    expect(sentenceOnly(output)).toEqual([
      expect.stringMatching(new RegExp(`^✘ Port ${port} \\(hosting\\) is in use\\.`)),
    ]);
    expect(code).toBe(1);
  });

  it("when an option is misspelt, rather than starting without it", async () => {
    const { code, output } = await start({ PATH: await pathWith() }, "--frech");
    expect(sentenceOnly(output)).toEqual(["✘ Unknown option: --frech. Options: --fresh, --ui."]);
    expect(code).toBe(1);
  });

  it("when a port is no number", async () => {
    const path = await pathWith('openjdk version "17.0.1"');
    const { code, output } = await start({ PATH: path, AUTH_PORT: "nine" });
    expect(sentenceOnly(output)).toEqual([
      '✘ AUTH_PORT must be a port number between 1 and 65535 (got "nine").',
    ]);
    expect(code).toBe(1);
  });
});
