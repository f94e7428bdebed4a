import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { MAX_SCENE_SIDE, TRACE_INTERVAL_MS } from "domain/documents/sceneSchema";
import {
  Bytes,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { tableTokenOf, traceOf } from "../support/scenes";
import type { Role } from "./cast";
import { readRules } from "./loadRules";
import { RulesTest } from "./rulesTest";
import { SCENE_PATHS } from "./sceneFixtures";

const SHOWN = "crypt-01";
const PAST = Timestamp.fromMillis(1_700_000_000_000);
const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 3_600_000);
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

/** The rules compare times of the server, which no test can choose to the millisecond. */
it("comes as often as clients send it", async () => {
  expect(await readRules()).toContain(`resource.data.at + duration.value(${TRACE_INTERVAL_MS}, 'ms')`);
});

it("holds the places that documents hold", async () => {
  expect(await readRules()).toContain(`value >= -${MAX_SCENE_SIDE} && value <= ${2 * MAX_SCENE_SIDE}`);
});

describe("traces", () => {
  new RulesTest().matrix([
    {
      what: "read one trace",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, SCENE_PATHS.trace)),
    },
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
      what: "drag the player's token where the group's sight decides",
      allowed: ["mj", "player"],
      changes: true,
      attempt: (db, role) => write(db, role, drag(role, "lorien-2")),
    },
    {
      what: "tell of the drag of a token that the group does not see",
      allowed: [],
      attempt: (db, role) => write(db, role, drag(role, "goblin-4")),
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
    ["a map for its points", { points: { 0: 1, 1: 2 } }],
    ["bytes for its points", { points: Bytes.fromUint8Array(new Uint8Array([1, 2])) }],
    ["no points", { points: [] }],
    ["half a point", { points: [1, 2, 3] }],
    ["maps for points", { points: [{ x: 1 }, { y: 2 }] }],
    ["a point that is no number", { points: [1, Number.NaN] }],
    ["a point infinitely far to the right", { points: [Number.POSITIVE_INFINITY, 1] }],
    ["a point infinitely far to the left", { points: [Number.NEGATIVE_INFINITY, 1] }],
    ["a point to the left of every scene", { points: [-MAX_SCENE_SIDE - 0.1, 1] }],
    ["a point below every scene", { points: [1, 2 * MAX_SCENE_SIDE + 0.1] }],
    ["a time for a point", { points: [1, PAST] }],
    ["null for a point", { points: [null, 1] }],
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

  it.each([0, 1, 2, 3])(
    "is written in place %s of four, as another device's or after the one before",
    async (slot) => {
      await assertSucceeds(attempt(trace("player"), tracePath("player", `${slot}`)));
      await rulesTest.reset();
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

  it.each(Array.from({ length: 32 }, (_, index) => index))(
    "is refused with what is no number in place %s",
    async (place) => {
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
        const points = Array.from({ length: 32 }, (_, index) => (index === place ? value : 1));
        await assertFails(attempt(trace("player", { points })));
      }
    },
  );

  it("is written with sixteen points around the largest scene", async () => {
    const corners = [-MAX_SCENE_SIDE, 2 * MAX_SCENE_SIDE, -12.5, 1300.1];
    const points = Array.from({ length: 32 }, (_, index) => corners[index % 4]);
    await assertSucceeds(attempt(trace("player", { points })));
    await rulesTest.reset();
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
    await rulesTest.reset();
  });

  it("is refused with a token of the scene before", async () => {
    await rulesTest.put(SCENE_PATHS.playersToken, { ...tableTokenOf("bridge-1", 0), ownerId: "player" });
    await assertFails(attempt(drag("player", "lorien-1")));
    await rulesTest.reset();
  });

  it("is refused once they have left, and when no scene is shown", async () => {
    await assertFails(attempt(trace("formerPlayer"), undefined, "formerPlayer"));
    await rulesTest.put(tracePath("formerPlayer"), { ...trace("formerPlayer"), at: PAST });
    await assertFails(attempt(trace("formerPlayer"), undefined, "formerPlayer"));
    await rulesTest.put(SCENE_PATHS.table, { revision: 2, updatedAt: PAST });
    await assertFails(attempt(trace("player")));
    await rulesTest.reset();
  });
});
