import { grantSeats, inviteFromRequest, updateInviteRequest } from "domain/api/admin";
import { register } from "domain/api/auth";
import { deleteCampaign, requestToJoin } from "domain/api/campaigns";
import { checkInvite } from "domain/api/invitations";
import { listNotifications } from "domain/api/notifications";
import { listSeats, requestSeats, type TableSeats } from "domain/api/seats";
import { inviteRequests } from "domain/documents/inviteRequest";
import { seatsRequestId } from "domain/members/invitations/seats";
import { beforeAll, describe, expect, it } from "vitest";
import { Browser, refusal } from "../support/apiClient";
import { idTokenOf, newcomer, storedInvite } from "../support/cast";
import { read } from "../support/database";
import { actsOf, adminSeat } from "./support/admins";
import { type Seat, seat, type TestTable, table } from "./support/seats";

let mj: Seat;
let ana: Seat;
let hera: Seat;

beforeAll(async () => {
  [mj, ana, hera] = await Promise.all([seat("Morgane"), seat("Ana"), adminSeat("Héra")]);
});

const asking = (at: TestTable, count: number, who = mj) =>
  who.browser.call(requestSeats, { params: at.params, body: { count } });
const listing = async (at: TestTable) =>
  (await mj.browser.call(listSeats, { params: at.params })).body as unknown as TableSeats;
const granting = (at: TestTable, who = hera) =>
  who.browser.call(grantSeats, { params: { id: seatsRequestId(at.id) } });
const refusing = (at: TestTable) =>
  hera.browser.call(updateInviteRequest, {
    params: { id: seatsRequestId(at.id) },
    body: { status: "refused" },
  });
const granted = async (count: number) => {
  const at = await table(mj, [ana]);
  await asking(at, count);
  expect((await granting(at)).status).toBe(200);
  return { at, codes: (await listing(at)).seats.map(({ code }) => code) };
};

describe("requestSeats", () => {
  it("stores one request for the table, which asking again changes", async () => {
    const at = await table(mj);
    expect((await asking(at, 3)).body).toEqual({ asked: { count: 3, status: "pending" }, seats: [] });
    await asking(at, 5);
    expect(await read(inviteRequests, seatsRequestId(at.id))).toMatchObject({
      status: "pending",
      requestCount: 2,
      seats: { campaignId: at.id, count: 5 },
    });
    expect(await listing(at)).toEqual({ asked: { count: 5, status: "pending" }, seats: [] });
  });

  it("is told to the admins once, and again once it was decided on", async () => {
    const at = await table(mj);
    // Of many admins, the first by their ids are told.
    const first = await adminSeat("0-Ada");
    const told = async () => {
      const { body } = await first.browser.call(listNotifications, {});
      const all = (body?.notifications ?? []) as { message: string }[];
      return all.filter(({ message }) => message === "Un MJ demande 7 places pour sa table.").length;
    };
    for (const _ of [1, 2]) await asking(at, 7);
    await expect.poll(told, { timeout: 20_000 }).toBe(1);
    await refusing(at);
    await asking(at, 7);
    await expect.poll(told, { timeout: 20_000 }).toBe(2);
  });

  it("is the MJ's, for one to eight seats ahead", async () => {
    const { at } = await granted(6);
    expect(refusal(await asking(at, 1, ana))).toEqual([403, "forbidden"]);
    expect(refusal(await asking(at, 3))).toEqual([409, "too-many-seats"]);
    for (const count of [0, 9, 1.5]) expect((await asking(at, count)).status).toBe(400);
    expect((await ana.browser.call(listSeats, { params: at.params })).status).toBe(403);
  });
});

describe("grantSeats", () => {
  it("makes the codes, which the MJ alone is shown, and logs it", async () => {
    const at = await table(mj);
    await asking(at, 2);
    const answer = await granting(at);
    expect(answer.body?.request).toMatchObject({ status: "processed", seats: { count: 2 } });
    const seats = (await listing(at)).seats;
    expect(seats).toHaveLength(2);
    expect(JSON.stringify(answer.body)).not.toContain(seats[0]?.code);
    expect(await storedInvite(seats[0]?.code ?? "")).toMatchObject({ used: false, campaignId: at.id });
    expect(await actsOf(hera, hera)).toContainEqual(expect.objectContaining({ action: "grantSeats" }));
  });

  it("by two admins at the same moment grants once", async () => {
    const at = await table(mj);
    await asking(at, 3);
    const zeus = await adminSeat("Zeus");
    await Promise.all([granting(at), granting(at, zeus)]);
    expect((await listing(at)).seats).toHaveLength(3);
  });

  it("refuses what is no request for seats, and is not made by an invitation to an address", async () => {
    const at = await table(mj);
    expect(refusal(await granting(at))).toEqual([404, "invite-request-not-found"]);
    await asking(at, 1);
    const inviting = await hera.browser.call(inviteFromRequest, { params: { id: seatsRequestId(at.id) } });
    expect(refusal(inviting)).toEqual([404, "invite-request-not-found"]);
  });
});

describe("a seat", () => {
  it("registers one stranger, who asks to join by the table's link; the MJ sees who took it", async () => {
    const { at, codes } = await granted(1);
    const [code = ""] = codes;
    const stranger = await newcomer("Zoé");
    const browser = new Browser();
    const idToken = await idTokenOf(stranger);
    expect((await browser.call(register, { body: { idToken, inviteCode: code } })).status).toBe(200);
    const joining = await browser.call(requestToJoin, {
      params: { system: "dnd5e" },
      body: { token: at.token },
    });
    expect(joining.status).toBe(200);
    expect((await listing(at)).seats).toEqual([{ code, used: true, usedByName: expect.any(String) }]);
    expect((await new Browser().call(checkInvite, { params: { code } })).status).toBe(409);
  });

  it("opens nothing once an admin has refused the request after all", async () => {
    const { at, codes } = await granted(2);
    expect((await refusing(at)).status).toBe(200);
    const [code = ""] = codes;
    expect(refusal(await new Browser().call(checkInvite, { params: { code } }))).toEqual([
      403,
      "invite-disabled",
    ]);
    expect(await listing(at)).toEqual({ asked: { count: 2, status: "refused" }, seats: [] });
  });

  it("stays open when an admin refuses the MJ more of them", async () => {
    const { at, codes } = await granted(2);
    await asking(at, 1);
    expect((await refusing(at)).status).toBe(200);
    for (const code of codes) {
      expect((await new Browser().call(checkInvite, { params: { code } })).status).toBe(200);
    }
    expect((await listing(at)).seats.map(({ code }) => code)).toEqual(codes);
  });

  it("goes with its campaign, and so does the request", async () => {
    const { at, codes } = await granted(1);
    expect((await mj.browser.call(deleteCampaign, { params: at.params })).status).toBe(204);
    await expect.poll(() => storedInvite(codes[0] ?? "")).toBeUndefined();
    await expect.poll(() => read(inviteRequests, seatsRequestId(at.id))).toBeUndefined();
  });
});
