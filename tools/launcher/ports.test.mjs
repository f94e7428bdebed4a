import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { fixedPorts, isFree, spareFrom } from "./ports.mjs";

const allFree = async () => true;

describe("the ports of the suite", () => {
  it("are the ones people rely on, unless the environment says otherwise", async () => {
    expect(await fixedPorts({}, allFree)).toMatchObject({
      hosting: 5000,
      functions: 5001,
      firestore: 8080,
      auth: 9099,
    });
    const moved = { HOSTING_PORT: "7000", FUNCTIONS_PORT: "6001", FIRESTORE_PORT: "6002", AUTH_PORT: "6003" };
    expect(await fixedPorts(moved, allFree)).toMatchObject({
      hosting: 7000,
      functions: 6001,
      firestore: 6002,
      auth: 6003,
    });
  });

  it("are refused in one sentence when one is in use, with the variable that moves it", async () => {
    await expect(fixedPorts({}, async (port) => port !== 8080)).rejects.toThrow(
      "Port 8080 (Firestore) is in use. Free it, or choose another: FIRESTORE_PORT=8180 npm start",
    );
  });

  it.each(["0", "65536", "abc", "80.5", "-1"])(
    "are refused when a variable holds %j, which is no port",
    async (text) => {
      await expect(fixedPorts({ AUTH_PORT: text }, allFree)).rejects.toThrow(
        /^AUTH_PORT must be a port number/,
      );
    },
  );

  it("are refused where browsers refuse them, and never found among those", async () => {
    await expect(fixedPorts({ HOSTING_PORT: "6000" }, allFree)).rejects.toThrow(
      "HOSTING_PORT=6000: browsers refuse this port. Choose another, such as 6100.",
    );
    expect((await spareFrom(1000, allFree)).hosting).toBe(6001);
  });

  it("are refused when two emulators are sent to the same one", async () => {
    await expect(fixedPorts({ HOSTING_PORT: "5001" }, allFree)).rejects.toThrow(
      "Port 5001 is asked for twice: HOSTING_PORT and FUNCTIONS_PORT.",
    );
  });

  it("are all different, even when the first choices are taken", async () => {
    const ports = Object.values(await spareFrom(10_000, async (port) => port % 7 === 0));
    expect(new Set(ports).size).toBe(ports.length);
    expect(ports.every((port) => port % 7 === 0 && port >= 14_000)).toBe(true);
  });

  it("avoid, for what nobody types, the ports given to the public ones", async () => {
    const ports = await fixedPorts({ HOSTING_PORT: "4400" }, allFree);
    expect(ports.hosting).toBe(4400);
    expect(ports.hub).toBe(4401);
  });
});

describe("a port of this machine", () => {
  it("is free until something listens on it, and again afterwards", async () => {
    const server = createServer();
    const port = await new Promise((resolve) => {
      server.listen({ port: 0, host: "127.0.0.1" }, () => {
        const address = server.address();
        resolve(typeof address === "object" ? address?.port : undefined);
      });
    });
    expect(await isFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isFree(port)).toBe(true);
  });
});
