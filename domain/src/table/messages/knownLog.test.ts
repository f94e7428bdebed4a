import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  appendOlder,
  type Dated,
  followLog,
  type KnownLog,
  logsToExtend,
  mergeLogs,
  olderCursor,
  UNKNOWN_LOG,
} from "./knownLog";

const LIMIT = 5;
const entry = (createdAt: number, id = `e${createdAt}`): Dated => ({ id, createdAt });
const span = (from: number, to: number): Dated[] =>
  Array.from({ length: from - to + 1 }, (_, index) => entry(from - index));
const ids = ({ entries }: KnownLog<Dated>) => entries.map(({ id }) => id);

/** The result of a query: the newest `LIMIT` entries older than `before`. */
const newestBefore = (log: readonly Dated[], before = Number.POSITIVE_INFINITY): Dated[] =>
  log
    .filter(({ createdAt }) => createdAt < before)
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, LIMIT);

describe("a log that is loaded from its newest entry", () => {
  it("is complete when it has fewer entries than the limit", () => {
    expect(followLog(UNKNOWN_LOG, span(3, 1), LIMIT)).toEqual({ entries: span(3, 1), complete: true });
    expect(followLog(UNKNOWN_LOG, span(9, 5), LIMIT)).toEqual({ entries: span(9, 5), complete: false });
    expect(followLog(UNKNOWN_LOG, [], LIMIT)).toEqual({ entries: [], complete: true });
  });

  it("keeps older loaded entries while new ones arrive", () => {
    const loaded = appendOlder(followLog(UNKNOWN_LOG, span(9, 5), LIMIT), span(5, 3), LIMIT);
    expect(loaded).toEqual({ entries: span(9, 3), complete: true });
    expect(followLog(loaded, span(11, 7), LIMIT)).toEqual({ entries: span(11, 3), complete: true });
  });

  it("starts over when more entries arrived than one page has, so that no gap is hidden", () => {
    const loaded = appendOlder(followLog(UNKNOWN_LOG, span(9, 5), LIMIT), span(5, 3), LIMIT);
    expect(followLog(loaded, span(20, 16), LIMIT)).toEqual({ entries: span(20, 16), complete: false });
  });

  it("does not take cached entries for the complete log", () => {
    const cached = followLog(UNKNOWN_LOG, span(9, 8), LIMIT);
    expect(followLog(cached, span(9, 5), LIMIT)).toEqual({ entries: span(9, 5), complete: false });
  });

  it("loses no entry with the same time as the end of a page", () => {
    const log = [...span(9, 6), entry(5, "a"), entry(5, "b"), entry(5, "c"), ...span(4, 1)];
    let known = followLog(UNKNOWN_LOG, newestBefore(log), LIMIT);
    for (let pages = 0; !known.complete && pages < 9; pages += 1) {
      known = appendOlder(known, newestBefore(log, olderCursor(known)), LIMIT);
    }
    expect(new Set(ids(known))).toEqual(new Set(log.map(({ id }) => id)));
    expect(known.entries).toHaveLength(log.length);
  });
});

describe("several merged logs", () => {
  it("go back only as far as all of them are known", () => {
    const messages = followLog(UNKNOWN_LOG, span(20, 16), LIMIT);
    const whispers = followLog(UNKNOWN_LOG, [entry(18, "w18"), entry(3, "w3")], LIMIT);
    expect(ids(mergeLogs([messages, whispers]))).toEqual(["e20", "e19", "w18", "e18", "e17", "e16"]);
    expect(mergeLogs([messages, whispers]).complete).toBe(false);
    expect(logsToExtend([messages, whispers])).toEqual([0]);
    expect(logsToExtend([whispers])).toEqual([]);
  });

  it("show each entry once, in order, down to the first one, when older pages are loaded one by one", () => {
    const moments = fc.uniqueArray(fc.nat(60), { maxLength: 40 });
    fc.assert(
      fc.property(moments, moments, (messages, whispers) => {
        const sources = [
          messages.map((moment) => entry(moment, `t${moment}`)),
          whispers.map((moment) => entry(moment, `w${moment}`)),
        ];
        let logs = sources.map((log) => followLog(UNKNOWN_LOG, newestBefore(log), LIMIT));
        const whole = mergeLogs(
          sources.map((log) => ({
            entries: log.toSorted((a, b) => b.createdAt - a.createdAt),
            complete: true,
          })),
        );
        for (let pages = 0; !mergeLogs(logs).complete; pages += 1) {
          expect(pages).toBeLessThan(40);
          const seen = ids(mergeLogs(logs));
          expect(seen).toEqual(ids(whole).slice(0, seen.length));
          const turning = new Set(logsToExtend(logs));
          logs = logs.map((known, index) =>
            turning.has(index)
              ? appendOlder(known, newestBefore(sources[index] ?? [], olderCursor(known)), LIMIT)
              : known,
          );
        }
        expect(ids(mergeLogs(logs))).toEqual(ids(whole));
      }),
    );
  });
});
