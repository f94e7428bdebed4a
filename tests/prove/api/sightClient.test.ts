import { removePlayer } from "domain/api/campaigns";
import { publishedTiles, sceneTokens, tableScenes, tokens, traces } from "domain/documents/scene";
import { MOVE_INTERVAL_MS } from "domain/documents/sceneSchema";
import { sceneSights, sceneWalls, tableExplored, tableSights } from "domain/documents/sight";
import {
  collection,
  deleteField,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  serverTimestamp,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { afterEach, describe, expect, it, vi } from "vitest";
import { givePicture, publish, type SceneTable, show, storedScene } from "../../api/support/scenes";
import {
  BEFORE,
  BEHIND,
  door,
  isSeen,
  LEFT_GOBLIN,
  move,
  moveBy,
  ON_RIGHT,
  pause,
  put,
  RIGHT_GOBLIN,
  seenToken,
  sight,
  sightTable,
  tableSeen,
  walledTable,
} from "../../api/support/sight";
import { refusal } from "../../support/apiClient";
import { characterOf } from "../../support/campaigns";
import { patience } from "../../support/patience";
import { tokenAt } from "../../support/scenes";
import { openTableReader, type TableReader } from "../../support/tableReader";

const readers: TableReader[] = [];
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});

/** A member's own client, which asks for whatever it likes. */
function clientOf({ brumes }: SceneTable, { uid }: { uid: string }, which = ""): TableReader {
  const reader = openTableReader(uid, brumes.id, which);
  readers.push(reader);
  return reader;
}

const placed = (x: number, y: number) => ({ x, y, movedAt: serverTimestamp() });
const dragOf = (uid: string, sceneId: string, tokenId: string) => ({
  ...{ uid, sceneId, tokenId, kind: "drag", points: [1, 2] },
  ...{ at: serverTimestamp(), expiresAt: new Date(Date.now() + 60_000) },
});

