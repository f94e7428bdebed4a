import { deleteUser, listAuditLog, listUsers, updateUserQuota, updateUserRole } from "domain/api/admin";
import { login } from "domain/api/auth";
import { createCharacter } from "domain/api/characters";
import { auditLog } from "domain/documents/auditEntry";
import { users } from "domain/documents/user";
import { describe, expect, it, vi } from "vitest";
import { Browser, refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { idTokenOf, member, type Person } from "../support/cast";
import { accountExists, exists, identityProvider, put, read } from "../support/database";
import { patience } from "../support/patience";
import { actsOf, adminSeat } from "./support/admins";
import { lifeOf, tracesOf } from "./support/life";
import { type Seat, seat } from "./support/seats";

const giving = ({ browser }: Seat, { uid }: Pick<Person, "uid">, role: "admin" | "player") =>
  browser.call(updateUserRole, { params: { id: uid }, body: { role } });
const deleting = ({ browser }: Seat, { uid }: Pick<Person, "uid">) =>
  browser.call(deleteUser, { params: { id: uid } });
const allowing = ({ browser }: Seat, { uid }: Pick<Person, "uid">, characterQuota: number) =>
  browser.call(updateUserQuota, { params: { id: uid }, body: { characterQuota } });
const nobody = { uid: "nobody" };

describe("updateUserRole", () => {
  it("makes a player an admin: document, claim, new claimsAt, and an entry in the log", async () => {
    const [hera, ana] = [await adminSeat("Héra"), await seat("Ana")];
    const answer = await giving(hera, ana, "admin");
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ uid: ana.uid, name: "Ana", email: ana.email, role: "admin" }),
    ]);
    const stored = await read(users, ana.uid);
    expect(stored?.role).toBe("admin");
    expect(stored?.claimsAt).toBeGreaterThan(1);
    expect((await identityProvider.getUser(ana.uid)).customClaims).toEqual({ role: "admin" });
    expect(await actsOf(hera, hera)).toEqual([
      {
        action: "updateUserRole",
        target: { id: ana.uid, label: "Ana" },
        change: { from: "player", to: "admin" },
      },
    ]);
  });

  it("is completed by the trigger after a crash between document and claim", async () => {
    const zeus = await member("Zeus", { role: "admin" });
    const stored = await read(users, zeus.uid);
    if (stored === undefined) throw new Error("Zeus is no member");
    await put(users, [zeus.uid], { ...stored, role: "player" });
    await vi.waitFor(
      async () => {
        expect((await identityProvider.getUser(zeus.uid)).customClaims).toEqual({ role: "player" });
        expect((await read(users, zeus.uid))?.claimsAt).toBeGreaterThan(1);
      },
      { timeout: patience(25_000), interval: 300 },
    );
  });

  it("gives the new admin access at once, with their current session", async () => {
    const [hera, ana] = [await adminSeat("Héra"), await seat("Ana")];
    expect(refusal(await ana.browser.call(listUsers, {}))).toEqual([403, "forbidden"]);
    await giving(hera, ana, "admin");
    expect((await ana.browser.call(listUsers, {})).status).toBe(200);
  });

  it("denies a demoted admin at once, whatever session or ID token they have", async () => {
    const [hera, zeus] = [await adminSeat("Héra"), await adminSeat("Zeus")];
    const oldToken = await idTokenOf(zeus);
    expect((await giving(hera, zeus, "player")).status).toBe(200);
    expect(refusal(await zeus.browser.call(listUsers, {}))).toEqual([403, "forbidden"]);
    const again = new Browser();
    await again.call(login, { body: { idToken: oldToken } });
    expect(refusal(await again.call(listUsers, {}))).toEqual([403, "forbidden"]);
    expect((await identityProvider.getUser(zeus.uid)).customClaims).toEqual({ role: "player" });
  });

  it("to the current role changes nothing, restores a missing claim, and is not logged", async () => {
    const [hera, ana] = [await adminSeat("Héra"), await seat("Ana")];
    await giving(hera, ana, "admin");
    await identityProvider.setCustomUserClaims(ana.uid, null);
    expect((await giving(hera, ana, "admin")).status).toBe(200);
    expect((await identityProvider.getUser(ana.uid)).customClaims).toEqual({ role: "admin" });
    expect(await actsOf(hera, hera)).toHaveLength(1);
  });

  it("refuses the caller's own account, an unknown account, and an unknown role", async () => {
    const hera = await adminSeat("Héra");
    expect(refusal(await giving(hera, hera, "player"))).toEqual([403, "own-account"]);
    expect(refusal(await giving(hera, nobody, "admin"))).toEqual([404, "user-not-found"]);
    const answer = await giving(hera, await member("Ana"), "queen" as "admin");
    expect([answer.status, answer.body?.error]).toEqual([400, "Le champ « rôle » est invalide."]);
    expect((await read(users, hera.uid))?.role).toBe("admin");
  });

  it("by two admins who demote each other at the same moment leaves one admin", async () => {
    const [hera, zeus] = [await adminSeat("Héra"), await adminSeat("Zeus")];
    const answers = await Promise.all([giving(hera, zeus, "player"), giving(zeus, hera, "player")]);
    expect(answers.map(refusal)).toEqual(
      expect.arrayContaining([
        [200, undefined],
        [403, "forbidden"],
      ]),
    );
    const roles = [(await read(users, hera.uid))?.role, (await read(users, zeus.uid))?.role];
    expect(roles.sort()).toEqual(["admin", "player"]);
  });

  it("by two admins at the same moment gives document and claim the same role", async () => {
    const [hera, zeus, ana] = [await adminSeat("Héra"), await adminSeat("Zeus"), await member("Ana")];
    await Promise.all([giving(hera, ana, "admin"), giving(zeus, ana, "player"), giving(hera, ana, "admin")]);
    const { customClaims } = await identityProvider.getUser(ana.uid);
    expect(customClaims?.role).toBe((await read(users, ana.uid))?.role);
  });
});

