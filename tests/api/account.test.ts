import { deleteAccount, exportMyData, updatePassword, updateProfile } from "domain/api/account";
import { getSession, login } from "domain/api/auth";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { members } from "domain/documents/member";
import { users } from "domain/documents/user";
import { describe, expect, it, vi } from "vitest";
import { type Answer, Browser, refusal } from "../support/apiClient";
import { campaignRunBy, characterOf } from "../support/campaigns";
import {
  backdateAccount,
  earlierSession,
  idTokenOf,
  idTokenWith,
  member,
  type Person,
} from "../support/cast";
import { accountExists, exists, identityProvider, putRaw, read, remove } from "../support/database";
import { inOneWindow } from "../support/inOneWindow";
import { patience } from "../support/patience";
import { actsOf, adminSeat } from "./support/admins";
import { lifeOf, tracesOf } from "./support/life";
import { type Seat, seat } from "./support/seats";

const NEW_PASSWORD = "Nouveau-Grimoire-43";

/** A browser whose session was opened now, from a sign-in of ten minutes ago. */
async function longSignedIn(person: Person): Promise<Browser> {
  const browser = new Browser();
  const idToken = await earlierSession(person, { signedInAgo: 600_000, usedAgo: 0 });
  expect((await browser.call(login, { body: { idToken } })).status).toBe(200);
  return browser;
}

describe("updateProfile", () => {
  const naming = ({ browser }: Seat, name: string, pronouns?: string) =>
    browser.call(updateProfile, { body: { name, pronouns } });

  it("changes the normalised name, the keys that admins search by and the name at the identity provider", async () => {
    const ana = await seat("Ana");
    const answer = await naming(ana, "  Anaïs   d'Arc ", " elle ");
    expect([answer.status, answer.body]).toEqual([200, { user: { name: "Anaïs d'Arc", pronouns: "elle" } }]);
    expect(await read(users, ana.uid)).toMatchObject({
      name: "Anaïs d'Arc",
      pronouns: "elle",
      nameKey: "anais d'arc",
      surnameKey: "d'arc",
    });
    expect((await identityProvider.getUser(ana.uid)).displayName).toBe("Anaïs d'Arc");
  });

  it("changes the name in every campaign that shows it", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const { id } = await campaignRunBy(mj, { players: [ana] });
    await naming(ana, "Anaïs", "elle");
    await naming(mj, "Monique");
    await vi.waitFor(
      async () => {
        expect(await read(members, id, ana.uid)).toMatchObject({ name: "Anaïs", pronouns: "elle" });
        expect((await read(campaigns, id))?.mj.name).toBe("Monique");
      },
      { timeout: patience(20_000), interval: 200 },
    );
  });

  it("refuses a blank name and one that is too long, with the form's sentences", async () => {
    const ana = await seat("Ana");
    for (const [name, pronouns, sentence] of [
      ["   ", "", "Le nom d'utilisateur est requis."],
      ["a".repeat(33), "", "Le nom d'utilisateur ne doit pas dépasser 32 caractères."],
      ["Ana", "a".repeat(41), "Les pronoms ne doivent pas dépasser 40 caractères."],
    ] as const) {
      const answer = await naming(ana, name, pronouns);
      expect([answer.status, answer.body?.error]).toEqual([400, sentence]);
    }
    expect((await naming(ana, "a".repeat(32), "b".repeat(40))).status).toBe(200);
  });
});

describe("updatePassword", () => {
  it("changes it, ends every session, and allows a sign-in with the new one", async () => {
    const ana = await seat("Ana");
    const thief = new Browser({ cookie: ana.browser.cookie });
    await new Promise((resolve) => setTimeout(resolve, 1100)); // revocation has a resolution of one second
    expect((await ana.browser.call(updatePassword, { body: { password: NEW_PASSWORD } })).status).toBe(204);
    await expect(idTokenOf(ana)).rejects.toThrow();
    const idToken = await idTokenOf(ana, NEW_PASSWORD);
    expect((await ana.browser.call(login, { body: { idToken } })).status).toBe(200);
    const naming = { body: { name: "Ana", pronouns: "" } };
    expect((await ana.browser.call(updateProfile, naming)).status).toBe(200);
    expect((await thief.call(getSession, {})).body).toEqual({ user: null });
  });

  it("requires a sign-in of the last five minutes", async () => {
    const ana = await member("Ana");
    const answer = await (await longSignedIn(ana)).call(updatePassword, { body: { password: NEW_PASSWORD } });
    expect(refusal(answer)).toEqual([403, "reauthentication-required"]);
    expect(await idTokenOf(ana)).toEqual(expect.any(String));
  });

  it("refuses what registration would refuse", async () => {
    const ana = await seat("Ana");
    const longest = NEW_PASSWORD.padEnd(128, "x");
    for (const password of ["", "Court-1", "sans-majuscule-1", ` ${NEW_PASSWORD}`, `${longest}x`]) {
      expect((await ana.browser.call(updatePassword, { body: { password } })).status).toBe(400);
    }
    expect((await ana.browser.call(updatePassword, { body: { password: longest } })).status).toBe(204);
  });
});

