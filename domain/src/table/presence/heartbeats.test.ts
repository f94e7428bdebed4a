import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRESENCE_PAGES, type PresenceDocument } from "../../documents/presence";
import {
  HEARTBEAT_MS,
  nextExpiry,
  ONLINE_WINDOW_MS,
  PAGE_LABELS,
  PRESENCE_SLOTS,
  presenceId,
  whoIsOnline,
  withOneself,
} from "./heartbeats";
import { clockOffset, serverNow } from "./serverClock";

const NOW = 1_800_000_000_000;
const beat = (uid: string, age: number, page: PresenceDocument["page"] = "campaign"): PresenceDocument => ({
  uid,
  page,
  lastSeen: NOW - age,
});

const heartbeats = fc.array(
  fc.record({
    uid: fc.constantFrom("ayla", "bran", "cleo"),
    page: fc.constantFrom(...PRESENCE_PAGES),
    lastSeen: fc.integer({ min: NOW - 200_000, max: NOW + 20_000 }),
  }),
);

describe("presence", () => {
  it("has a document id of player and slot for each device, always the same", () => {
    fc.assert(
      fc.property(fc.uuid(), (device) => {
        expect(presenceId("ayla", device)).toMatch(/^ayla~[0-3]$/);
        expect(presenceId("ayla", device)).toBe(presenceId("ayla", device));
      }),
    );
  });

  it("spreads the devices over all slots", () => {
    const slots = Array.from({ length: 400 }, (_, device) => presenceId("ayla", `device-${device}`));
    for (const slot of new Set(slots)) {
      expect(slots.filter((one) => one === slot).length).toBeGreaterThan(60);
    }
    expect(new Set(slots).size).toBe(PRESENCE_SLOTS);
  });

  it("has a heartbeat every 30 seconds, so that a player stays online through a missed one", () => {
    expect(HEARTBEAT_MS).toBe(30_000);
    expect(ONLINE_WINDOW_MS).toBe(75_000);
  });

  it("names the page a player is on, in French", () => {
    expect(PRESENCE_PAGES.map((page) => PAGE_LABELS[page])).toEqual([
      "Sur la fiche de campagne",
      "Sur sa fiche de personnage",
      "Aux commandes MJ",
      "À la table virtuelle",
    ]);
  });

  it("is online while a heartbeat is younger than 75 seconds", () => {
    expect([...whoIsOnline([beat("ayla", 74_999), beat("bran", 75_000)], NOW).keys()]).toEqual(["ayla"]);
  });

  it("counts two devices as one player, the page of the newest heartbeat first", () => {
    const online = whoIsOnline(
      [beat("ayla", 9_000, "sheet"), beat("ayla", 1_000, "table"), beat("ayla", 5_000, "sheet")],
      NOW,
    );
    expect([...online.values()]).toEqual([{ uid: "ayla", pages: ["table", "sheet"], lastSeen: NOW - 1_000 }]);
  });

  it("is at the table wherever the room is open, whichever page was seen last", () => {
    const online = whoIsOnline([beat("ayla", 1_000, "sheet"), beat("ayla", 9_000, "table")], NOW);
    expect(online.get("ayla")?.pages).toEqual(["table", "sheet"]);
  });

  it("is online as long as one of two devices is", () => {
    const online = whoIsOnline([beat("ayla", 300_000, "sheet"), beat("ayla", 10, "panel")], NOW);
    expect(online.get("ayla")?.pages).toEqual(["panel"]);
  });

  it("counts a heartbeat from the future, which is a clock error", () => {
    expect(whoIsOnline([beat("ayla", -60_000)], NOW).has("ayla")).toBe(true);
  });

  it("gives the time until the first heartbeat expires", () => {
    expect(nextExpiry([beat("ayla", 70_000), beat("bran", 5_000), beat("cleo", 90_000)], NOW)).toBe(5_000);
    expect(nextExpiry([beat("cleo", 90_000)], NOW)).toBeUndefined();
    expect(nextExpiry([], NOW)).toBeUndefined();
  });

  it("changes at the announced time, and not before", () => {
    fc.assert(
      fc.property(heartbeats, (all) => {
        const wait = nextExpiry(all, NOW);
        const before = whoIsOnline(all, NOW);
        expect(wait === undefined).toBe(before.size === 0);
        if (wait === undefined) return;
        expect(whoIsOnline(all, NOW + wait - 1)).toEqual(before);
        const fresh = (at: number) => all.filter((one) => at - one.lastSeen < ONLINE_WINDOW_MS).length;
        expect(fresh(NOW + wait)).toBeLessThan(fresh(NOW));
      }),
    );
  });
});

describe("oneself", () => {
  const others = whoIsOnline([beat("ayla", 0)], NOW);

  it("is there by one's own connection, before any heartbeat", () => {
    const shown = withOneself(others, { uid: "bran", page: "sheet", connected: true }, NOW);
    expect(shown.get("bran")).toEqual({ uid: "bran", pages: ["sheet"], lastSeen: NOW });
    expect(shown.get("ayla")).toBe(others.get("ayla"));
  });

  it("keeps the pages of one's other devices behind one's own", () => {
    const known = whoIsOnline([beat("bran", 0, "panel"), beat("ayla", 0)], NOW);
    const pages = (page: PresenceDocument["page"]) =>
      withOneself(known, { uid: "bran", page, connected: true }, NOW).get("bran")?.pages;
    expect([pages("sheet"), pages("panel")]).toEqual([["sheet", "panel"], ["panel"]]);
  });

  it("is away without a connection, whatever a heartbeat says", () => {
    const known = whoIsOnline([beat("bran", 0), beat("ayla", 0)], NOW);
    const shown = withOneself(known, { uid: "bran", page: "sheet", connected: false }, NOW);
    expect([...shown.keys()]).toEqual(["ayla"]);
  });
});

describe("the server's clock", () => {
  it("is derived from the sample with the shortest delay", () => {
    const samples = [
      { server: 10_000, local: 4_200 },
      { server: 20_000, local: 14_050 },
      { server: 30_000, local: 24_900 },
    ];
    expect(clockOffset(samples)).toBe(5_950);
    expect(serverNow(14_050, clockOffset(samples))).toBe(20_000);
  });

  it("is the device's clock until there is a sample", () => {
    expect(serverNow(5_000, clockOffset([]))).toBe(5_000);
  });

  it("shows a player as online to a device whose clock is an hour ahead", () => {
    const local = NOW + 3_600_000;
    const offset = clockOffset([{ server: NOW, local: local + 40 }]);
    expect(whoIsOnline([beat("ayla", 1_000)], serverNow(local, offset)).has("ayla")).toBe(true);
  });
});
