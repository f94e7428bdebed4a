import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { MOVE_INTERVAL_MS } from "domain/documents/sceneSchema";
import {
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from "firebase/firestore";
import { afterEach, describe, expect, it } from "vitest";
import { hiddenTokenOf, tableTokenOf } from "../support/scenes";
import { readRules } from "./loadRules";
import { RulesTest } from "./rulesTest";
import { SCENE_PATHS } from "./sceneFixtures";

const SHOWN = "crypt-01";
const PAST = Timestamp.fromMillis(1_700_000_000_000);
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
      what: "move the player's token where the group's sight decides",
      allowed: [],
      attempt: (db) => move(db, SCENE_PATHS.playersWalledToken),
    },
    {
      what: "move a goblin where the group's sight decides",
      allowed: [],
      attempt: (db) => move(db, SCENE_PATHS.walledGoblin),
    },
    {
      what: "move a hidden token where the group's sight decides",
      allowed: [],
      attempt: (db) => move(db, SCENE_PATHS.walledHidden),
    },
    {
      what: "move the player's token while the MJ has paused moves",
      allowed: ["mj"],
      changes: true,
      attempt: (db) => move(db, SCENE_PATHS.playersPausedToken),
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
    ["nowhere up or down", { y: Number.NaN }],
    ["infinitely far to the right", { x: Number.POSITIVE_INFINITY }],
    ["infinitely far to the left", { x: Number.NEGATIVE_INFINITY }],
    ["infinitely far up", { y: Number.NEGATIVE_INFINITY }],
    ["infinitely far down", { y: Number.POSITIVE_INFINITY }],
    ["to a text", { y: "12" }],
    ["at another time", { movedAt: Timestamp.now() }],
    ["at a time of numbers", { movedAt: 1_700_000_000_000 }],
    ["with another name", { name: "Le roi" }],
    ["with another owner", { ownerId: "mj" }],
    ["with larger bounds", { bounds: { width: 9000, height: 9000 } }],
    ["with a field of their own", { note: "coucou" }],
    ["as one that the server alone moves", { walled: true }],
    ["as one that is paused", { paused: true }],
    ["without a place", { x: deleteField() }],
  ])("may not move their token %s", async (_, change) => {
    await assertFails(bring(change));
  });

  it("may not free a token from the walls or from the pause, with or without moving it", async () => {
    const db = rulesTest.as("player");
    for (const [path, field] of [
      [SCENE_PATHS.playersWalledToken, "walled"],
      [SCENE_PATHS.playersPausedToken, "paused"],
    ] as const) {
      await assertFails(updateDoc(doc(db, path), { [field]: deleteField() }));
      await assertFails(move(db, path, { [field]: deleteField() }));
    }
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

  it("frees no token from the walls or from the pause without the server", async () => {
    const db = rulesTest.as("mj");
    for (const path of [SCENE_PATHS.walledGoblin, SCENE_PATHS.walledHidden])
      await assertFails(move(db, path, { walled: deleteField() }));
    await assertFails(move(db, SCENE_PATHS.playersPausedToken, { paused: deleteField() }));
    await assertFails(move(db, SCENE_PATHS.goblin, { walled: true }));
  });
});

describe("the interval of moves", () => {
  it("is that of the client", async () => {
    expect(await readRules()).toContain(`resource.data.movedAt + duration.value(${MOVE_INTERVAL_MS}, 'ms')`);
  });

  const rulesTest = new RulesTest();
  afterEach(() => rulesTest.reset());
  const movedBefore = (millis: number) =>
    rulesTest.put(SCENE_PATHS.playersToken, {
      ...tableTokenOf(SHOWN, 0, { ownerId: "player", characterId: "linked" }),
      movedAt: Timestamp.fromMillis(Date.now() - millis),
    });

  it("is as long as a player's honest dragging needs, and holds up no MJ", async () => {
    // So far ahead that a busy machine does not catch up with it.
    await movedBefore(-60_000);
    await assertFails(move(rulesTest.as("player"), SCENE_PATHS.playersToken));
    await assertSucceeds(move(rulesTest.as("mj"), SCENE_PATHS.playersToken));
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
