import { randomUUID } from "node:crypto";
import { addTruth, changeFog, changeTokens, updateScene } from "domain/api/scenes";
import {
  publishedTiles,
  scenes,
  sceneTiles,
  sceneTokens,
  tokens,
  traces,
  truths,
} from "domain/documents/scene";
import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { afterEach, describe, expect, it } from "vitest";
import { characterOf } from "../support/campaigns";
import { patience } from "../support/patience";
import { tokenAt } from "../support/scenes";
import { openTableReader, type TableReader } from "../support/tableReader";
import {
  givePicture,
  makeScene,
  publish,
  rectangle,
  type SceneTable,
  show,
  storedScene,
} from "./support/scenes";
import { type Seat, seat, table } from "./support/seats";

const readers: TableReader[] = [];
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});

const fog = ({ mona, params }: SceneTable, change: object) =>
  mona.browser.call(changeFog, { params, body: { id: randomUUID(), change } as never });

/** Ana and Ben play at Mona's table; its scene has all that players must not see. */
async function eveningOf(): Promise<{ at: SceneTable; ben: Seat; reader: TableReader }> {
  const [mona, ana, ben] = [await seat("Mona"), await seat("Ana"), await seat("Ben")];
  const brumes = await table(mona, [ana, ben]);
  const hero = await characterOf(ana, { campaignId: brumes.id });
  const sceneId = await makeScene({ mona, brumes });
  const at = { mona, ana, brumes, sceneId, params: { ...brumes.params, sceneId } };
  const reader = openTableReader(ana.uid, brumes.id);
  readers.push(reader);
  await givePicture(at);
  const put = (id: string, token: object, hidden = false) => ({ kind: "put", id, token, hidden });
  const room = (id: string, label: string, x: number) => ({
    id,
    label,
    outline: rectangle(x, 0, 100, 100),
    colour: "#888888",
  });
  await mona.browser.call(updateScene, {
    params: at.params,
    body: { rooms: [room("room-0001", "Salle ouverte", 0), room("room-0002", "SECRET caché", 777)] },
  });
  await mona.browser.call(changeTokens, {
    params: at.params,
    body: {
      operations: [
        put("hero-0001", tokenAt(50, 50, hero)),
        put("seen-0001", { ...tokenAt(60, 60), name: "Gobelin vu" }),
        put("spy-00001", { ...tokenAt(70, 70), name: "SECRET traître", nameShown: false }),
        put("hidden-01", { ...tokenAt(80, 80), name: "SECRET embuscade" }, true),
        put("under-001", { ...tokenAt(833, 311), name: "SECRET dragon" }),
      ] as never,
    },
  });
  await fog(at, { kind: "reveal", outline: rectangle(0, 0, 512, 512) });
  const note = (uid: string, text: string) =>
    mona.browser.call(addTruth, {
      params: at.params,
      body: { id: `truth-${uid}`.slice(0, 40), uids: [uid], truth: { kind: "note", x: 1, y: 1, text } },
    });
  await note(ana.uid, "Pour Ana seule");
  await note(ben.uid, "SECRET de Ben");
  await show(at, sceneId);
  const revision = (await storedScene(at))?.revision ?? 0;
  await publish(at, "0", revision);
  return { at, ben, reader };
}

const secrets = (received: readonly string[]) =>
  received.filter((one) => /SECRET|whole|\b833\b|refused/.test(decoded(one)));

/** With the pictures' bytes as text. */
const decoded = (one: string) =>
  one.replace(/"image":"([^"]+)"/, (_, image: string) => Buffer.from(image, "base64").toString("latin1"));

