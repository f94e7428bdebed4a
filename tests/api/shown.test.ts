import { randomUUID } from "node:crypto";
import { ask, clearScreen, closeAsk, showOnScreen } from "domain/api/asks";
import { deleteCampaign, removePlayer } from "domain/api/campaigns";
import { shownPictures } from "domain/documents/shownPicture";
import { tableScreens } from "domain/documents/tableScreen";
import { MAX_SHOWN_BYTES, shownPictureAddress } from "domain/table/asks/shownPicture";
import { jpegOf } from "domain/testing/pictures";
import { describe, expect, it } from "vitest";
import { Browser, refusal, sendRaw } from "../support/apiClient";
import { read } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

const picture = (length = 40): string =>
  Buffer.from(jpegOf({ width: 1600, height: 900 }, { mark: "porte", length })).toString("base64");

const GATE = { text: "Les portes du fort", picture: true as const };

/** `changes` may make the body invalid. */
const showing = ({ browser }: Seat, at: TestTable, changes: object = {}) => {
  const body = { requestId: randomUUID(), card: GATE, image: picture(), ...changes };
  return browser.call(showOnScreen, { params: at.params, body });
};
const clearing = ({ browser }: Seat, at: TestTable) => browser.call(clearScreen, { params: at.params });
const asking = ({ browser }: Seat, at: TestTable, body: object) =>
  browser.call(ask, { params: at.params, body: { requestId: randomUUID(), ...body } as never });

const look = (at: TestTable, id: string, { browser }: Pick<Seat, "browser">) =>
  sendRaw({ method: "GET", path: shownPictureAddress(at.id, id), headers: browser.headers() });

/** A campaign of Mona's in which Ana and Léo play, and Zoé does not. */
async function play() {
  const [mj, ana, leo, zoe] = [await seat("Mona"), await seat("Ana"), await seat("Léo"), await seat("Zoé")];
  return { mj, ana, leo, zoe, at: await table(mj, [ana, leo]) };
}

describe("showOnScreen", () => {
  it("shows a card with its picture to every member, once however often it is sent", async () => {
    const { mj, ana, zoe, at } = await play();
    const requestId = randomUUID();
    for (const _ of [1, 2]) expect((await showing(mj, at, { requestId })).status).toBe(204);
    expect(await read(tableScreens, at.id)).toMatchObject({ shown: { id: requestId, card: GATE } });
    for (const who of [mj, ana]) {
      const seen = await look(at, requestId, who);
      expect(seen.status).toBe(200);
      expect(seen.headers.get("content-type")).toBe("image/jpeg");
      expect(seen.headers.get("content-security-policy")).toContain("sandbox");
    }
    expect(refusal(await look(at, requestId, zoe))).toEqual([404, "not-found"]);
    expect(refusal(await look(at, requestId, { browser: new Browser() }))).toEqual([401, "unauthenticated"]);
  });

  it("puts the card before away with its picture, and so does the MJ who clears the screen", async () => {
    const { mj, at } = await play();
    const [first, second] = [randomUUID(), randomUUID()];
    await showing(mj, at, { requestId: first });
    await showing(mj, at, { requestId: second });
    expect(await read(shownPictures, at.id, first)).toBeUndefined();
    expect(await read(shownPictures, at.id, second)).toBeDefined();
    for (const _ of [1, 2]) expect((await clearing(mj, at)).status).toBe(204);
    expect((await read(tableScreens, at.id))?.shown).toBeUndefined();
    expect(await read(shownPictures, at.id, second)).toBeUndefined();
  });

  it("is the MJ's alone, of a card and a picture that are one", async () => {
    const { mj, ana, zoe, at } = await play();
    for (const who of [ana, zoe]) {
      expect(refusal(await showing(who, at))).toEqual([403, "forbidden"]);
      expect(refusal(await clearing(who, at))).toEqual([403, "forbidden"]);
    }
    for (const wrong of [
      { card: { text: "Les portes" } },
      { image: undefined },
      { card: { text: "" }, image: undefined },
      { image: picture(MAX_SHOWN_BYTES + 3) },
    ]) {
      expect(refusal(await showing(mj, at, wrong))).toEqual([400, "invalid-input"]);
    }
    const text = Buffer.from("<svg onload='alert(1)'/>").toString("base64");
    expect(refusal(await showing(mj, at, { image: text }))).toEqual([400, "portrait-unreadable"]);
    expect((await showing(mj, at, { image: picture(MAX_SHOWN_BYTES) })).status).toBe(204);
  });
});

describe("a card with a picture", () => {
  it("is for the players whom it names, until it is closed", async () => {
    const { mj, ana, leo, at } = await play();
    const content = { kind: "card", text: "", picture: true };
    const { body } = await asking(mj, at, { content, image: picture(), targets: [ana.uid] });
    const id = String(body?.id);
    expect(body).not.toHaveProperty("image");
    for (const who of [mj, ana]) expect((await look(at, id, who)).status).toBe(200);
    expect(refusal(await look(at, id, leo))).toEqual([404, "not-found"]);
    await mj.browser.call(removePlayer, { params: { ...at.params, playerId: ana.uid } });
    expect(refusal(await look(at, id, ana))).toEqual([404, "not-found"]);
    await mj.browser.call(closeAsk, { params: { ...at.params, askId: id } });
    expect(await read(shownPictures, at.id, id)).toBeUndefined();
    expect(refusal(await look(at, id, mj))).toEqual([404, "not-found"]);
  });

  it("has its picture to itself: no ask takes the id of what the screen shows, nor the other way round", async () => {
    const { mj, at } = await play();
    const [onScreen, asked] = [randomUUID(), randomUUID()];
    const card = { kind: "card", text: "Ceci est pour toi" };
    await showing(mj, at, { requestId: onScreen });
    await asking(mj, at, { requestId: asked, content: card });
    const taken = [409, "ask-already-made"];
    expect(refusal(await asking(mj, at, { requestId: onScreen, content: card }))).toEqual(taken);
    expect(refusal(await showing(mj, at, { requestId: asked }))).toEqual(taken);
    await mj.browser.call(closeAsk, { params: { ...at.params, askId: asked } });
    expect((await showing(mj, at, { requestId: asked })).status).toBe(204);
  });

  it("goes with its campaign", async () => {
    const { mj, at } = await play();
    const requestId = randomUUID();
    await showing(mj, at, { requestId });
    expect((await mj.browser.call(deleteCampaign, { params: at.params })).status).toBeLessThan(300);
    await expect.poll(() => read(shownPictures, at.id, requestId), { timeout: 20_000 }).toBeUndefined();
    await expect.poll(() => read(tableScreens, at.id), { timeout: 20_000 }).toBeUndefined();
  });
});
