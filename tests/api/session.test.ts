import { getSession, login, logout } from "domain/api/auth";
import { users } from "domain/documents/user";
import { describe, expect, it } from "vitest";
import { Browser, sendRaw } from "../support/apiClient";
import { idTokenOf, idTokenWith, member, newcomer } from "../support/cast";
import { identityProvider, remove } from "../support/database";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe("getSession", () => {
  it("answers no user without a session", async () => {
    const answer = await new Browser().call(getSession, {});
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ user: null });
  });

  it("answers the session's member, with nothing that clients may not know", async () => {
    const ana = await member("Ana", { pronouns: "elle", characterQuota: 4 });
    const browser = await Browser.signedInAs(ana);
    const { body } = await browser.call(getSession, {});
    expect(body?.user).toEqual({
      uid: ana.uid,
      name: "Ana",
      displayName: "Ana",
      email: ana.email,
      pronouns: "elle",
      role: "player",
      characterQuota: 4,
      metadata: { lastSignInTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    });
  });

  it("clears a forged cookie", async () => {
    const browser = new Browser({ cookie: "not.a.session" });
    const answer = await browser.call(getSession, {});
    expect(answer.body).toEqual({ user: null });
    expect(browser.cookie).toBeUndefined();
  });

  it("clears the cookie of a deleted member", async () => {
    const ana = await member("Ana");
    const browser = await Browser.signedInAs(ana);
    await remove(users.path(ana.uid));
    expect((await browser.call(getSession, {})).body).toEqual({ user: null });
    expect(browser.cookie).toBeUndefined();
  });

  it("is never cached", async () => {
    const { headers } = await new Browser().call(getSession, {});
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("login", () => {
  it("opens a session of five days with a cookie that no script can read and no foreign site can send", async () => {
    const ana = await member("Ana");
    const answer = await new Browser().call(login, { body: { idToken: await idTokenOf(ana) } });
    expect(answer.status).toBe(200);
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__session=\S+; Max-Age=432000; Path=\/; /);
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax"]) expect(cookie).toContain(attribute);
  });

  it("answers 403 « inscription requise » to an account that was never registered, and opens no session", async () => {
    const stranger = await newcomer("Nina");
    const browser = new Browser();
    const answer = await browser.call(login, { body: { idToken: await idTokenOf(stranger) } });
    expect(answer.status).toBe(403);
    expect(answer.body?.error).toContain("inscription requise");
    expect(answer.body?.code).toBe("registration-required");
    expect(browser.cookie).toBeUndefined();
  });

  it("refuses a token that is invalid, of an unknown account, expired, or no longer recent", async () => {
    const ana = await member("Ana");
    const tokens = [
      "garbage",
      idTokenWith("nobody-at-all", { issuedIn: 0, expiresIn: 3600 }),
      idTokenWith(ana.uid, { issuedIn: -4000, expiresIn: -400 }),
      idTokenWith(ana.uid, { issuedIn: -310, expiresIn: 3290 }),
    ];
    for (const idToken of tokens) {
      const answer = await new Browser().call(login, { body: { idToken } });
      expect([answer.status, answer.body?.code]).toEqual([401, "token-invalid"]);
    }
    const fresh = idTokenWith(ana.uid, { issuedIn: 0, expiresIn: 3600 });
    expect((await new Browser().call(login, { body: { idToken: fresh } })).status).toBe(200);
  });

  it("refuses a token from before the sessions of its account were revoked", async () => {
    const ana = await member("Ana");
    const before = await idTokenOf(ana);
    await pause(1100); // revocation has a resolution of one second
    await identityProvider.revokeRefreshTokens(ana.uid);
    expect((await new Browser().call(login, { body: { idToken: before } })).status).toBe(401);
  });

  it("names the missing field in French", async () => {
    const answer = await new Browser().call(login, { body: {} as { idToken: string } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: "Le champ « jeton de connexion » est invalide.",
      code: "invalid-input",
    });
  });
});

describe("logout", () => {
  it("is limited by address, whatever its body is", async () => {
    const browser = new Browser();
    const nested = { ...{ method: "POST", path: logout.path }, headers: browser.headers() };
    const statuses: number[] = [];
    while (statuses.length < 260 && !statuses.includes(429)) {
      const burst = Array.from({ length: 20 }, () => sendRaw({ ...nested, body: '{"a":"\\ud800"}' }));
      for (const { status } of await Promise.all(burst)) statuses.push(status);
    }
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(120);
  });

  it("closes the session, and can be repeated", async () => {
    const browser = await Browser.signedInAs(await member("Ana"));
    expect((await browser.call(logout, {})).status).toBe(204);
    expect(browser.cookie).toBeUndefined();
    expect((await browser.call(logout, {})).status).toBe(204);
    expect((await browser.call(getSession, {})).body).toEqual({ user: null });
  });
});