describe("a player's own stream of a scene", () => {
  it("has what is theirs, and no trace of what is hidden, covered or another's", {
    timeout: patience(120_000),
  }, async () => {
    const { at, reader } = await eveningOf();
    const text = () => reader.received.map(decoded).join("\n");
    await expect.poll(text, { timeout: patience(10_000) }).toMatch(/Pour Ana seule/);
    await expect.poll(text, { timeout: patience(10_000) }).toMatch(/Gobelin vu/);
    await expect.poll(text, { timeout: patience(10_000) }).toMatch(/"tiles":\{"0":\d+\}/);
    await reader.readPieces();
    expect(text()).toContain("cut 0");
    expect(text()).toContain("Salle ouverte");
    expect(secrets(reader.received)).toEqual([]);
    // Hidden, covered and brought back while the player listens.
    const change = (operations: object[]) =>
      at.mona.browser.call(changeTokens, { params: at.params, body: { operations } as never });
    const moved = { ...tokenAt(833, 100), name: "SECRET fuite" };
    await change([{ kind: "put", id: "seen-0001", token: moved, hidden: false }]);
    await fog(at, { kind: "cover", outline: rectangle(0, 0, 40, 40) });
    await change([{ kind: "hide", ids: ["spy-00001"] }]);
    await dragAsMj(at, "hidden-01");
    await show(at, null);
    await show(at, at.sceneId);
    await expect
      .poll(() => reader.received.filter((one) => one.includes("/live/scene")).length)
      .toBeGreaterThan(3);
    expect(secrets(reader.received)).toEqual([]);
  });

  it("gives a crafted client no more", { timeout: patience(60_000) }, async () => {
    const { at, ben, reader } = await eveningOf();
    const { firestore } = reader;
    const { id } = at.brumes;
    const scene = scenes.path(id, at.sceneId);
    const reads = [
      scene,
      sceneTiles.path(id, at.sceneId, "0"),
      sceneTiles.path(id, at.sceneId, "overview"),
      sceneTokens.path(id, at.sceneId, "hidden-01"),
      sceneTokens.path(id, at.sceneId, "under-001"),
      truths.path(id, ben.uid, `truth-${ben.uid}`.slice(0, 40)),
      publishedTiles.path(id, "another-scene", "0"),
    ].map((path) => getDoc(doc(firestore, path)));
    const lists = [`campaigns/${id}/scenes`, `${scene}/tiles`, `${scene}/published`, `${scene}/sceneTokens`]
      .concat(`campaigns/${id}/truths/${ben.uid}/shown`, `campaigns/${id}/truths`)
      .map((path) => getDocs(collection(firestore, path)));
    const groups = ["tiles", "sceneTokens", "shown", "scenes", "tokens"].flatMap((name) => [
      getDocs(collectionGroup(firestore, name)),
      getDocs(query(collectionGroup(firestore, name), where("ownerId", "==", at.ana.uid))),
    ]);
    const tried = await Promise.allSettled([...reads, ...lists, ...groups]);
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => "rejected"));
    await show(at, null);
    await expect(getDoc(doc(firestore, publishedTiles.path(id, at.sceneId, "0")))).rejects.toThrow();
  });

  it("writes its own token's place and trace, and nothing else", { timeout: patience(60_000) }, async () => {
    const { at, reader } = await eveningOf();
    const token = (id: string) => doc(reader.firestore, tokens.path(at.brumes.id, id));
    const move = { x: 200, y: 210, movedAt: serverTimestamp() };
    await updateDoc(token("hero-0001"), move);
    await expect(updateDoc(token("seen-0001"), move)).rejects.toThrow();
    await expect(updateDoc(token("hero-0001"), { ...move, name: "Le roi" })).rejects.toThrow();
    const trace = {
      uid: at.ana.uid,
      sceneId: at.sceneId,
      kind: "drag",
      tokenId: "hero-0001",
      points: [200, 210],
      at: serverTimestamp(),
      expiresAt: new Date(Date.now() + 60_000),
    };
    const slot = doc(reader.firestore, traces.path(at.brumes.id, `${at.ana.uid}~1`));
    await setDoc(slot, trace);
    const next = doc(reader.firestore, traces.path(at.brumes.id, `${at.ana.uid}~2`));
    await expect(setDoc(next, { ...trace, tokenId: "hidden-01" })).rejects.toThrow();
    await show(at, null);
    await expect(setDoc(next, { ...trace, kind: "ping" })).rejects.toThrow();
    await expect(updateDoc(token("hero-0001"), move)).rejects.toThrow();
  });
});

/** The MJ drags a hidden token in their own client. */
async function dragAsMj(at: SceneTable, tokenId: string): Promise<void> {
  const reader = openTableReader(at.mona.uid, at.brumes.id);
  readers.push(reader);
  const path = sceneTokens.path(at.brumes.id, at.sceneId, tokenId);
  await updateDoc(doc(reader.firestore, path), { x: 833, y: 90, movedAt: serverTimestamp() });
}
