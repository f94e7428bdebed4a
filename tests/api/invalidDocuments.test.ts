import { deleteAccount } from "domain/api/account";
import { deleteUser, listUsers, updateUserRole } from "domain/api/admin";
import { getSession, login, register } from "domain/api/auth";
import { listCampaigns } from "domain/api/campaignList";
import { deleteCampaign, getCampaign } from "domain/api/campaigns";
import { createCharacter, deleteCharacter, getCharacter } from "domain/api/characters";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { users } from "domain/documents/user";
import { describe, expect, it } from "vitest";
import { type Answer, Browser, refusal } from "../support/apiClient";
import { campaignRunBy, characterOf, corruptCampaign } from "../support/campaigns";
import { idTokenOf, invite, member, type Person } from "../support/cast";
import { accountExists, exists, putRaw, read } from "../support/database";
import { adminSeat } from "./support/admins";
import { seat } from "./support/seats";

const INVALID = [503, "document-invalid"];

/** Values as somebody may enter them in the Firebase console. */
const MISTYPED: [string, Record<string, unknown>][] = [
  ["a quota that is text", { characterQuota: "15" }],
  ["a role in capitals", { role: "Admin" }],
];

async function mistype({ uid }: Person, changes: Record<string, unknown>): Promise<void> {
  await putRaw(users.path(uid), { ...(await read(users, uid)), ...changes });
}

async function expectKept({ uid }: Person): Promise<void> {
  expect(await accountExists(uid)).toBe(true);
  expect(await exists(users.path(uid))).toBe(true);
}

describe.each(MISTYPED)("a member whose document has %s", (_what, changes) => {
  it("is neither signed in nor asked to register, and keeps their account", async () => {
    const ana = await member("Ana");
    await mistype(ana, changes);
    const browser = new Browser();
    const answer = await browser.call(login, { body: { idToken: await idTokenOf(ana) } });
    expect(refusal(answer)).toEqual(INVALID);
    expect(answer.body?.error).not.toContain("inscription requise");
    expect(browser.cookie).toBeUndefined();
    await expectKept(ana);
  });

  it("keeps an open session", async () => {
    const ana = await seat("Ana");
    await mistype(ana, changes);
    expect(refusal(await ana.browser.call(getSession, {}))).toEqual(INVALID);
    expect(ana.browser.cookie).toBeDefined();
  });

  it("keeps their account when they register again, and the code stays unused", async () => {
    const ana = await member("Ana");
    await mistype(ana, changes);
    const body = { idToken: await idTokenOf(ana), inviteCode: await invite() };
    expect(refusal(await new Browser().call(register, { body }))).toEqual(INVALID);
    await expectKept(ana);
  });

  it("cannot be deleted, by themselves or by an admin, nor get another role", async () => {
    const [ana, hera] = [await seat("Ana"), await adminSeat("Héra")];
    await mistype(ana, changes);
    const body = { confirmation: "SUPPRIMER", idToken: await idTokenOf(ana) };
    const params = { id: ana.uid };
    expect(refusal(await ana.browser.call(deleteAccount, { body }))).toEqual(INVALID);
    expect(refusal(await hera.browser.call(deleteUser, { params }))).toEqual(INVALID);
    const role = await hera.browser.call(updateUserRole, { params, body: { role: "admin" } });
    expect(refusal(role)).toEqual(INVALID);
    await expectKept(ana);
  });

  it("cannot create a character, since the quota is unreadable", async () => {
    const ana = await seat("Ana");
    await mistype(ana, changes);
    const answer = await ana.browser.call(createCharacter, {
      params: { system: "dnd5e" },
      body: { name: "Lyra" },
    });
    expect(refusal(answer)).toEqual(INVALID);
  });
});

describe("an admin whose own document is invalid", () => {
  it("can make no admin call, with an error other than `forbidden`", async () => {
    const hera = await adminSeat("Héra");
    await mistype(hera, { role: "Admin" });
    expect(refusal(await hera.browser.call(listUsers, { query: {} }))).toEqual(INVALID);
  });
});

describe("a campaign whose document is invalid", () => {
  const broken = async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const table = await campaignRunBy(mj, { players: [ana] });
    const character = await characterOf(ana, { campaignId: table.id });
    const sound = await campaignRunBy(mj, { name: "Les Brumes" });
    await corruptCampaign(table, { settings: "aucun" });
    return { mj, ana, character, sound, params: { system: "dnd5e", id: table.id } };
  };

  it("is neither shown nor deleted, and is left out of lists", async () => {
    const { mj, sound, params } = await broken();
    expect(refusal(await mj.browser.call(getCampaign, { params }))).toEqual(INVALID);
    expect(refusal(await mj.browser.call(deleteCampaign, { params }))).toEqual(INVALID);
    expect(await exists(campaigns.path(params.id))).toBe(true);
    const { body } = await mj.browser.call(listCampaigns, { params });
    expect((body as unknown as { id: string }[]).map(({ id }) => id)).toEqual([sound.id]);
  });

  it("does not hide a character from its owner, who cannot change it meanwhile", async () => {
    const { mj, ana, character } = await broken();
    const params = { system: "dnd5e", id: character };
    const shown: Answer = await ana.browser.call(getCharacter, { params });
    expect([shown.status, shown.body?.campaign]).toEqual([200, undefined]);
    expect(refusal(await mj.browser.call(getCharacter, { params }))).toEqual(INVALID);
    expect(refusal(await ana.browser.call(deleteCharacter, { params, query: {} }))).toEqual(INVALID);
    expect((await read(characters, character))?.deletedAt).toBeUndefined();
  });
});
