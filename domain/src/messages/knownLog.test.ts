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
  Array.from({ length: from - to + 1 }, (_, place) => entry(from - place));
const ids = ({ entries }: KnownLog<Dated>) => entries.map(({ id }) => id);

/** What a query answers: the newest `most` entries older than `before`. */
const asked = (log: readonly Dated[], before = Number.POSITIVE_INFINITY): Dated[] =>
  log
    .filter(({ createdAt }) => createdAt < before)
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, LIMIT);

describe("a log that is read from its newest end", () => {
  it("is complete where there is less than was asked for", () => {
    expect(followLog(UNKNOWN_LOG, span(3, 1), LIMIT)).toEqual({ entries: span(3, 1), complete: true });
    expect(followLog(UNKNOWN_LOG, span(9, 5), LIMIT)).toEqual({ entries: span(9, 5), complete: false });
    expect(followLog(UNKNOWN_LOG, [], LIMIT)).toEqual({ entries: [], complete: true });
  });

  it("keeps what was leafed back to while new entries arrive", () => {
    const leafed = appendOlder(followLog(UNKNOWN_LOG, span(9, 5), LIMIT), span(5, 3), LIMIT);
    expect(leafed).toEqual({ entries: span(9, 3), complete: true });
    expect(followLog(leafed, span(11, 7), LIMIT)).toEqual({ entries: span(11, 3), complete: true });
  });

  it("starts over when more came than it saw, rather than hide a gap", () => {
    const leafed = appendOlder(followLog(UNKNOWN_LOG, span(9, 5), LIMIT), span(5, 3), LIMIT);
    expect(followLog(leafed, span(20, 16), LIMIT)).toEqual({ entries: span(20, 16), complete: false });
  });

  it("does not take what a device had kept for the whole", () => {
    const kept = followLog(UNKNOWN_LOG, span(9, 8), LIMIT);
    expect(followLog(kept, span(9, 5), LIMIT)).toEqual({ entries: span(9, 5), complete: false });
  });

  it("loses no entry that shares its moment with the end of a page", () => {
    const log = [...span(9, 6), entry(5, "a"), entry(5, "b"), entry(5, "c"), ...span(4, 1)];
    let known = followLog(UNKNOWN_LOG, asked(log), LIMIT);
    for (let pages = 0; !known.complete && pages < 9; pages += 1) {
      known = appendOlder(known, asked(log, olderCursor(known)), LIMIT);
    }
    expect(new Set(ids(known))).toEqual(new Set(log.map(({ id }) => id)));
    expect(known.entries).toHaveLength(log.length);
  });
});

describe("several logs as one", () => {
  it("go no further back than all of them are known", () => {
    const talk = followLog(UNKNOWN_LOG, span(20, 16), LIMIT);
    const whispers = followLog(UNKNOWN_LOG, [entry(18, "w18"), entry(3, "w3")], LIMIT);
    expect(ids(mergeLogs([talk, whispers]))).toEqual(["e20", "e19", "w18", "e18", "e17", "e16"]);
    expect(mergeLogs([talk, whispers]).complete).toBe(false);
    expect(logsToExtend([talk, whispers])).toEqual([0]);
    expect(logsToExtend([whispers])).toEqual([]);
  });

  it("show each entry once, in order, down to the very first, leafed through page by page", () => {
    const moments = fc.uniqueArray(fc.nat(60), { maxLength: 40 });
    fc.assert(
      fc.property(moments, moments, (talk, whispers) => {
        const sources = [
          talk.map((moment) => entry(moment, `t${moment}`)),
          whispers.map((moment) => entry(moment, `w${moment}`)),
        ];
        let logs = sources.map((log) => followLog(UNKNOWN_LOG, asked(log), LIMIT));
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
          logs = logs.map((known, place) =>
            turning.has(place)
              ? appendOlder(known, asked(sources[place] ?? [], olderCursor(known)), LIMIT)
              : known,
          );
        }
        expect(ids(mergeLogs(logs))).toEqual(ids(whole));
      }),
    );
  });
});
