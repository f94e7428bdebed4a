import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { MOVE_INTERVAL_MS, TRACE_INTERVAL_MS } from "domain/scene/sceneSchema";
import {
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from "firebase/firestore";
import { afterEach, beforeEach, describe, it } from "vitest";
import { hiddenTokenOf, tableTokenOf, traceOf } from "../support/scenes";
import type { Role } from "./cast";
import { RulesTest } from "./rulesTest";
import { SCENE_PATHS } from "./sceneFixtures";

const SHOWN = "crypt-01";
const PAST = Timestamp.fromMillis(1_700_000_000_000);
const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 3_600_000);
const place = (change: Record<string, unknown> = {}) => ({
  x: 300,
  y: 200,
  movedAt: serverTimestamp(),
  ...change,
});
const move = (db: Firestore, path: string, change?: Record<string, unknown>) =>
  updateDoc(doc(db, path), place(change));

describe("moving a token", () => {
  new RulesTest().matrix([
    {
      what: "move the player's token",
      allowed: ["mj", "player"],
      changes: true,
      attempt: (db) => move(db, SCENE_PATHS.playersToken),
    },
    {
      what: "move a goblin",
      allowed: ["mj"],
      changes: true,
      attempt: (db) => move(db, SCENE_PATHS.goblin),
    },
    {
      what: "move a hidden token",
      allowed: ["mj"],
      changes: true,
      attempt: (db) => move(db, SCENE_PATHS.hidden),
    },
    {
      what: "delete a token",
      allowed: [],
      attempt: (db) => deleteDoc(doc(db, SCENE_PATHS.playersToken)),
    },
    {
      what: "move a token that is gone",
      allowed: [],
      attempt: (db) => move(db, "campaigns/brumes/tokens/gone-001"),
    },
  ]);
});

describe("a player with a modified client", () => {
  const rulesTest = new RulesTest();
  const bring = (change: Record<string, unknown>) =>
    move(rulesTest.as("player"), SCENE_PATHS.playersToken, change);

  it.each([
    ["out of the scene to the left", { x: -0.1 }],
    ["out of the scene to the right", { x: 1024.1 }],
    ["out of the scene above", { y: -1 }],
    ["out of the scene below", { y: 513 }],
    ["nowhere", { x: Number.NaN }],
    ["to a text", { y: "12" }],
    ["at another time", { movedAt: Timestamp.now() }],
    ["at a time of numbers", { movedAt: 1_700_000_000_000 }],
    ["with another name", { name: "Le roi" }],
    ["with another owner", { ownerId: "mj" }],
    ["with larger bounds", { bounds: { width: 9000, height: 9000 } }],
    ["with a field of their own", { note: "coucou" }],
    ["without a place", { x: deleteField() }],
  ])("may not move their token %s", async (_, change) => {
    await assertFails(bring(change));
  });

  it("may move it to the scene's edges", async () => {
    await assertSucceeds(bring({ x: 0, y: 512 }));
    await rulesTest.reset();
    await assertSucceeds(bring({ x: 1024, y: 0 }));
    await rulesTest.reset();
  });

  it("may not move the token of a character of theirs that is hidden", async () => {
    const own = { ...hiddenTokenOf(SHOWN, 0), ownerId: "player", movedAt: PAST };
    await rulesTest.put(SCENE_PATHS.hidden, own);
    await assertFails(move(rulesTest.as("player"), SCENE_PATHS.hidden));
    await rulesTest.reset();
  });

  it("may not move what was theirs once they have left", async () => {
    const own = { ...tableTokenOf(SHOWN, 0), ownerId: "formerPlayer", movedAt: PAST };
    await rulesTest.put(SCENE_PATHS.playersToken, own);
    await assertFails(move(rulesTest.as("formerPlayer"), SCENE_PATHS.playersToken));
    await rulesTest.reset();
  });
});

describe("the MJ", () => {
  const rulesTest = new RulesTest();

  it("keeps hidden tokens within the scene, and writes nothing but their place", async () => {
    await assertFails(move(rulesTest.as("mj"), SCENE_PATHS.hidden, { x: 1025 }));
    await assertFails(move(rulesTest.as("mj"), SCENE_PATHS.hidden, { hidden: false }));
  });
});

describe("the interval of moves", () => {
  const rulesTest = new RulesTest();
  afterEach(() => rulesTest.reset());
  const movedBefore = (millis: number) =>
    rulesTest.put(SCENE_PATHS.playersToken, {
      ...tableTokenOf(SHOWN, 0, { ownerId: "player", characterId: "linked" }),
      movedAt: Timestamp.fromMillis(Date.now() - millis),
    });

  it("is as long as honest dragging needs, for player and MJ", async () => {
    // So far ahead that a busy machine does not catch up with it.
    await movedBefore(-60_000);
    await assertFails(move(rulesTest.as("player"), SCENE_PATHS.playersToken));
    await assertFails(move(rulesTest.as("mj"), SCENE_PATHS.playersToken));
    await movedBefore(MOVE_INTERVAL_MS);
    await assertSucceeds(move(rulesTest.as("player"), SCENE_PATHS.playersToken));
  });

  it("refuses most of a hundred moves at once", { retry: 3 }, async () => {
    await movedBefore(1000);
    const db = rulesTest.as("player");
    const before = Date.now();
    const tried = await Promise.allSettled(
      Array.from({ length: 30 }, (_, x) => move(db, SCENE_PATHS.playersToken, { x })),
    );
    const done = tried.filter(({ status }) => status === "fulfilled").length;
    const most = 1 + Math.ceil((Date.now() - before) / MOVE_INTERVAL_MS);
    if (done < 1 || done > most) throw new Error(`${done} of 30 moves were written, ${most} at most may be`);
  });
});

