import {
  createCharacter,
  deleteCharacter,
  getCharacter,
  listCharacters,
  listDeletedCharacters,
  restoreCharacter,
} from "domain/api/characters";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { describe, expect, it } from "vitest";
import { type Browser, refusal } from "../support/apiClient";
import { campaignRunBy, characterOf } from "../support/campaigns";
import { changeMember } from "../support/cast";
import { read } from "../support/database";
import { runScheduled } from "../support/scheduled";
import { at, DAY_MS, stored } from "./support/characters";
import { type Seat, seat } from "./support/seats";

describe("createCharacter", () => {
  const create = (browser: Browser, body: Record<string, unknown> = {}, system = "dnd5e") =>
    browser.call(createCharacter, { params: { system }, body: { name: "Lorien", ...body } });

  it("creates a character of the caller, as it was sent", async () => {
    const ana = await seat("Ana");
    const sent = { class: "Rôdeuse 3", pronoun: "elle", stats: { ac: 14 }, data: { race: "Elfe" } };
    const answer = await create(ana.browser, { ...sent, name: "  Lorien ", userId: "someone-else" });
    expect(answer.body).toMatchObject({
      ...sent,
      name: "Lorien",
      userId: ana.uid,
      system: "dnd5e",
      version: 1,
    });
    expect(await stored(String(answer.body?.id))).toMatchObject({ ...sent, userId: ana.uid });
  });

  it("requires a name of limited length, and a known system", async () => {
    const { browser } = await seat("Ana");
    const blank = await create(browser, { name: "  " });
    expect([blank.status, blank.body?.error]).toEqual([400, "Nomme ton personnage."]);
    expect(refusal(await create(browser, { name: "x".repeat(81) }))).toEqual([400, "invalid-input"]);
    expect(refusal(await create(browser, { stats: "none" }))).toEqual([400, "invalid-input"]);
    expect(refusal(await create(browser, { stats: { a: [[1]] } }))).toEqual([400, "invalid-input"]);
    expect(refusal(await create(browser, {}, "tarot"))).toEqual([400, "unknown-system"]);
  });

  it("respects the quota over all systems; deleted characters do not count", async () => {
    const ana = await seat("Ana");
    await changeMember(ana.uid, { characterQuota: 2 });
    await characterOf(ana, { system: "vampire" });
    await characterOf(ana, { deletedAt: Date.now() });
    expect((await create(ana.browser)).status).toBe(200);
    expect(refusal(await create(ana.browser))).toEqual([403, "quota-reached"]);
  });

  it("creates one character for a request that is sent again, even at the end of the quota", async () => {
    const ana = await seat("Ana");
    await changeMember(ana.uid, { characterQuota: 1 });
    const requestId = "0c4f7a52-request";
    const first = await create(ana.browser, { requestId });
    const again = await create(ana.browser, { requestId, name: "Autre" });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await stored(String(first.body?.id))).not.toHaveProperty("requestId");
    const other = await seat("Bob");
    expect((await create(other.browser, { requestId })).body?.id).not.toBe(first.body?.id);
  });

  it("sent again with another's campaign tells nothing of that one", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const { id: campaignId, name } = await campaignRunBy(mj, { players: [ana] });
    const { id: foreign } = await campaignRunBy(mj, { name: "Un secret" });
    const requestId = "again-elsewhere";
    const first = await create(ana.browser, { requestId, campaignId });
    for (const other of [foreign, undefined]) {
      const again = await create(ana.browser, { requestId, campaignId: other });
      expect([again.status, again.body?.campaign]).toEqual([200, { id: campaignId, name }]);
      expect(again.body?.id).toBe(first.body?.id);
    }
  });

  it("creates one character for two copies of a request at once", async () => {
    const ana = await seat("Ana");
    const answers = await Promise.all([1, 2].map(() => create(ana.browser, { requestId: "twice-at-once" })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body?.id}`)).size).toBe(1);
  });

  it("creates the last character of a quota for exactly one of four requests", async () => {
    const ana = await seat("Ana");
    await changeMember(ana.uid, { characterQuota: 1 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(ana.browser)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body?.code === "quota-reached")).toHaveLength(3);
    const list = await ana.browser.call(listCharacters, { params: { system: "dnd5e" } });
    expect(list.body).toHaveLength(1);
  });

  it("links it only to a campaign of the caller", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const { id: campaignId, name } = await campaignRunBy(mj, { players: [ana] });
    const seated = await create(ana.browser, { campaignId });
    expect(seated.body).toMatchObject({ campaign: { id: campaignId, name } });
    expect((await read(campaigns, campaignId))?.updatedAt).toBeGreaterThan(1);
    const foreign = await campaignRunBy(mj);
    expect(refusal(await create(ana.browser, { campaignId: foreign.id }))).toEqual([403, "forbidden"]);
    expect(refusal(await create(ana.browser, { campaignId: "jamais" }))).toEqual([404, "campaign-not-found"]);
    expect(refusal(await create(ana.browser, { campaignId }, "vampire"))).toEqual([
      404,
      "campaign-not-found",
    ]);
  });
});

describe("restoreCharacter", () => {
  const restore = ({ browser }: Seat, id: string, system = "dnd5e") =>
    browser.call(restoreCharacter, at(id, system));

  it("restores a deleted character and its link, and changes nothing when repeated", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const { id: campaignId } = await campaignRunBy(mj, { players: [ana] });
    const id = await characterOf(ana, { campaignId });
    expect((await ana.browser.call(deleteCharacter, at(id))).status).toBe(204);
    expect((await ana.browser.call(getCharacter, at(id))).status).toBe(404);
    expect((await stored(id)).campaignId).toBeUndefined();
    const answer = await restore(ana, id);
    expect(answer.body).toMatchObject({ id, name: (await stored(id)).name });
    expect(await stored(id)).toMatchObject({ campaignId });
    expect(await stored(id)).not.toHaveProperty("formerCampaignId");
    expect((await stored(id)).deletedAt).toBeUndefined();
    expect((await ana.browser.call(getCharacter, at(id))).status).toBe(200);
    expect((await restore(ana, id)).status).toBe(200);
  });

  it("does not link it to a campaign that its owner has left", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const { id: campaignId } = await campaignRunBy(mj);
    const id = await characterOf(ana, { formerCampaignId: campaignId, deletedAt: Date.now() });
    expect((await restore(ana, id)).body).toMatchObject({ id });
    expect((await stored(id)).campaignId).toBeUndefined();
  });

  it("is allowed to the owner only, for 30 days, in its own system", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const { id: campaignId } = await campaignRunBy(mj, { players: [ana] });
    const id = await characterOf(ana, {
      formerCampaignId: campaignId,
      deletedAt: Date.now() - 29 * DAY_MS,
    });
    const old = await characterOf(ana, { deletedAt: Date.now() - 31 * DAY_MS });
    for (const answer of [
      await restore(mj, id),
      await restore(ana, id, "vampire"),
      await restore(ana, old),
      await restore(ana, "jamais"),
    ]) {
      expect(refusal(answer)).toEqual([404, "character-not-found"]);
    }
    expect((await restore(ana, id)).status).toBe(200);
  });

  it("respects the quota", async () => {
    const ana = await seat("Ana");
    await changeMember(ana.uid, { characterQuota: 1 });
    await characterOf(ana);
    const id = await characterOf(ana, { deletedAt: Date.now() });
    expect(refusal(await restore(ana, id))).toEqual([403, "quota-reached"]);
    expect((await stored(id)).deletedAt).toBeDefined();
  });
});

describe("listDeletedCharacters", () => {
  it("lists the caller's deleted characters of every system, newest first, while they can be restored", async () => {
    const [ana, bea] = [await seat("Ana"), await seat("Bea")];
    const now = Date.now();
    const deletedAt = now - 29 * DAY_MS;
    const old = await characterOf(ana, { name: "Vieille", system: "vampire", deletedAt });
    await characterOf(ana, { deletedAt: now - 31 * DAY_MS });
    await characterOf(ana);
    await characterOf(bea, { deletedAt: now });
    const recent = await characterOf(ana, { name: "Récente" });
    await ana.browser.call(deleteCharacter, at(recent));

    const { body } = await ana.browser.call(listDeletedCharacters, {});
    expect(body).toMatchObject([
      { id: recent, system: "dnd5e", name: "Récente" },
      { id: old, system: "vampire", class: "Rôdeuse", restorableUntil: deletedAt + 30 * DAY_MS },
    ]);
    expect(body).toHaveLength(2);
    await ana.browser.call(restoreCharacter, at(recent));
    expect((await ana.browser.call(listDeletedCharacters, {})).body).toHaveLength(1);
  });
});

describe("purgeDeletedCharacters", () => {
  const purgeAt = (moment: number) => runScheduled("purgeCharacters", moment);

  it("removes characters 30 days after their deletion, and no others", async () => {
    const ana = await seat("Ana");
    // Deleted long before those of other tests, so that these are not removed.
    const start = Date.UTC(2001, 0, 1);
    const deleted = await characterOf(ana, { deletedAt: start });
    const later = await characterOf(ana, { deletedAt: start + DAY_MS });
    const kept = await characterOf(ana);
    await purgeAt(start + 30 * DAY_MS);
    expect(await read(characters, deleted)).toBeDefined();
    await purgeAt(start + 30 * DAY_MS + 1);
    expect(await read(characters, deleted)).toBeUndefined();
    expect(await read(characters, later)).toBeDefined();
    expect(await read(characters, kept)).toBeDefined();
  });
});
