import { randomUUID } from "node:crypto";
import { showOnScreen } from "domain/api/asks";
import { deleteCampaign, removePlayer } from "domain/api/campaigns";
import { searchEveningNotes } from "domain/api/evenings";
import {
  createHandout,
  deleteHandout,
  putHandoutPicture,
  removeHandoutPicture,
  saveHandoutNote,
  showHandout,
  updateHandout,
  withdrawHandout,
} from "domain/api/handouts";
import {
  handoutNotes,
  handoutPictures,
  handouts,
  MAX_HANDOUTS,
  shownHandouts,
} from "domain/documents/handout";
import { noteIndexPages } from "domain/documents/note";
import { shownPictures } from "domain/documents/shownPicture";
import { tableScreens } from "domain/documents/tableScreen";
import { handoutPictureAddress, MAX_HANDOUT_PICTURE_BYTES } from "domain/table/handouts/handoutPicture";
import { handoutPageId } from "domain/table/notes/noteIndex";
import { LETTER, letterOf } from "domain/testing/handouts";
import { jpegOf } from "domain/testing/pictures";
import { describe, expect, it } from "vitest";
import { Browser, refusal, sendRaw } from "../support/apiClient";
import { put, read } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

const KNOWN = "part-known";
const SECRET = "part-secret";

const at = ({ params }: TestTable, handoutId = "letter") => ({ params: { ...params, handoutId } });

/** A campaign of Mona's in which Ana and Léo play, with a letter that was shown to nobody. */
async function written() {
  const [mona, ana, leo] = [await seat("Mona"), await seat("Ana"), await seat("Léo")];
  const brumes = await table(mona, [ana, leo]);
  await put(handouts, [brumes.id, "letter"], letterOf(mona.uid));
  return { mona, ana, leo, brumes };
}

const showing = ({ browser }: Seat, brumes: TestTable, parts: string[], to: "table" | string[]) =>
  browser.call(showHandout, { ...at(brumes), body: { parts, to } });
const withdrawing = ({ browser }: Seat, brumes: TestTable, parts?: string[]) =>
  browser.call(withdrawHandout, { ...at(brumes), body: parts ? { parts } : {} });
const copy = (brumes: TestTable, audience: string) => read(shownHandouts, brumes.id, `letter~${audience}`);

const bytesOf = (length = 40) => jpegOf({ width: 1600, height: 900 }, { mark: "sceau", length });
const picturing = ({ browser }: Seat, brumes: TestTable, image: string, requestId: string = randomUUID()) =>
  browser.call(putHandoutPicture, { ...at(brumes), body: { requestId, image } });
const base64 = (bytes: Uint8Array | readonly number[]) => Buffer.from(bytes).toString("base64");
const look = (brumes: TestTable, id: string, { browser }: Pick<Seat, "browser">) =>
  sendRaw({ method: "GET", path: handoutPictureAddress(brumes.id, id), headers: browser.headers() });

describe("a handout", () => {
  it("is written, changed and deleted by the MJ", async () => {
    const mona = await seat("Mona");
    const brumes = await table(mona);
    const body = { ...LETTER, requestId: "handout-request" };
    const made = await mona.browser.call(createHandout, { params: brumes.params, body });
    expect([made.status, made.body]).toMatchObject([200, { version: 1 }]);
    const again = await mona.browser.call(createHandout, { params: brumes.params, body });
    expect(again.body).toEqual(made.body);
    const id = String(made.body?.id);
    const change = { ...LETTER, title: "Le pli", version: 1 };
    const changed = await mona.browser.call(updateHandout, { ...at(brumes, id), body: change });
    expect(changed.body).toEqual({ id, version: 2 });
    expect(await read(handouts, brumes.id, id)).toMatchObject({ title: "Le pli", version: 2 });
    expect(refusal(await mona.browser.call(updateHandout, { ...at(brumes, id), body: change }))).toEqual([
      409,
      "stale-version",
    ]);
    expect((await mona.browser.call(deleteHandout, at(brumes, id))).status).toBe(204);
    expect(refusal(await mona.browser.call(deleteHandout, at(brumes, id)))).toEqual([
      404,
      "handout-not-found",
    ]);
  });

  it("is refused to players and strangers, whatever they ask", async () => {
    const { ana, brumes } = await written();
    for (const who of [ana, await seat("Nobody")]) {
      for (const answer of [
        await who.browser.call(createHandout, { params: brumes.params, body: LETTER }),
        await who.browser.call(updateHandout, { ...at(brumes), body: { ...LETTER, version: 1 } }),
        await who.browser.call(deleteHandout, at(brumes)),
        await picturing(who, brumes, base64(bytesOf())),
        await who.browser.call(removeHandoutPicture, at(brumes)),
        await showing(who, brumes, [KNOWN], "table"),
        await withdrawing(who, brumes),
      ]) {
        expect(refusal(answer)).toEqual([403, "forbidden"]);
        expect(JSON.stringify(answer.body)).not.toContain("sang");
      }
    }
  });

  it("is one of 500 at most, and leaves with its campaign", async () => {
    const { mona, brumes } = await written();
    await Promise.all(
      Array.from({ length: MAX_HANDOUTS - 1 }, (_, place) =>
        put(handouts, [brumes.id, `more-${place}`], letterOf(mona.uid)),
      ),
    );
    const { params } = brumes;
    expect(refusal(await mona.browser.call(createHandout, { params, body: LETTER }))).toEqual([
      403,
      "handout-quota-reached",
    ]);
    await showing(mona, brumes, [KNOWN], "table");
    await mona.browser.call(deleteCampaign, { params });
    await expect.poll(() => copy(brumes, "table")).toBeUndefined();
    await expect.poll(() => read(handouts, brumes.id, "letter")).toBeUndefined();
  });
});