describe("a modified client", () => {
  it("writes no place of a token, neither a player's nor the MJ's", {
    timeout: patience(60_000),
  }, async () => {
    const at = await sightTable();
    const { id } = at.brumes;
    const [players, mjs] = [clientOf(at, at.ana).firestore, clientOf(at, at.mona).firestore];
    const own = tokens.path(id, at.heroToken);
    const unseen = sceneTokens.path(id, at.sceneId, RIGHT_GOBLIN);
    for (const [firestore, path] of [
      [players, own],
      [players, tokens.path(id, LEFT_GOBLIN)],
      [players, unseen],
      [mjs, own],
      [mjs, unseen],
    ] as const) {
      await expect(updateDoc(doc(firestore, path), placed(...BEHIND))).rejects.toThrow();
      const freed = { ...placed(...BEHIND), walled: deleteField() };
      await expect(updateDoc(doc(firestore, path), freed)).rejects.toThrow();
    }
    expect(await seenToken(at, at.heroToken)).toMatchObject({ x: BEFORE[0], y: BEFORE[1], walled: true });
  });

  it("writes places again once fog by hand decides, but a player none while the MJ pauses", {
    timeout: patience(60_000),
  }, async () => {
    const at = await sightTable();
    const path = tokens.path(at.brumes.id, at.heroToken);
    const [players, mjs] = [clientOf(at, at.ana).firestore, clientOf(at, at.mona).firestore];
    await sight(at, { on: false });
    await pause(at, true);
    await expect(updateDoc(doc(players, path), placed(225, 225))).rejects.toThrow();
    await updateDoc(doc(mjs, path), placed(325, 225));
    await pause(at, false);
    // A player's move follows no other one sooner.
    await new Promise((resolve) => setTimeout(resolve, 2 * MOVE_INTERVAL_MS));
    await updateDoc(doc(players, path), placed(225, 225));
    expect(await seenToken(at, at.heroToken)).toMatchObject({ x: 225, y: 225 });
  });

  it("teleports nobody through a wall: the way ends before it, and shows nobody behind", async () => {
    const at = await sightTable();
    for (const path of [[...ON_RIGHT], [...BEFORE, ...ON_RIGHT], [475, 25, 1000, 25, 1000, 500]]) {
      const end = await move(at.ana, at, at.heroToken, ...path);
      expect(end).toHaveProperty("stopped");
      expect(end?.x).toBeLessThan(500);
      expect([await isSeen(at, RIGHT_GOBLIN), (await seenToken(at, at.heroToken))?.x]).toEqual([
        false,
        end?.x,
      ]);
    }
    const hops = Array.from({ length: 16 }, (_, hop) => [
      hop % 2 === 0 ? 499.9 : 500.1,
      25 + hop * 30,
    ]).flat();
    expect((await move(at.ana, at, at.heroToken, ...hops))?.x).toBeLessThan(500);
  });

  it("moves nobody else's token, seen or not", async () => {
    const at = await sightTable();
    expect(refusal(await moveBy(at.ben, at, at.heroToken, 225, 225))).toEqual([403, "forbidden"]);
    expect(refusal(await moveBy(at.ana, at, LEFT_GOBLIN, 225, 225))).toEqual([403, "forbidden"]);
    expect(refusal(await moveBy(at.ana, at, RIGHT_GOBLIN, 225, 225))).toEqual([404, "not-found"]);
  });

  it("reads no walls, no places of tokens and nobody who is not seen, and writes none of what is seen", {
    timeout: patience(60_000),
  }, async () => {
    const at = await sightTable();
    const { id } = at.brumes;
    const { firestore } = clientOf(at, at.ana);
    const paths = [
      sceneWalls.path(id, at.sceneId),
      sceneSights.path(id, at.sceneId),
      sceneTokens.path(id, at.sceneId, RIGHT_GOBLIN),
    ];
    for (const path of paths) await expect(getDocFromServer(doc(firestore, path))).rejects.toThrow();
    for (const name of ["walls", "sight", "sceneTokens", "published", "tiles"]) {
      const list = collection(firestore, `campaigns/${id}/scenes/${at.sceneId}/${name}`);
      await expect(getDocsFromServer(list)).rejects.toThrow();
    }
    const { docs } = await getDocsFromServer(collection(firestore, `campaigns/${id}/tokens`));
    expect(docs.map((one) => one.id).toSorted()).toEqual([at.heroToken, LEFT_GOBLIN].toSorted());
    for (const [path, change] of [
      [tableSights.path(id), { outlines: [] }],
      [tableExplored.path(id), { rooms: {} }],
      [tableScenes.path(id), { "shown.sight.on": false }],
      [sceneSights.path(id, at.sceneId), { doors: [] }],
    ] as const)
      await expect(updateDoc(doc(firestore, path), change)).rejects.toThrow();
  });

  it("tells of no drag of a token that the group does not see, be it the MJ's own client", {
    timeout: patience(60_000),
  }, async () => {
    const at = await sightTable();
    const { firestore } = clientOf(at, at.mona);
    const trace = (slot: number) => doc(firestore, traces.path(at.brumes.id, `${at.mona.uid}~${slot}`));
    await expect(setDoc(trace(0), dragOf(at.mona.uid, at.sceneId, RIGHT_GOBLIN))).rejects.toThrow();
    await setDoc(trace(1), dragOf(at.mona.uid, at.sceneId, LEFT_GOBLIN));
    await move(at.mona, at, LEFT_GOBLIN, 725, 325);
    await expect(setDoc(trace(2), dragOf(at.mona.uid, at.sceneId, LEFT_GOBLIN))).rejects.toThrow();
  });

  it("reads no piece by its name of a scene that was put away, and none before it is shown", {
    timeout: patience(60_000),
  }, async () => {
    const at = await walledTable();
    await givePicture(at);
    await sight(at, {});
    await show(at, at.sceneId);
    const [seen, revision] = [(await tableSeen(at))?.revision, (await storedScene(at))?.revision ?? 0];
    expect((await publish(at, "0", revision, seen)).status).toBe(204);
    const { firestore } = clientOf(at, at.ana);
    const piece = doc(firestore, publishedTiles.path(at.brumes.id, at.sceneId, "0"));
    expect((await getDocFromServer(piece)).data()).toMatchObject({ name: "0" });
    await show(at, null);
    await expect(getDocFromServer(piece)).rejects.toThrow();
  });
});

