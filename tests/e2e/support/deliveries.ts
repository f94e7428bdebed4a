import type { BrowserContext, Page } from "@playwright/test";

const LISTEN = "/google.firestore.v1.Firestore/Listen/channel";

/**
 * All that Firestore tells the listeners of a page, or of all pages of a browser, from their next load on: a text a
 * stream. A copy of each answer is
 * read beneath the SDK: the browser's own protocol loses parts of a stream on a busy machine.
 */
export async function watchWire(pages: Page | BrowserContext): Promise<() => string[]> {
  const streams = new Map<string, string>();
  await pages.exposeBinding("toldByFirestore", (_source, stream: string, text: string) => {
    streams.set(stream, (streams.get(stream) ?? "") + text);
  });
  await pages.addInitScript(copyAnswers, LISTEN);
  return () => [...streams.values()];
}

/**
 * The documents that Firestore delivers to the listeners of a page or a browser, by path, each delivery once: what production
 * bills as reads. Counted on the wire: the SDK's local cache could hide a read.
 */
export async function watchDeliveries(pages: Page | BrowserContext): Promise<() => string[]> {
  const heard = await watchWire(pages);
  return () => heard().flatMap(delivered);
}

/**
 * The documents whose news Firestore tells a page or a browser, by path, each version of a document once: however often the
 * emulator repeats it (docs/decisions/emulator-listeners.md), which a busy machine makes it do more.
 */
export async function watchVersions(pages: Page | BrowserContext): Promise<() => string[]> {
  const heard = await watchWire(pages);
  return () => {
    const versions = new Map(
      heard()
        .flatMap(told)
        .map(({ path, at }) => [`${path}@${at}`, path]),
    );
    return [...versions.values()];
  };
}

/** Runs in the page, before anything of its own. */
function copyAnswers(listen: string): void {
  const { fetch } = window;
  const tell = (window as unknown as { toldByFirestore: (stream: string, text: string) => void })
    .toldByFirestore;
  window.fetch = async (...request) => {
    const answer = await fetch.apply(window, request);
    if (!answer.url.includes(listen) || !answer.body) return answer;
    const stream = crypto.randomUUID();
    const copy = answer.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
    void (async () => {
      for (let part = await copy?.read(); part && !part.done; part = await copy?.read()) {
        tell(stream, part.value);
      }
    })().catch(() => undefined); // The page left, or stopped listening.
    return answer;
  };
}

const delivered = (stream: string): string[] => told(stream).map(({ path }) => path);

/** A field is never a bare text, so that the first text after a name that is called `updateTime` is the document's own. */
const DELIVERY =
  /"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"[^"]*\/documents\/([^"]+)".*?"updateTime":\s*"([^"]+)"/gs;

const told = (stream: string): { path: string; at: string }[] =>
  [...stream.matchAll(DELIVERY)].map(([, path = "", at = ""]) => ({ path, at }));
