import type { CalendarEvent } from "domain/table/agenda/calendarEvents";
import { generateIcsCalendar, type IcsEvent } from "ts-ics";

const PRODUCT = "-//Des et Heros//Agenda//FR";

/** How often calendars that follow this one read it anew: as RFC 7986 has it, and as those know that are older. */
const REFRESHED = ["REFRESH-INTERVAL;VALUE=DURATION:PT4H", "X-PUBLISHED-TTL:PT4H"];

/**
 * Begin and end as instants at Greenwich, which every calendar shows in its owner's time: no zone has to be described. Of two
 * files with the same evening the one with the later stamp stands (RFC 5546, 2.1.5): no revisions are counted.
 */
function icsEvent(event: CalendarEvent, origin: string, now: number): IcsEvent {
  const url = origin + event.path;
  return {
    uid: event.uid,
    stamp: { date: new Date(now) },
    start: { date: new Date(event.start) },
    end: { date: new Date(event.end) },
    summary: event.title,
    description: [event.note, url].filter(Boolean).join("\n"),
    url,
    ...(event.place && { location: event.place }),
  };
}

const MAX_OCTETS = 75;

/**
 * A line in pieces of at most 75 octets, none of which ends within a character (RFC 5545, 3.1): ts-ics counts UTF-16 units,
 * and its breaks within an emoji would be sent as two broken characters.
 */
function folded(line: string): string {
  const pieces: string[] = [];
  let [piece, octets] = ["", 0];
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > MAX_OCTETS) {
      pieces.push(piece);
      // The space that begins the next line counts.
      [piece, octets] = ["", 1];
    }
    piece += character;
    octets += more;
  }
  return [...pieces, piece].join("\r\n ");
}

/** With more properties of the calendar itself: ts-ics knows none of its own for them. */
const foldedAnew = (calendar: string, properties: readonly string[]): string =>
  calendar
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .flatMap((line) => (line === `PRODID:${PRODUCT}` ? [line, ...properties] : [line]))
    .map(folded)
    .join("\r\n");

/** RFC 5545. `origin`: of the app, for links; `name`: of the calendar, where it is one that is followed. */
export const icsOf = (
  events: readonly CalendarEvent[],
  { origin, now, name }: { origin: string; now: number; name?: string },
): string =>
  foldedAnew(
    generateIcsCalendar({
      version: "2.0",
      prodId: PRODUCT,
      method: "PUBLISH",
      ...(name && { name }),
      events: events.map((event) => icsEvent(event, origin, now)),
    }),
    name === undefined ? [] : REFRESHED,
  );
