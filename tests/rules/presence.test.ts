import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { PRESENCE_PAGES, presence } from "domain/documents/presence";
import { presenceId } from "domain/presence/heartbeats";
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
import { afterEach, describe, expect, it } from "vitest";
import type { Role } from "./cast";
import { Stage } from "./stage";
import { PLACES } from "./world";

const heartbeat = (uid: string) => ({ uid, page: "sheet", lastSeen: serverTimestamp() });
const placeOf = (uid: string, device = "d1", campaignId = "brumes") =>
  presence.path(campaignId, presenceId(uid, device));
const beat = (db: Firestore, role: Role, path = placeOf(role)) => setDoc(doc(db, path), heartbeat(role));

describe("campaigns/{cid}/presence/{uid~deviceId}", () => {
  const stage = new Stage();
  stage.matrix([
    {
      what: "see one heartbeat",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PLACES.playersPresence)),
    },
    {
      what: "see who is at the table",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/presence")),
    },
    {
      what: "say to be here",
      allowed: ["mj", "player"],
      changes: true,
      attempt: (db, role) => beat(db, role),
    },
    {
      what: "say again to be here",
      allowed: ["player"],
      changes: true,
      attempt: (db, role) => beat(db, role, PLACES.playersPresence),
    },
    {
      what: "go on saying to be here with what was written before the removal",
      allowed: [],
      attempt: (db) => beat(db, "formerPlayer", PLACES.formerPlayersPresence),
    },
    {
      what: "say that a player is here",
      allowed: ["player"],
      changes: true,
      attempt: (db) => beat(db, "player", placeOf("player", "d2")),
    },
    {
      what: "be here at a table that does not exist",
      allowed: [],
      attempt: (db, role) => beat(db, role, placeOf(role, "d1", "disparue")),
    },
    {
      what: "take away a player's heartbeat",
      allowed: ["player"],
      changes: true,
      attempt: (db) => deleteDoc(doc(db, PLACES.playersPresence)),
    },
    {
      what: "take away what a former player left",
      allowed: ["formerPlayer"],
      changes: true,
      attempt: (db) => deleteDoc(doc(db, PLACES.formerPlayersPresence)),
    },
  ]);
});

describe("a hostile member", () => {
  const stage = new Stage();
  const write = (change: Record<string, unknown>, path = placeOf("player")) =>
    setDoc(doc(stage.as("player"), path), { ...heartbeat("player"), ...change });

  it("may not put another's name in an own heartbeat, nor their own name in another's", async () => {
    await assertFails(write({ uid: "mj" }));
    await assertFails(write({}, PLACES.mjsPresence));
  });

  it.each([
    ["no device", "player"],
    ["an empty device", "player~"],
    ["a second separator", "player~d1~d2"],
    ["a uid that merely begins with their own", "playerTwo~d1"],
    ["a device of more than 36 characters", `player~${"d".repeat(37)}`],
    ["markup for a device", "player~<b>d1"],
    ["the device first", "d1~player"],
  ])("may not write under an id with %s", async (_, id) => {
    await assertFails(write({}, presence.path("brumes", id)));
  });

  it("may use a UUID for a device, as browsers make them", async () => {
    await assertSucceeds(write({}, placeOf("player", "3f0c7a52-9d1e-4c8b-8a67-0f5b2e9d4c11")));
  });

  it.each([
    ["back-date a heartbeat", { lastSeen: Timestamp.fromMillis(1_700_000_000_000) }],
    ["date a heartbeat ahead", { lastSeen: Timestamp.fromMillis(4_000_000_000_000) }],
    ["write a number for the time", { lastSeen: 1_700_000_000_000 }],
    ["add a field", { message: "coucou" }],
    ["invent a page", { page: "admin" }],
    ["write no text for the page", { page: 7 }],
  ])("may not %s", async (_, change) => {
    await assertFails(write(change));
  });

  it.each(["uid", "page", "lastSeen"])("may not leave out %s", async (field) => {
    const entries = Object.entries(heartbeat("player")).filter(([name]) => name !== field);
    await assertFails(setDoc(doc(stage.as("player"), placeOf("player", "d3")), Object.fromEntries(entries)));
  });

  it("may not do to an existing heartbeat what they may not do to a new one", async () => {
    await assertFails(write({ message: "coucou" }, PLACES.playersPresence));
    await assertFails(write({ uid: "mj" }, PLACES.playersPresence));
    await assertFails(updateDoc(doc(stage.as("player"), PLACES.playersPresence), { page: "table" }));
    await assertFails(
      updateDoc(doc(stage.as("mj"), PLACES.playersPresence), { ...heartbeat("mj"), uid: "mj" }),
    );
  });
});

describe("the pages of presence", () => {
  const stage = new Stage();

  it.each(PRESENCE_PAGES)("include %s, as the document's schema does", async (page) => {
    const at = doc(stage.as("player"), placeOf("player", page));
    await assertSucceeds(setDoc(at, { ...heartbeat("player"), page }));
  });
});

describe("the pace of heartbeats", () => {
  const stage = new Stage();
  const path = placeOf("player", "pace");
  afterEach(() => stage.reset());

  /** A heartbeat from the sheet, this long ago. */
  const lastBeat = (millisAgo: number) =>
    stage.put(path, { uid: "player", page: "sheet", lastSeen: Timestamp.fromMillis(Date.now() - millisAgo) });
  const beatFrom = (page: string) => setDoc(doc(stage.as("player"), path), { ...heartbeat("player"), page });

  it("is one in five seconds from the same page", async () => {
    await lastBeat(2_500);
    await assertFails(beatFrom("sheet"));
    await lastBeat(5_000);
    await assertSucceeds(beatFrom("sheet"));
  });

  // A machine that stalls for a second between the two heartbeats makes the second one right: then, once more.
  it("is one a second where the page changes, to and fro included", { retry: 3 }, async () => {
    await lastBeat(0);
    await assertFails(beatFrom("campaign"));
    await lastBeat(1_000);
    await assertSucceeds(beatFrom("campaign"));
    await assertFails(beatFrom("sheet"));
  });

  it("lets the honest one of every thirty seconds through", async () => {
    await lastBeat(30_000);
    await expect(assertSucceeds(beatFrom("sheet"))).resolves.toBeUndefined();
  });
});
