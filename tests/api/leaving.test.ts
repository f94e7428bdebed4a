import {
  deleteCampaign,
  getCampaign,
  leaveCampaign,
  linkCharacter,
  removeCharacter,
  removePlayer,
} from "domain/api/campaigns";
import { leavePresence } from "domain/api/presence";
import { asks } from "domain/documents/ask";
import { campaigns } from "domain/documents/campaign";
import { campaignInvites, campaignSecrets } from "domain/documents/campaignInvite";
import { characters } from "domain/documents/character";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { messages, whispers } from "domain/documents/message";
import { presence } from "domain/documents/presence";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { presenceId } from "domain/table/presence/heartbeats";
import { beforeAll, describe, expect, it } from "vitest";
import { rareItemRequestOf } from "../support/belongings";
import { characterOf } from "../support/campaigns";
import { put, putRaw, read } from "../support/database";
import { type Seat, seat, type TestTable, table, waiting } from "./support/seats";

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

const forbidden = { status: 403, body: { error: "Action non autorisée." } };
const present = (at: TestTable, who: Seat, device: string, visit?: number) =>
  put(presence, [at.id, presenceId(who.uid, device)], {
    uid: who.uid,
    lastSeen: 1,
    page: "campaign",
    ...(visit !== undefined && { visit }),
  });
const linking = (who: Seat, at: TestTable, characterId: string) =>
  who.browser.call(linkCharacter, { params: at.params, body: { characterId } });
const unlinking = (who: Seat, at: TestTable, characterId: string) =>
  who.browser.call(removeCharacter, { params: { ...at.params, characterId } });
const removing = (who: Seat, at: TestTable, uid: string) =>
  who.browser.call(removePlayer, { params: { ...at.params, playerId: uid } });
const leaving = (who: Seat, at: TestTable) => who.browser.call(leaveCampaign, { params: at.params });
const deleting = (who: Seat, at: TestTable) => who.browser.call(deleteCampaign, { params: at.params });

describe("linkCharacter", () => {
  it("links the caller's character, and changes the campaign's document for open pages", async () => {
    const at = await table(mj, [ana]);
    const id = await characterOf(ana);
    for (const _ of [1, 2]) {
      const answer = await linking(ana, at, id);
      expect(answer.status).toBe(200);
      expect(answer.body?.character).toMatchObject({ id, campaign: { id: at.id, name: "Les Brumes" } });
    }
    expect((await read(characters, id))?.campaignId).toBe(at.id);
    expect((await read(campaigns, at.id))?.updatedAt).toBeGreaterThan(1);
  });

  it("refuses a character of another campaign, with the product's sentence", async () => {
    const at = await table(mj, [ana]);
    const answer = await linking(ana, at, await characterOf(ana, { campaignId: "ailleurs" }));
    expect([answer.status, answer.body?.error]).toEqual([
      400,
      "Ce personnage est déjà lié à une autre campagne.",
    ]);
  });

  it("refuses a character of another owner, another system, a deleted one, a missing one, and strangers", async () => {
    const at = await table(mj, [ana]);
    expect(await linking(ana, at, await characterOf(bob))).toMatchObject(forbidden);
    expect((await linking(ana, at, await characterOf(ana, { system: "vampire" }))).status).toBe(400);
    expect((await linking(ana, at, await characterOf(ana, { deletedAt: 1 }))).status).toBe(404);
    expect((await linking(ana, at, "nope")).status).toBe(404);
    expect(await linking(stranger, at, await characterOf(stranger))).toMatchObject(forbidden);
  });
});

describe("removeCharacter", () => {
  it("unlinks a character, for the MJ and for its owner", async () => {
    const at = await table(mj, [ana, bob]);
    for (const who of [mj, ana]) {
      const id = await characterOf(ana, { campaignId: at.id });
      expect(await unlinking(bob, at, id)).toMatchObject(forbidden);
      expect((await unlinking(who, at, id)).status).toBe(204);
      expect(await read(characters, id)).not.toHaveProperty("campaignId");
    }
  });

  it("answers 404 for a character of another campaign, and reveals nothing to strangers", async () => {
    const at = await table(mj, [ana]);
    const elsewhere = await characterOf(ana, { campaignId: "ailleurs" });
    for (const id of [elsewhere, "nope"]) {
      expect(await unlinking(mj, at, id)).toMatchObject({
        status: 404,
        body: { error: "Personnage introuvable." },
      });
      expect(await unlinking(stranger, at, id)).toMatchObject(forbidden);
    }
  });
});

