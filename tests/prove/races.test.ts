import { randomUUID } from "node:crypto";
import { updateUserRole } from "domain/api/admin";
import { register } from "domain/api/auth";
import {
  approveJoinRequest,
  deleteCampaign,
  linkCharacter,
  refuseJoinRequest,
  removePlayer,
  requestToJoin,
  updateCampaignInfo,
} from "domain/api/campaigns";
import { sendMessage } from "domain/api/messages";
import { rollForTable } from "domain/api/rolls";
import { requestSeats } from "domain/api/seats";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { adminSeat } from "../api/support/admins";
import { type Seat, seat, table, waiting } from "../api/support/seats";
import { type Answer, Browser } from "../support/apiClient";
import { characterOf, storedCampaign, storedCharacter } from "../support/campaigns";
import { invite, newcomer, storedInvite, storedUser } from "../support/cast";
import { type Dangling, danglingDocuments } from "../support/danglingDocuments";
import { accountExists, read } from "../support/database";
import { noteFigure } from "./support/figures";
import { danglingAfter } from "./support/settled";
import { tokenOf } from "./support/world";

const ROUNDS = 12;

let before: Dangling[];
beforeAll(async () => {
  before = await danglingDocuments();
});
afterEach(async () => {
  expect(await danglingAfter(before)).toEqual([]);
});

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);

/** Runs the race so many times, one after the other, and gives how often each outcome came. */
async function race(what: string, run: () => Promise<string>, rounds = ROUNDS): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const outcome = await run();
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  const counted = [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(", ");
  noteFigure(`${what}, ${rounds} times: ${counted}`);
  return outcomes;
}

/** A random delay of up to so many milliseconds, so that the requests of a race overlap in many ways. */
const late = async <Result>(send: () => Promise<Result>, most = 15): Promise<Result> => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * most));
  return send();
};

/** How long a deletion of a campaign takes, about. */
const DELETION_MS = 300;

