import { randomUUID } from "node:crypto";
import { deleteAccount } from "domain/api/account";
import { deleteUser } from "domain/api/admin";
import { approveJoinRequest, leaveCampaign, removePlayer, requestToJoin } from "domain/api/campaigns";
import { sendMessage } from "domain/api/messages";
import { listNotifications } from "domain/api/notifications";
import { requestRareItem } from "domain/api/rareItems";
import { campaigns } from "domain/documents/campaign";
import { notifications } from "domain/documents/notification";
import { users } from "domain/documents/user";
import { describe, expect, it, vi } from "vitest";
import { RARE_RING } from "../support/belongings";
import { characterOf, settingsWith } from "../support/campaigns";
import { idTokenOf } from "../support/cast";
import { identityProvider, put, read, remove } from "../support/database";
import { everyDocument } from "../support/wholeDatabase";
import { adminSeat } from "./support/admins";
import { lifeOf } from "./support/life";
import { type Seat, seat, type TestTable, table } from "./support/seats";

/** Triggers run in the functions emulator, some time after the write. */
const SOON = { timeout: 45_000, interval: 500 };
vi.setConfig({ testTimeout: 120_000 });

/** The paths of all documents that name a member; the admins' log keeps names for a year. */
async function naming({ uid, name, email }: Seat): Promise<string[]> {
  const found = (await everyDocument()).filter(({ path, data }) => {
    const text = `${path} ${JSON.stringify(data)}`;
    return !path.startsWith("auditLog/") && [uid, name, email].some((word) => text.includes(word));
  });
  return found.map(({ path }) => path);
}

/** What an MJ was told. */
const toldTo = async ({ browser }: Seat): Promise<string[]> => {
  const { body } = await browser.call(listNotifications, {});
  const notices = (body?.notifications ?? []) as { message: string }[];
  return notices.map(({ message }) => message);
};

/** Somebody who asked to join, was let in, spoke, asked for a rare item, left a table and was removed from another. */
async function known(): Promise<{ ana: Seat; mj: Seat; tables: TestTable[] }> {
  const name = `Ana ${randomUUID().slice(0, 8)}`;
  const [mj, ana] = [await seat("Mona"), await seat(name)];
  const settings = settingsWith({ askForRareItems: true });
  const tables = [await table(mj, [], { settings }), await table(mj, [ana]), await table(mj, [ana])];
  const [joined, left, removed] = tables as [TestTable, TestTable, TestTable];
  await ana.browser.call(requestToJoin, { params: { system: "dnd5e" }, body: { token: joined.token } });
  await mj.browser.call(approveJoinRequest, { params: { ...joined.params, requestId: ana.uid } });
  const characterId = await characterOf(ana, { campaignId: joined.id, name: `Lyra de ${name}` });
  const asked = { requestId: randomUUID(), characterId, itemId: RARE_RING };
  await ana.browser.call(requestRareItem, { params: joined.params, body: asked });
  const said = { requestId: randomUUID(), text: `Ici ${name}.` };
  await ana.browser.call(sendMessage, { params: joined.params, body: said });
  await ana.browser.call(leaveCampaign, { params: left.params });
  await mj.browser.call(removePlayer, { params: { ...removed.params, playerId: ana.uid } });
  const named = async () => (await toldTo(mj)).filter((message) => message.includes(name));
  await vi.waitFor(async () => expect(await named()).toHaveLength(4), SOON);
  for (const { id } of [left, removed]) expect((await read(campaigns, id))?.departure?.uid).toBe(ana.uid);
  await lifeOf(ana);
  return { ana, mj, tables };
}

describe("a member who is deleted", () => {
  const ways: [string, (ana: Seat) => Promise<unknown>][] = [
    [
      "by themselves",
      async (ana) => {
        const body = { confirmation: "SUPPRIMER", idToken: await idTokenOf(ana) };
        return ana.browser.call(deleteAccount, { body });
      },
    ],
    [
      "by an admin",
      async ({ uid }) => (await adminSeat("Héra")).browser.call(deleteUser, { params: { id: uid } }),
    ],
    [
      // As the daily sweep does it; the trigger does the rest.
      "after their account",
      async ({ uid }) => {
        await identityProvider.deleteUser(uid);
        await remove(users.path(uid));
      },
    ],
  ];

  it.concurrent.each(ways)(
    "%s is named nowhere, and the MJ is told that a player left",
    async (_, deleting) => {
      const { ana, mj, tables } = await known();
      await deleting(ana);
      await vi.waitFor(async () => expect(await naming(ana)).toEqual([]), SOON);
      const left = ["Un joueur a quitté « Les Brumes »."];
      await vi.waitFor(async () => expect(await toldTo(mj)).toEqual(left), SOON);
      expect(await naming(ana)).toEqual([]);
      for (const { id } of tables) expect((await read(campaigns, id))?.memberIds).toEqual([]);
    },
  );

  it("is not named by a notice of before notices said whom they are about", async () => {
    const [mj, ana] = [await seat("Mona"), await seat(`Ana ${randomUUID().slice(0, 8)}`)];
    const at = await table(mj);
    await put(notifications, [mj.uid, "earlier"], {
      ...{ title: "Une demande t'attend", message: `${ana.name} souhaite rejoindre « Les Brumes ».` },
      joinRequest: { campaignId: at.id, system: "dnd5e", uid: ana.uid },
      ...{ type: "info", read: false, createdAt: 1, expiresAt: 4e12 },
    });
    await ana.browser.call(deleteAccount, {
      body: { confirmation: "SUPPRIMER", idToken: await idTokenOf(ana) },
    });
    await vi.waitFor(async () => expect(await naming(ana)).toEqual([]), SOON);
  });
});
