import type { CDPSession, Page } from "@playwright/test";

const LISTEN = "/google.firestore.v1.Firestore/Listen/channel";

/** All that Firestore tells the listeners of one page, as text: read on the wire, beneath the SDK. */
export async function watchWire(page: Page): Promise<() => string[]> {
  const session = await page.context().newCDPSession(page);
  const streams = new Map<string, Buffer[]>();
  const receive = (id: string, data: string | undefined) => {
    if (data) streams.get(id)?.push(Buffer.from(data, "base64"));
  };
  session.on("Network.dataReceived", ({ requestId, data }) => receive(requestId, data));
  session.on("Network.responseReceived", async ({ requestId, response }) => {
    if (!response.url.includes(LISTEN)) return;
    streams.set(requestId, []);
    const early = await session.send("Network.streamResourceContent", { requestId }).then(
      ({ bufferedData }) => Buffer.from(bufferedData, "base64"),
      () => undefined,
    );
    // An answer that is over already streams no more; a request that came to nothing has no body either.
    const first = early ?? (await wholeBody(session, requestId));
    streams.get(requestId)?.unshift(first);
  });
  await session.send("Network.enable");
  return () => [...streams.values()].map((chunks) => Buffer.concat(chunks).toString("utf8"));
}

/**
 * The documents that Firestore delivers to the listeners of one page, by path, each delivery once: what production
 * bills as reads. Counted on the wire: the SDK's local cache could hide a read.
 */
export async function watchDeliveries(page: Page): Promise<() => string[]> {
  const heard = await watchWire(page);
  return () => heard().flatMap(delivered);
}

const wholeBody = (session: CDPSession, requestId: string): Promise<Buffer> =>
  session.send("Network.getResponseBody", { requestId }).then(
    ({ body, base64Encoded }) => Buffer.from(body, base64Encoded ? "base64" : "utf8"),
    () => Buffer.alloc(0),
  );

const delivered = (stream: string): string[] =>
  [
    ...stream.matchAll(/"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"[^"]*\/documents\/([^"]+)"/g),
  ].map(([, path]) => path ?? "");
