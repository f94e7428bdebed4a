import { cancelRegistration, getSession, register } from "domain/api/auth";
import { invites } from "domain/documents/invite";
import { users } from "domain/documents/user";
import { describe, expect, it } from "vitest";
import { type Answer, Browser } from "../support/apiClient";
import { idTokenOf, idTokenWith, invite, member, newcomer, type Person, unique } from "../support/cast";
import { accountExists, identityProvider, putRaw, read } from "../support/database";
import { inOneWindow } from "../support/inOneWindow";

const registering = async (person: Person, inviteCode: string, browser = new Browser()) =>
  browser.call(register, { body: { idToken: await idTokenOf(person), inviteCode } });

describe("register", () => {
  it("creates a member with the account's nickname, uses the code, opens the session and sets the claim", async () => {
    const nina = await newcomer("nina", "Nina  la Rôdeuse");
    const code = await invite();
    const browser = new Browser();
    const answer = await registering(nina, code.toLowerCase(), browser);
    expect(answer.status).toBe(200);
    expect(answer.body?.user).toMatchObject({ uid: nina.uid, name: "Nina la Rôdeuse", role: "player" });
    expect(await read(users, nina.uid)).toMatchObject({
      email: nina.email,
      role: "player",
      characterQuota: 10,
    });
    expect(await read(invites, code)).toMatchObject({
      used: true,
      usedBy: { uid: nina.uid, name: "Nina la Rôdeuse", email: nina.email },
    });
    expect((await identityProvider.getUser(nina.uid)).customClaims).toEqual({ role: "player" });
    expect((await browser.call(getSession, {})).body?.user).toMatchObject({ uid: nina.uid });
  });

  it("derives a valid nickname from an invalid Google name", async () => {
    const nina = await newcomer("nina", "Nina 🔥 d'Arc");
    expect((await registering(nina, await invite())).body?.user).toMatchObject({ name: "Nina d Arc" });
  });

  it.each([
    ["unknown", async () => unique("NOPE").toUpperCase(), 404, "invite-invalid"],
    ["empty", async () => "", 404, "invite-invalid"],
    ["no document's name", async () => "../users/x", 404, "invite-invalid"],
    ["used", () => invite({ used: true }), 409, "invite-used"],
    ["disabled", () => invite({ disabled: true }), 403, "invite-disabled"],
    ["too long to be one", async () => "A".repeat(300), 400, "invalid-input"],
  ])("refuses a code that is %s", async (_what, makeCode, status, refusal) => {
    const nina = await newcomer("nina");
    const browser = new Browser();
    const answer = await registering(nina, await makeCode(), browser);
    expect([answer.status, answer.body?.code]).toEqual([status, refusal]);
    expect(await read(users, nina.uid)).toBeUndefined();
    expect(browser.cookie).toBeUndefined();
  });

  it("deletes the account when it refuses", async () => {
    const nina = await newcomer("nina");
    await registering(nina, "NOPE");
    expect(await accountExists(nina.uid)).toBe(false);
  });

  it("deletes the account when the server fails", async () => {
    const nina = await newcomer("nina");
    const code = unique("BROKEN").toUpperCase();
    await putRaw(invites.path(code), { code, used: "perhaps" });
    const answer = await registering(nina, code);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await accountExists(nina.uid)).toBe(false);
  });

  it("succeeds again when its first answer was lost", async () => {
    const nina = await newcomer("nina", "Nina");
    const code = await invite();
    const idToken = await idTokenOf(nina);
    const [first, second] = [await registering(nina, code), await registering(nina, code)];
    expect([first.status, second.status]).toEqual([200, 200]);
    const repeated = await new Browser().call(register, { body: { idToken, inviteCode: code } });
    expect(repeated.status).toBe(200);
    expect(await read(invites, code)).toMatchObject({ used: true, usedBy: { uid: nina.uid } });
  });

  it("refuses a member with another code, leaves that code unused, and never deletes a member", async () => {
    const ana = await member("Ana");
    const code = await invite();
    const answer = await registering(ana, code);
    expect([answer.status, answer.body?.code]).toEqual([409, "already-registered"]);
    expect(await accountExists(ana.uid)).toBe(true);
    expect(await read(invites, code)).toMatchObject({ used: false });
  });

  it("never deletes a member with an invalid document", async () => {
    const ana = await newcomer("ana");
    await putRaw(users.path(ana.uid), { name: 42 });
    expect((await registering(ana, "NOPE")).status).toBe(503);
    expect(await accountExists(ana.uid)).toBe(true);
  });

  it("never deletes an account that has a role, whose member's document was lost", async () => {
    const ana = await newcomer("ana");
    await identityProvider.setCustomUserClaims(ana.uid, { role: "player" });
    expect((await registering(ana, "NOPE")).status).toBe(404);
    expect(await accountExists(ana.uid)).toBe(true);
  });

  it("gives a code to exactly one of twenty, and deletes the accounts of the others", async () => {
    const code = await invite();
    const crowd = await Promise.all(Array.from({ length: 20 }, () => newcomer("rival", "Rival")));
    const answers = await Promise.all(crowd.map((person) => registering(person, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body?.code === "invite-used")).toHaveLength(19);
    const standing = await Promise.all(crowd.map((person) => accountExists(person.uid)));
    expect(standing.filter(Boolean)).toHaveLength(1);
    const winner = crowd.find((_person, index) => standing[index]);
    expect((await read(invites, code))?.usedBy?.uid).toBe(winner?.uid);
  });

  it("limits the attempts of an address, answers when to retry, and deletes the account", async () => {
    const { people, answers } = await inOneWindow("tenMinutes", async () => {
      const browser = new Browser();
      const people = await Promise.all(Array.from({ length: 41 }, () => newcomer("crowd")));
      const answers: Answer[] = [];
      for (const person of people) answers.push(await registering(person, "NOPE", browser));
      return { people, answers };
    });
    const stopped = answers.filter((answer) => answer.status === 429);
    expect(stopped).toHaveLength(1);
    expect(Number(stopped[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await Promise.all(people.map((person) => accountExists(person.uid)))).not.toContain(true);
  });
});

describe("cancelRegistration", () => {
  const cancelling = async (person: Person, idToken?: string) =>
    new Browser().call(cancelRegistration, { body: { idToken: idToken ?? (await idTokenOf(person)) } });

  it("deletes the account of an unconfirmed sign-up", async () => {
    const nina = await newcomer("nina");
    expect((await cancelling(nina)).status).toBe(204);
    expect(await accountExists(nina.uid)).toBe(false);
  });

  it("never deletes a member's account, whether their document is valid, invalid or lost", async () => {
    const [ana, bob, lea] = [await member("Ana"), await newcomer("bob"), await newcomer("lea")];
    await putRaw(users.path(bob.uid), { role: "Admin" });
    await identityProvider.setCustomUserClaims(lea.uid, { role: "player" });
    for (const person of [ana, bob, lea]) {
      expect((await cancelling(person)).status).toBe(204);
      expect(await accountExists(person.uid)).toBe(true);
    }
  });

  it("requires a recent token of the account itself", async () => {
    const nina = await newcomer("nina");
    for (const idToken of ["garbage", idTokenWith(nina.uid, { issuedIn: -310, expiresIn: 3290 })]) {
      expect((await cancelling(nina, idToken)).body?.code).toBe("token-invalid");
    }
    expect(await accountExists(nina.uid)).toBe(true);
  });
});
