import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { tokenAt } from "../support/scenes";
import { show } from "./support/scenes";
import { seat } from "./support/seats";
import {
  BEFORE,
  BEHIND,
  DOOR,
  door,
  doorBy,
  isSeen,
  keptSight,
  move,
  PARTING,
  pause,
  put,
  RIGHT_GOBLIN,
  type SightTable,
  seesPlace,
  sight,
  sightTable,
  tableSight,
  walledTable,
  walls,
} from "./support/sight";

/** The doors that members are told of. */
const told = async (at: SightTable) =>
  (await tableSight(at))?.doors.map(({ id, state, seen }) => ({ id, state, seen }));

const known = (state: string, seen = true) => [{ id: DOOR.id, state, seen }];

describe("a door", () => {
  it("is opened and closed by a player beside it, and shows who is behind it", async () => {
    const at = await sightTable();
    expect(await told(at)).toEqual(known("closed"));
    expect((await doorBy(at.ana, at, "open")).status).toBe(204);
    expect([await isSeen(at, RIGHT_GOBLIN), await told(at)]).toEqual([true, known("open")]);
    expect((await doorBy(at.ana, at, "closed")).status).toBe(204);
    expect([await isSeen(at, RIGHT_GOBLIN), await told(at)]).toEqual([false, known("closed")]);
  });

  it("that is asked for twice, or by both at once, is as it was asked for", async () => {
    const at = await sightTable();
    const answers = await Promise.all([
      doorBy(at.ana, at, "open"),
      doorBy(at.ana, at, "open"),
      doorBy(at.mona, at, "open"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await told(at)).toEqual(known("open"));
    const before = await keptSight(at);
    expect((await doorBy(at.ana, at, "open")).status).toBe(204);
    expect(await keptSight(at)).toEqual(before);
  });

  it("is out of reach from afar, for whoever has no character beside it, and through a wall", async () => {
    const at = await sightTable();
    expect(refusal(await doorBy(at.ben, at, "open"))).toEqual([409, "door-out-of-reach"]);
    await move(at.ana, at, at.heroToken, 225, 225);
    expect(refusal(await doorBy(at.ana, at, "open"))).toEqual([409, "door-out-of-reach"]);
    // Beside it, with a wall between.
    await walls(at, { walls: [{ id: "screen-1", kind: "wall", points: [475, 0, 475, 512] }] });
    await move(at.mona, at, at.heroToken, 450, 225);
    expect(refusal(await doorBy(at.ana, at, "open"))).toEqual([409, "door-out-of-reach"]);
    expect(await told(at)).toEqual(known("closed", false));
  });

  it("that is locked stays shut to players, and is known as locked by all from then on", async () => {
    const at = await sightTable();
    await door(at, "locked");
    expect(await told(at)).toEqual(known("closed"));
    expect(refusal(await doorBy(at.ana, at, "open"))).toEqual([409, "door-locked"]);
    expect(await told(at)).toEqual(known("locked"));
    expect(refusal(await doorBy(at.ana, at, "open"))).toEqual([409, "door-locked"]);
    expect(await isSeen(at, RIGHT_GOBLIN)).toBe(false);
    expect((await doorBy(at.mona, at, "open")).status).toBe(204);
    expect(await told(at)).toEqual(known("open"));
  });

  it("that is secret is a wall to players: not told, not found, not opened", async () => {
    const at = await sightTable();
    await door(at, "secret");
    expect(await told(at)).toEqual([]);
    expect(JSON.stringify(await tableSight(at))).not.toContain(DOOR.id);
    const [secret, none] = [await doorBy(at.ana, at, "open"), await doorBy(at.ana, at, "open", "no-door")];
    expect([refusal(secret), secret.body]).toEqual([refusal(none), none.body]);
    expect(refusal(none)).toEqual([404, "not-found"]);
    expect(refusal(await doorBy(at.mona, at, "open", "no-door"))).toEqual([404, "not-found"]);
    expect(await move(at.ana, at, at.heroToken, ...BEHIND)).toHaveProperty("stopped");
    await door(at, "closed");
    expect(await told(at)).toEqual(known("closed"));
  });

  it("says no other word for a wall than for a secret door", async () => {
    const at = await sightTable();
    await door(at, "secret");
    const there = await move(at.ana, at, at.heroToken, ...BEHIND);
    await move(at.mona, at, at.heroToken, ...BEFORE);
    await walls(at, { remove: [DOOR.id] });
    expect(await move(at.ana, at, at.heroToken, ...BEHIND)).toEqual(there);
  });

  it("that nobody has seen yet is not there for players", async () => {
    const at = await sightTable();
    const far = { id: "door-far", points: [900, 100, 900, 150], state: "closed" as const };
    await walls(at, { doors: [far] });
    expect(await told(at)).toEqual(known("closed"));
    expect(refusal(await doorBy(at.ana, at, "open", far.id))).toEqual([404, "not-found"]);
    await door(at, "open");
    expect((await told(at))?.map(({ id }) => id)).toEqual([DOOR.id, far.id]);
    expect(refusal(await doorBy(at.ana, at, "open", far.id))).toEqual([409, "door-out-of-reach"]);
  });

  it("stays as the group saw it last, when it turns out of their sight", async () => {
    const at = await sightTable();
    await door(at, "open");
    await walls(at, { walls: [{ ...PARTING, id: "wall-2", points: [300, 0, 300, 512] }] });
    await move(at.mona, at, at.heroToken, 225, 225);
    await door(at, "closed");
    expect(await told(at)).toEqual(known("open", false));
    await move(at.mona, at, at.heroToken, ...BEFORE);
    expect(await told(at)).toEqual(known("closed"));
  });

  it("is locked and hidden by the MJ alone, and opened by players where the MJ lets them", async () => {
    const at = await sightTable();
    for (const state of ["locked", "secret"] as const)
      expect(refusal(await doorBy(at.ana, at, state))).toEqual([403, "forbidden"]);
    await sight(at, { playersOpenDoors: false });
    expect(refusal(await doorBy(at.ana, at, "open"))).toEqual([403, "forbidden"]);
    expect((await doorBy(at.mona, at, "open")).status).toBe(204);
  });

  it("is a stranger's never, and nobody's where no such scene is shown or moves are paused", async () => {
    const at = await sightTable();
    expect(refusal(await doorBy(await seat("Zoé"), at, "open"))).toEqual([403, "forbidden"]);
    await pause(at, true);
    expect(refusal(await doorBy(at.ana, at, "open"))).toEqual([409, "moves-paused"]);
    expect((await doorBy(at.mona, at, "open")).status).toBe(204);
    await pause(at, false);
    await show(at, null);
    for (const one of [at.ana, at.mona])
      expect(refusal(await doorBy(one, at, "closed"))).toEqual([409, "scene-not-shown"]);
    const prepared = await walledTable();
    await show(prepared, prepared.sceneId);
    expect(refusal(await doorBy(prepared.ana, prepared, "open"))).toEqual([409, "scene-not-shown"]);
  });

  it("is in reach of a character on its other side too, and of no familiar", async () => {
    const at = await sightTable();
    const owl = await characterOf(at.ben, { campaignId: at.brumes.id, name: "Ben" });
    await put(at, {
      "familiar-1": { ...tokenAt(...BEHIND), sees: true },
      [`character-${owl}`]: tokenAt(975, 475, owl),
    });
    expect(refusal(await doorBy(at.ben, at, "open"))).toEqual([409, "door-out-of-reach"]);
    await move(at.mona, at, `character-${owl}`, ...BEHIND);
    expect((await doorBy(at.ben, at, "open")).status).toBe(204);
    expect(await seesPlace(at, ...BEFORE)).toBe(true);
  });
});