describe("exportMyData", () => {
  it("gives everything that is stored about the caller, and nothing about anyone else", async () => {
    const ana = await seat("Ana");
    const life = await lifeOf(ana);
    const { status, body } = await ana.browser.call(exportMyData, {});
    expect(status).toBe(200);
    const counts = Object.fromEntries(
      Object.entries(body ?? {}).flatMap(([part, list]) =>
        Array.isArray(list) ? [[part, list.length]] : [],
      ),
    );
    expect(counts).toEqual({
      characters: 3,
      items: 1,
      creatures: 1,
      portraits: 1,
      campaigns: 1,
      memberships: 1,
      joinRequests: 1,
      rareItemRequests: 1,
      presence: 1,
      rolls: 2,
      play: 5,
      messages: 3,
      asks: 2,
      encounters: 1,
      randomTables: 1,
      handouts: 2,
      handoutNotes: 1,
      chestMoves: 1,
      scenes: 1,
      onScenes: 4,
      fights: 3,
      forgeRolls: 1,
      dateAnswers: 1,
      evenings: 1,
      eveningNotes: 1,
      markedLines: 2,
      pushDevices: 1,
      notifications: 1,
      invites: 1,
      inviteRequests: 1,
      truncated: 0,
    });
    for (const part of [
      "rolls",
      "messages",
      "forgeRolls",
      "dateAnswers",
      "evenings",
      "eveningNotes",
      "handoutNotes",
      "chestMoves",
      "markedLines",
      "presence",
      "memberships",
    ]) {
      for (const document of (body?.[part] ?? []) as unknown[]) {
        expect(document).toMatchObject({ campaignId: life.friendsTable });
      }
    }
    expect(body?.profile).toMatchObject({
      id: ana.uid,
      name: "Ana",
      email: ana.email,
      account: { providers: ["password"] },
      sessions: [{ usedAt: expect.any(Number) }],
    });
    const text = JSON.stringify(body);
    expect(text).toContain(life.code);
    expect(text).not.toMatch(/nameKey|_seconds|endpoint|p256dh/);
    expect(text).not.toContain(life.friend.email);
  });

  it("gives the caller's part of an invitation, and nothing that admins noted", async () => {
    const ana = await seat("Ana");
    const life = await lifeOf(ana);
    const { body } = await ana.browser.call(exportMyData, {});
    expect(body?.invites).toEqual([{ code: life.code, usedAt: 1 }]);
    expect(body?.inviteRequests).toEqual([
      {
        email: `${life.otherAddress}@example.fr`,
        status: "processed",
        requestCount: 1,
        createdAt: 1,
        updatedAt: 1,
        lastRequestAt: 1,
      },
    ]);
    expect(JSON.stringify(body?.inviteRequests)).not.toContain(ana.email);
    await identityProvider.updateUser(ana.uid, { emailVerified: true });
    const proved = await ana.browser.call(exportMyData, {});
    expect(JSON.stringify(proved.body?.inviteRequests)).toContain(ana.email);
  });

  it("may be made five times an hour", async () => {
    const answers = await inOneWindow("hour", async () => {
      const [{ browser }, made] = [await seat("Ana"), [] as Answer[]];
      while (made.length < 6) made.push(await browser.call(exportMyData, {}));
      return made;
    });
    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(200), 429]);
    expect(answers.at(-1)?.body?.code).toBe("too-many-requests");
  });

  it("cuts a long part and names it", async () => {
    const ana = await seat("Ana");
    const many = Array.from({ length: 1001 }, (_, index) => `users/${ana.uid}/notifications/n${index}`);
    await Promise.all(many.map((path, createdAt) => putRaw(path, { createdAt })));
    const { body } = await ana.browser.call(exportMyData, {});
    expect(body?.truncated).toEqual(["notifications"]);
    expect(body?.notifications).toHaveLength(1000);
    expect(body?.notifications).toMatchObject([{ id: "n1000" }, ...Array(999).fill({})]);
  });
});

