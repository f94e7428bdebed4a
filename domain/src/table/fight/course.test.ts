import { expect, it } from "vitest";
import { PAGE_ENTRIES } from "../../documents/fight";
import { EMPTY_HISTORY, type HistoryEntry, recordEntry } from "../panel/history";
import { cutPages, type FightCourse, followHistory, lastPages, MAX_PAGES, newCourse } from "./course";
import { applyFightEntry, type Fight, noFight } from "./fight";

const entriesOf = (count: number, detail = ""): HistoryEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `entry-${index + 1}`,
    title: `n° ${index + 1}`,
    detail,
  }));
const filled = (count: number, changes: Partial<FightCourse> = {}): FightCourse => ({
  ...newCourse("began", 0),
  entries: entriesOf(count),
  ...changes,
});
const titles = (entries: readonly HistoryEntry[]) => entries.map(({ title }) => title);

it("has what the history drops since the fight began, in one event too", () => {
  let history = EMPTY_HISTORY;
  for (const { title } of entriesOf(9)) history = recordEntry(history, { title, detail: "" }, 3);
  const { entries } = followHistory(newCourse("began", 2), history);
  expect(titles(entries)).toEqual(["n° 3", "n° 4", "n° 5", "n° 6"]);
});

it("is cut into pages so that the newest wait, within so many pages", () => {
  expect(cutPages(filled(69)).pages).toEqual([]);
  const { course, pages } = cutPages(filled(150, { pages: 3 }));
  expect(pages.map(({ page, entries }) => [page, entries.length])).toEqual(
    [
      [3, PAGE_ENTRIES],
      [4, PAGE_ENTRIES],
      [5, PAGE_ENTRIES],
    ].slice(0, pages.length),
  );
  expect(course.entries).toHaveLength(150 - pages.length * PAGE_ENTRIES);
  expect([...pages.flatMap(({ entries }) => titles(entries)), ...titles(course.entries)]).toEqual(
    titles(entriesOf(150)),
  );
  const full = cutPages(filled(80, { pages: MAX_PAGES }));
  expect([full.pages, full.course.pages, full.course.entries.length]).toEqual([[], MAX_PAGES, 40]);
  expect(lastPages(filled(80, { pages: MAX_PAGES }))).toEqual([]);
});

it("is cut sooner where its texts are long", () => {
  const { course, pages } = cutPages(filled(0, { entries: entriesOf(35, "x".repeat(1_000)) }));
  expect([pages.length, course.entries]).toEqual([1, []]);
});

it("is whole: pages and history together have each entry once, whatever was taken back", () => {
  const broadcast = (fight: Fight, id: number): Fight =>
    applyFightEntry(fight, { id: `note-${id}`, operation: { type: "broadcast", prompt: `n° ${id}` } }, 1);
  const before = broadcast(noFight("camp", "dnd5e"), 0);
  const order = [
    { id: "ayla", name: "Ayla", pronouns: "", role: "", kind: "creature", hidden: false, value: 3 },
  ];
  const initiative = { order, activeIndex: 0, round: 1 } as never;
  let fight = applyFightEntry(before, { id: "began", operation: { type: "rollInitiative", initiative } }, 1);
  const pages: string[] = [];
  for (let id = 1; id <= 200; id += 1) {
    fight = broadcast(fight, id);
    if (id % 7 === 0) {
      fight = applyFightEntry(fight, { id: `undo-${id}`, undo: `note-${id}` }, 1);
      fight = broadcast(fight, id);
    }
    if (id === 100) fight = applyFightEntry(fight, { id: "clear", operation: { type: "clearHistory" } }, 1);
    const cut = cutPages(fight.course as FightCourse);
    pages.push(...cut.pages.flatMap(({ entries }) => entries.map(({ detail }) => detail)));
    fight = { ...fight, course: cut.course };
  }
  const last = lastPages(fight.course as FightCourse).flatMap(({ entries }) => entries);
  const shown = fight.panel.history.entries.toReversed();
  expect([...pages, ...[...last, ...shown].map(({ detail }) => detail)]).toEqual(
    Array.from({ length: 200 }, (_, index) => `n° ${index + 1}`),
  );
  expect(fight.panel.history).not.toHaveProperty("dropped");
});

it("goes on where the end of the fight is taken back", () => {
  const say = (fight: Fight, id: number): Fight =>
    applyFightEntry(fight, { id: `note-${id}`, operation: { type: "broadcast", prompt: `n° ${id}` } }, 1);
  const order = [
    { id: "ayla", name: "Ayla", pronouns: "", role: "", kind: "creature", hidden: false, value: 3 },
  ];
  const initiative = { order, activeIndex: 0, round: 1 } as never;
  const roll = { id: "began", operation: { type: "rollInitiative", initiative } } as const;
  let fight = applyFightEntry(noFight("camp", "dnd5e"), roll, 1);
  for (let id = 1; id <= 20; id += 1) fight = say(fight, id);
  const { course } = fight;
  const ended = applyFightEntry(fight, { id: "end", operation: { type: "endFight" } }, 2);
  expect(ended.course).toBeUndefined();
  const resumed = applyFightEntry(ended, { id: "again", undo: "end" }, 3);
  expect(resumed.course).toEqual(course);
  const on = say(resumed, 21);
  const all = [...(on.course?.entries ?? []), ...on.panel.history.entries.toReversed()];
  expect(all.map(({ detail }) => detail)).toEqual(
    Array.from({ length: 21 }, (_, index) => `n° ${index + 1}`),
  );
});