describe("updateUserQuota", () => {
  it("changes how many characters a member may have, and is logged", async () => {
    const [hera, ana] = [await adminSeat("Héra"), await seat("Ana")];
    await characterOf(ana);
    const answer = await allowing(hera, ana, 1);
    expect([answer.status, answer.body?.characterQuota]).toEqual([200, 1]);
    const one = { params: { system: "dnd5e" }, body: { name: "Lorien", class: "", stats: {}, data: {} } };
    expect(refusal(await ana.browser.call(createCharacter, one))).toEqual([403, "quota-reached"]);
    expect(await actsOf(hera, hera)).toMatchObject([
      { action: "updateUserQuota", target: { label: "Ana" }, change: { from: "10", to: "1" } },
    ]);
  });

  it("by an admin who is demoted at the same moment is either done and logged or refused", async () => {
    const [hera, zeus, ana] = [await adminSeat("Héra"), await adminSeat("Zeus"), await member("Ana")];
    const [demoted, ...allowed] = await Promise.all([
      giving(hera, zeus, "player"),
      ...[3, 4, 5].map((quota) => allowing(zeus, ana, quota)),
    ]);
    expect(demoted.status).toBe(200);
    for (const answer of allowed) {
      expect([
        [200, undefined],
        [403, "forbidden"],
      ]).toContainEqual(refusal(answer));
    }
    const done = allowed.filter(({ status }) => status === 200);
    expect(await actsOf(zeus, hera)).toHaveLength(done.length);
  });

  it("accepts integers from 0 to 200, for the caller too", async () => {
    const hera = await adminSeat("Héra");
    for (const quota of [0, 200]) expect((await allowing(hera, hera, quota)).status).toBe(200);
    for (const quota of [-1, 201, 1.5, "10" as unknown as number]) {
      expect((await allowing(hera, hera, quota)).status).toBe(400);
    }
    expect((await allowing(hera, hera, 201)).body?.error).toBe(
      "Le quota doit être un nombre entier de 0 à 200.",
    );
    expect(refusal(await allowing(hera, nobody, 3))).toEqual([404, "user-not-found"]);
  });
});

describe("deleteUser", () => {
  it("deletes everything except an entry in the log", async () => {
    const [hera, ana] = [await adminSeat("Héra"), await member("Ana")];
    const life = await lifeOf(ana);
    expect((await deleting(hera, ana)).status).toBe(204);
    expect(await tracesOf(ana, life)).toEqual([]);
    expect(await exists(users.path(ana.uid))).toBe(false);
    expect(await accountExists(ana.uid)).toBe(false);
    expect(await actsOf(hera, hera)).toEqual([
      { action: "deleteUser", target: { id: ana.uid, label: "Ana" } },
    ]);
  });

  it("refuses the caller's own account and an unknown one, and cannot be repeated", async () => {
    const [hera, ana] = [await adminSeat("Héra"), await member("Ana")];
    expect(refusal(await deleting(hera, hera))).toEqual([403, "own-account"]);
    expect(refusal(await deleting(hera, nobody))).toEqual([404, "user-not-found"]);
    expect(refusal(await deleting(hera, { uid: "a/b" }))).toEqual([404, "user-not-found"]);
    await deleting(hera, ana);
    expect(refusal(await deleting(hera, ana))).toEqual([404, "user-not-found"]);
  });

  it("by two admins at the same moment is done and logged once", async () => {
    const [hera, zeus, ana] = [await adminSeat("Héra"), await adminSeat("Zeus"), await member("Ana")];
    const answers = await Promise.all([deleting(hera, ana), deleting(zeus, ana)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect([...(await actsOf(hera, hera)), ...(await actsOf(zeus, hera))]).toHaveLength(1);
  });

  it("by two admins who delete each other at the same moment leaves one", async () => {
    const [hera, zeus] = [await adminSeat("Héra"), await adminSeat("Zeus")];
    await Promise.all([deleting(hera, zeus), deleting(zeus, hera)]);
    const standing = await Promise.all([exists(users.path(hera.uid)), exists(users.path(zeus.uid))]);
    expect(standing.sort()).toEqual([false, true]);
  });
});

describe("the audit log", () => {
  it("is read by admins, and contains neither addresses nor codes", async () => {
    const [hera, ana] = [await adminSeat("Héra"), await member("Ana")];
    await allowing(hera, ana, 3);
    const { status, body } = await hera.browser.call(listAuditLog, { query: { limit: 1, search: "héra" } });
    expect(status).toBe(200);
    const [entry] = (body?.entries ?? []) as { id: string; at: number }[];
    expect(entry).toMatchObject({ actor: { uid: hera.uid, name: "Héra" }, action: "updateUserQuota" });
    expect(JSON.stringify(entry)).not.toContain("@");
    const stored = await read(auditLog, entry?.id ?? "");
    expect((stored?.expiresAt ?? 0) - (stored?.at ?? 0)).toBe(365 * 24 * 60 * 60_000);
  });
});