describe("showHandout and withdrawHandout", () => {
  it("show what was chosen to whom it is for, and take it back, as often as they are asked", async () => {
    const { mona, ana, brumes } = await written();
    for (const _ of [1, 2]) expect((await showing(mona, brumes, [KNOWN], "table")).status).toBe(204);
    expect(await copy(brumes, "table")).toMatchObject({ title: LETTER.title, parts: [{ id: KNOWN }] });
    expect(await copy(brumes, ana.uid)).toBeUndefined();
    await showing(mona, brumes, [SECRET], [ana.uid]);
    expect(await copy(brumes, ana.uid)).toMatchObject({ parts: [{ id: KNOWN }, { id: SECRET }] });
    expect(JSON.stringify(await copy(brumes, "table"))).not.toContain("sang");
    await withdrawing(mona, brumes, [SECRET]);
    expect(await copy(brumes, ana.uid)).toBeUndefined();
    for (const _ of [1, 2]) expect((await withdrawing(mona, brumes)).status).toBe(204);
    expect(await copy(brumes, "table")).toBeUndefined();
  });

  it("change what players read with what the MJ writes, and delete it with the handout", async () => {
    const { mona, ana, brumes } = await written();
    await showing(mona, brumes, [KNOWN], [ana.uid]);
    const parts = LETTER.parts.map((part) => ({
      ...part,
      text: part.secret ? part.text : "Le sceau est entier.",
    }));
    await mona.browser.call(updateHandout, { ...at(brumes), body: { ...LETTER, parts, version: 1 } });
    expect(await copy(brumes, ana.uid)).toMatchObject({ parts: [{ text: "Le sceau est entier." }] });
    await mona.browser.call(deleteHandout, at(brumes));
    expect(await copy(brumes, ana.uid)).toBeUndefined();
  });

  it("put what is for all on the table's screen in place of a card, and take it off with the rest", async () => {
    const { mona, ana, brumes } = await written();
    const card = {
      requestId: randomUUID(),
      card: { text: "", picture: true as const },
      image: base64(bytesOf()),
    };
    await mona.browser.call(showOnScreen, { params: brumes.params, body: card });
    const onScreen = (to: "table" | string[]) =>
      mona.browser.call(showHandout, { ...at(brumes), body: { parts: [KNOWN, SECRET], to, onScreen: true } });
    expect(refusal(await onScreen([ana.uid]))).toEqual([400, "invalid-input"]);
    expect((await onScreen("table")).status).toBe(204);
    const screen = async () => (await read(tableScreens, brumes.id))?.shown;
    expect(await screen()).toMatchObject({
      id: "letter",
      handout: { parts: [{ id: KNOWN }, { id: SECRET }] },
    });
    expect(await read(shownPictures, brumes.id, card.requestId)).toBeUndefined();
    await withdrawing(mona, brumes, [SECRET]);
    expect((await screen())?.handout?.parts).toMatchObject([{ id: KNOWN }]);
    await mona.browser.call(deleteHandout, at(brumes));
    expect(await screen()).toBeUndefined();
  });

  it("refuse who is no player, and parts that are not there", async () => {
    const { mona, brumes } = await written();
    const [nobody] = [await seat("Nobody")];
    expect(refusal(await showing(mona, brumes, [KNOWN], [nobody.uid]))).toEqual([404, "player-not-found"]);
    expect(refusal(await showing(mona, brumes, ["gone"], "table"))).toEqual([404, "handout-not-found"]);
    expect((await showing(mona, brumes, [], "table")).status).toBe(400);
    expect((await showing(mona, brumes, [KNOWN], [])).status).toBe(400);
  });

  it("are over for who leaves, who does not find it again", async () => {
    const { mona, ana, leo, brumes } = await written();
    await showing(mona, brumes, [KNOWN], [ana.uid, leo.uid]);
    const params = { ...brumes.params, playerId: ana.uid };
    expect((await mona.browser.call(removePlayer, { params })).status).toBe(204);
    await expect.poll(() => copy(brumes, ana.uid)).toBeUndefined();
    expect(await read(handouts, brumes.id, "letter")).toMatchObject({
      readers: { [KNOWN]: [leo.uid] },
      readerUids: [leo.uid],
    });
    expect(await copy(brumes, leo.uid)).toBeDefined();
  });
});

