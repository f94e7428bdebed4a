import type { Agenda, DateAnswer } from "../../documents/agenda";
import { wallTimeAt } from "../../values/time/wallTime";
import { proposalsOf } from "./meetings";
import { dayText } from "./meetingText";

const DAY_MS = 24 * 60 * 60_000;
/** A weekday alone says which one. */
const NEAR_MS = 6 * DAY_MS;

/** « jeudi », within the week, else « jeudi 3 décembre ». */
function nearDay(date: string, start: number, now: number): string {
  const day = dayText(date);
  return start - now < NEAR_MS ? (day.split(" ")[0] ?? day) : day;
}

/** « 20 h », « 20 h 30 » */
function hourText(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return minutes === "00" ? `${Number(hours)} h` : `${Number(hours)} h ${minutes}`;
}

/**
 * What a player has not answered of the dates that the MJ proposes, where the reader is: « Le MJ propose jeudi 20 h », « Le
 * MJ propose 3 dates »; undefined where nothing waits.
 */
export function askedDates(
  agenda: Agenda | undefined,
  answers: Readonly<Record<string, DateAnswer>>,
  now: number,
  timeZone: string,
): string | undefined {
  const [first, ...others] = proposalsOf(agenda, now).filter(({ id }) => answers[id] === undefined);
  if (first === undefined) return undefined;
  if (others.length > 0) return `Le MJ propose ${others.length + 1} dates`;
  const { date, time } = wallTimeAt(first.start, timeZone);
  return `Le MJ propose ${nearDay(date, first.start, now)} ${hourText(time)}`;
}