describe.each([
  { call: "removePlayer", by: "the MJ", go: (at: TestTable) => removing(mj, at, ana.uid) },
  { call: "leaveCampaign", by: "the player", go: (at: TestTable) => leaving(ana, at) },
])("$call", ({ go }) => {
  it("deletes membership and presence and unlinks every character of the player, and of nobody else", async () => {
    const at = await table(mj, [ana, bob]);
    const [mine, other] = await Promise.all([
      characterOf(ana, { campaignId: at.id }),
      characterOf(bob, { campaignId: at.id }),
      present(at, ana, "phone"),
      present(at, ana, "laptop"),
      present(at, bob, "phone"),
    ]);
    expect((await go(at)).status).toBe(204);
    expect((await read(campaigns, at.id))?.memberIds).toEqual([bob.uid]);
    expect(await read(members, at.id, ana.uid)).toBeUndefined();
    for (const device of ["phone", "laptop"]) {
      expect(await read(presence, at.id, presenceId(ana.uid, device))).toBeUndefined();
    }
    expect(await read(characters, mine)).not.toHaveProperty("campaignId");
    expect(await read(presence, at.id, presenceId(bob.uid, "phone"))).toBeDefined();
    expect((await read(characters, other))?.campaignId).toBe(at.id);
    expect((await ana.browser.call(getCampaign, { params: at.params })).status).toBe(404);
  });

  it("removes whatever an invented number of devices left behind", async () => {
    const at = await table(mj, [ana]);
    const heaped = Array.from({ length: 620 }, (_, device) => `${ana.uid}~device-${device}`);
    await Promise.all(
      heaped.map((id) => put(presence, [at.id, id], { uid: ana.uid, lastSeen: 1, page: "campaign" })),
    );
    expect((await go(at)).status).toBe(204);
    const left = await Promise.all(heaped.map((id) => read(presence, at.id, id)));
    expect(left.filter((one) => one !== undefined)).toEqual([]);
  });

  it("leaves no character linked that was linked at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const at = await table(mj, [ana]);
      const id = await characterOf(ana);
      await Promise.all([linking(ana, at, id), go(at)]);
      expect(await read(characters, id)).not.toHaveProperty("campaignId");
    }
  });
});

describe("removing a player", () => {
  it("is allowed to the MJ, for a player of the campaign", async () => {
    const at = await table(mj, [ana, bob]);
    for (const who of [bob, stranger]) expect(await removing(who, at, ana.uid)).toMatchObject(forbidden);
    for (const uid of [stranger.uid, mj.uid, "a/b"]) {
      expect(await removing(mj, at, uid)).toMatchObject({
        status: 404,
        body: { error: "Joueur introuvable." },
      });
    }
    expect((await removing(mj, { ...at, params: { ...at.params, system: "vampire" } }, ana.uid)).status).toBe(
      404,
    );
  });

  it("is allowed to the player themselves, but neither to the MJ nor to a stranger", async () => {
    const at = await table(mj, [ana]);
    for (const who of [mj, stranger]) expect(await leaving(who, at)).toMatchObject(forbidden);
  });
});

