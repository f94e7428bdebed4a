import {
  createInvites,
  deleteInvite,
  inviteFromRequest,
  listInviteRequests,
  updateInviteRequest,
} from "domain/api/admin";
import { register } from "domain/api/auth";
import { checkInvite, requestInvite } from "domain/api/invitations";
import { type InviteDocument, invites } from "domain/documents/invite";
import { type InviteRequestDocument, inviteRequests } from "domain/documents/inviteRequest";
import { describe, expect, it } from "vitest";
import { type Answer, Browser, refusal } from "../support/apiClient";
import { idTokenOf, invite, newcomer, storedInvite, unique } from "../support/cast";
import { put, read } from "../support/database";
import { actsOf, adminSeat } from "./support/admins";
import type { Seat } from "./support/seats";

const making = ({ browser }: Seat, body: { count?: unknown; note?: string }) =>
  browser.call(createInvites, { body: body as { count: number } });
const deleting = ({ browser }: Seat, code: string, unusedOnly?: boolean) =>
  browser.call(deleteInvite, { params: { code }, query: { unusedOnly } });
const moving = (
  { browser }: Seat,
  id: string,
  body: { status?: InviteRequestDocument["status"]; adminNote?: string },
) => browser.call(updateInviteRequest, { params: { id }, body });
const inviting = ({ browser }: Seat, id: string) => browser.call(inviteFromRequest, { params: { id } });

const codesOf = ({ body }: Answer) => ((body?.invites ?? []) as InviteDocument[]).map(({ code }) => code);
const codeIn = ({ body }: Answer) => (body?.invite as InviteDocument | undefined)?.code ?? "";

async function wish(changes: Partial<InviteRequestDocument> = {}): Promise<{ id: string; email: string }> {
  const id = unique("demande");
  const email = `${id}@example.fr`;
  await put(inviteRequests, [id], {
    email,
    status: "pending",
    requestCount: 1,
    createdAt: 1,
    updatedAt: 1,
    lastRequestAt: 1,
    expiresAt: Date.now() + 86_400_000,
    ...changes,
  });
  return { id, email };
}

describe("createInvites", () => {
  it("creates one code by default, which can be used, and is logged", async () => {
    const hera = await adminSeat("Héra");
    const answer = await making(hera, { note: "  Table du mardi " });
    const [code = "", ...others] = codesOf(answer);
    expect([answer.status, others]).toEqual([200, []]);
    expect(code).toMatch(/^DH(-[A-HJ-NP-Z2-9]{4}){3}$/);
    expect(await storedInvite(code)).toMatchObject({ code, used: false, note: "Table du mardi" });
    expect(await actsOf(hera, hera)).toEqual([
      { action: "createInvites", target: { id: "", label: "1 code" } },
    ]);
    const nina = await newcomer("nina");
    const body = { idToken: await idTokenOf(nina), inviteCode: code };
    expect((await new Browser().call(register, { body })).status).toBe(200);
  });

  it.each([
    ["20", 20, 20],
    ["21", 21, 20],
    ["0", 0, 1],
    ["« douze »", "douze", 1],
    ["1,9", 1.9, 1],
  ])("creates, when asked for %s", async (_what, count, made) => {
    const hera = await adminSeat("Héra");
    const codes = codesOf(await making(hera, { count }));
    expect(new Set(codes).size).toBe(made);
    expect(await actsOf(hera, hera)).toMatchObject([
      { target: { label: `${made} ${made === 1 ? "code" : "codes"}` } },
    ]);
  });

  it("stores no blank note, and refuses a note that is too long", async () => {
    const hera = await adminSeat("Héra");
    const [code = ""] = codesOf(await making(hera, { note: "   " }));
    expect(await storedInvite(code)).not.toHaveProperty("note");
    expect((await making(hera, { note: "a".repeat(1001) })).status).toBe(400);
  });
});

