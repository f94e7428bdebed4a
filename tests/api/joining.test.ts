import {
  approveJoinRequest,
  getCampaign,
  getCampaignInvite,
  listJoinRequests,
  refuseJoinRequest,
  renewCampaignInvite,
  requestToJoin,
} from "domain/api/campaigns";
import { previewCampaignInvite } from "domain/api/invitations";
import { campaigns } from "domain/documents/campaign";
import { campaignInvites, campaignSecrets } from "domain/documents/campaignInvite";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { users } from "domain/documents/user";
import type { SystemId } from "domain/values/systemIds";
import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, Browser } from "../support/apiClient";
import { read, remove } from "../support/database";
import { type Seat, seat, type TestTable, table, waiting } from "./support/seats";

let mj: Seat;
let ana: Seat;
let zoe: Seat;

beforeAll(async () => {
  mj = await seat("Morgane");
  ana = await seat("Ana");
  zoe = await seat("Zoé");
});

const joining = (who: Seat, token: string, system = "dnd5e") =>
  who.browser.call(requestToJoin, { params: { system }, body: { token } });
const approving = (at: TestTable, uid: string, who = mj) =>
  who.browser.call(approveJoinRequest, { params: { ...at.params, requestId: uid } });
const refusing = (at: TestTable, uid: string, who = mj) =>
  who.browser.call(refuseJoinRequest, { params: { ...at.params, requestId: uid } });
const renewing = (at: TestTable, who = mj) => who.browser.call(renewCampaignInvite, { params: at.params });

const invalid = {
  status: 404,
  body: { error: "Invitation invalide ou expirée.", code: "join-link-invalid" },
};
const forbidden = { status: 403, body: { error: "Action non autorisée." } };
const gone = { status: 404, body: { error: "Demande introuvable." } };

describe("getCampaignInvite", () => {
  it("gives the campaign of a link, and the caller's membership", async () => {
    const at = await table(mj, [ana]);
    const looking = (who: Seat) =>
      who.browser.call(getCampaignInvite, { params: { system: "dnd5e", token: at.token } });
    expect((await looking(zoe)).body).toEqual({
      campaign: { id: at.id, name: "Les Brumes", game: "dnd5e", dm: "Morgane" },
      membershipStatus: "none",
    });
    await joining(zoe, at.token);
    const standings = await Promise.all([zoe, ana, mj].map(looking));
    expect(standings.map((answer) => answer.body?.membershipStatus)).toEqual(["pending", "member", "mj"]);
  });

  it("refuses a token that is unknown, of another system, or of a deleted campaign", async () => {
    const [at, lost] = await Promise.all([table(mj), table(mj)]);
    await remove(campaigns.path(lost.id));
    const places = [
      { system: "dnd5e", token: "nope" },
      { system: "dnd5e", token: "a/b" },
      { system: "vampire", token: at.token },
      { system: "dnd5e", token: lost.token },
    ];
    for (const params of places) {
      expect(await zoe.browser.call(getCampaignInvite, { params })).toMatchObject(invalid);
    }
  });
});

describe("previewCampaignInvite", () => {
  const previewing = (token: string, system: SystemId = "dnd5e") =>
    new Browser().call(previewCampaignInvite, { body: { system, token } });

  it("tells a visitor the campaign's name, game and MJ, and nothing else of it", async () => {
    const at = await table(mj, [ana]);
    expect((await previewing(` ${at.token} `)).body).toEqual({
      campaign: { name: "Les Brumes", game: "dnd5e", dm: "Morgane" },
    });
  });

  it("refuses a token that is unknown, of another system, or of a deleted campaign", async () => {
    const [at, lost] = await Promise.all([table(mj), table(mj)]);
    await remove(campaigns.path(lost.id));
    for (const [token, system] of [["nope"], ["a/b"], [""], [at.token, "vampire"], [lost.token]] as const) {
      expect(await previewing(token, system)).toMatchObject(invalid);
    }
    expect((await previewing("a".repeat(129))).status).toBe(400);
  });
});

describe("requestToJoin", () => {
  it("creates a pending request with the caller's current name", async () => {
    const at = await table(mj);
    expect((await joining(zoe, ` ${at.token} `)).body).toEqual({
      status: "pending",
      campaign: { id: at.id, name: "Les Brumes" },
    });
    expect(await read(joinRequests, at.id, zoe.uid)).toMatchObject({
      name: "Zoé",
      campaignName: "Les Brumes",
    });
  });

  it("updates a pending request, even when both arrive at the same moment", async () => {
    const at = await table(mj);
    await waiting(at, zoe);
    const answers = await Promise.all([joining(zoe, at.token), joining(zoe, at.token)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await read(joinRequests, at.id, zoe.uid))?.requestedAt).toBeGreaterThan(1);
  });

  it("is refused to a member and to the MJ", async () => {
    const at = await table(mj, [ana]);
    for (const who of [ana, mj]) {
      expect(await joining(who, at.token)).toMatchObject({
        status: 409,
        body: { error: "Tu fais déjà partie de cette campagne." },
      });
    }
  });

  it("refuses a token that is not valid here", async () => {
    const at = await table(mj);
    for (const [token, system] of [["nope"], [""], ["../x"], [at.token, "cthulhu"]] as const) {
      expect(await joining(zoe, token, system)).toMatchObject(invalid);
    }
  });

  it("supports twelve requests at the same moment", async () => {
    const at = await table(mj);
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, index) => seat(`Joueur ${index}`)));
    const answers = await Promise.all(crowd.map((one) => joining(one, at.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    const approvals: Answer[] = [];
    for (const { uid } of crowd) approvals.push(await approving(at, uid));
    expect(approvals.filter(({ status }) => status === 204)).toHaveLength(12);
    expect((await read(campaigns, at.id))?.memberIds.toSorted()).toEqual(
      crowd.map(({ uid }) => uid).toSorted(),
    );
  }, 60_000);
});