/** What a listener was told: ids that are there, or what it was ended by. */
type Told = (readonly string[] | string)[];

/** The emulator forgets, once in some hundred times, to tell of a change that is made while a listener opens. */
async function listenToTokens(firestore: Firestore, { brumes }: SceneTable): Promise<Told> {
  const told: Told = [];
  onSnapshot(
    collection(firestore, `campaigns/${brumes.id}/tokens`),
    ({ docs }) => told.push(docs.map(({ id }) => id).toSorted()),
    ({ code }) => told.push(code),
  );
  await vi.waitFor(() => expect(told).not.toEqual([]));
  return told;
}

describe("a listener that was opened while a creature was seen", () => {
  it("is told that it is gone, and nothing of it after that", { timeout: patience(60_000) }, async () => {
    const at = await sightTable();
    await door(at, "open");
    const { firestore } = clientOf(at, at.ana);
    const told = await listenToTokens(firestore, at);
    const path = tokens.path(at.brumes.id, RIGHT_GOBLIN);
    const places: unknown[] = [];
    onSnapshot(doc(firestore, path), (one) => places.push(one.data()?.x ?? "gone"));
    const all = [at.heroToken, LEFT_GOBLIN, RIGHT_GOBLIN].toSorted();
    await expect.poll(() => told.at(-1), { timeout: patience(10_000) }).toEqual(all);
    await door(at, "closed");
    const left = [at.heroToken, LEFT_GOBLIN].toSorted();
    await expect.poll(() => told.at(-1), { timeout: patience(10_000) }).toEqual(left);
    await move(at.mona, at, RIGHT_GOBLIN, 777, 77);
    await move(at.ana, at, at.heroToken, 225, 225);
    const isMoved = async () =>
      (await getDocFromServer(doc(firestore, tokens.path(at.brumes.id, at.heroToken)))).data();
    await expect.poll(isMoved, { timeout: patience(10_000) }).toMatchObject({ x: 225 });
    expect(told.at(-1)).toEqual(left);
    expect(places).toEqual([ON_RIGHT[0], "gone"]);
    expect(readers.flatMap(({ received }) => received).join()).not.toMatch(/\b777\b/);
  });

  it("is ended for a player who was removed with the next change, and they read nothing of the scene from then on", {
    timeout: patience(60_000),
  }, async () => {
    const at = await sightTable();
    const { id } = at.brumes;
    const owl = await characterOf(at.ben, { campaignId: id, name: "Chouette" });
    await put(at, { [`character-${owl}`]: tokenAt(225, 225, owl) });
    const told = await listenToTokens(clientOf(at, at.ana).firestore, at);
    await expect.poll(() => told.at(-1), { timeout: patience(10_000) }).toContain(LEFT_GOBLIN);
    const params = { ...at.brumes.params, playerId: at.ana.uid };
    expect((await at.mona.browser.call(removePlayer, { params })).status).toBe(204);
    const { firestore } = clientOf(at, at.ana, "again");
    for (const kind of [tableScenes, tableSights, tableExplored])
      await expect(getDocFromServer(doc(firestore, kind.path(id)))).rejects.toThrow();
    for (const name of ["tokens", "traces", "drawings"])
      await expect(getDocsFromServer(collection(firestore, `campaigns/${id}/${name}`))).rejects.toThrow();
    expect(refusal(await moveBy(at.ana, at, at.heroToken, 225, 225))).toEqual([403, "forbidden"]);
    // The other player sees it come: whoever may still listen is told.
    const bens = await listenToTokens(clientOf(at, at.ben).firestore, at);
    await move(at.mona, at, RIGHT_GOBLIN, 333, 33);
    await expect.poll(() => bens.at(-1), { timeout: patience(10_000) }).toContain(RIGHT_GOBLIN);
    await expect.poll(() => told.at(-1), { timeout: patience(10_000) }).toBe("permission-denied");
    expect(told.flat()).not.toContain(RIGHT_GOBLIN);
  });
});
