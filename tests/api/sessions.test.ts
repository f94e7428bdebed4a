import { exportMyData, signOutEverywhere, updateProfile } from "domain/api/account";
import { getSession, login, logout } from "domain/api/auth";
import { listCharacters } from "domain/api/characters";
import { memberSessions } from "domain/documents/memberSessions";
import { describe, expect, it, vi } from "vitest";
import { type Answer, Browser, refusal } from "../support/apiClient";
import { startApi } from "../support/apiProcess";
import { backdateAccount, earlierSession, idTokenOf, member, storedSessions } from "../support/cast";
import { exists, identityProvider, put, remove } from "../support/database";
import { inOneWindow } from "../support/inOneWindow";

const DAY = 24 * 60 * 60_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sign-ins are dated in whole seconds: two of the same second are told apart by nobody. */
const untilNextSecond = () => pause(1001 - (Date.now() % 1000));

const copyOf = ({ cookie }: Browser) => new Browser({ cookie });
const reading = (browser: Browser) => browser.call(listCharacters, { params: { system: "dnd5e" } });
const naming = (browser: Browser) => browser.call(updateProfile, { body: { name: "Ana", pronouns: "elle" } });

/** What a browser may still do with its session: read, write, be told who it is. */
async function powersOf(browser: Browser): Promise<unknown[]> {
  const read = await reading(browser);
  const written = await naming(browser);
  const { body } = await browser.call(getSession, {});
  return [read.status, written.status, body?.user === null];
}

const ALL = [200, 200, false];
const NONE = [401, 401, true];

describe("logout", () => {
  it("ends the session on the server: a copy of its cookie reads and writes nothing", async () => {
    const browser = await Browser.signedInAs(await member("Ana"));
    const copy = copyOf(browser);
    expect(await powersOf(copy)).toEqual(ALL);
    await browser.call(logout, {});
    expect(await powersOf(copyOf(copy))).toEqual(NONE);
  });

  it("leaves a copy of its cookie nothing of what the member may do in an hour", async () => {
    const answers = await inOneWindow("hour", async () => {
      const ana = await member("Ana");
      const browser = await Browser.signedInAs(ana);
      const copy = copyOf(browser);
      await browser.call(logout, {});
      const made: Answer[] = [];
      for (let tries = 0; tries < 8; tries++) made.push(await copyOf(copy).call(exportMyData, {}));
      const again = await Browser.signedInAs(ana);
      for (let calls = 0; calls < 6; calls++) made.push(await again.call(exportMyData, {}));
      return made;
    });
    expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill(401), ...Array(5).fill(200), 429]);
    expect(answers.at(-1)?.body?.code).toBe("too-many-requests");
  });

  it("ends the cookies that the same sign-in had before, and leaves other devices signed in", async () => {
    const ana = await member("Ana");
    const other = await Browser.signedInAs(ana);
    await untilNextSecond();
    const browser = new Browser();
    const idToken = await idTokenOf(ana);
    await browser.call(login, { body: { idToken } });
    const replaced = copyOf(browser);
    await untilNextSecond();
    await browser.call(login, { body: { idToken } });
    expect(browser.cookie).not.toBe(replaced.cookie);
    expect(await powersOf(replaced)).toEqual(ALL);
    await browser.call(logout, {});
    expect(await powersOf(replaced)).toEqual(NONE);
    expect(await powersOf(other)).toEqual(ALL);
  });
});

