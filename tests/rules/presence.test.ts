import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { PRESENCE_PAGES, presence } from "domain/documents/presence";
import { PRESENCE_SLOTS, presenceId, VISIT_NUMBERS } from "domain/table/presence/heartbeats";
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from "firebase/firestore";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Role } from "./cast";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 3_600_000);
const heartbeat = (uid: string) => ({
  uid,
  page: "sheet",
  visit: 7,
  lastSeen: serverTimestamp(),
  expiresAt: inHours(24),
});
const pathOf = (uid: string, slot = 1, campaignId = "brumes") => presence.path(campaignId, `${uid}~${slot}`);
const beat = (db: Firestore, role: Role, path = pathOf(role)) => setDoc(doc(db, path), heartbeat(role));

describe("campaigns/{cid}/presence/{uid~slot}", () => {
  const rulesTest = new RulesTest();
  rulesTest.matrix([
    {
      what: "read a heartbeat",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.playersPresence)),
    },
    {
      what: "list the heartbeats",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/presence")),
    },
    {
      what: "create their heartbeat",
      allowed: ["mj", "player"],
      changes: true,
      attempt: (db, role) => beat(db, role),
    },
    {
      what: "update the player's heartbeat",
      allowed: ["player"],
      changes: true,
      attempt: (db, role) => beat(db, role, PATHS.playersPresence),
    },
    {
      what: "update a heartbeat from before their removal",
      allowed: [],
      attempt: (db) => beat(db, "formerPlayer", PATHS.formerPlayersPresence),
    },
    {
      what: "write a player's heartbeat",
      allowed: ["player"],
      changes: true,
      attempt: (db) => beat(db, "player", pathOf("player", 2)),
    },
    {
      what: "write a heartbeat in a campaign that does not exist",
      allowed: [],
      attempt: (db, role) => beat(db, role, pathOf(role, 1, "disparue")),
    },
    {
      what: "delete a player's heartbeat",
      allowed: [],
      attempt: (db) => deleteDoc(doc(db, PATHS.playersPresence)),
    },
    {
      what: "delete a former player's heartbeat",
      allowed: [],
      attempt: (db) => deleteDoc(doc(db, PATHS.formerPlayersPresence)),
    },
  ]);
});

describe("a member with a modified client", () => {
  const rulesTest = new RulesTest();
  const write = (change: Record<string, unknown>, path = pathOf("player")) =>
    setDoc(doc(rulesTest.as("player"), path), { ...heartbeat("player"), ...change });

  it("may not write a heartbeat with another uid, nor to another's document", async () => {
    await assertFails(write({ uid: "mj" }));
    await assertFails(write({}, PATHS.mjsPresence));
  });

  it.each([
    ["no slot", "player"],
    ["an empty slot", "player~"],
    ["a second separator", "player~1~2"],
    ["a uid that merely begins with their own", "playerTwo~1"],
    ["a fifth slot", `player~${PRESENCE_SLOTS}`],
    ["the same slot in another notation", "player~01"],
    ["a device's name for a slot", "player~3f0c7a52-9d1e-4c8b-8a67-0f5b2e9d4c11"],
    ["markup for a slot", "player~<b>1"],
    ["the slot first", "1~player"],
  ])("may not write under an id with %s", async (_, id) => {
    await assertFails(write({}, presence.path("brumes", id)));
  });

  it("has the slot of a device, and one for each of four devices", async () => {
    const device = presence.path("brumes", presenceId("player", "3f0c7a52-9d1e-4c8b-8a67-0f5b2e9d4c11"));
    await rulesTest.reset();
    await assertSucceeds(write({}, device));
    await rulesTest.reset();
    for (let slot = 0; slot < PRESENCE_SLOTS; slot += 1)
      await assertSucceeds(write({}, pathOf("player", slot)));
    // A heartbeat that is seconds old would be why those of the next tests are denied.
    await rulesTest.reset();
  });

  it.each([
    ["back-date a heartbeat", { lastSeen: Timestamp.fromMillis(1_700_000_000_000) }],
    ["date a heartbeat ahead", { lastSeen: Timestamp.fromMillis(4_000_000_000_000) }],
    ["write a number for the time", { lastSeen: 1_700_000_000_000 }],
    ["let a heartbeat expire at once", { expiresAt: inHours(-1) }],
    ["keep a heartbeat for a week", { expiresAt: inHours(7 * 24) }],
    ["keep one for more than three days", { expiresAt: inHours(73) }],
    ["write a number for the end", { expiresAt: 4_000_000_000_000 }],
    ["add a field", { message: "coucou" }],
    ["invent a page", { page: "admin" }],
    ["write no text for the page", { page: 7 }],
    ["write a text for the visit", { visit: "coucou" }],
    ["number a visit below zero", { visit: -1 }],
    ["number a visit beyond the numbers", { visit: VISIT_NUMBERS }],
    ["number a visit in fractions", { visit: 0.5 }],
    ["say that it has left", { departure: "device" }],
  ])("may not %s", async (_, change) => {
    await assertFails(write(change));
  });

  it("may number a visit with the first and the last number, and leave it out as pages of the version before do", async () => {
    for (const visit of [0, VISIT_NUMBERS - 1]) {
      await assertSucceeds(write({ visit }, pathOf("player", 3)));
      await rulesTest.reset();
    }
    const { visit: _, ...older } = heartbeat("player");
    await assertSucceeds(setDoc(doc(rulesTest.as("player"), pathOf("player", 3)), older));
    await rulesTest.reset();
  });

  it.each(["uid", "page", "lastSeen", "expiresAt"])("may not omit %s", async (field) => {
    const entries = Object.entries(heartbeat("player")).filter(([name]) => name !== field);
    await assertFails(setDoc(doc(rulesTest.as("player"), pathOf("player", 3)), Object.fromEntries(entries)));
  });

  it("may not change an existing heartbeat in a way that is denied for a new one", async () => {
    await assertFails(write({ message: "coucou" }, PATHS.playersPresence));
    await assertFails(write({ uid: "mj" }, PATHS.playersPresence));
    await assertFails(updateDoc(doc(rulesTest.as("player"), PATHS.playersPresence), { page: "table" }));
    await assertFails(
      updateDoc(doc(rulesTest.as("mj"), PATHS.playersPresence), { ...heartbeat("mj"), uid: "mj" }),
    );
  });
});