describe("races", () => {
  it("50 registrations for 10 codes: each code admits one, and nobody else keeps an account", async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => invite()));
    const people = await Promise.all(Array.from({ length: 50 }, (_, index) => newcomer(`Course${index}`)));
    const answers = await Promise.all(
      people.map((person, index) =>
        new Browser().call(register, {
          body: { idToken: tokenOf(person), inviteCode: codes[index % codes.length] ?? "" },
        }),
      ),
    );
    const admitted = people.filter((_, index) => answers[index]?.status === 200);
    expect(admitted).toHaveLength(codes.length);
    expect(new Set(statusesOf(answers))).toEqual(new Set([200, 409]));
    const users = await Promise.all(codes.map(async (code) => (await storedInvite(code))?.usedBy?.uid));
    expect(users.toSorted()).toEqual(admitted.map(({ uid }) => uid).toSorted());
    for (const person of people) {
      const isIn = admitted.includes(person);
      expect([await accountExists(person.uid), (await storedUser(person.uid)) !== undefined]).toEqual([
        isIn,
        isIn,
      ]);
    }
    noteFigure("50 registrations at once for 10 codes: 10 members, 40 refused (409), 40 accounts removed");
  });

  it("an approval and a refusal: the applicant is a member or is not, and no request is left", async () => {
    const mj = await seat("Mona");
    await race("approve × refuse", async () => {
      const [at, ana] = [await table(mj), await seat("Ana")];
      await waiting(at, ana);
      const params = { ...at.params, requestId: ana.uid };
      const answers = await Promise.all([
        late(() => mj.browser.call(approveJoinRequest, { params })),
        late(() => mj.browser.call(refuseJoinRequest, { params })),
      ]);
      const isMember = (await storedCampaign(at))?.memberIds.includes(ana.uid) ?? false;
      expect((await read(members, at.id, ana.uid)) !== undefined).toBe(isMember);
      expect(await read(joinRequests, at.id, ana.uid)).toBeUndefined();
      expect(statusesOf(answers)).toEqual(isMember ? [204, 404] : [404, 204]);
      return isMember ? "approved" : "refused";
    });
  });

  it("a removal and a link: no character stays at the table of a player who is gone", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    await race("remove × link", async () => {
      const at = await table(mj, [ana]);
      const hero = await characterOf(ana);
      const [removed, linked] = await Promise.all([
        late(() => mj.browser.call(removePlayer, { params: { ...at.params, playerId: ana.uid } })),
        late(() => ana.browser.call(linkCharacter, { params: at.params, body: { characterId: hero } })),
      ]);
      expect(removed.status).toBe(204);
      expect([200, 403]).toContain(linked.status);
      expect((await storedCampaign(at))?.memberIds).toEqual([]);
      expect((await storedCharacter(hero))?.campaignId).toBeUndefined();
      return linked.status === 200 ? "linked first" : "removed first";
    });
  });

  it("a deletion and whatever else happens at the table: the campaign is gone with all that came", async () => {
    const [mj, ana] = [await seat("Mona"), await seat("Ana")];
    const [ben, cleo] = [await seat("Ben"), await seat("Cleo")];
    await race(
      "delete campaign × join × approve × rename × roll × message × seats",
      async () => {
        const at = await table(mj, [ana]);
        await waiting(at, cleo);
        const hero = await characterOf(ana, { campaignId: at.id });
        const during = (send: () => Promise<Answer>) => late(send, DELETION_MS);
        const approval = { params: { ...at.params, requestId: cleo.uid } };
        const answers = await Promise.all([
          late(() => mj.browser.call(deleteCampaign, { params: at.params })),
          during(() => ben.browser.call(requestToJoin, { params: at.params, body: { token: at.token } })),
          during(() => mj.browser.call(approveJoinRequest, approval)),
          during(() => rename(mj, at.params)),
          during(() => rollIn(ana, at.params)),
          during(() => say(ana, at.params)),
          during(() => mj.browser.call(requestSeats, { params: at.params, body: { count: 2 } })),
        ]);
        // Seats are asked for twenty times in ten minutes.
        expect(statusesOf(answers).every((status) => [200, 204, 404, 429].includes(status))).toBe(true);
        expect(answers[0].status).toBe(204);
        expect(await storedCampaign(at)).toBeUndefined();
        expect(await storedCharacter(hero)).toMatchObject({ userId: ana.uid });
        return `${answers.slice(1).filter(({ status }) => status < 300).length} of 6 came first`;
      },
      2 * ROUNDS,
    );
  });

  it("two admins who demote each other: one of them remains", async () => {
    await race("two admins demote each other", async () => {
      const [zeus, hera] = [await adminSeat("Zeus"), await adminSeat("Hera")];
      const demote = (by: Seat, { uid }: Seat) =>
        by.browser.call(updateUserRole, { params: { id: uid }, body: { role: "player" } });
      const answers = await Promise.all([late(() => demote(zeus, hera)), late(() => demote(hera, zeus))]);
      const roles = [(await storedUser(zeus.uid))?.role, (await storedUser(hera.uid))?.role];
      expect(roles.toSorted()).toEqual(["admin", "player"]);
      expect(statusesOf(answers).toSorted()).toEqual([200, 403]);
      return roles[0] === "admin" ? "the first remained" : "the second remained";
    });
  });
});

type Params = { system: string; id: string };

const rename = (who: Seat, params: Params) =>
  who.browser.call(updateCampaignInfo, { params, body: { name: "Les Cendres", description: "" } });

const rollIn = (who: Seat, params: Params) =>
  who.browser.call(rollForTable, {
    params,
    body: { requestId: randomUUID(), label: "Attaque", roll: "1d20", audience: "table" },
  });

const say = (who: Seat, params: Params) =>
  who.browser.call(sendMessage, { params, body: { requestId: randomUUID(), text: "Attends !" } });