describe("deleteInvite", () => {
  it("deletes a code, typed in any case, used or not, and is logged", async () => {
    const hera = await adminSeat("Héra");
    for (const code of [await invite(), await invite({ used: true })]) {
      expect((await deleting(hera, code.toLowerCase())).status).toBe(204);
      expect(await storedInvite(code)).toBeUndefined();
      expect((await actsOf(hera, hera))[0]).toEqual({
        action: "deleteInvite",
        target: { id: code, label: code },
      });
    }
  });

  it("with unusedOnly refuses a code that somebody has used since", async () => {
    const hera = await adminSeat("Héra");
    const code = await invite({ used: true });
    expect(refusal(await deleting(hera, code, true))).toEqual([409, "invite-used"]);
    expect(await storedInvite(code)).toBeDefined();
    expect((await deleting(hera, await invite(), true)).status).toBe(204);
  });

  it("refuses an unknown code, and the second of two deletions at the same moment", async () => {
    const hera = await adminSeat("Héra");
    for (const code of [unique("NOPE"), "__x__", "a/b"]) {
      expect(refusal(await deleting(hera, code))).toEqual([404, "invite-invalid"]);
    }
    const code = await invite();
    const answers = await Promise.all([deleting(hera, code), deleting(hera, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await actsOf(hera, hera)).toHaveLength(1);
  });

  it("at the moment of a registration either deletes the code or finds it used", async () => {
    const hera = await adminSeat("Héra");
    const [code, nina] = [await invite(), await newcomer("nina")];
    const body = { idToken: await idTokenOf(nina), inviteCode: code };
    const [deleted, registered] = await Promise.all([
      deleting(hera, code, true),
      new Browser().call(register, { body }),
    ]);
    expect([
      [204, 404],
      [409, 200],
    ]).toContainEqual([deleted.status, registered.status]);
  });
});

describe("updateInviteRequest", () => {
  it("sets any status, stores who decided, and removes them when pending again", async () => {
    const hera = await adminSeat("Héra");
    const { id, email } = await wish();
    const refused = await moving(hera, id, { status: "refused" });
    expect(refused).toMatchObject({
      status: 200,
      body: { id, email, status: "refused", processedByName: "Héra", processedByEmail: hera.email },
    });
    expect((await moving(hera, id, { status: "processed" })).body?.status).toBe("processed");
    const pending = await moving(hera, id, { status: "pending" });
    expect(pending.body?.status).toBe("pending");
    expect(await read(inviteRequests, id)).not.toHaveProperty("processedBy");
    expect((await actsOf(hera, hera)).map(({ change }) => change)).toEqual([
      { from: "processed", to: "pending" },
      { from: "refused", to: "processed" },
      { from: "pending", to: "refused" },
    ]);
  });

  it("stores the admins' note, and removes it when it is blank", async () => {
    const hera = await adminSeat("Héra");
    const { id } = await wish();
    expect((await moving(hera, id, { adminNote: " vue au club " })).body?.adminNote).toBe("vue au club");
    expect((await read(inviteRequests, id))?.status).toBe("pending");
    await moving(hera, id, { adminNote: "  " });
    expect(await read(inviteRequests, id)).not.toHaveProperty("adminNote");
    expect((await moving(hera, id, { adminNote: "a".repeat(1001) })).status).toBe(400);
  });

  it("to refused disables the code that was made for it, until the address is invited again", async () => {
    const hera = await adminSeat("Héra");
    const { id } = await wish();
    const code = codeIn(await inviting(hera, id));
    await moving(hera, id, { status: "refused" });
    expect(refusal(await new Browser().call(checkInvite, { params: { code } }))).toEqual([
      403,
      "invite-disabled",
    ]);
    expect(codeIn(await inviting(hera, id))).toBe(code);
    expect((await new Browser().call(checkInvite, { params: { code } })).status).toBe(200);
    expect(await read(inviteRequests, id)).toMatchObject({ status: "processed" });
  });

  it("to the current status changes and logs nothing", async () => {
    const hera = await adminSeat("Héra");
    const { id } = await wish();
    const answers = [await moving(hera, id, { status: "pending" }), await moving(hera, id, {})];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await actsOf(hera, hera)).toEqual([]);
  });

  it("refuses an unknown request and an unknown status", async () => {
    const hera = await adminSeat("Héra");
    expect(refusal(await moving(hera, "nothing", { status: "refused" }))).toEqual([
      404,
      "invite-request-not-found",
    ]);
    const answer = await moving(hera, (await wish()).id, { status: "lost" as "refused" });
    expect([answer.status, answer.body?.error]).toEqual([400, "Le champ « statut » est invalide."]);
  });
});

describe("inviteFromRequest", () => {
  it("creates a code with the address as its note, marks the request as processed, and logs both as one action", async () => {
    const hera = await adminSeat("Héra");
    const { id, email } = await wish();
    const answer = await inviting(hera, id);
    expect(answer.status).toBe(200);
    const code = codeIn(answer);
    expect(await storedInvite(code)).toMatchObject({ used: false, note: email, requestId: id });
    const request = await read(inviteRequests, id);
    expect(request).toMatchObject({ status: "processed", processedBy: { uid: hera.uid } });
    expect(JSON.stringify(request)).not.toContain(code);
    expect(await actsOf(hera, hera)).toEqual([
      {
        action: "inviteFromRequest",
        target: { id, label: `de…@example.fr` },
        change: { from: "pending", to: "processed" },
      },
    ]);
  });

  it("repeated, or by two admins at the same moment, gives the same code", async () => {
    const [hera, zeus] = [await adminSeat("Héra"), await adminSeat("Zeus")];
    const { id } = await wish({ status: "refused" });
    const answers = [
      ...(await Promise.all([inviting(hera, id), inviting(zeus, id)])),
      await inviting(hera, id),
    ];
    const [code, ...others] = new Set(answers.map(codeIn));
    expect(await storedInvite(code ?? "")).toMatchObject({ used: false });
    expect(others).toEqual([]);
  });

  it("creates another code when the first was deleted, and none when it was used", async () => {
    const hera = await adminSeat("Héra");
    const { id } = await wish();
    const codeOf = async () => codeIn(await inviting(hera, id));
    const first = await codeOf();
    await deleting(hera, first);
    const second = await codeOf();
    expect(second).not.toBe(first);
    await put(invites, [second], { code: second, used: true, createdAt: 1, requestId: id });
    expect(refusal(await inviting(hera, id))).toEqual([409, "invite-used"]);
  });

  it("refuses an unknown request", async () => {
    const hera = await adminSeat("Héra");
    expect(refusal(await inviting(hera, "nothing"))).toEqual([404, "invite-request-not-found"]);
  });
});

describe("a visitor's request", () => {
  it("is found by its address in the admins' list, with the number of times it was made", async () => {
    const hera = await adminSeat("Héra");
    const email = `${unique("lea")}@example.fr`;
    for (const _ of [1, 2]) await new Browser().call(requestInvite, { body: { email } });
    const { body } = await hera.browser.call(listInviteRequests, { query: { search: email } });
    expect(body).toMatchObject({
      requests: [{ email, requestCount: 2, status: "pending" }],
      statuses: ["pending", "processed", "refused"],
      total: 1,
    });
  });
});