describe("a handout's picture", () => {
  it("is kept up to 300 KB, in place of the one before, and once however often it is sent", async () => {
    const { mona, brumes } = await written();
    const [first, second] = [randomUUID(), randomUUID()];
    const whole = base64(bytesOf(MAX_HANDOUT_PICTURE_BYTES));
    for (const _ of [1, 2]) {
      expect((await picturing(mona, brumes, whole, first)).body).toEqual({ version: 2 });
    }
    expect(await read(handoutPictures, brumes.id, first)).toMatchObject({ type: "image/jpeg" });
    await picturing(mona, brumes, base64(bytesOf()), second);
    expect(await read(handoutPictures, brumes.id, first)).toBeUndefined();
    expect(await read(handouts, brumes.id, "letter")).toMatchObject({ pictureId: second });
    expect((await mona.browser.call(removeHandoutPicture, at(brumes))).status).toBe(204);
    expect(await read(handoutPictures, brumes.id, second)).toBeUndefined();
    expect((await mona.browser.call(removeHandoutPicture, at(brumes))).status).toBe(204);
  });

  it("is refused beyond its size, and where it is none", async () => {
    const { mona, brumes } = await written();
    const text = base64(Buffer.from("<svg onload='alert(1)'/>"));
    expect(refusal(await picturing(mona, brumes, text))).toEqual([400, "portrait-unreadable"]);
    const large = base64(bytesOf(MAX_HANDOUT_PICTURE_BYTES + 3));
    expect(refusal(await picturing(mona, brumes, large))).toEqual([400, "invalid-input"]);
    const bomb = base64(jpegOf({ width: 20_000, height: 20_000 }));
    expect(refusal(await picturing(mona, brumes, bomb))).toEqual([413, "payload-too-large"]);
    const huge = base64(bytesOf(400_000));
    expect(refusal(await picturing(mona, brumes, huge))).toEqual([413, "payload-too-large"]);
  });

  it("is seen by those whom it is shown to", async () => {
    const { mona, ana, leo, brumes } = await written();
    const id = randomUUID();
    await picturing(mona, brumes, base64(bytesOf()), id);
    for (const who of [ana, leo]) expect(refusal(await look(brumes, id, who))).toEqual([404, "not-found"]);
    await showing(mona, brumes, ["picture"], [ana.uid]);
    for (const who of [mona, ana]) {
      const seen = await look(brumes, id, who);
      expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(seen.headers.get("content-security-policy")).toContain("sandbox");
    }
    for (const who of [leo, await seat("Nobody")]) {
      expect(refusal(await look(brumes, id, who))).toEqual([404, "not-found"]);
    }
    expect(refusal(await look(brumes, id, { browser: new Browser() }))).toEqual([401, "unauthenticated"]);
    await withdrawing(mona, brumes);
    expect(refusal(await look(brumes, id, ana))).toEqual([404, "not-found"]);
    await mona.browser.call(deleteHandout, at(brumes));
    expect(await read(handoutPictures, brumes.id, id)).toBeUndefined();
  });
});

