import { exportMyData } from "domain/api/account";
import {
  answerDates,
  changeAgenda,
  deleteCalendarFeed,
  getCalendarFeed,
  renewCalendarFeed,
} from "domain/api/agenda";
import { deleteCampaign, getCampaignInvite, leaveCampaign, removePlayer } from "domain/api/campaigns";
import { listNotifications } from "domain/api/notifications";
import { calendarFeeds, type DateAnswer, dateAnswers, type Meeting } from "domain/documents/agenda";
import { campaigns } from "domain/documents/campaign";
import type { AgendaOperation } from "domain/table/agenda/changeAgenda";
import { instantOf, wallTimeAt } from "domain/values/time/wallTime";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, it, vi } from "vitest";
import { AGENDA, meetingOf } from "../support/agenda";
import { Browser, refusal, sendRaw } from "../support/apiClient";
import { exists, idsIn, put, read } from "../support/database";
import { patience } from "../support/patience";
import { runScheduled } from "../support/scheduled";
import { type Seat, seat, type TestTable, table } from "./support/seats";

/** Triggers run some time after the write; the first call of each waits for its process. */
const SOON = { timeout: patience(45_000), interval: 200 };
vi.setConfig({ testTimeout: 90_000 });

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const change = ({ browser }: Seat, { params }: TestTable, operation: AgendaOperation) =>
  browser.call(changeAgenda, { params, body: { operation } });
const answer = ({ browser }: Seat, { params }: TestTable, answers: Record<string, DateAnswer>) =>
  browser.call(answerDates, { params, body: { answers } });
const agendaIn = async ({ id }: TestTable) => (await read(campaigns, id))?.agenda;
const answersOf = async ({ id }: TestTable, { uid }: Seat) => (await read(dateAnswers, id, uid))?.answers;

/** An evening so many hours from now, to the minute. */
function eveningIn(hours: number, changes: Partial<Meeting> = {}): Meeting {
  return meetingOf({ ...wallTimeAt(Date.now() + hours * HOUR_MS, "Europe/Paris"), ...changes });
}

/** A table of Mona's with Ana and Bob, and an agenda with a date of each kind. */
async function seated(agenda = AGENDA) {
  const [mona, ana, bob] = await Promise.all([seat("Mona"), seat("Ana"), seat("Bob")]);
  return { mona, ana, bob, brumes: await table(mona, [ana, bob], { agenda }) };
}

const MOVED = meetingOf({ date: "2098-12-05", time: "14:00" });
const SERIES = { ...meetingOf({ id: "another-series" }), everyWeeks: 1, instead: "evening-of-before" };
const { poll, settled, series } = AGENDA;