const tracePath = (uid: string, slot: number | string = 1) => `campaigns/brumes/traces/${uid}~${slot}`;
const trace = (uid: string, change: Record<string, unknown> = {}) => ({
  ...traceOf(uid, SHOWN, 0),
  at: serverTimestamp(),
  expiresAt: inHours(1),
  ...change,
});
const drag = (uid: string, tokenId: string, change: Record<string, unknown> = {}) =>
  trace(uid, { kind: "drag", tokenId, ...change });
const write = (db: Firestore, uid: string, data: object, path = tracePath(uid)) =>
  setDoc(doc(db, path), data);

describe("traces", () => {
  new RulesTest().matrix([
    {
      what: "point at the scene",
      allowed: ["mj", "player"],
      changes: true,
      attempt: (db, role) => write(db, role, trace(role)),
    },
    {
      what: "replace the player's trace of before",
      allowed: ["player"],
      changes: true,
      attempt: (db, role) => write(db, role, trace(role, { kind: "measure" }), SCENE_PATHS.trace),
    },
    {
      what: "drag the player's token",
      allowed: ["mj", "player"],
      changes: true,
      attempt: (db, role) => write(db, role, drag(role, "lorien-1")),
    },
    {
      what: "drag a goblin",
      allowed: ["mj"],
      changes: true,
      attempt: (db, role) => write(db, role, drag(role, "goblin-1")),
    },
    {
      what: "tell of the drag of a hidden token, or of one that is gone",
      allowed: [],
      attempt: (db, role) => write(db, role, drag(role, "goblin-2")),
    },
    {
      what: "point in a campaign without a scene",
      allowed: [],
      attempt: (db, role) => write(db, role, trace(role), `campaigns/nuits/traces/${role}~1`),
    },
    {
      what: "delete the player's trace",
      allowed: [],
      attempt: (db) => deleteDoc(doc(db, SCENE_PATHS.trace)),
    },
  ]);
});

describe("a trace of a modified client", () => {
  const rulesTest = new RulesTest();
  beforeEach(() => rulesTest.reset());
  const attempt = (data: object, path?: string, role: Role = "player") =>
    write(rulesTest.as(role), role, data, path);

  it.each([
    ["another's uid", { uid: "mj" }],
    ["another scene", { sceneId: "bridge-1" }],
    ["a kind of its own", { kind: "message" }],
    ["a token without a drag", { tokenId: "lorien-1" }],
    ["a drag without a token", { kind: "drag" }],
    ["a drag of another's token", { kind: "drag", tokenId: "goblin-1" }],
    ["seventeen points", { points: Array.from({ length: 34 }, () => 1) }],
    ["a text for a point", { points: [1, "coucou"] }],
    ["a text for its points", { points: "1,2" }],
    ["no points", { points: [] }],
    ["half a point", { points: [1, 2, 3] }],
    ["maps for points", { points: [{ x: 1 }, { y: 2 }] }],
    ["a time of its own", { at: PAST }],
    ["an end that is over", { expiresAt: inHours(-1) }],
    ["an end in two days", { expiresAt: inHours(48) }],
    ["another field", { text: "coucou" }],
  ])("is refused with %s", async (_, change) => {
    await assertFails(attempt(trace("player", change)));
  });

  it.each(["player", "player~", "player~4", "player~01", "player~1~2", "1~player", "mj~1"])(
    "is refused under the id %s",
    async (id) => {
      await assertFails(attempt(trace("player"), `campaigns/brumes/traces/${id}`));
    },
  );

  it.each(["uid", "sceneId", "kind", "points", "at", "expiresAt"])("is refused without %s", async (field) => {
    const fields = Object.entries(trace("player")).filter(([name]) => name !== field);
    await assertFails(attempt(Object.fromEntries(fields)));
  });

  it.each(Array.from({ length: 32 }, (_, index) => index))(
    "is refused with a text in place %s",
    async (place) => {
      const points = Array.from({ length: 32 }, (_, index) => (index === place ? "coucou" : 1));
      await assertFails(attempt(trace("player", { points })));
    },
  );

  it("is written with sixteen points on either side of zero", async () => {
    const points = Array.from({ length: 32 }, (_, index) => (index % 2 === 0 ? -12.5 : 1300));
    await assertSucceeds(attempt(trace("player", { points })));
  });

  it("is refused when it comes too soon after the one before, with the MJ as well", async () => {
    const earlier = (uid: string, millis: number) => ({
      ...trace(uid),
      at: Timestamp.fromMillis(Date.now() - millis),
    });
    for (const role of ["player", "mj"] as const) {
      await rulesTest.put(tracePath(role), earlier(role, -60_000));
      await assertFails(attempt(trace(role), undefined, role));
      await rulesTest.put(tracePath(role), earlier(role, TRACE_INTERVAL_MS));
      await assertSucceeds(attempt(trace(role), undefined, role));
    }
  });

  it("is refused with a token of the scene before", async () => {
    await rulesTest.put(SCENE_PATHS.playersToken, { ...tableTokenOf("bridge-1", 0), ownerId: "player" });
    await assertFails(attempt(drag("player", "lorien-1")));
  });

  it("is refused once they have left, and when no scene is shown", async () => {
    await assertFails(attempt(trace("formerPlayer"), undefined, "formerPlayer"));
    await rulesTest.put(tracePath("formerPlayer"), { ...trace("formerPlayer"), at: PAST });
    await assertFails(attempt(trace("formerPlayer"), undefined, "formerPlayer"));
    await rulesTest.put(SCENE_PATHS.table, { revision: 2, updatedAt: PAST });
    await assertFails(attempt(trace("player")));
  });
});