describe("listJoinRequests", () => {
  it("shows the pending requests to the MJ only, oldest first", async () => {
    const at = await table(mj, [ana]);
    await waiting(at, zoe);
    const listing = (who: Seat) => who.browser.call(listJoinRequests, { params: at.params });
    expect((await listing(mj)).body).toEqual({ requests: [{ uid: zoe.uid, name: "Zoé", requestedAt: 1 }] });
    for (const who of [ana, zoe]) expect(await listing(who)).toMatchObject(forbidden);
  });
});

describe("approveJoinRequest", () => {
  it("adds the player to members and roster and deletes the request; repeating it changes nothing", async () => {
    const at = await table(mj, [ana]);
    await waiting(at, zoe);
    for (const _ of [1, 2]) expect((await approving(at, zoe.uid)).status).toBe(204);
    expect((await read(campaigns, at.id))?.memberIds).toEqual([ana.uid, zoe.uid]);
    expect(await read(members, at.id, zoe.uid)).toMatchObject({ uid: zoe.uid, name: "Zoé" });
    expect(await read(joinRequests, at.id, zoe.uid)).toBeUndefined();
    expect((await zoe.browser.call(getCampaign, { params: at.params })).status).toBe(200);
  });

  it("is allowed to the MJ only, and refuses a missing request or a deleted player", async () => {
    const [at, nina] = await Promise.all([table(mj, [ana]), seat("Nina")]);
    await waiting(at, nina);
    for (const who of [ana, nina]) expect(await approving(at, nina.uid, who)).toMatchObject(forbidden);
    await remove(users.path(nina.uid));
    for (const uid of [nina.uid, zoe.uid, "a/b"]) expect(await approving(at, uid)).toMatchObject(gone);
  });
});

describe("refuseJoinRequest", () => {
  it("deletes the request; repeating it changes nothing, and the player may ask again", async () => {
    const at = await table(mj);
    await waiting(at, zoe);
    for (const _ of [1, 2]) expect((await refusing(at, zoe.uid)).status).toBe(204);
    expect(await read(joinRequests, at.id, zoe.uid)).toBeUndefined();
    expect((await joining(zoe, at.token)).status).toBe(200);
  });

  it("is allowed to the MJ only, and never removes a member", async () => {
    const at = await table(mj, [ana]);
    await waiting(at, zoe);
    expect(await refusing(at, zoe.uid, ana)).toMatchObject(forbidden);
    expect(await refusing(at, ana.uid)).toMatchObject(gone);
    expect((await read(campaigns, at.id))?.memberIds).toEqual([ana.uid]);
  });
});

describe("an approval and a refusal in two tabs at the same moment", () => {
  it("have exactly one outcome, and consistent documents", async () => {
    const other = await Browser.signedInAs(mj);
    for (let round = 0; round < 10; round++) {
      const at = await table(mj);
      await waiting(at, zoe);
      const params = { ...at.params, requestId: zoe.uid };
      const [approved, refused] = await Promise.all([
        mj.browser.call(approveJoinRequest, { params }),
        other.call(refuseJoinRequest, { params }),
      ]);
      expect([approved.status, refused.status].toSorted()).toEqual([204, 404]);
      const isIn = approved.status === 204;
      expect((await read(campaigns, at.id))?.memberIds).toEqual(isIn ? [zoe.uid] : []);
      expect((await read(members, at.id, zoe.uid)) !== undefined).toBe(isIn);
      expect(await read(joinRequests, at.id, zoe.uid)).toBeUndefined();
    }
  });
});

describe("renewCampaignInvite", () => {
  it("creates a new link and invalidates the old one", async () => {
    const at = await table(mj, [ana]);
    const { status, body } = await renewing(at);
    expect(status).toBe(200);
    expect(await read(campaignSecrets, at.id)).toEqual({ token: body?.inviteToken });
    expect(await joining(zoe, at.token)).toMatchObject(invalid);
    expect((await joining(zoe, String(body?.inviteToken))).status).toBe(200);
    expect(await renewing(at, ana)).toMatchObject(forbidden);
  });

  it("leaves one valid link when two tabs renew at the same moment", async () => {
    const at = await table(mj);
    const answers = await Promise.all([renewing(at), renewing(at), renewing(at)]);
    const tokens = answers.map((answer) => String(answer.body?.inviteToken));
    const alive = await Promise.all([at.token, ...tokens].map((token) => read(campaignInvites, token)));
    expect(alive.filter(Boolean)).toHaveLength(1);
    const kept = (await read(campaignSecrets, at.id))?.token ?? "";
    expect(await read(campaignInvites, kept)).toMatchObject({ campaignId: at.id });
  });

  it("at the moment of a join request either accepts the old link or refuses it, completely", async () => {
    for (let round = 0; round < 10; round++) {
      const at = await table(mj);
      const [joined] = await Promise.all([joining(zoe, at.token), renewing(at)]);
      expect([200, 404]).toContain(joined.status);
      expect((await read(joinRequests, at.id, zoe.uid)) !== undefined).toBe(joined.status === 200);
    }
  });
});
