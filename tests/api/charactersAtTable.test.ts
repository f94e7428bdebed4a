import { deleteCharacter, getCharacter, listCharacters } from "domain/api/characters";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { notifications } from "domain/documents/notification";
import { playStates } from "domain/documents/play";
import { beforeAll, describe, expect, it } from "vitest";
import { characterOf, settingsWith } from "../support/campaigns";
import { put, read } from "../support/database";
import { type Seat, seat, table } from "./support/seats";

let mj: Seat;
let ana: Seat;
let bob: Seat;
let stranger: Seat;

beforeAll(async () => {
  mj = await seat("Morgane");
  ana = await seat("Ana");
  bob = await seat("Bob");
  stranger = await seat("Zoé");
});

const notFound = { status: 404, body: { error: "Personnage introuvable." } };

describe("getCharacter", () => {
  const opening = (who: Seat, id: string, system = "dnd5e") =>
    who.browser.call(getCharacter, { params: { system, id } });

  it("shows a sheet to its owner, the MJ and the players of its campaign", async () => {
    const at = await table(mj, [ana, bob]);
    const id = await characterOf(ana, { campaignId: at.id, name: "Lorien", stats: { ac: 15 } });
    for (const who of [ana, bob, mj]) {
      expect((await opening(who, id)).body).toMatchObject({
        id,
        userId: ana.uid,
        name: "Lorien",
        campaign: { id: at.id, name: "Les Brumes" },
        stats: { ac: 15 },
        version: 1,
      });
    }
    expect(await opening(stranger, id)).toMatchObject(notFound);
  });

  it("shows one without campaign, or of a deleted campaign, to its owner only", async () => {
    for (const place of [{}, { campaignId: "disparue" }]) {
      const id = await characterOf(ana, place);
      const { status, body } = await opening(ana, id);
      expect([status, body?.campaign]).toEqual([200, undefined]);
      expect(await opening(mj, id)).toMatchObject(notFound);
    }
  });

  it("answers 404 for one that is deleted, of another system, or has an impossible id", async () => {
    const [id, deleted] = await Promise.all([characterOf(ana), characterOf(ana, { deletedAt: 1 })]);
    for (const [asked, system] of [[deleted], [id, "vampire"], ["nope"], ["a/b"]] as const) {
      expect(await opening(ana, asked, system)).toMatchObject(notFound);
    }
  });
});

describe("listCharacters", () => {
  it("lists the caller's characters of this system by name, without deleted ones", async () => {
    const nina = await seat("Nina");
    const at = await table(mj, [nina]);
    await Promise.all([
      characterOf(nina, { name: "Zélie" }),
      characterOf(nina, { name: "Éole", campaignId: at.id }),
      characterOf(nina, { name: "Disparu", deletedAt: 1 }),
      characterOf(nina, { name: "Isaure", system: "vampire" }),
      characterOf(ana, { name: "Autre" }),
    ]);
    const listing = (userId?: string) =>
      nina.browser.call(listCharacters, { params: { system: "dnd5e" }, query: { userId } });
    expect((await listing(nina.uid)).body).toMatchObject([
      { name: "Éole", campaign: { id: at.id, name: "Les Brumes" } },
      { name: "Zélie" },
    ]);
    expect((await listing()).body).toHaveLength(2);
    expect((await listing(ana.uid)).status).toBe(403);
  });

  it("says what waits in the state of each, as its table counts it", async () => {
    const nina = await seat("Nina");
    const counting = await table(mj, [nina], { settings: settingsWith({ xpType: "xp" }) });
    const stats = { level: 1, hp: { current: 9, max: 9 } };
    const [led, granted] = [
      await characterOf(nina, { name: "A", campaignId: counting.id, stats }),
      await characterOf(nina, { name: "B", campaignId: (await table(mj, [nina])).id, stats }),
    ];
    for (const id of [led, granted]) {
      const stored = await read(playStates, id);
      if (stored === undefined) throw new Error("it has a state from the start");
      const state = { ...stored.state, experience: 300, exhaustion: 1 };
      await put(playStates, [id], { ...stored, state, revision: 4 });
    }
    const listed = await nina.browser.call(listCharacters, { params: { system: "dnd5e" } });
    const rest = { text: "Repos long à prendre", at: "repos" };
    expect(listed.body).toMatchObject([
      { name: "A", inPlay: { revision: 4, waits: [{ text: "Niveau 2 atteint", at: "niveau" }, rest] } },
      { name: "B", inPlay: { revision: 4, waits: [rest] } },
    ]);
    const opened = await nina.browser.call(getCharacter, { params: { system: "dnd5e", id: led } });
    expect(opened.body?.inPlay).toBeUndefined();
  });

  it("is answered in turns to a member who asks for many at once, a large sheet of earlier days included", async () => {
    const nina = await seat("Nina");
    await characterOf(nina, { stats: { lore: "€".repeat(240_000) } });
    const listing = ({ browser }: Seat) => browser.call(listCharacters, { params: { system: "dnd5e" } });
    const [others, ...own] = await Promise.all([
      listing(ana),
      ...Array.from({ length: 80 }, () => listing(nina)),
    ]);
    expect(others?.status).toBe(200);
    const answered = own.filter(({ status }) => status === 200);
    const refused = own.filter(({ body }) => body?.code === "too-many-requests");
    // One more for each that was answered before the last ones came.
    expect(answered.length).toBeGreaterThanOrEqual(24);
    expect(refused.length).toBeGreaterThan(0);
    expect(answered.length + refused.length).toBe(own.length);
    for (const { body } of answered) expect(body).toHaveLength(1);
    expect((await listing(nina)).status).toBe(200);
  });
});

