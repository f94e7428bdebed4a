import "fake-indexeddb/auto";
import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Store = typeof import("./keptDocuments");

const timestamp = (millis: number) => ({ toMillis: () => millis });
const campaign = { name: "Les Brumes", createdAt: timestamp(1_000) };

/** What another page of this device sees: modules of its own on the same database. */
async function openPage(): Promise<Store> {
  vi.resetModules();
  return import("./keptDocuments");
}

/** What waits in this page is written together, half a second after the store is open. */
async function written(page: Store): Promise<void> {
  await page.keptDocument("campaigns/unknown");
  await vi.advanceTimersByTimeAsync(600);
}

describe("documents that a device keeps", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  });
  afterEach(async () => {
    await (await openPage()).forgetKeptDocuments();
    vi.useRealTimers();
  });

  it("are there at once, and in a later page with moments as numbers", async () => {
    const page = await openPage();
    page.keepDocument("campaigns/a", campaign);
    expect(await page.keptDocument("campaigns/a")).toEqual(campaign);
    await written(page);
    const later = await openPage();
    await vi.waitFor(async () =>
      expect(await later.keptDocument("campaigns/a")).toEqual({ name: "Les Brumes", createdAt: 1_000 }),
    );
    expect(await later.keptDocument("campaigns/b")).toBeUndefined();
  });

  it("are listed as their query answered, without those that are gone", async () => {
    const page = await openPage();
    page.keepDocument("rolls/b", { total: 2 });
    page.keepDocument("rolls/a", { total: 1 });
    page.keepQuery("rolls", ["rolls/b", "rolls/a"]);
    await written(page);
    const later = await openPage();
    await vi.waitFor(async () =>
      expect(await later.keptQuery("rolls")).toEqual([
        { path: "rolls/b", fields: { total: 2 } },
        { path: "rolls/a", fields: { total: 1 } },
      ]),
    );
    later.keepDocument("rolls/b", undefined);
    expect(await later.keptQuery("rolls")).toEqual([{ path: "rolls/a", fields: { total: 1 } }]);
    expect(await later.keptQuery("messages")).toBeUndefined();
  });

  it("are written when the page is hidden, without waiting", async () => {
    const page = await openPage();
    page.keepDocument("campaigns/a", campaign);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    vi.restoreAllMocks();
    const later = await openPage();
    await vi.waitFor(async () => expect(await later.keptDocument("campaigns/a")).toBeDefined());
  });

  it("are all forgotten at once, and no other open tab keeps more of them", async () => {
    const [page, otherTab] = [await openPage(), await openPage()];
    page.keepDocument("campaigns/a", campaign);
    page.keepQuery("campaigns", ["campaigns/a"]);
    await written(page);
    await vi.waitFor(async () => expect(await otherTab.keptDocument("campaigns/a")).toBeDefined());
    await page.forgetKeptDocuments();
    // A channel between tabs takes a moment.
    await new Promise((resolve) => setImmediate(resolve));
    otherTab.keepDocument("campaigns/b", campaign);
    await written(otherTab);
    const later = await openPage();
    expect(await later.keptDocument("campaigns/a")).toBeUndefined();
    expect(await later.keptQuery("campaigns")).toBeUndefined();
    expect(await later.keptDocument("campaigns/b")).toBeUndefined();
    page.startKeeping();
    page.keepDocument("campaigns/c", campaign);
    await written(page);
    await vi.waitFor(async () => expect(await later.keptDocument("campaigns/c")).toBeDefined());
  });

  it("are removed after 30 days", async () => {
    const page = await openPage();
    page.keepDocument("campaigns/old", campaign);
    await written(page);
    await vi.advanceTimersByTimeAsync(20 * 86_400_000);
    page.keepDocument("campaigns/new", campaign);
    await written(page);
    await vi.advanceTimersByTimeAsync(11 * 86_400_000);
    const later = await openPage();
    await vi.waitFor(async () => expect(await later.keptDocument("campaigns/old")).toBeUndefined());
    expect(await later.keptDocument("campaigns/new")).toBeDefined();
  });

  it("are the newest 2,000", async () => {
    const page = await openPage();
    page.keepDocument("campaigns/first", campaign);
    await written(page);
    for (let each = 0; each < 2_000; each += 1) page.keepDocument(`rolls/${each}`, { total: each });
    await written(page);
    const later = await openPage();
    await vi.waitFor(async () => expect(await later.keptDocument("campaigns/first")).toBeUndefined());
    const database = await openDB("des-et-heros:kept");
    await vi.waitFor(async () => expect(await database.count("documents")).toBe(2_000));
    database.close();
  });

  it("are none where the browser denies its database, and nothing fails", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const page = await openPage();
    page.keepDocument("campaigns/a", campaign);
    await written(page);
    await vi.waitFor(async () => expect(await page.keptDocument("campaigns/a")).toBeUndefined());
    await page.forgetKeptDocuments();
    vi.restoreAllMocks();
  });
});
