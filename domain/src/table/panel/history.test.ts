import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clearHistory, EMPTY_HISTORY, recordEntry } from "./history";

const titled = (title: string) => ({ title, detail: `Détail de ${title}` });

describe("the history", () => {
  it("puts the newest entry first", () => {
    const history = recordEntry(recordEntry(EMPTY_HISTORY, titled("un"), 12), titled("deux"), 12);
    expect(history.entries).toEqual([
      { id: "entry-2", title: "deux", detail: "Détail de deux" },
      { id: "entry-1", title: "un", detail: "Détail de un" },
    ]);
  });

  it("is emptied by clearing, and never repeats an id", () => {
    const cleared = clearHistory(recordEntry(EMPTY_HISTORY, titled("un"), 12));
    expect(cleared.entries).toEqual([]);
    expect(recordEntry(cleared, titled("deux"), 12).entries[0]?.id).toBe("entry-2");
    expect(clearHistory(cleared)).toBe(cleared);
  });

  it("never exceeds its limit, and keeps the newest", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: -2, max: 15 }), (titles, limit) => {
        const history = titles.reduce((all, title) => recordEntry(all, titled(title), limit), EMPTY_HISTORY);
        const count = Math.max(0, limit);
        const newest = titles.toReversed().slice(0, count);
        expect(history.entries.map((entry) => entry.title)).toEqual(newest);
      }),
    );
  });
});
