import { listCampaigns } from "domain/api/campaignList";
import {
  createCampaign,
  getCampaign,
  setVttStatus,
  updateCampaignInfo,
  updateCampaignSettings,
} from "domain/api/campaigns";
import { campaigns } from "domain/documents/campaign";
import { campaignInvites } from "domain/documents/campaignInvite";
import { tableScenes } from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { users } from "domain/documents/user";
import { userKeys } from "domain/members/account/userKeys";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { beforeAll, describe, expect, it } from "vitest";
import { characterOf } from "../support/campaigns";
import { type Person, unique } from "../support/cast";
import { put, putRaw, read } from "../support/database";
import { inOneWindow } from "../support/inOneWindow";
import { type Seat, seat, table, waiting } from "./support/seats";

let mj: Seat;
let ana: Seat;
let bob: Seat;
let stranger: Seat;

beforeAll(async () => {
  [mj, ana, bob, stranger] = (await Promise.all(["Morgane", "Ana", "Bob", "Zoé"].map(seat))) as [
    Seat,
    Seat,
    Seat,
    Seat,
  ];
});

/** A member who never signs in, which makes fifty of them cheap to create. */
async function unseated(name: string): Promise<Person> {
  const person = { uid: unique("crowd"), email: `${unique("crowd")}@example.fr` };
  const rights = { role: "player", characterQuota: 10, createdAt: 1, claimsAt: 1 } as const;
  await put(users, [person.uid], { name, pronouns: "", email: person.email, ...userKeys(name), ...rights });
  return person;
}

const withVtt = { ...DEFAULT_CAMPAIGN_SETTINGS, useVtt: true };

describe("createCampaign", () => {
  it("makes the caller the MJ of a campaign without players, with a valid invite link", async () => {
    const answer = await mj.browser.call(createCampaign, {
      params: { system: "vampire" },
      body: { name: "  Nuits  " },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      name: "Nuits",
      game: "vampire",
      role: "mj",
      dm: "Morgane",
      players: [],
      characters: [],
      settings: DEFAULT_CAMPAIGN_SETTINGS,
    });
    const invite = await read(campaignInvites, String(answer.body?.inviteToken));
    expect(invite).toMatchObject({ campaignId: answer.body?.id, system: "vampire" });
    // What is listened to exists before anybody does: neither an order nor a scene is shown.
    const id = String(answer.body?.id);
    expect(await read(sharedInitiatives, id)).toMatchObject({ revision: 0 });
    expect(await read(tableScenes, id)).toMatchObject({ revision: 0 });
  });

  it("creates one campaign for a request that is sent again, or twice at once", async () => {
    const requestId = "campaign-request";
    const create = (name: string) =>
      mj.browser.call(createCampaign, { params: { system: "vampire" }, body: { name, requestId } });
    const [first, twin] = await Promise.all([create("Nuits"), create("Nuits")]);
    const again = await create("Autres nuits");
    expect([twin.status, twin.body]).toEqual([200, first.body]);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it("refuses a blank name, with the product's sentence", async () => {
    const answer = await mj.browser.call(createCampaign, {
      params: { system: "dnd5e" },
      body: { name: " " },
    });
    expect([answer.status, answer.body?.error]).toEqual([
      400,
      "Le nom de la campagne ne peut pas être vide.",
    ]);
  });
});

describe("getCampaign", () => {
  it("shows the campaign to its players, characters by name, without deleted ones and the invite token", async () => {
    const at = await table(mj, [bob, ana]);
    await characterOf(ana, { campaignId: at.id, name: "Lorien" });
    await characterOf(ana, { formerCampaignId: at.id, name: "Disparue", deletedAt: 1 });
    const { status, body } = await ana.browser.call(getCampaign, { params: at.params });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: at.id,
      role: "player",
      dm: "Morgane",
      dmProfile: { uid: mj.uid, name: "Morgane" },
      players: [{ name: "Ana" }, { name: "Bob" }],
      characters: [{ name: "Lorien", campaign: { id: at.id, name: "Les Brumes" } }],
    });
    expect(body).not.toHaveProperty("inviteToken");
  });

  it("gives the invite token to the MJ", async () => {
    const at = await table(mj, [ana]);
    const { body } = await mj.browser.call(getCampaign, { params: at.params });
    expect(body).toMatchObject({ role: "mj", inviteToken: at.token });
  });

  it("answers 404 to strangers, for another system, and for an impossible id", async () => {
    const at = await table(mj, [ana]);
    const asked = [
      stranger.browser.call(getCampaign, { params: at.params }),
      mj.browser.call(getCampaign, { params: { system: "vampire", id: at.id } }),
      mj.browser.call(getCampaign, { params: { system: "dnd5e", id: `${at.id}/secrets/invite` } }),
      mj.browser.call(getCampaign, { params: { system: "dnd5e", id: "__nope__" } }),
    ];
    for (const answer of await Promise.all(asked)) {
      expect([answer.status, answer.body?.error]).toEqual([404, "Campagne introuvable."]);
    }
  });

  it("supports fifty players with a character each", async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, (_, index) => unseated(`Joueur ${index}`)));
    const at = await table(mj, crowd);
    await Promise.all(crowd.map((one) => characterOf(one, { campaignId: at.id })));
    const { body } = await mj.browser.call(getCampaign, { params: at.params });
    expect([body?.players, body?.characters].map((list) => (list as unknown[]).length)).toEqual([50, 50]);
    expect(body?.players).toHaveProperty("2.name", "Joueur 2");
  });

  it("leaves out invalid members and characters, and answers 503 for an invalid campaign", async () => {
    const at = await table(mj, [ana]);
    await putRaw(`campaigns/${at.id}/members/broken`, { uid: 12 });
    const { body } = await mj.browser.call(getCampaign, { params: at.params });
    expect(body?.players).toHaveLength(1);
    await putRaw(campaigns.path(at.id), { system: "dnd5e", mj: { uid: mj.uid } });
    expect((await mj.browser.call(getCampaign, { params: at.params })).status).toBe(503);
  });
});