describe("leavePresence", () => {
  const departureOf = async (at: TestTable, who: Seat, device: string) => {
    const heartbeat = await read(presence, at.id, presenceId(who.uid, device));
    return heartbeat === undefined ? "deleted" : (heartbeat.departure ?? "here");
  };
  const going = (at: TestTable, body: { deviceId: string; visit?: number; otherTabs?: boolean }) =>
    ana.browser.call(leavePresence, { params: at.params, body });

  it("says that this device has left, and no other; the heartbeat stays, with its time", async () => {
    const at = await table(mj, [ana]);
    await Promise.all([
      present(at, ana, "phone", 7),
      present(at, ana, "laptop", 8),
      present(at, bob, "phone", 7),
    ]);
    for (const _ of [1, 2]) expect((await going(at, { deviceId: "phone", visit: 7 })).status).toBe(204);
    expect(await read(presence, at.id, presenceId(ana.uid, "phone"))).toEqual({
      uid: ana.uid,
      lastSeen: 1,
      page: "campaign",
      visit: 7,
      departure: "device",
    });
    expect(await departureOf(at, ana, "laptop")).toBe("here");
    expect(await departureOf(at, bob, "phone")).toBe("here");
  });

  it("says that one tab has left where others are open", async () => {
    const at = await table(mj, [ana]);
    await present(at, ana, "phone", 7);
    await going(at, { deviceId: "phone", visit: 7, otherTabs: true });
    expect(await departureOf(at, ana, "phone")).toBe("tab");
  });

  it("never ends the visit of another tab, whether that one speaks before the farewell or after it", async () => {
    const at = await table(mj, [ana]);
    await present(at, ana, "phone", 8);
    await going(at, { deviceId: "phone", visit: 7 });
    expect(await departureOf(at, ana, "phone")).toBe("here");

    await present(at, ana, "phone", 7);
    await going(at, { deviceId: "phone", visit: 7 });
    await present(at, ana, "phone", 8);
    for (const visit of [7, undefined]) await going(at, { deviceId: "phone", ...(visit && { visit }) });
    expect(await departureOf(at, ana, "phone")).toBe("here");
  });

  it("takes the farewell of a page of the version before, and of a device that was never there", async () => {
    const at = await table(mj, [ana]);
    await present(at, ana, "phone");
    expect((await going(at, { deviceId: "phone" })).status).toBe(204);
    expect(await departureOf(at, ana, "phone")).toBe("device");
    expect((await going(at, { deviceId: "tablet", visit: 1 })).status).toBe(204);
  });

  it("refuses what is no device and no visit", async () => {
    const nina = await seat("Nina");
    const at = await table(mj, [nina]);
    const going = (body: { deviceId: string; visit?: number }) =>
      nina.browser.call(leavePresence, { params: at.params, body });
    for (const deviceId of ["", "a/b", "~", "x".repeat(37)])
      expect((await going({ deviceId })).status).toBe(400);
    for (const visit of [-1, 0.5, 2 ** 32]) {
      expect((await going({ deviceId: "phone", visit })).status).toBe(400);
    }
  });

  it("is counted, since each lets another heartbeat come at once", async () => {
    const nina = await seat("Nina");
    const at = await table(mj, [nina]);
    const going = () => nina.browser.call(leavePresence, { params: at.params, body: { deviceId: "phone" } });
    // Twice the limit plus one exceeds the limit of one of two windows, whenever this starts.
    const answers = await Promise.all(Array.from({ length: 25 }, going));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});

describe("deleteCampaign", () => {
  const leftOf = async (at: TestTable, character: string) => [
    await read(campaigns, at.id),
    await read(campaignSecrets, at.id),
    await read(campaignInvites, at.token),
    await read(members, at.id, ana.uid),
    await read(joinRequests, at.id, stranger.uid),
    await read(presence, at.id, presenceId(ana.uid, "phone")),
    await read(sharedInitiatives, at.id),
    await read(messages, at.id, "said"),
    await read(whispers, at.id, "said"),
    await read(asks, at.id, "shown"),
    await read(rareItemRequests, at.id, "ring"),
    (await read(characters, character))?.campaignId,
  ];

  const furnished = async () => {
    const at = await table(mj, [ana]);
    const character = await characterOf(ana, { campaignId: at.id });
    await waiting(at, stranger);
    await present(at, ana, "phone");
    await put(sharedInitiatives, [at.id], { revision: 1, updatedAt: 1 });
    const said = { uid: ana.uid, name: "Ana", text: "Bonsoir.", createdAt: 1, expiresAt: 2 };
    await put(messages, [at.id, "said"], said);
    await put(whispers, [at.id, "said"], { ...said, playerUid: ana.uid });
    await put(asks, [at.id, "shown"], {
      uid: mj.uid,
      content: { kind: "card", text: "La nuit tombe." },
      targets: [ana.uid],
      answeredBy: [],
      createdAt: 1,
      expiresAt: 2,
    });
    await put(rareItemRequests, [at.id, "ring"], rareItemRequestOf(ana.uid, character));
    await putRaw(`campaigns/${at.id}/presence/broken`, { nonsense: true });
    return { at, character };
  };

  it("deletes everything of the campaign, and keeps the characters", async () => {
    const { at, character } = await furnished();
    expect(await leftOf(at, character)).not.toContain(undefined);
    expect((await deleting(mj, at)).status).toBe(204);
    expect((await leftOf(at, character)).filter((left) => left !== undefined)).toEqual([]);
    expect(await read(characters, character)).toMatchObject({ userId: ana.uid });
    expect((await deleting(mj, at)).status).toBe(404);
  });

  it("completes a deletion that a crash interrupted", async () => {
    const { at, character } = await furnished();
    await putRaw(campaignSecrets.path(at.id), { token: "lost" });
    await putRaw(campaigns.path(at.id), { ...(await read(campaigns, at.id)), memberIds: [] });
    expect((await deleting(mj, at)).status).toBe(204);
    expect((await leftOf(at, character)).filter((left) => left !== undefined)).toEqual([]);
  });

  it("is allowed to the MJ only", async () => {
    const { at, character } = await furnished();
    for (const who of [ana, stranger]) expect(await deleting(who, at)).toMatchObject(forbidden);
    expect(await leftOf(at, character)).not.toContain(undefined);
  });
});
