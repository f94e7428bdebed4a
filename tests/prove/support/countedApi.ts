import { fileURLToPath } from "node:url";
import { type ApiProcess, startApi } from "../../support/apiProcess";
import { freePort } from "../../support/freePort";

const preload = fileURLToPath(new URL("countFirestore.cjs", import.meta.url));

/** What the API's process has asked of Firestore so far, and its memory in bytes. */
interface Counts {
  reads: number;
  writes: number;
  deletes: number;
  rss: number;
  heapUsed: number;
}

export interface CountedApi extends ApiProcess {
  counts: () => Promise<Counts>;
  /** The same, once garbage is collected. */
  collected: () => Promise<Counts>;
}

/** The API in a process that counts its reads and writes. */
export async function startCountedApi(): Promise<CountedApi> {
  const port = await freePort();
  const api = await startApi({
    ...process.env,
    COUNTS_PORT: String(port),
    NODE_OPTIONS: `--expose-gc --require ${preload}`,
  });
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).json();
  return { ...api, counts: () => ask("/"), collected: () => ask("/collect") };
}
