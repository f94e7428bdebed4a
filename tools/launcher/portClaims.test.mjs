import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimPorts } from "./portClaims.mjs";
import { spareFrom } from "./ports.mjs";

const free = async () => true;
let folder = "";
/** @type {(() => void)[]} */
let releases = [];

/** @param {number} [gate] */
async function claim(gate = 0) {
  const { ports, release } = await claimPorts((isFree) => spareFrom(10_000, isFree), {
    place: { folder, gate },
    free,
  });
  releases.push(release);
  return Object.values(ports);
}

/** A port that nothing listens on. */
const someGate = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "claims-")), "ports");
});
afterEach(() => {
  for (const release of releases) release();
  releases = [];
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

describe("the ports of suites that start at once", () => {
  it("are not the same, though none of them listens yet", async () => {
    const gate = await someGate();
    const ports = (await Promise.all([claim(gate), claim(gate), claim(gate)])).flat();
    expect(new Set(ports).size).toBe(30);
  });

  it("are there for the next once they are released", async () => {
    const first = await claim();
    for (const release of releases) release();
    expect(await claim()).toEqual(first);
  });

  it("of a process that has ended are nobody's", async () => {
    const first = await claim();
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    for (const release of releases) release();
    const left = join(folder, `${pid}-1.json`);
    writeFileSync(left, JSON.stringify(first));
    expect(await claim()).toEqual(first);
    expect(existsSync(left)).toBe(false);
  });

  it("are chosen beside a claim that cannot be read", async () => {
    const first = await claim();
    for (const release of releases) release();
    writeFileSync(join(folder, `${process.pid}-0.json`), "[150");
    expect(await claim()).toEqual(first);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it("are chosen one after another, and the gate is open again", async () => {
    const gate = await someGate();
    const inside = { now: 0, most: 0 };
    const one = async () => {
      const choosing = claimPorts(
        async (isFree) => {
          inside.now += 1;
          inside.most = Math.max(inside.most, inside.now);
          const ports = await spareFrom(10_000, isFree);
          await new Promise((resolve) => setTimeout(resolve, 20));
          inside.now -= 1;
          return ports;
        },
        { place: { folder, gate }, free },
      );
      releases.push((await choosing).release);
    };
    await Promise.all([one(), one(), one()]);
    expect(inside.most).toBe(1);
    await expect(
      claimPorts(() => Promise.reject(new Error("none left")), { place: { folder, gate }, free }),
    ).rejects.toThrow("none left");
    expect(await claim(gate)).toHaveLength(10);
  });
});