describe("changeAgenda", () => {
  it.each<[string, AgendaOperation, unknown]>([
    [
      "proposes dates in the place of those before",
      { kind: "propose", id: "another-poll", options: [meetingOf({ id: "option-three" })] },
      { ...AGENDA, poll: { id: "another-poll", options: [meetingOf({ id: "option-three" })] } },
    ],
    [
      "proposes one of them again, which stays what it is, beside another",
      {
        kind: "propose",
        id: "another-poll",
        options: [
          meetingOf({ id: "option-three", date: "2098-12-11", place: "Chez Léo" }),
          meetingOf({ id: "option-four", date: "2098-12-19" }),
        ],
      },
      {
        ...AGENDA,
        poll: {
          id: "poll-of-before",
          options: [
            meetingOf({ id: "option-of-before", date: "2098-12-11", place: "Chez Léo" }),
            meetingOf({ id: "option-four", date: "2098-12-19" }),
          ],
        },
      },
    ],
    ["withdraws what is proposed", { kind: "withdraw" }, { settled, series }],
    [
      "settles one of the proposed dates",
      { kind: "settle", id: "option-of-before" },
      { settled: [...settled, poll?.options[0]], series },
    ],
    [
      "agrees on a date without asking",
      { kind: "add", meeting: meetingOf({ id: "another-evening" }) },
      { ...AGENDA, settled: [...settled, meetingOf({ id: "another-evening" })] },
    ],
    ["moves a date", { kind: "move", meeting: MOVED }, { ...AGENDA, settled: [MOVED] }],
    ["cancels a date", { kind: "cancel", id: "evening-of-before" }, { ...AGENDA, settled: [] }],
    [
      "cancels one of a series",
      { kind: "cancel", id: "series-of-before~2098-12-18" },
      { ...AGENDA, series: { ...series, cancelled: ["2099-01-01", "2098-12-18"] } },
    ],
    [
      "restores one of a series",
      { kind: "restore", id: "series-of-before~2099-01-01" },
      { ...AGENDA, series: { ...series, cancelled: [] } },
    ],
    [
      "repeats a date every week",
      { kind: "repeat", series: SERIES },
      {
        poll,
        settled: [],
        series: { ...meetingOf({ id: "another-series" }), everyWeeks: 1, cancelled: [], moved: [] },
      },
    ],
    ["ends a series", { kind: "stop" }, { poll, settled }],
  ])("%s, sent once or twice", async (_what, operation, expected) => {
    const { mona, brumes } = await seated();
    for (const _time of ["once", "twice"]) {
      const made = await change(mona, brumes, operation);
      expect([made.status, made.body]).toEqual([200, expected]);
      expect(await agendaIn(brumes)).toEqual(expected);
    }
  });

  it("is refused to players and strangers, who change nothing", async () => {
    const { ana, brumes } = await seated();
    for (const who of [ana, await seat("Zoé")]) {
      for (const operation of [{ kind: "stop" }, { kind: "cancel", id: "evening-of-before" }] as const) {
        expect(refusal(await change(who, brumes, operation))).toEqual([403, "forbidden"]);
      }
    }
    expect(await agendaIn(brumes)).toEqual(AGENDA);
  });

  it("is refused of what is not there, and of what is over", async () => {
    const { mona, brumes } = await seated({ settled: [] });
    for (const operation of [
      { kind: "settle", id: "option-of-before" },
      { kind: "restore", id: "series-of-before~2099-01-01" },
    ] as const) {
      expect(refusal(await change(mona, brumes, operation))).toEqual([404, "date-not-found"]);
    }
    expect(refusal(await change(mona, brumes, { kind: "move", meeting: MOVED }))).toEqual([
      404,
      "date-not-found",
    ]);
    expect(refusal(await change(mona, brumes, { kind: "add", meeting: eveningIn(-1) }))).toEqual([
      409,
      "date-is-over",
    ]);
    const many = Array.from({ length: 12 }, (_, index) => meetingOf({ id: `evening-${index}` }));
    const full = await table(mona, [], { agenda: { settled: many } });
    expect(refusal(await change(mona, full, { kind: "add", meeting: meetingOf() }))).toEqual([
      409,
      "too-many-dates",
    ]);
  });

  it("is refused in another system, and in a campaign that is not there", async () => {
    const { mona, brumes } = await seated();
    for (const params of [
      { ...brumes.params, system: "vampire" },
      { ...brumes.params, id: "nowhere" },
    ]) {
      const at = { ...brumes, params };
      expect(refusal(await change(mona, at, { kind: "stop" }))).toEqual([404, "campaign-not-found"]);
      expect(refusal(await answer(mona, at, { "evening-of-before": "yes" }))).toEqual([
        404,
        "campaign-not-found",
      ]);
    }
    const unknown = { ...brumes, params: { ...brumes.params, system: "chess" } };
    expect((await change(mona, unknown, { kind: "stop" })).status).toBeGreaterThanOrEqual(400);
  });

  it("is refused where it makes no sense", async () => {
    const { mona, brumes } = await seated();
    for (const operation of [
      { kind: "explode" },
      { kind: "propose", id: "another-poll", options: [] },
      { kind: "add", meeting: meetingOf({ date: "2098-02-30" }) },
      { kind: "add", meeting: meetingOf({ zone: "Europe/Atlantis" }) },
      { kind: "add", meeting: meetingOf({ minutes: 0 }) },
      { kind: "cancel", id: "../../x" },
    ]) {
      expect((await change(mona, brumes, operation as AgendaOperation)).status).toBe(400);
    }
    expect(await agendaIn(brumes)).toEqual(AGENDA);
  });

  it("from two devices at once does both, and settles one of two dates", async () => {
    const { mona, brumes } = await seated();
    const add = (id: string) => change(mona, brumes, { kind: "add", meeting: meetingOf({ id }) });
    const made = await Promise.all([
      add("evening-of-phone"),
      add("evening-of-laptop"),
      add("evening-of-phone"),
    ]);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = (await agendaIn(brumes))?.settled.map(({ id }) => id);
    expect(ids?.toSorted()).toEqual(["evening-of-before", "evening-of-laptop", "evening-of-phone"]);
    const settle = (id: string) => change(mona, brumes, { kind: "settle", id });
    const both = await Promise.all([settle("option-of-before"), settle("other-option-of-before")]);
    expect(both.map(refusal).toSorted()).toEqual([
      [200, undefined],
      [404, "date-not-found"],
    ]);
    expect((await agendaIn(brumes))?.settled).toHaveLength(4);
  });

  it("is not shown to who has the invite link and no seat", async () => {
    const { brumes } = await seated();
    const zoe = await seat("Zoé");
    const { status, body } = await zoe.browser.call(getCampaignInvite, {
      params: { system: "dnd5e", token: brumes.token },
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain("Chez Nina");
  });
});

describe("answerDates", () => {
  it("keeps a player's answers to the dates of each kind, and changes only those that are given", async () => {
    const { ana, brumes } = await seated();
    const first = { "evening-of-before": "maybe", "series-of-before~2098-12-18": "no" } as const;
    const given = await answer(ana, brumes, first);
    expect([given.status, given.body]).toEqual([200, { answers: first }]);
    const again = await answer(ana, brumes, { "evening-of-before": "yes", "option-of-before": "yes" });
    expect(again.body).toEqual({
      answers: { ...first, "evening-of-before": "yes", "option-of-before": "yes" },
    });
    expect(await answersOf(brumes, ana)).toEqual(again.body?.answers);
  });

  it("is asked anew of a date that takes place at another time, and not of one that only has another place", async () => {
    const { mona, ana, brumes } = await seated();
    const both = { "evening-of-before": "no", "option-of-before": "yes" } as const;
    await answer(ana, brumes, both);
    await change(mona, brumes, { kind: "move", meeting: meetingOf({ place: "Chez Léo" }) });
    expect(await answersOf(brumes, ana)).toEqual(both);
    await change(mona, brumes, { kind: "move", meeting: meetingOf({ date: "2098-12-05" }) });
    expect(await answersOf(brumes, ana)).toEqual({ "option-of-before": "yes" });
  });

  it("stays with a date that is proposed again, and with one that is cancelled and restored", async () => {
    const { mona, ana, brumes } = await seated();
    const given = { "option-of-before": "yes", "series-of-before~2098-12-18": "no" } as const;
    await answer(ana, brumes, given);
    const again = meetingOf({ id: "option-three", date: "2098-12-11" });
    await change(mona, brumes, { kind: "propose", id: "another-poll", options: [again] });
    const id = "series-of-before~2098-12-18";
    await change(mona, brumes, { kind: "cancel", id });
    const added = await answer(ana, brumes, { "evening-of-before": "maybe" });
    await change(mona, brumes, { kind: "restore", id });
    expect(await answersOf(brumes, ana)).toEqual(added.body?.answers);
    expect(added.body).toEqual({ answers: { ...given, "evening-of-before": "maybe" } });
  });

  it("goes with a date of the series that was moved and is cancelled", async () => {
    const { mona, ana, brumes } = await seated();
    const id = "series-of-before~2098-12-18";
    await change(mona, brumes, { kind: "move", meeting: meetingOf({ id, date: "2098-12-19" }) });
    await answer(ana, brumes, { [id]: "yes", "evening-of-before": "maybe" });
    await change(mona, brumes, { kind: "cancel", id });
    expect(await answersOf(brumes, ana)).toEqual({ "evening-of-before": "maybe" });
  });

  it("stays with a date that becomes the first of a series", async () => {
    const { mona, ana, brumes } = await seated();
    await answer(ana, brumes, { "evening-of-before": "maybe", "option-of-before": "yes" });
    const series = { ...meetingOf({ id: "series-of-now" }), everyWeeks: 2, instead: "evening-of-before" };
    await change(mona, brumes, { kind: "repeat", series });
    expect(await answersOf(brumes, ana)).toEqual({
      "series-of-now~2098-12-04": "maybe",
      "option-of-before": "yes",
    });
  });

  it("given twice is as given once", async () => {
    const { ana, brumes } = await seated();
    for (const _time of ["once", "twice"]) {
      const { status, body } = await answer(ana, brumes, { "option-of-before": "no" });
      expect([status, body]).toEqual([200, { answers: { "option-of-before": "no" } }]);
    }
  });

  it("is refused to the MJ and strangers, and of dates that are not there", async () => {
    const { mona, ana, brumes } = await seated();
    for (const who of [mona, await seat("Zoé")]) {
      expect(refusal(await answer(who, brumes, { "evening-of-before": "yes" }))).toEqual([403, "forbidden"]);
      expect(await answersOf(brumes, who)).toBeUndefined();
    }
    for (const id of ["evening-of-nobody", "series-of-before~2098-12-19", "series-of-before~2099-01-01"]) {
      expect(refusal(await answer(ana, brumes, { [id]: "yes" }))).toEqual([404, "date-not-found"]);
    }
    const over = await table(mona, [ana], { agenda: { settled: [eveningIn(-1)] } });
    expect(refusal(await answer(ana, over, { "evening-of-before": "yes" }))).toEqual([404, "date-not-found"]);
  });

  it("is refused where it makes no sense", async () => {
    const { ana, brumes } = await seated();
    const many = Object.fromEntries(
      Array.from({ length: 31 }, (_, index) => [`evening-number-${index}`, "yes"]),
    );
    for (const answers of [{ "evening-of-before": "perhaps" }, { "a.b": "yes" }, many, [], "yes"]) {
      expect((await answer(ana, brumes, answers as Record<string, DateAnswer>)).status).toBe(400);
    }
    expect(await answersOf(brumes, ana)).toBeUndefined();
  });

  it("by two players at once, and by one on two devices, loses nothing", async () => {
    const { ana, bob, brumes } = await seated();
    const given = await Promise.all([
      answer(ana, brumes, { "option-of-before": "yes" }),
      answer(bob, brumes, { "option-of-before": "no" }),
      answer(ana, brumes, { "evening-of-before": "maybe" }),
      answer(bob, brumes, { "evening-of-before": "yes" }),
    ]);
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await answersOf(brumes, ana)).toEqual({ "option-of-before": "yes", "evening-of-before": "maybe" });
    expect(await answersOf(brumes, bob)).toEqual({ "option-of-before": "no", "evening-of-before": "yes" });
  });

  it("is part of what a member exports, and goes with a player who leaves or is removed", async () => {
    const { mona, ana, bob, brumes } = await seated();
    for (const who of [ana, bob]) await answer(who, brumes, { "evening-of-before": "yes" });
    expect((await ana.browser.call(exportMyData, {})).body?.dateAnswers).toEqual([
      expect.objectContaining({ campaignId: brumes.id, answers: { "evening-of-before": "yes" } }),
    ]);
    await ana.browser.call(leaveCampaign, { params: brumes.params });
    await mona.browser.call(removePlayer, { params: { ...brumes.params, playerId: bob.uid } });
    await vi.waitFor(async () => expect(await idsIn(`campaigns/${brumes.id}/dateAnswers`)).toEqual([]), SOON);
    expect(refusal(await answer(ana, brumes, { "evening-of-before": "yes" }))).toEqual([403, "forbidden"]);
  });

  it("goes with the campaign", async () => {
    const { mona, ana, brumes } = await seated();
    await answer(ana, brumes, { "evening-of-before": "yes" });
    await mona.browser.call(deleteCampaign, { params: brumes.params });
    await vi.waitFor(
      async () => expect(await exists(dateAnswers.path(brumes.id, ana.uid))).toBe(false),
      SOON,
    );
  });
});

interface Told {
  readonly title: string;
  readonly message: string;
  readonly dates?: unknown;
}
const bellOf = async ({ browser }: Seat): Promise<Told[]> =>
  (await browser.call(listNotifications, {})).body?.notifications as Told[];
const toldOf = async (who: Seat, title: string) => (await bellOf(who)).filter((one) => one.title === title);
const isTold = (who: Seat, title: string, times = 1) =>
  vi.waitFor(async () => {
    const told = await toldOf(who, title);
    expect(told).toHaveLength(times);
    return told;
  }, SOON);

describe("a change of the agenda", () => {
  it("notifies the players once: of dates that they can answer there, and of what becomes of them", async () => {
    const { mona, ana, bob, brumes } = await seated({ settled: [] });
    const propose = { kind: "propose", ...AGENDA.poll } as AgendaOperation;
    for (const _time of ["once", "twice"]) await change(mona, brumes, propose);
    for (const who of [ana, bob]) {
      const [asked] = await isTold(who, "Quand joue-t-on ?");
      expect(asked).toMatchObject({
        message: "2 dates sont proposées pour « Les Brumes ».",
        dates: { campaignId: brumes.id, system: "dnd5e", pollId: "poll-of-before" },
      });
    }
    await change(mona, brumes, { kind: "settle", id: "option-of-before" });
    const [fixed] = await isTold(ana, "La date est fixée");
    expect(fixed).toMatchObject({
      message: "« Les Brumes » : jeudi 11 décembre à 20:00, heure de Paris (Chez Nina).",
      dates: { campaignId: brumes.id, system: "dnd5e", meetingId: "option-of-before" },
    });
    const meeting = meetingOf({ id: "option-of-before", date: "2098-12-12" });
    await change(mona, brumes, { kind: "move", meeting });
    await isTold(ana, "La séance change");
    await change(mona, brumes, { kind: "cancel", id: "option-of-before" });
    for (const who of [ana, bob]) await isTold(who, "Séance annulée");
    expect((await bellOf(ana)).map(({ title }) => title).toSorted()).toEqual([
      "La date est fixée",
      "La séance change",
      "Quand joue-t-on ?",
      "Séance annulée",
    ]);
    expect(await bellOf(mona)).toEqual([]);
  });
});

const [DAY, HOUR] = ["Prochaine séance : demain", "La séance commence dans une heure"];
const remindAt = (moment: number) => runScheduled("remindPlayers", moment);

describe("remindPlayers", () => {
  const remindedOf = async (seats: readonly Seat[], title: string) =>
    Promise.all(seats.map(async (who) => (await toldOf(who, title)).length));

  it("reminds everybody at the table a day before and an hour before, once however often it runs", async () => {
    const { mona, ana, bob, brumes } = await seated({ settled: [] });
    const all = [mona, ana, bob];
    const evening = eveningIn(72);
    const start = instantOf(evening);
    await change(mona, brumes, { kind: "add", meeting: evening });
    expect((await read(campaigns, brumes.id))?.remindAt).toBe(start - DAY_MS);
    await remindAt(start - DAY_MS - 60_000);
    expect(await remindedOf(all, DAY)).toEqual([0, 0, 0]);
    for (const late of [0, 60_000]) await remindAt(start - DAY_MS + late);
    expect(await remindedOf(all, DAY)).toEqual([1, 1, 1]);
    expect((await read(campaigns, brumes.id))?.remindAt).toBe(start - HOUR_MS);
    for (const late of [0, 60_000]) await remindAt(start - HOUR_MS + late);
    expect(await remindedOf(all, HOUR)).toEqual([1, 1, 1]);
    expect(await remindedOf(all, DAY)).toEqual([1, 1, 1]);
    expect((await read(campaigns, brumes.id))?.remindAt).toBeUndefined();
  });

  it("reminds anew of an evening that was moved after its reminder, and not of when it was", async () => {
    const { mona, ana, brumes } = await seated({ settled: [] });
    const evening = eveningIn(72);
    await change(mona, brumes, { kind: "add", meeting: evening });
    await remindAt(instantOf(evening) - DAY_MS);
    const later = eveningIn(120);
    await change(mona, brumes, { kind: "move", meeting: later });
    await remindAt(instantOf(evening) - HOUR_MS);
    expect(await remindedOf([ana], HOUR)).toEqual([0]);
    await remindAt(instantOf(later) - DAY_MS);
    expect(await remindedOf([ana], DAY)).toEqual([2]);
  });

  it("leaves out who has said no, and tells who may come", async () => {
    const { mona, ana, bob, brumes } = await seated({ settled: [] });
    const evening = eveningIn(48);
    await change(mona, brumes, { kind: "add", meeting: evening });
    await answer(ana, brumes, { [evening.id]: "no" });
    await answer(bob, brumes, { [evening.id]: "maybe" });
    await remindAt(instantOf(evening) - HOUR_MS);
    expect(await remindedOf([mona, ana, bob], HOUR)).toEqual([1, 0, 1]);
    expect(await remindedOf([mona, ana, bob], DAY)).toEqual([0, 0, 0]);
  });

  it("reminds of the dates of a series, each in its turn", async () => {
    const { mona, ana, brumes } = await seated({ settled: [] });
    const first = eveningIn(48);
    await change(mona, brumes, { kind: "repeat", series: { ...first, everyWeeks: 1 } });
    await remindAt(instantOf(first) - HOUR_MS);
    expect(await remindedOf([ana], HOUR)).toEqual([1]);
    const next = (await read(campaigns, brumes.id))?.remindAt ?? 0;
    expect(wallTimeAt(next, "Europe/Paris").time).toBe(first.time);
    await remindAt(next);
    expect(await remindedOf([ana], DAY)).toEqual([1]);
  });

  it("still reminds of what was due when the MJ changed something else before it ran", async () => {
    const { mona, ana, brumes } = await seated({ settled: [] });
    const evening = eveningIn(23.9);
    await put(campaigns, [brumes.id], {
      ...(await stored(brumes)),
      agenda: { settled: [evening] },
      remindAt: instantOf(evening) - DAY_MS,
    });
    await change(mona, brumes, { kind: "propose", ...AGENDA.poll } as AgendaOperation);
    await remindAt(Date.now());
    expect(await remindedOf([ana], DAY)).toEqual([1]);
    expect((await read(campaigns, brumes.id))?.remindAt).toBe(instantOf(evening) - HOUR_MS);
  });

  it("does not remind of what was cancelled, nor of a campaign that was deleted", async () => {
    const { mona, ana, brumes } = await seated({ settled: [] });
    const other = await table(mona, [ana]);
    const evening = eveningIn(48);
    for (const at of [brumes, other]) await change(mona, at, { kind: "add", meeting: evening });
    await change(mona, brumes, { kind: "cancel", id: evening.id });
    await mona.browser.call(deleteCampaign, { params: other.params });
    await remindAt(instantOf(evening) - HOUR_MS);
    expect(await remindedOf([mona, ana], HOUR)).toEqual([0, 0]);
    expect(await remindedOf([mona, ana], DAY)).toEqual([0, 0]);
  });
});

async function stored({ id }: TestTable) {
  const campaign = await read(campaigns, id);
  if (campaign === undefined) throw new Error(`${id} is gone`);
  return campaign;
}

const get = (path: string, browser = new Browser()) =>
  sendRaw({ method: "GET", path, headers: browser.headers() });
/** What a calendar program asks: it knows no session, no origin. */
const follow = (token: string) => sendRaw({ method: "GET", path: `/api/calendars/${token}.ics` });
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
const newFeed = async ({ browser }: Seat) =>
  String((await browser.call(renewCalendarFeed, { body: {} })).body?.token);

describe("a private calendar", () => {
  it("is made, given another address and ended by its member", async () => {
    const { ana } = await seated();
    expect((await ana.browser.call(getCalendarFeed, {})).body).toEqual({ token: null });
    const first = await newFeed(ana);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect((await ana.browser.call(getCalendarFeed, {})).body).toEqual({ token: first });
    expect(await read(calendarFeeds, first)).toMatchObject({ uid: ana.uid });
    const second = await newFeed(ana);
    expect(second).not.toBe(first);
    expect((await follow(first)).status).toBe(404);
    expect((await follow(second)).status).toBe(200);
    for (const _time of ["once", "twice"]) {
      expect((await ana.browser.call(deleteCalendarFeed, {})).status).toBe(204);
    }
    expect((await follow(second)).status).toBe(404);
    expect((await ana.browser.call(getCalendarFeed, {})).body).toEqual({ token: null });
  });

  it("is one alone, also when it is made on several devices at once", async () => {
    const ana = await seat("Ana");
    const made = await Promise.all(Array.from({ length: 4 }, () => newFeed(ana)));
    const { body } = await ana.browser.call(getCalendarFeed, {});
    expect(made).toContain(body?.token);
    const open = await Promise.all(made.map(follow));
    const opened = new Set(made.filter((_, index) => open[index]?.status === 200));
    expect([...opened]).toEqual([body?.token]);
  });

  it("has the evenings of all tables that its member runs or plays at, for whoever has the address", async () => {
    const { mona, ana, brumes } = await seated();
    const own = await table(ana, [], { name: "La table d'Ana", agenda: { settled: [MOVED] } });
    const answered = await follow(await newFeed(ana));
    expect(answered.status).toBe(200);
    expect(answered.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answered.headers.get("cache-control")).toContain("no-store");
    expect(answered.headers.get("x-robots-tag")).toBe("noindex");
    const events = eventsIn(answered.text);
    expect(events.map(({ summary }) => summary).slice(0, 2)).toEqual(["Les Brumes", "La table d'Ana"]);
    expect(events).toHaveLength(1 + 1 + 26);
    expect(events[0]?.uid).toBe(`${brumes.id}~evening-of-before@des-et-heros`);
    expect(events[0]?.startDate.toJSDate()).toEqual(new Date("2098-12-04T19:00:00Z"));
    expect(events[0]?.endDate.toJSDate()).toEqual(new Date("2098-12-04T22:30:00Z"));
    expect(events[0]?.location).toBe("Chez Nina");
    const dates = events.map(({ startDate }) => startDate.toJSDate().toISOString());
    expect(dates).toContain("2099-01-16T13:00:00.000Z");
    expect(dates.some((date) => /2098-12-1[12]|2099-01-01|2099-01-15/.test(date))).toBe(false);
    const others = Object.values(nodeIcal.sync.parseICS(answered.text)).filter(
      ({ type }) => type === "VEVENT",
    );
    expect(others).toHaveLength(events.length);
    for (const person of [mona, ana]) {
      for (const name of [person.uid, person.email]) expect(answered.text).not.toContain(name);
    }
    expect(answered.text).not.toMatch(/ATTENDEE|ORGANIZER|Mona|Bob/);
    expect(eventsIn((await follow(await newFeed(mona))).text).map(({ summary }) => summary)).not.toContain(
      (await stored(own)).name,
    );
  });

  it("has links to where it was asked for", async () => {
    const { ana, brumes } = await seated();
    const token = await newFeed(ana);
    const { text } = await get(`/api/calendars/${token}`);
    expect(text.replaceAll("\r\n ", "")).toContain(
      `URL:https://des-et-heros.test/campaign/${brumes.id}?system=dnd5e\r\n`,
    );
    const foreign = { ...new Browser().headers(), "x-forwarded-host": 'evil.example/"><script>' };
    const odd = await sendRaw({ method: "GET", path: `/api/calendars/${token}`, headers: foreign });
    expect(odd.text).not.toContain("evil.example");
  });

  it("has nothing more of a table that its member has left, or that was deleted", async () => {
    const { mona, ana, brumes } = await seated();
    const other = await table(mona, [ana], { name: "L'autre table", agenda: AGENDA });
    const token = await newFeed(ana);
    const tables = async () => new Set(eventsIn((await follow(token)).text).map(({ summary }) => summary));
    expect(await tables()).toEqual(new Set(["Les Brumes", "L'autre table"]));
    await ana.browser.call(leaveCampaign, { params: brumes.params });
    expect(await tables()).toEqual(new Set(["L'autre table"]));
    await mona.browser.call(deleteCampaign, { params: other.params });
    expect(await tables()).toEqual(new Set());
  });

  it("is an empty calendar for who has no table", async () => {
    const { status, text } = await follow(await newFeed(await seat("Zoé")));
    expect([status, text]).toEqual([200, expect.stringMatching(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s)]);
  });

  it("is not found at any other address, which tells nothing", async () => {
    const ana = await seat("Ana");
    const token = await newFeed(ana);
    for (const wrong of [
      `${token}x`,
      token.slice(0, -1),
      token.toUpperCase(),
      "x",
      "__x__",
      "%2e%2e",
      ana.uid,
    ]) {
      const answered = await follow(wrong);
      expect([wrong, answered.status, answered.body?.code]).toEqual([wrong, 404, "not-found"]);
      expect(answered.text).not.toContain(ana.uid);
    }
  });

  it("cannot be guessed at leisure: who asks too often is stopped", async () => {
    const { headers } = { headers: new Browser().headers() };
    const statuses = new Set<number>();
    for (let times = 0; times < 20 && !statuses.has(429); times += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          sendRaw({ method: "GET", path: "/api/calendars/guess.ics", headers }),
        ),
      );
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].toSorted()).toEqual([404, 429]);
  });
});

