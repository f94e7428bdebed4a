import type { Occurrence } from "domain/table/agenda/meetings";
import { dayText, zoneText } from "domain/table/agenda/meetingText";
import { wallTimeAt } from "domain/values/time/wallTime";

/** « jeudi 3 décembre à 20:00, heure de Paris · 14:00 chez toi », with the day where it is another one there. */
export function whenText({ date, time, zone, start }: Occurrence, readerZone: string): string {
  const said = `${dayText(date)} à ${time}`;
  const here = wallTimeAt(start, readerZone);
  if (here.date === date && here.time === time) return said;
  const day = here.date === date ? "" : `${dayText(here.date)} à `;
  return `${said}, ${zoneText(zone)} · ${day}${here.time} chez toi`;
}
