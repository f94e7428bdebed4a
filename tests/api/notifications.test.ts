import {
  approveJoinRequest,
  deleteCampaign,
  leaveCampaign,
  refuseJoinRequest,
  removePlayer,
  requestToJoin,
  setVttStatus,
} from "domain/api/campaigns";
import { listNotifications } from "domain/api/notifications";
import { campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { notifications } from "domain/documents/notification";
import { users } from "domain/documents/user";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { describe, expect, it, vi } from "vitest";
import { put, putRaw, read } from "../support/database";
import { patience } from "../support/patience";
import { type Seat, seat, type TestTable, table, waiting } from "./support/seats";

/**
 * Triggers run in the functions emulator, some time after the write; the first call of each waits for its
 * process.
 */
const SOON = { timeout: patience(45_000), interval: 200 };
vi.setConfig({ testTimeout: 90_000 });

const bellOf = async (who: Seat): Promise<{ title: string; message: string; cta?: { href: string } }[]> => {
  const { body } = await who.browser.call(listNotifications, {});
  return body?.notifications as never;
};

const rings = (who: Seat, title: string) =>
  vi.waitFor(async () => {
    const heard = await bellOf(who);
    expect(heard.map((one) => one.title)).toContain(title);
    return heard;
  }, SOON);

const joining = (who: Seat, at: TestTable) =>
  who.browser.call(requestToJoin, { params: { system: "dnd5e" }, body: { token: at.token } });

describe("a join request", () => {
  it("notifies the MJ, once however often it is repeated, and the requester when it is approved", async () => {
    const [mj, zoe] = await Promise.all([seat("Morgane"), seat("Zoé")]);
    const at = await table(mj);
    await joining(zoe, at);
    const heard = await rings(mj, "Une demande t'attend");
    expect(heard[0]).toMatchObject({
      message: "Zoé souhaite rejoindre « Les Brumes ».",
      cta: { href: `/campaign/${at.id}?system=dnd5e` },
    });
    await joining(zoe, at);
    await mj.browser.call(approveJoinRequest, { params: { ...at.params, requestId: zoe.uid } });
    await rings(zoe, "Bienvenue à la table");
    expect(await bellOf(mj)).toHaveLength(1);
    expect(await bellOf(zoe)).toHaveLength(1);
  });

  it("notifies the requester when it is refused", async () => {
    const [mj, zoe] = await Promise.all([seat("Morgane"), seat("Zoé")]);
    const at = await table(mj);
    await waiting(at, zoe);
    await mj.browser.call(refuseJoinRequest, { params: { ...at.params, requestId: zoe.uid } });
    await rings(zoe, "Demande refusée");
  });
});

describe("a player who leaves", () => {
  it("is notified, and so is the MJ, with who removed them", async () => {
    const [mj, ana, bob] = await Promise.all([seat("Morgane"), seat("Ana"), seat("Bob")]);
    const at = await table(mj, [ana, bob]);
    await mj.browser.call(removePlayer, { params: { ...at.params, playerId: ana.uid } });
    await bob.browser.call(leaveCampaign, { params: at.params });
    await rings(ana, "Tu ne fais plus partie de la campagne");
    await rings(bob, "Campagne quittée");
    await rings(mj, "Joueur retiré");
    const heard = await rings(mj, "Un joueur est parti");
    expect(heard.map((one) => one.message).toSorted()).toEqual([
      "Ana ne fait plus partie de « Les Brumes ».",
      "Bob a quitté « Les Brumes ».",
    ]);
  });
});

describe("the VTT", () => {
  it("notifies every player when it opens", async () => {
    const [mj, ana, bob] = await Promise.all([seat("Morgane"), seat("Ana"), seat("Bob")]);
    const at = await table(mj, [ana, bob], { settings: { ...DEFAULT_CAMPAIGN_SETTINGS, useVtt: true } });
    await mj.browser.call(setVttStatus, { params: at.params, body: { status: "online", joinUrl: "/vtt" } });
    for (const who of [ana, bob]) await rings(who, "La table virtuelle est ouverte");
    expect(await bellOf(mj)).toEqual([]);
  });
});

describe("a deleted campaign", () => {
  it("notifies its players", async () => {
    const [mj, ana] = await Promise.all([seat("Morgane"), seat("Ana")]);
    const at = await table(mj, [ana]);
    await mj.browser.call(deleteCampaign, { params: at.params });
    await rings(ana, "Campagne supprimée");
  });
});

describe("a new name", () => {
  it("of a member is copied to every campaign that shows it: as player, as MJ, in join requests", async () => {
    const [mj, ana] = await Promise.all([seat("Morgane"), seat("Ana")]);
    const [played, run, asked] = await Promise.all([table(mj, [ana]), table(ana), table(mj)]);
    await waiting(asked, ana);
    const user = await read(users, ana.uid);
    if (user === undefined) throw new Error("Ana is no member");
    await put(users, [ana.uid], { ...user, name: "Anaïs", pronouns: "elle" });
    await vi.waitFor(async () => {
      expect(await read(members, played.id, ana.uid)).toMatchObject({ name: "Anaïs", pronouns: "elle" });
      expect((await read(campaigns, run.id))?.mj).toEqual({ uid: ana.uid, name: "Anaïs" });
      expect((await read(joinRequests, asked.id, ana.uid))?.name).toBe("Anaïs");
    }, SOON);
  });

  it("of a campaign is copied to its pending join requests", async () => {
    const [mj, zoe] = await Promise.all([seat("Morgane"), seat("Zoé")]);
    const at = await table(mj);
    await waiting(at, zoe);
    const campaign = await read(campaigns, at.id);
    if (campaign === undefined) throw new Error("no campaign");
    await put(campaigns, [at.id], { ...campaign, name: "Les Cendres" });
    await vi.waitFor(async () => {
      expect((await read(joinRequests, at.id, zoe.uid))?.campaignName).toBe("Les Cendres");
    }, SOON);
  });
});

describe("listNotifications", () => {
  it("lists the caller's, newest first, without expired and invalid ones", async () => {
    const [ana, bob] = await Promise.all([seat("Ana"), seat("Bob")]);
    const writing = (who: Seat, id: string, createdAt: number, expiresAt = Date.now() + 60_000) =>
      put(notifications, [who.uid, id], {
        title: id,
        message: "",
        type: "info",
        read: false,
        createdAt,
        expiresAt,
      });
    await Promise.all([
      writing(ana, "old", 1),
      writing(ana, "new", 2),
      writing(ana, "past", 3, 4),
      writing(bob, "other", 5),
      putRaw(notifications.path(ana.uid, "broken"), { title: 12, createdAt: 9 }),
    ]);
    expect((await bellOf(ana)).map((one) => one.title)).toEqual(["new", "old"]);
  });
});