describe("a date's file", () => {
  const dateOf = (at: Pick<TestTable, "id">, meetingId = "evening-of-before.ics", browser?: Browser) =>
    get(`/api/campaigns/${at.id}/dates/${meetingId}`, browser);

  it("is for the MJ and the players: one evening, of a series or alone", async () => {
    const { mona, ana, brumes } = await seated();
    for (const { browser } of [mona, ana]) {
      const alone = await dateOf(brumes, "evening-of-before.ics", browser);
      expect([alone.status, alone.headers.get("content-type")]).toEqual([
        200,
        "text/calendar; charset=utf-8",
      ]);
      expect(alone.headers.get("content-disposition")).toBe('attachment; filename="seance-2098-12-04.ics"');
      expect(eventsIn(alone.text).map(({ uid }) => uid)).toEqual([
        `${brumes.id}~evening-of-before@des-et-heros`,
      ]);
    }
    const moved = await dateOf(brumes, "series-of-before~2099-01-15", ana.browser);
    expect(eventsIn(moved.text)[0]?.startDate.toJSDate()).toEqual(new Date("2099-01-16T13:00:00Z"));
  });

  it("is nobody else's, and there is none of what is proposed, cancelled or unknown", async () => {
    const { ana, brumes } = await seated();
    const zoe = await seat("Zoé");
    const stranger = await dateOf(brumes, "evening-of-before.ics", zoe.browser);
    expect([stranger.status, stranger.body?.code]).toEqual([404, "not-found"]);
    expect((await dateOf(brumes)).status).toBe(401);
    for (const id of [
      "option-of-before",
      "series-of-before~2099-01-01",
      "evening-of-nobody",
      "__x__",
      "%00",
    ]) {
      const answered = await dateOf(brumes, id, ana.browser);
      expect([id, [400, 404].includes(answered.status)]).toEqual([id, true]);
    }
    expect((await dateOf({ id: "nowhere" }, "evening-of-before", ana.browser)).status).toBe(404);
    await ana.browser.call(leaveCampaign, { params: brumes.params });
    expect((await dateOf(brumes, "evening-of-before", ana.browser)).status).toBe(404);
  });
});
