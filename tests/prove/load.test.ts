import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { median, percentile } from "../bench/statistics";
import { campaignRunBy, characterOf, settingsWith } from "../support/campaigns";
import { member } from "../support/cast";
import { type CountedApi, startCountedApi } from "./support/countedApi";
import { noteFigure } from "./support/figures";
import { ACTS, type Act, type VirtualTable } from "./support/tablePlay";
import { type ListenerCounts, openMember, type VirtualMember } from "./support/virtualMember";
import { signedIn } from "./support/world";

const MINUTES = Number(process.env.LOAD_MINUTES ?? 10);
const TABLES = Number(process.env.LOAD_TABLES ?? 40);
const SEATS = 5;
const BEAT_MS = 30_000;
const SAMPLE_MS = 10_000;
const OPENED_AT_ONCE = 5;
const SETTLE_MS = 5_000;
const CALIBRATIONS = 5;
/** A client gives up sooner (product §9); an answer after that is as good as none. */
const MAX_ANSWER_MS = 30_000;
/** How much the API's memory may grow between the first third and the end, once garbage is collected. */
const MAX_GROWTH = { share: 0.15, bytes: 10e6 };
const MEGABYTE = 2 ** 20;

let api: CountedApi;
const tables: VirtualTable[] = [];
const listeners: ListenerCounts = { delivered: 0, byRules: 0, heartbeats: 0, failures: [] };
/** By path: when the act that makes the document was begun, and whose listeners have not seen it yet. */
const expected = new Map<string, { start: number; left: number }>();
const early = new Map<string, number[]>();
const took = new Map<string, number[]>();
const arrivals: number[] = [];
const errors: string[] = [];

/** An arrival may be told before the call that caused it is answered. */
function onArrival(path: string): void {
  const known = expected.get(path);
  if (known === undefined) {
    early.set(path, [...(early.get(path) ?? []), performance.now()]);
    return;
  }
  arrivals.push(performance.now() - known.start);
  known.left -= 1;
  if (known.left === 0) expected.delete(path);
}

function expectArrival(path: string, start: number): void {
  const before = early.get(path) ?? [];
  early.delete(path);
  for (const moment of before) arrivals.push(moment - start);
  if (before.length < SEATS) expected.set(path, { start, left: SEATS - before.length });
}

