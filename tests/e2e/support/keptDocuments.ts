import { expect, type Page } from "@playwright/test";

/** The keys of all that a device keeps, documents and queries. */
const keptKeys = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((done, fail) => {
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => fail(asked.error);
      });
    const name = "des-et-heros:kept";
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return "[]";
    const database = await settled(indexedDB.open(name));
    const stores = ["documents", "queries"];
    const transaction = database.transaction(stores);
    const keys = await Promise.all(
      stores.map((store) => settled(transaction.objectStore(store).getAllKeys())),
    );
    database.close();
    return JSON.stringify(keys.flat());
  });

/**
 * What a listener brings is on the screen first and on the device a moment later: waits until it is there. `ids` are of what a
 * device keeps, or of what they are in: a document alone is named by its path in quotes.
 */
export async function keptOnDevice(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) await expect.poll(() => keptKeys(page)).toContain(id);
}

/** Waits until nothing is kept any more. */
export async function nothingKept(page: Page): Promise<void> {
  await expect.poll(() => keptKeys(page)).toBe("[]");
}