describe("a note of a handout", () => {
  const note = (
    { browser }: Seat,
    brumes: TestTable,
    body: { text: string; revision: number },
    audience = "self",
  ) => browser.call(saveHandoutNote, { params: { ...at(brumes).params, audience }, body });
  const first = { text: "Le comte nous tend un piège.", revision: 0 };

  it("is written by who reads it, and refused to a device that read an older one", async () => {
    const { mona, ana, leo, brumes } = await written();
    expect(refusal(await note(ana, brumes, first))).toEqual([404, "handout-not-found"]);
    await showing(mona, brumes, [KNOWN], [ana.uid]);
    const answer = await note(ana, brumes, first);
    const revision = Number(answer.body?.revision);
    expect((await note(ana, brumes, first)).body).toEqual({ revision });
    const id = `letter~${ana.uid}~self`;
    expect(await read(handoutNotes, brumes.id, id)).toMatchObject({ title: LETTER.title, name: "Ana" });
    expect(refusal(await note(ana, brumes, { text: "Autre", revision: 0 }))).toEqual([409, "stale-version"]);
    expect(refusal(await note(ana, brumes, first, "mj"))).toEqual([404, "not-found"]);
    expect(refusal(await note(leo, brumes, first))).toEqual([404, "handout-not-found"]);
    expect(refusal(await note(await seat("Zoé"), brumes, first))).toEqual([403, "forbidden"]);
    expect((await note(mona, brumes, first, "table")).status).toBe(200);
    const long = { text: "x".repeat(20_001), revision: 0 };
    expect((await note(ana, brumes, long, "table")).status).toBe(400);
  });

  it("stays when the handout is taken back, and is its author's to take away", async () => {
    const { mona, ana, brumes } = await written();
    await showing(mona, brumes, [KNOWN], "table");
    const revision = Number((await note(ana, brumes, first)).body?.revision);
    await mona.browser.call(deleteHandout, at(brumes));
    const changed = await note(ana, brumes, { text: "C'était un piège.", revision });
    expect(changed.body).toEqual({ revision: revision + 1 });
    const emptied = await note(ana, brumes, { text: "", revision: revision + 1 });
    expect(emptied.body).toEqual({ revision: 0 });
    expect(await read(handoutNotes, brumes.id, `letter~${ana.uid}~self`)).toBeUndefined();
  });

  it("is found with the handouts that one may read, as far as one may", async () => {
    const { mona, ana, leo, brumes } = await written();
    const params = { ...brumes.params };
    const { body } = await mona.browser.call(createHandout, { params, body: LETTER });
    const handoutId = String(body?.id);
    const show = (parts: string[], to: "table" | string[]) =>
      mona.browser.call(showHandout, { params: { ...params, handoutId }, body: { parts, to } });
    const search = async ({ browser }: Seat, q: string) => {
      const answer = await browser.call(searchEveningNotes, { params, query: { q } });
      return answer.status === 200 ? answer.body?.handouts : refusal(answer);
    };
    const letter = { handoutId, title: LETTER.title };
    expect(await search(mona, "encre")).toMatchObject([letter]);
    expect(await search(ana, "sceau")).toEqual([]);
    await show([KNOWN], "table");
    await show([SECRET], [leo.uid]);
    expect(await search(ana, "sceau")).toMatchObject([
      { ...letter, excerpt: expect.stringContaining("brisé") },
    ]);
    expect(await search(ana, "encre")).toEqual([]);
    expect(await search(leo, "encre sceau")).toMatchObject([letter]);
    const place = { ...params, handoutId };
    await ana.browser.call(saveHandoutNote, { params: { ...place, audience: "table" }, body: first });
    await ana.browser.call(saveHandoutNote, { params: { ...place, audience: "self" }, body: first });
    expect(await search(leo, "piège")).toMatchObject([
      { ...letter, note: { uid: ana.uid, name: "Ana", audience: "table" } },
    ]);
    expect(await search(ana, "comte")).toHaveLength(2);
    const ofMj = { text: "Cachette du comte", revision: 0 };
    const second = await mona.browser.call(createHandout, { params, body: { ...LETTER, title: "Le plan" } });
    const unshown = { ...params, handoutId: String(second.body?.id), audience: "table" };
    await mona.browser.call(saveHandoutNote, { params: unshown, body: ofMj });
    expect(await search(mona, "cachette")).toMatchObject([{ note: { uid: mona.uid } }]);
    expect(await search(leo, "cachette")).toEqual([]);
    await mona.browser.call(withdrawHandout, { params: place, body: {} });
    expect(await search(leo, "sceau")).toEqual([]);
    expect(await search(await seat("Zoé"), "sceau")).toEqual([403, "forbidden"]);
    await show([SECRET], [leo.uid]);
    await mona.browser.call(removePlayer, { params: { ...params, playerId: leo.uid } });
    const page = async () => read(noteIndexPages, brumes.id, handoutPageId(leo.uid, "self", handoutId));
    await expect.poll(async () => (await page())?.notes).toEqual({});
    await mona.browser.call(deleteHandout, { params: place });
    expect(await search(mona, "encre")).toMatchObject([{ title: "Le plan" }]);
  });
});
