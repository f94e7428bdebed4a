import { Agent, createServer, request } from "node:http";
import { host } from "../launcher/places.mjs";

/**
 * An answer that stays the same for good.
 *
 * @typedef {{ status: number, headers: string[], body: Buffer }} Kept
 * @typedef {{ origin: string, close: () => void }} AssetCache
 */

/**
 * A portrait is immutable too, but private: it is sent to members alone.
 *
 * @param {import("node:http").IncomingMessage} answer
 */
const isImmutable = (answer) =>
  answer.statusCode === 200 && /^public\b.*\bimmutable\b/.test(answer.headers["cache-control"] ?? "");

/**
 * The site at `upstream` behind a cache, as Hosting's is behind its network: what it calls immutable is asked of it once
 * for each encoding, and everything else is handed on. The emulator reads and compresses a file for each request, and
 * every browser context of a test begins with an empty cache.
 *
 * @param {string} upstream an origin
 * @returns {Promise<AssetCache>}
 */
export async function startAssetCache(upstream) {
  const { hostname, port } = new URL(upstream);
  const agent = new Agent({ keepAlive: true });
  /** @type {Map<string, Kept>} */
  const kept = new Map();

  const server = createServer((asked, response) => {
    const { url = "/", method, headers } = asked;
    const key = `${headers["accept-encoding"] ?? ""} ${url}`;
    const known = method === "GET" && headers.range === undefined ? kept.get(key) : undefined;
    if (known) {
      response.writeHead(known.status, known.headers).end(known.body);
      return;
    }
    const passed = request({ agent, hostname, port, path: url, method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      response.writeHead(status, answer.rawHeaders);
      answer.pipe(response);
      if (method !== "GET" || !isImmutable(answer)) return;
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => {
        if (answer.complete)
          kept.set(key, { status, headers: answer.rawHeaders, body: Buffer.concat(chunks) });
      });
    });
    passed.on("error", () => response.destroy());
    response.on("close", () => {
      if (!response.writableFinished) passed.destroy();
    });
    asked.pipe(passed);
  });
  await new Promise((ready) => server.listen(0, host, () => ready(undefined)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    origin: `http://${host}:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
