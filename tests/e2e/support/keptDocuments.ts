import { expect, type Page } from "@playwright/test";

/** Where Firestore's client keeps documents, keyed by their path in parts. */
const STORE = "remoteDocumentsV14";

const keptKeys = (page: Page): Promise<string> =>
  page.evaluate(async (store) => {
    const settled = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((done, fail) => {
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => fail(asked.error);
      });
    const known = await indexedDB.databases();
    const name = known.find((database) => database.name?.startsWith("firestore/"))?.name;
    if (name === undefined) return "";
    const database = await settled(indexedDB.open(name));
    const keys = await settled(database.transaction(store).objectStore(store).getAllKeys());
    database.close();
    return JSON.stringify(keys);
  }, STORE);

/** What a listener brings is on the screen first and on the device a moment later: waits until it is there. */
export async function keptOnDevice(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) await expect.poll(() => keptKeys(page)).toContain(id);
}
