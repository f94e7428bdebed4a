import { PAGE_ENTRIES } from "../../documents/fight";
import { type History, type HistoryEntry, recordedAt } from "../panel/history";

/** How many pages a fight has at most: 4,000 entries; what the history drops beyond them is not kept. */
export const MAX_PAGES = 100;
/** Those that wait for a page, so that what a press takes back is on none yet: entries, and their bytes as JSON. */
const [WAITING_ENTRIES, WAITING_BYTES] = [30, 32_000];

/** What the panel's history has dropped since the fight began. */
export interface FightCourse {
  /** Names its pages: the id of what began the fight. */
  readonly id: string;
  /** How many entries were recorded before it began: these are another fight's. */
  readonly since: number;
  /** How many pages are written. */
  readonly pages: number;
  /** Those that are on no page yet, the oldest first. */
  readonly entries: readonly HistoryEntry[];
}

export interface CoursePage {
  /** From 0 on; the oldest has 0. */
  readonly page: number;
  /** The oldest first. */
  readonly entries: readonly HistoryEntry[];
}

/** Of a fight that begins with `id`, when so many entries were recorded. */
export const newCourse = (id: string, since: number): FightCourse => ({ id, since, pages: 0, entries: [] });

/** The course with what the history has dropped, and without what it has again, or never recorded. */
export function followHistory(
  course: FightCourse,
  { entries, recorded, dropped = [] }: History,
): FightCourse {
  const shown = new Set(entries.map(({ id }) => id));
  const kept = [...course.entries, ...dropped].filter(
    (entry) => recordedAt(entry) > course.since && recordedAt(entry) <= recorded && !shown.has(entry.id),
  );
  return { ...course, entries: kept };
}

/** The pages that are full now, and the course without them. */
export function cutPages(course: FightCourse): { course: FightCourse; pages: CoursePage[] } {
  const pages: CoursePage[] = [];
  let left = course;
  while (isFull(left.entries)) {
    if (left.pages < MAX_PAGES) pages.push(pageOf(left));
    const written = Math.min(MAX_PAGES, left.pages + 1);
    left = { ...left, pages: written, entries: left.entries.slice(PAGE_ENTRIES) };
  }
  return { course: left, pages };
}

const isFull = (entries: FightCourse["entries"]): boolean =>
  entries.length >= PAGE_ENTRIES + WAITING_ENTRIES || JSON.stringify(entries).length > WAITING_BYTES;

const pageOf = ({ pages, entries }: FightCourse): CoursePage => ({
  page: pages,
  entries: entries.slice(0, PAGE_ENTRIES),
});

/** The pages of a fight that is over: those that are written, and these. */
export function lastPages(course: FightCourse): CoursePage[] {
  const pages: CoursePage[] = [];
  for (let left = course; left.entries.length > 0 && left.pages < MAX_PAGES; ) {
    pages.push(pageOf(left));
    left = { ...left, pages: left.pages + 1, entries: left.entries.slice(PAGE_ENTRIES) };
  }
  return pages;
}