describe("the pages of presence", () => {
  const rulesTest = new RulesTest();

  beforeEach(() => rulesTest.reset());

  it.each(PRESENCE_PAGES)("include %s, as the document's schema does", async (page) => {
    const at = doc(rulesTest.as("player"), pathOf("player", PRESENCE_PAGES.indexOf(page)));
    await assertSucceeds(setDoc(at, { ...heartbeat("player"), page }));
  });
});

describe("the interval of heartbeats", () => {
  const rulesTest = new RulesTest();
  const path = pathOf("player", 3);
  afterEach(() => rulesTest.reset());

  /** A heartbeat of the sheet in the seventh visit, this long ago. */
  const lastBeat = (millisAgo: number, change: Record<string, unknown> = {}) =>
    rulesTest.put(path, {
      uid: "player",
      page: "sheet",
      visit: 7,
      lastSeen: Timestamp.fromMillis(Date.now() - millisAgo),
      ...change,
    });
  const beatFrom = (page: string, visit = 7) =>
    setDoc(doc(rulesTest.as("player"), path), { ...heartbeat("player"), page, visit });

  /** Refused within a second after what went before; where the machine stalled for longer, both are done again. */
  async function failsWithinASecond(before: () => Promise<unknown>, attempt: () => Promise<unknown>) {
    for (;;) {
      const begun = performance.now();
      await before();
      const refused = await attempt().then(
        () => false,
        () => true,
      );
      if (!refused && performance.now() - begun > 1_000) continue;
      expect(refused).toBe(true);
      return;
    }
  }

  it("is at least five seconds on the same page", async () => {
    await lastBeat(2_500);
    await assertFails(beatFrom("sheet"));
    await lastBeat(5_000);
    await assertSucceeds(beatFrom("sheet"));
  });

  it("is at least five seconds for pages of the version before, which number no visit", async () => {
    const { visit: _, ...older } = heartbeat("player");
    await rulesTest.put(path, { ...older, lastSeen: Timestamp.fromMillis(Date.now() - 2_500) });
    await assertFails(setDoc(doc(rulesTest.as("player"), path), older));
    await lastBeat(2_500);
    await assertSucceeds(setDoc(doc(rulesTest.as("player"), path), older));
  });

  it("is at least one second when the page changes, back and forth included", async () => {
    await failsWithinASecond(
      () => lastBeat(0),
      () => beatFrom("campaign"),
    );
    const turned = async () => {
      await lastBeat(1_000);
      await assertSucceeds(beatFrom("campaign"));
    };
    await failsWithinASecond(turned, () => beatFrom("sheet"));
  });

  // Whoever comes and goes in turn is no quicker than who changes pages: the heartbeat that departed stays.
  it.each([
    ["another tab speaks", {}, 8],
    ["the visit has departed", { departure: "device" }, 7],
    ["another tab speaks for one that has departed", { departure: "tab" }, 8],
  ] as const)("is at least one second when %s", async (_, change, visit) => {
    await failsWithinASecond(
      () => lastBeat(0, change),
      () => beatFrom("sheet", visit),
    );
    await lastBeat(1_000, change);
    await assertSucceeds(beatFrom("sheet", visit));
  });

  it("is not got around by deleting the heartbeat before each write", async () => {
    // So far ahead that a busy machine does not catch up with it.
    await lastBeat(-60_000);
    await assertFails(deleteDoc(doc(rulesTest.as("player"), path)));
    await assertFails(beatFrom("sheet"));
  });

  it("may be the usual thirty seconds", async () => {
    await lastBeat(30_000);
    await expect(assertSucceeds(beatFrom("sheet"))).resolves.toBeUndefined();
  });
});