describe("the size of an export", () => {
  it("is bounded in bytes, whatever a member has, and the parts that were cut are named", async () => {
    const ana = await seat("Ana");
    const life = await lifeOf(ana);
    const data = { notes: "é".repeat(100_000) };
    for (let made = 0; made < 20; made += 1) await characterOf(ana, { data });
    const { status, body } = await ana.browser.call(exportMyData, {});
    expect([status, body?.truncated]).toEqual([200, ["characters"]]);
    const bytes = Buffer.byteLength(JSON.stringify(body?.characters));
    expect(bytes).toBeGreaterThan(2 * 1024 * 1024);
    expect(bytes).toBeLessThan(3 * 1024 * 1024 + 1024);
    expect(JSON.stringify(body?.invites)).toContain(life.code);
  });
});

describe("deleteAccount", () => {
  const leaving = async (
    { browser, ...ana }: Seat,
    idToken?: string,
    confirmation = "supprimer",
  ): Promise<unknown[]> => {
    const body = { confirmation, idToken: idToken ?? (await idTokenOf(ana)) };
    return refusal(await browser.call(deleteAccount, { body }));
  };

  it("deletes everything, and closes the session", async () => {
    const ana = await seat("Ana");
    const life = await lifeOf(ana);
    expect(await leaving(ana)).toEqual([204, undefined]);
    expect(await tracesOf(ana, life)).toEqual([]);
    expect(await exists(users.path(ana.uid))).toBe(false);
    expect(await accountExists(ana.uid)).toBe(false);
    expect(ana.browser.cookie).toBeUndefined();
    expect((await ana.browser.call(getSession, {})).body).toEqual({ user: null });
  });

  it("of an admin is logged under the name they had", async () => {
    const [hera, zeus] = [await adminSeat("Héra"), await adminSeat("Zeus")];
    expect(await leaving(zeus)).toEqual([204, undefined]);
    expect(await actsOf(zeus, hera)).toEqual([
      { action: "deleteAccount", target: { id: zeus.uid, label: "Zeus" } },
    ]);
  });

  it("removes the player from others' campaigns, which remain", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const { id } = await campaignRunBy(mj, { players: [ana] });
    const character = await characterOf(ana, { campaignId: id });
    await leaving(ana);
    expect((await read(campaigns, id))?.memberIds).toEqual([]);
    expect(await read(characters, character)).toBeUndefined();
  });

  it("is completed by the trigger after a crash", async () => {
    const ana = await member("Ana");
    const life = await lifeOf(ana);
    await remove(users.path(ana.uid));
    await vi.waitFor(async () => expect(await tracesOf(ana, life)).toEqual([]), {
      timeout: patience(25_000),
      interval: 300,
    });
    await vi.waitFor(async () => expect(await accountExists(ana.uid)).toBe(false), {
      timeout: patience(10_000),
    });
  });

  it("requires the confirmation word, a recent sign-in, and the caller's own token", async () => {
    const ana = await seat("Ana");
    await backdateAccount(ana.uid);
    const [stale, foreign] = [
      idTokenWith(ana.uid, { issuedIn: 0, expiresIn: 3600, signedInAgo: 310 }),
      await idTokenOf(await member("Bob")),
    ];
    expect(await leaving(ana, undefined, "supprime")).toEqual([400, "invalid-input"]);
    expect(await leaving(ana, stale)).toEqual([403, "reauthentication-required"]);
    expect(await leaving(ana, foreign)).toEqual([403, "forbidden"]);
    expect(await leaving(ana, "garbage")).toEqual([401, "token-invalid"]);
    expect(await exists(users.path(ana.uid))).toBe(true);
  });

  it("repeated after a lost answer completes the deletion", async () => {
    const ana = await seat("Ana");
    const idToken = await idTokenOf(ana);
    await remove(users.path(ana.uid));
    // The trigger may have deleted the account already.
    expect([204, 401]).toContain((await leaving(ana, idToken))[0]);
    await vi.waitFor(async () => expect(await accountExists(ana.uid)).toBe(false), {
      timeout: patience(10_000),
    });
  });

  it("in two tabs at the same moment deletes once", async () => {
    const ana = await seat("Ana");
    const life = await lifeOf(ana);
    const idToken = await idTokenOf(ana);
    const answers = await Promise.all([leaving({ ...ana }, idToken), leaving({ ...ana }, idToken)]);
    expect(answers).toContainEqual([204, undefined]);
    for (const [status] of answers) expect([204, 401]).toContain(status);
    expect(await tracesOf(ana, life)).toEqual([]);
  });
});