describe("listCampaigns", () => {
  it("lists the campaigns of this system that the caller runs, plays in and has asked to join, by name, and no others", async () => {
    const me = await seat("Nina");
    const [run, played, asked] = await Promise.all([
      table(me, [], { name: "Été" }),
      table(mj, [me], { name: "Automne" }),
      table(mj, [], { name: "Les Brumes" }),
      table(me, [], { system: "vampire" }),
      table(mj, [ana]),
    ]);
    await waiting(asked, me);
    const { body } = await me.browser.call(listCampaigns, { params: { system: "dnd5e" } });
    expect(body).toEqual([
      expect.objectContaining({
        id: played.id,
        title: "Automne",
        role: "player",
        membershipStatus: "member",
      }),
      expect.objectContaining({ id: run.id, title: "Été", role: "mj", membershipStatus: "member" }),
      {
        id: asked.id,
        title: "Les Brumes",
        game: "dnd5e",
        role: "player",
        membershipStatus: "pending",
        dm: "",
      },
    ]);
  });
});

describe("updateCampaignInfo", () => {
  const saving = (who: Seat, params: { system: string; id: string }, name: string) =>
    who.browser.call(updateCampaignInfo, { params, body: { name, description: " Neuve " } });

  it("stores what the MJ typed, trimmed, and listeners receive it", async () => {
    const at = await table(mj, [ana]);
    const answer = await saving(mj, at.params, " Nouveau nom ");
    expect(answer.body).toEqual({ name: "Nouveau nom", description: "Neuve" });
    const stored = await read(campaigns, at.id);
    expect(stored).toMatchObject({ name: "Nouveau nom", description: "Neuve" });
    expect(stored?.updatedAt).toBeGreaterThan(1);
  });

  it("succeeds without a write when nothing changed", async () => {
    const at = await table(mj, [], { name: "Pareil", description: "Neuve" });
    expect((await saving(mj, at.params, "Pareil")).status).toBe(200);
    expect((await read(campaigns, at.id))?.updatedAt).toBe(1);
  });

  it("refuses a blank name, a player, a stranger and another system", async () => {
    const at = await table(mj, [ana]);
    expect(await saving(mj, at.params, "  ")).toMatchObject({
      status: 400,
      body: { error: "Le nom de la campagne ne peut pas être vide." },
    });
    for (const who of [ana, stranger]) {
      expect(await saving(who, at.params, "X")).toMatchObject({
        status: 403,
        body: { error: "Action non autorisée." },
      });
    }
    expect((await saving(mj, { ...at.params, system: "cthulhu" }, "X")).status).toBe(404);
  });
});

