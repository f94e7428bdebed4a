import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { host } from "../launcher/places.mjs";
import { startAssetCache } from "./assetCache.mjs";

/** @type {(() => void)[]} */
const open = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/**
 * A cache before a site that counts what it is asked.
 *
 * @param {import("node:http").RequestListener} answer
 */
async function cached(answer) {
  /** @type {string[]} */
  const asked = [];
  const site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise((ready) => site.listen(0, host, () => ready(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (site.address());
  const { origin, close } = await startAssetCache(`http://${host}:${port}`);
  open.push(
    close,
    () => site.closeAllConnections(),
    () => site.close(),
  );
  return { asked, origin };
}

const IMMUTABLE = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-type": "text/javascript",
};

describe("the site behind a cache of its assets", () => {
  it("is asked once for what is immutable, and answers the same again", async () => {
    const { asked, origin } = await cached((_, response) => response.writeHead(200, IMMUTABLE).end("code"));
    for (const _ of [1, 2]) {
      const answer = await fetch(`${origin}/assets/a.js`);
      expect(await answer.text()).toBe("code");
      expect(Object.fromEntries(answer.headers)).toMatchObject(IMMUTABLE);
    }
    expect(asked).toEqual(["GET /assets/a.js"]);
  });

  it("keeps one answer for each encoding", async () => {
    const { asked, origin } = await cached((_, response) => response.writeHead(200, IMMUTABLE).end("code"));
    for (const encoding of ["identity", "gzip", "identity"])
      await fetch(`${origin}/a.js`, { headers: { "accept-encoding": encoding } });
    expect(asked).toHaveLength(2);
  });

  it("is asked each time for pages, for what is missing, and for what is sent to it", async () => {
    const { asked, origin } = await cached((request, response) => {
      const isPage = request.url === "/page";
      response.writeHead(isPage ? 200 : 404, isPage ? { "cache-control": "no-cache" } : IMMUTABLE);
      request.pipe(response);
    });
    for (const path of ["/page", "/page", "/assets/gone.js", "/assets/gone.js"]) await fetch(origin + path);
    const post = () => fetch(`${origin}/api/rolls`, { method: "POST", body: "2d6" });
    expect([await (await post()).text(), (await post()).status]).toEqual(["2d6", 404]);
    expect(asked).toHaveLength(6);
  });

  it("is asked each time for what a browser alone may keep", async () => {
    const { asked, origin } = await cached((_, response) =>
      response.writeHead(200, { "cache-control": "private, max-age=31536000, immutable" }).end("face"),
    );
    for (const _ of [1, 2]) await (await fetch(`${origin}/api/portraits/a`)).text();
    expect(asked).toHaveLength(2);
  });

  it("breaks a connection off where the site does", async () => {
    const { origin } = await cached((request) => request.socket.destroy());
    await expect(fetch(`${origin}/page`)).rejects.toThrow("fetch failed");
  });
});
