import { deleteAccount } from "domain/api/account";
import { deleteCampaign, removePlayer } from "domain/api/campaigns";
import { messages } from "domain/documents/message";
import { beforeAll, describe, expect, it } from "vitest";
import { lifeOf, tracesOf } from "../api/support/life";
import { type TestTable, table } from "../api/support/seats";
import { type Answer, Browser } from "../support/apiClient";
import { type ApiProcess, startApi } from "../support/apiProcess";
import { FAR } from "../support/belongings";
import { characterOf, storedCampaign, storedCharacter } from "../support/campaigns";
import { member, type Person } from "../support/cast";
import { type Dangling, danglingDocuments } from "../support/danglingDocuments";
import { accountExists, put } from "../support/database";
import { storeHeartbeat } from "../support/presence";
import { everyDocument } from "../support/wholeDatabase";
import { noteFigure } from "./support/figures";
import { danglingAfter } from "./support/settled";
import { signedIn, tokenOf } from "./support/world";

/** When to kill, in parts of the time that the deletion takes undisturbed. */
const MOMENTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const CHARACTERS = 30;

/** A deletion, what it is about, and what must hold at its end. */
interface Deletion {
  who: Person;
  request: (browser: Browser) => Promise<Answer>;
  /** The paths that the deletion removes or changes, as they are stored now. */
  left: () => Promise<number>;
  /** Statuses that a repeated request may get. */
  repeats: readonly number[];
  expectEnd: () => Promise<void>;
}

let before: Dangling[];
beforeAll(async () => {
  before = await danglingDocuments();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function on<Result>(use: (server: ApiProcess) => Promise<Result>): Promise<Result> {
  const server = await startApi(process.env);
  try {
    return await use(server);
  } finally {
    await server.kill();
  }
}

/** How long the deletion takes undisturbed, in a process that has just started. */
const measure = (make: () => Promise<Deletion>) =>
  on(async ({ address }) => {
    const deletion = await make();
    const browser = await signedIn(deletion.who, address);
    const start = performance.now();
    expect((await deletion.request(browser)).status).toBe(204);
    const took = performance.now() - start;
    await deletion.expectEnd();
    return took;
  });

/** Kills the process so many milliseconds after the request, then repeats it at another; whether it was midway. */
const killedAfter = (wait: number, make: () => Promise<Deletion>) =>
  on(async (server) => {
    const deletion = await make();
    const whole = await deletion.left();
    const browser = await signedIn(deletion.who, server.address);
    const answer = deletion.request(browser).catch(() => undefined);
    await pause(wait);
    await server.kill();
    const wasAnswered = (await answer) !== undefined;
    const left = await deletion.left();
    const repeated = await deletion.request(new Browser(browser.cookie ? { cookie: browser.cookie } : {}));
    expect(deletion.repeats).toContain(repeated.status);
    expect(await danglingAfter(before)).toEqual([]);
    await deletion.expectEnd();
    return !wasAnswered && left < whole && left > 0;
  });

async function proveFaults(what: string, make: () => Promise<Deletion>): Promise<void> {
  const took = await measure(make);
  let midway = 0;
  for (const moment of MOMENTS) if (await killedAfter(took * moment, make)) midway += 1;
  noteFigure(
    `${what}: ${Math.round(took)} ms undisturbed; killed ${MOMENTS.length} times, ${midway} of them with part of it done; every end as if never killed`,
  );
}

const countUnder = async (prefixes: readonly string[], linkedTo?: string) =>
  (await everyDocument()).filter(
    ({ path, data }) =>
      prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ||
      (linkedTo !== undefined && path.startsWith("characters/") && data.campaignId === linkedTo),
  ).length;

async function fullTable(mj: Person, ana: Person): Promise<{ at: TestTable; heroes: string[] }> {
  const at = await table(mj, [ana]);
  const heroes = await Promise.all(
    Array.from({ length: CHARACTERS }, () => characterOf(ana, { campaignId: at.id })),
  );
  const said = { uid: ana.uid, name: "Ana", text: "Psst", createdAt: 1, expiresAt: FAR };
  await Promise.all(
    Array.from({ length: CHARACTERS }, (_, index) => put(messages, [at.id, `message-${index}`], said)),
  );
  const beat = { lastSeen: 1, page: "campaign" as const };
  await Promise.all(["a", "b", "c"].map((slot) => storeHeartbeat(at, ana, slot, beat)));
  return { at, heroes };
}

const expectUnlinked = async (heroes: readonly string[]) => {
  const stored = await Promise.all(heroes.map(storedCharacter));
  expect(stored.map((hero) => hero?.campaignId ?? "none")).toEqual(heroes.map(() => "none"));
};

describe("a process that is killed in the middle of a deletion", () => {
  it("of a campaign: repeated, nothing of it is left, and its characters are free", async () => {
    await proveFaults("deleteCampaign", async () => {
      const [mj, ana] = [await member("Mona"), await member("Ana")];
      const { at, heroes } = await fullTable(mj, ana);
      return {
        who: mj,
        request: (browser) => browser.call(deleteCampaign, { params: at.params }),
        left: () => countUnder([`campaigns/${at.id}`, `campaignInvites/${at.token}`], at.id),
        repeats: [204, 404],
        expectEnd: async () => {
          expect(await countUnder([`campaigns/${at.id}`, `campaignInvites/${at.token}`])).toBe(0);
          await expectUnlinked(heroes);
        },
      };
    });
  }, 300_000);

  it("of a member: repeated, they have no seat, and what they brought is gone from the table", async () => {
    await proveFaults("removePlayer", async () => {
      const [mj, ana] = [await member("Mona"), await member("Ana")];
      const { at, heroes } = await fullTable(mj, ana);
      const theirs = [`campaigns/${at.id}/presence`, `campaigns/${at.id}/members`];
      return {
        who: mj,
        request: (browser) => browser.call(removePlayer, { params: { ...at.params, playerId: ana.uid } }),
        left: () => countUnder(theirs, at.id),
        repeats: [204, 404],
        expectEnd: async () => {
          expect((await storedCampaign(at))?.memberIds).toEqual([]);
          expect(await countUnder(theirs)).toBe(0);
          await expectUnlinked(heroes);
        },
      };
    });
  }, 300_000);

  it("of an account: repeated, nothing names the person any more", async () => {
    await proveFaults("deleteAccount", async () => {
      const ana = await member("Ana");
      const life = await lifeOf(ana);
      const idToken = tokenOf(ana);
      return {
        who: ana,
        request: (browser) => browser.call(deleteAccount, { body: { confirmation: "SUPPRIMER", idToken } }),
        left: async () => (await tracesOf(ana, life)).length,
        // Once the account is gone nobody can ask again: the trigger does the rest.
        repeats: [204, 401],
        expectEnd: async () => {
          await expect.poll(() => tracesOf(ana, life), { timeout: 20_000 }).toEqual([]);
          expect(await accountExists(ana.uid)).toBe(false);
        },
      };
    });
  }, 300_000);
});
