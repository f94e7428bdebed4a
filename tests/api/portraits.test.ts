import { updateCharacter } from "domain/api/characters";
import { createPortrait } from "domain/api/portraits";
import { portraits } from "domain/documents/portrait";
import { sceneTokens, tokens } from "domain/documents/scene";
import { jpegOf, pngOf } from "domain/testing/pictures";
import { MAX_PORTRAIT_BYTES, MAX_PORTRAITS, portraitAddress } from "domain/values/portraits/portrait";
import { describe, expect, it } from "vitest";
import { Browser, refusal, sendRaw } from "../support/apiClient";
import { characterOf, storedCharacter } from "../support/campaigns";
import { unique } from "../support/cast";
import { put, read } from "../support/database";
import { hiddenTokenOf, tableTokenOf } from "../support/scenes";
import { type Seat, seat } from "./support/seats";

/** A picture by its header, different each time. */
const picture = (bytes = 40, size = { width: 512, height: 512 }): Buffer =>
  Buffer.from(jpegOf(size, { mark: unique("visage"), length: bytes }));

const bring = ({ browser }: Seat, image: Buffer) =>
  browser.call(createPortrait, { body: { image: image.toString("base64") } });

const look = (address: string, browser = new Browser()) =>
  sendRaw({ method: "GET", path: address, headers: browser.headers() });

describe("portraits", () => {
  it("are kept once, and sent as pictures to whoever is signed in", async () => {
    const [ana, leo] = [await seat("Ana"), await seat("Léo")];
    const image = picture();
    const { status, body } = await bring(ana, image);
    expect(status).toBe(200);
    expect((await bring(ana, image)).body).toEqual(body);
    const seen = await look(String(body?.address), leo.browser);
    expect(seen.status).toBe(200);
    expect(seen.headers.get("content-type")).toBe("image/jpeg");
    expect(seen.headers.get("x-content-type-options")).toBe("nosniff");
    expect(seen.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect(seen.headers.get("content-security-policy")).toContain("sandbox");
    expect((await bring(leo, image)).body).not.toEqual(body);
  });

  it("are nobody's without a session, and none at other addresses", async () => {
    const ana = await seat("Ana");
    const { body } = await bring(ana, picture());
    expect(refusal(await look(String(body?.address)))).toEqual([401, "unauthenticated"]);
    for (const id of ["rien", "..%2Fusers%2Fana", "a".repeat(600)]) {
      expect(refusal(await look(portraitAddress(id), ana.browser))).toEqual([404, "not-found"]);
    }
  });

  it("are pictures of at most 60 KB, by their bytes", async () => {
    const ana = await seat("Ana");
    for (const text of ["<svg onload='alert(1)'/>", "<!doctype html>", "GIF89a"]) {
      expect(refusal(await bring(ana, Buffer.from(text)))).toEqual([400, "portrait-unreadable"]);
    }
    expect((await bring(ana, picture(MAX_PORTRAIT_BYTES))).status).toBe(200);
    // A few bytes that are 200 MB in the memory of whoever looks at them.
    const huge = Buffer.from(pngOf({ width: 16_000, height: 16_000 }));
    const refused = await bring(ana, huge);
    expect(refusal(refused)).toEqual([413, "payload-too-large"]);
    expect(refused.body?.error).toContain("1\u202f024 pixels");
    expect(refusal(await bring(ana, picture().subarray(0, 12)))).toEqual([400, "portrait-unreadable"]);
    expect((await bring(ana, picture(MAX_PORTRAIT_BYTES + 3))).status).toBe(400);
    expect((await ana.browser.call(createPortrait, { body: { image: "" } })).status).toBe(400);
  });

  it("are given to a character by its sheet, and no other address is", async () => {
    const ana = await seat("Ana");
    const id = await characterOf(ana, { data: { notes: "Vue au lavoir." } });
    const avatarUrl = String((await bring(ana, picture())).body?.address);
    const give = (address: string) =>
      ana.browser.call(updateCharacter, { params: { system: "dnd5e", id }, body: { avatarUrl: address } });
    expect((await give(avatarUrl)).status).toBe(200);
    expect((await storedCharacter(id))?.data).toMatchObject({ notes: "Vue au lavoir.", avatarUrl });
    expect(refusal(await give("https://ailleurs.fr/moi.png"))).toEqual([400, "invalid-input"]);
  });

  it("make room for others once no character shows them", async () => {
    const ana = await seat("Ana");
    const ids = Array.from({ length: MAX_PORTRAITS }, () => unique("portrait"));
    const [shown = "", ...hidden] = ids;
    for (const id of ids) {
      await put(portraits, [id], { ownerId: ana.uid, type: "image/jpeg", image: "/9j/", createdAt: 1 });
    }
    await characterOf(ana, { data: { avatarUrl: portraitAddress(shown) } });
    expect((await bring(ana, picture())).status).toBe(200);
    expect(await read(portraits, shown)).toBeDefined();
    for (const id of hidden) expect(await read(portraits, id)).toBeUndefined();
  });

  it("stay while a token shows them, although no character does", async () => {
    const mona = await seat("Mona");
    const ids = Array.from({ length: MAX_PORTRAITS }, () => unique("portrait"));
    for (const id of ids) {
      await put(portraits, [id], { ownerId: mona.uid, type: "image/jpeg", image: "/9j/", createdAt: 1 });
    }
    const [seen = "", waiting = "", ...others] = ids;
    const campaignId = unique("table");
    const seenToken = { ...tableTokenOf("scene-001", 1), picture: portraitAddress(seen) };
    await put(tokens, [campaignId, "goblin-001"], seenToken);
    const waitingToken = { ...hiddenTokenOf("scene-002", 1), picture: portraitAddress(waiting) };
    await put(sceneTokens, [campaignId, "scene-002", "goblin-002"], waitingToken);
    expect((await bring(mona, picture())).status).toBe(200);
    for (const id of [seen, waiting]) expect(await read(portraits, id)).toBeDefined();
    for (const id of others) expect(await read(portraits, id)).toBeUndefined();
  });

  it("stay for a day although no character shows them: they may stand in a draft", async () => {
    const ana = await seat("Ana");
    const drafted = String((await bring(ana, picture())).body?.address);
    const earlier = Array.from({ length: MAX_PORTRAITS - 1 }, () => unique("portrait"));
    for (const id of earlier) {
      await put(portraits, [id], { ownerId: ana.uid, type: "image/jpeg", image: "/9j/", createdAt: 1 });
    }
    expect((await bring(ana, picture())).status).toBe(200);
    expect((await look(drafted, ana.browser)).status).toBe(200);
    expect(await read(portraits, earlier[0] ?? "")).toBeUndefined();
  });

  it("are refused beyond what a member may keep", async () => {
    const ana = await seat("Ana");
    for (let made = 0; made < MAX_PORTRAITS; made += 1) {
      const id = unique("visible");
      await put(portraits, [id], { ownerId: ana.uid, type: "image/jpeg", image: "/9j/", createdAt: 1 });
      await characterOf(ana, { data: { avatarUrl: portraitAddress(id) } });
    }
    expect(refusal(await bring(ana, picture()))).toEqual([403, "portrait-quota-reached"]);
  });
});