describe("deleteCharacter", () => {
  const deleting = (who: Seat, id: string, userId?: string) =>
    who.browser.call(deleteCharacter, { params: { system: "dnd5e", id }, query: { userId } });

  it("unlinks it, stores it for its owner to restore, and notifies them; repeating it changes nothing", async () => {
    const at = await table(mj, [ana]);
    for (const who of [ana, mj]) {
      const id = await characterOf(ana, { campaignId: at.id, name: "Lorien" });
      expect((await deleting(who, id, ana.uid)).status).toBe(204);
      const first = await read(characters, id);
      expect(first).toMatchObject({ formerCampaignId: at.id, deletedAt: expect.any(Number) });
      expect(first).not.toHaveProperty("campaignId");
      expect((await deleting(who, id)).status).toBe(204);
      expect(await read(characters, id)).toEqual(first);
      expect(await read(notifications, ana.uid, `deleted-${id}`)).toMatchObject({
        title: "Personnage supprimé",
        read: false,
      });
    }
    expect((await read(campaigns, at.id))?.updatedAt).toBeGreaterThan(1);
  });

  it("of a campaign whose id none can have leaves nothing behind", async () => {
    for (const campaignId of ["a/b", "x".repeat(2000)]) {
      const id = await characterOf(ana, { campaignId });
      expect((await deleting(ana, id)).status).toBe(204);
      expect(await read(characters, id)).toMatchObject({ deletedAt: expect.any(Number) });
    }
  });

  it("stores twenty per owner: one more removes the oldest", async () => {
    const nina = await seat("Nina");
    const [oldest, second] = await Promise.all(
      Array.from({ length: 20 }, (_, age) => characterOf(nina, { deletedAt: age + 1 })),
    );
    const id = await characterOf(nina);
    expect((await deleting(nina, id)).status).toBe(204);
    expect(await read(characters, oldest ?? "")).toBeUndefined();
    for (const kept of [second ?? "", id]) expect(await read(characters, kept)).toBeDefined();
  });

  it("is forbidden to the other players, and answers 404 to strangers or for another owner's uid", async () => {
    const at = await table(mj, [ana, bob]);
    const id = await characterOf(ana, { campaignId: at.id });
    expect(await deleting(bob, id)).toMatchObject({ status: 403, body: { error: "Action non autorisée." } });
    expect(await deleting(stranger, id)).toMatchObject(notFound);
    expect(await deleting(mj, id, bob.uid)).toMatchObject(notFound);
    expect(await read(characters, id)).not.toHaveProperty("deletedAt");
  });
});