describe("login", () => {
  it("opens a session that stands on every instance at once, whatever one remembers of earlier ones", async () => {
    const instance = await startApi({});
    try {
      const ana = await member("Ana");
      const onInstance = ({ cookie }: Browser) => reading(new Browser({ cookie, server: instance.address }));
      expect((await onInstance(await Browser.signedInAs(ana))).status).toBe(200);
      await untilNextSecond();
      expect((await onInstance(await Browser.signedInAs(ana))).status).toBe(200);
    } finally {
      await instance.stop();
    }
  });

  it("renews the session of an earlier sign-in, for 14 days after its last use", async () => {
    const ana = await member("Ana");
    const idToken = await earlierSession(ana, { signedInAgo: 29 * DAY, usedAgo: 13 * DAY });
    const browser = new Browser();
    expect((await browser.call(login, { body: { idToken } })).status).toBe(200);
    expect(await powersOf(browser)).toEqual(ALL);
    const later = await earlierSession(ana, { signedInAgo: 29 * DAY, usedAgo: 15 * DAY });
    const refused = await browser.call(login, { body: { idToken: later } });
    expect(refusal(refused)).toEqual([401, "session-expired"]);
  });

  it("renews none 30 days after the sign-in, or once that signed out", async () => {
    const ana = await member("Ana");
    const old = await earlierSession(ana, { signedInAgo: 31 * DAY, usedAgo: DAY });
    const browser = new Browser();
    expect((await browser.call(login, { body: { idToken: old } })).status).toBe(401);
    const idToken = await earlierSession(ana, { signedInAgo: 2 * DAY, usedAgo: DAY });
    await browser.call(login, { body: { idToken } });
    await browser.call(logout, {});
    expect((await browser.call(login, { body: { idToken } })).status).toBe(401);
  });

  it("with a password reset at the identity provider ends every session from before", async () => {
    const ana = await member("Ana");
    const thief = await Browser.signedInAs(ana);
    await untilNextSecond();
    await identityProvider.updateUser(ana.uid, { password: "Nouveau-Grimoire-44" });
    const idToken = await idTokenOf(ana, "Nouveau-Grimoire-44");
    expect((await new Browser().call(login, { body: { idToken } })).status).toBe(200);
    expect(await powersOf(thief)).toEqual(NONE);
  });
});

describe("signOutEverywhere", () => {
  it("ends the sessions of every device and the sign-ins they could be renewed from", async () => {
    const ana = await member("Ana");
    const before = await idTokenOf(ana);
    const devices = [await Browser.signedInAs(ana), await Browser.signedInAs(ana)];
    const [browser = new Browser()] = devices;
    const copy = copyOf(browser);
    await untilNextSecond();
    expect((await browser.call(signOutEverywhere, {})).status).toBe(204);
    expect(browser.cookie).toBeUndefined();
    for (const device of [...devices.slice(1), copy]) expect(await powersOf(device)).toEqual(NONE);
    expect((await browser.call(login, { body: { idToken: before } })).status).toBe(401);
    expect(await powersOf(await Browser.signedInAs(ana))).toEqual(ALL);
  });
});

describe("a session that the identity provider ended by itself", () => {
  const lastUsedAgo = async (uid: string, ago: number) => {
    const sessions = (await storedSessions(uid)) ?? { validAfter: 0, open: {} };
    const open = Object.fromEntries(
      Object.entries(sessions.open).map(([id, session]) => [id, { ...session, usedAt: Date.now() - ago }]),
    );
    await put(memberSessions, [uid], { ...sessions, open });
  };

  it("is noticed by the first call after ten minutes, which otherwise records its use", async () => {
    const ana = await member("Ana");
    const browser = await Browser.signedInAs(ana);
    await lastUsedAgo(ana.uid, 11 * 60_000);
    expect((await naming(browser)).status).toBe(200);
    await vi.waitFor(async () => {
      const [session] = Object.values((await storedSessions(ana.uid))?.open ?? {});
      expect(Date.now() - (session?.usedAt ?? 0)).toBeLessThan(60_000);
    });
    await untilNextSecond();
    await identityProvider.revokeRefreshTokens(ana.uid);
    await lastUsedAgo(ana.uid, 11 * 60_000);
    expect(refusal(await naming(browser))).toEqual([401, "session-expired"]);
    expect((await storedSessions(ana.uid))?.open).toEqual({});
  });

  it("whose account was deleted there is forgotten", async () => {
    const ana = await member("Ana");
    const browser = await Browser.signedInAs(ana);
    // The Auth emulator has a cookie's first verification ask for the account.
    expect((await naming(browser)).status).toBe(200);
    await identityProvider.deleteUser(ana.uid);
    await lastUsedAgo(ana.uid, 11 * 60_000);
    expect(refusal(await naming(browser))).toEqual([401, "session-expired"]);
    expect(await exists(memberSessions.path(ana.uid))).toBe(false);
  });

  it("stays as it is while the provider says nothing against it", async () => {
    const ana = await member("Ana");
    await backdateAccount(ana.uid);
    const browser = await Browser.signedInAs(ana);
    await lastUsedAgo(ana.uid, 11 * 60_000);
    expect(await powersOf(browser)).toEqual(ALL);
    await remove(memberSessions.path(ana.uid));
    expect((await naming(browser)).status).toBe(401);
  });
});