async function perform(act: Act, table: VirtualTable, by: VirtualMember): Promise<void> {
  const start = performance.now();
  try {
    const late = pause(MAX_ANSWER_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${MAX_ANSWER_MS} ms`);
    });
    const { answer, arrival } = await Promise.race([act.perform(table, by), late]);
    took.set(act.name, [...(took.get(act.name) ?? []), performance.now() - start]);
    if (answer.status >= 300) errors.push(`${act.name}: ${answer.status} ${answer.body?.code}`);
    else if (arrival !== undefined) expectArrival(arrival, start);
  } catch (error) {
    errors.push(`${act.name}: ${error}`);
  }
}

const doer = ({ members }: VirtualTable, act: Act): VirtualMember => {
  const one = members[act.byMj ? 0 : randomInt(members.length)];
  if (one === undefined) throw new Error("a table without members");
  return one;
};

/** About so often, so that tables do not march in step. */
async function repeat(every: number, end: number, act: () => Promise<void>): Promise<void> {
  await pause(Math.min(randomInt(every), end - Date.now()));
  while (Date.now() < end) {
    const next = Date.now() + every * (0.5 + Math.random());
    await act();
    await pause(Math.max(0, Math.min(next, end) - Date.now()));
  }
}

async function openTable(): Promise<VirtualTable> {
  const [mj, ...players] = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => member(seat === 0 ? "Morgane" : `Joueuse ${seat}`)),
  );
  if (mj === undefined || players[0] === undefined) throw new Error("nobody came");
  const table = await campaignRunBy(mj, { players, settings: settingsWith({ useVtt: true }) });
  const heroes = await Promise.all(
    players.map((player) =>
      characterOf(player, { campaignId: table.id, stats: { hp: { current: 20, max: 42 } } }),
    ),
  );
  const members = await Promise.all(
    [mj, ...players].map(async (person) => {
      const browser = await signedIn(person, api.address);
      return openMember({ person, browser, table, isMj: person === mj }, { counts: listeners, onArrival });
    }),
  );
  return { members, hero: heroes[0] ?? "", revision: 0, isOpen: false };
}

beforeAll(async () => {
  api = await startCountedApi();
  while (tables.length < TABLES) {
    const some = Math.min(OPENED_AT_ONCE, TABLES - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: some }, openTable))));
  }
  await pause(SETTLE_MS);
}, 600_000);

afterAll(async () => {
  await Promise.all(
    tables.flatMap(({ members }) => members.map((one) => one.close().catch(() => undefined))),
  );
  await api?.stop();
}, 120_000);

const difference = (later: number, earlier: number, among: number) => ((later - earlier) / among).toFixed(1);

/** What each act costs by itself, in reads and writes of the API. */
async function calibrate(): Promise<void> {
  const [table] = tables;
  if (table === undefined) throw new Error("no table");
  const listening = { ...listeners };
  noteFigure(
    `${TABLES * SEATS} members in ${TABLES} campaigns opened: ${difference(listening.delivered, 0, TABLES * SEATS)} documents delivered and ${difference(listening.byRules, 0, TABLES * SEATS)} reads by rules each`,
  );
  for (const act of ACTS) {
    const [before, heard] = [await api.counts(), listeners.delivered];
    for (let turn = 0; turn < CALIBRATIONS; turn += 1) await perform(act, table, doer(table, act));
    await pause(SETTLE_MS / 2);
    const after = await api.counts();
    noteFigure(
      `${act.name}, alone: ${difference(after.reads, before.reads, CALIBRATIONS)} reads, ${difference(after.writes, before.writes, CALIBRATIONS)} writes, ${difference(after.deletes, before.deletes, CALIBRATIONS)} deletions by the API; ${difference(listeners.delivered, heard, CALIBRATIONS)} documents delivered to ${SEATS} members`,
    );
  }
}

describe(`${TABLES * SEATS} members in ${TABLES} campaigns`, () => {
  it("open all their listeners", async () => {
    expect(listeners.failures).toEqual([]);
    await calibrate();
    expect(errors).toEqual([]);
  }, 120_000);

  it(
    "play without an error, and the API's memory stays what it is",
    async () => {
      for (const numbers of [took, early, expected]) numbers.clear();
      arrivals.length = 0;
      const [start, end] = [Date.now(), Date.now() + MINUTES * 60_000];
      const [apiBefore, heardBefore] = [await api.counts(), { ...listeners }];
      const heap: number[] = [];
      const sampling = (async () => {
        while (Date.now() < end) {
          heap.push((await api.collected()).heapUsed);
          await pause(SAMPLE_MS);
        }
      })();
      await Promise.all([
        sampling,
        ...tables.flatMap((table) =>
          ACTS.map((act) => repeat(act.every, end, () => perform(act, table, doer(table, act)))),
        ),
        ...tables.flatMap(({ members }) =>
          members.map(({ beat }) =>
            repeat(BEAT_MS, end, () => beat().catch((error) => void errors.push(`heartbeat: ${error}`))),
          ),
        ),
      ]);
      await pause(SETTLE_MS);
      const [apiAfter, minutes] = [await api.collected(), (Date.now() - start) / 60_000];

      for (const [name, times] of took) {
        noteFigure(
          `${name}: ${times.length} times, p50 ${Math.round(median(times))} ms, p95 ${Math.round(percentile(times, 0.95))} ms`,
        );
      }
      noteFigure(
        `a roll or message on a listener: ${arrivals.length} times, p50 ${Math.round(median(arrivals))} ms, p95 ${Math.round(percentile(arrivals, 0.95))} ms; ${expected.size} documents not seen by all`,
      );
      const hours = TABLES * (minutes / 60);
      noteFigure(
        `an hour of one table: ${Math.round((apiAfter.reads - apiBefore.reads) / hours)} reads, ${Math.round((apiAfter.writes - apiBefore.writes) / hours)} writes, ${Math.round((apiAfter.deletes - apiBefore.deletes) / hours)} deletions by the API in ${Math.round([...took.values()].flat().length / hours)} calls; ${Math.round((listeners.delivered - heardBefore.delivered) / hours)} documents delivered; ${Math.round((listeners.heartbeats - heardBefore.heartbeats) / hours)} heartbeats`,
      );
      const third = heap.slice(Math.floor(heap.length / 6), Math.ceil(heap.length / 3));
      const last = heap.slice(-third.length);
      noteFigure(
        `API: heap ${Math.round(median(third) / MEGABYTE)} MB in the first third, ${Math.round(median(last) / MEGABYTE)} MB at the end, resident ${Math.round(apiAfter.rss / MEGABYTE)} MB; ${errors.length} errors`,
      );
      expect(errors).toEqual([]);
      expect(listeners.failures).toEqual([]);
      expect([...expected.keys()]).toEqual([]);
      expect(median(last)).toBeLessThan(median(third) * (1 + MAX_GROWTH.share) + MAX_GROWTH.bytes);
    },
    (MINUTES + 5) * 60_000,
  );
});