describe("updateCampaignSettings", () => {
  it("closes the VTT when it is turned off", async () => {
    const at = await table(mj, [ana], { settings: withVtt, vttStatus: { status: "online", active: true } });
    const answer = await mj.browser.call(updateCampaignSettings, {
      params: at.params,
      body: { ...DEFAULT_CAMPAIGN_SETTINGS, feats: true },
    });
    expect(answer.body).toMatchObject({ settings: { feats: true, useVtt: false } });
    expect(await read(campaigns, at.id)).toMatchObject({
      settings: { feats: true, useVtt: false },
      vttStatus: { status: "offline", active: false },
    });
  });

  it("refuses players, and invalid settings", async () => {
    const at = await table(mj, [ana]);
    const answer = await ana.browser.call(updateCampaignSettings, { params: at.params, body: withVtt });
    expect([answer.status, answer.body?.code]).toEqual([403, "forbidden"]);
    const nonsense = { ...withVtt, xpType: "vibes" } as unknown as typeof withVtt;
    const refused = await mj.browser.call(updateCampaignSettings, { params: at.params, body: nonsense });
    expect(refused.status).toBe(400);
  });

  it("never leaves the VTT open when it is opened at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const at = await table(mj, [], { settings: withVtt });
      await Promise.all([
        mj.browser.call(updateCampaignSettings, { params: at.params, body: DEFAULT_CAMPAIGN_SETTINGS }),
        mj.browser.call(setVttStatus, { params: at.params, body: { status: "online", joinUrl: "/vtt" } }),
      ]);
      expect((await read(campaigns, at.id))?.vttStatus.status).toBe("offline");
    }
  });
});

describe("setVttStatus", () => {
  it("is not called more than sixty times in ten minutes", async () => {
    const at = await table(mj);
    const body = { status: "offline" } as const;
    const answers = await inOneWindow("tenMinutes", async () => {
      const [{ browser }, statuses] = [await seat("Zoé"), [] as number[]];
      while (statuses.length < 61)
        statuses.push((await browser.call(setVttStatus, { params: at.params, body })).status);
      return statuses;
    });
    expect(new Set(answers.slice(0, 60))).toEqual(new Set([403]));
    expect(answers.at(-1)).toBe(429);
  });

  it("opens and closes the VTT", async () => {
    const at = await table(mj, [ana], { settings: withVtt });
    const joinUrl = "https://vtt.example/session/1";
    const opened = await mj.browser.call(setVttStatus, {
      params: at.params,
      body: { status: "online", joinUrl },
    });
    expect(opened.body?.vttStatus).toMatchObject({
      status: "online",
      active: true,
      joinUrl,
      startedBy: mj.uid,
    });
    const closed = await mj.browser.call(setVttStatus, { params: at.params, body: { status: "offline" } });
    expect(closed.body?.vttStatus).toMatchObject({ status: "offline", active: false });
    expect((await read(campaigns, at.id))?.vttStatus).not.toHaveProperty("joinUrl");
  });

  it("refuses players, a campaign without VTT, and an unsafe address", async () => {
    const [at, without] = await Promise.all([table(mj, [ana], { settings: withVtt }), table(mj)]);
    const open = (who: Seat, params: { system: string; id: string }, joinUrl: string) =>
      who.browser.call(setVttStatus, { params, body: { status: "online", joinUrl } });
    expect((await open(ana, at.params, "/x")).status).toBe(403);
    expect(await open(mj, without.params, "/x")).toMatchObject({
      status: 400,
      body: { code: "vtt-disabled" },
    });
    for (const url of ["javascript:alert(1)", "//evil.example", "http://evil.example", ""]) {
      expect(await open(mj, at.params, url)).toMatchObject({
        status: 400,
        body: { error: "URL de session VTT indisponible." },
      });
    }
  });
});
