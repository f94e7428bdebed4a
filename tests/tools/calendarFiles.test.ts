import type { CalendarEvent } from "domain/table/agenda/calendarEvents";
import fc from "fast-check";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, it } from "vitest";
import { icsOf } from "../../functions/src/agenda/ics";

/** What a calendar program makes of an event. */
interface Seen {
  readonly uid: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly place?: string | undefined;
  readonly description: string;
  readonly url: string;
}

function seenByIcalJs(file: string): Seen[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      place: event.location ?? undefined,
      description: event.description,
      url: String(component.getFirstPropertyValue("url")),
    };
  });
}

const seenByNodeIcal = (file: string): Seen[] =>
  Object.values(nodeIcal.sync.parseICS(file))
    .filter((component) => component.type === "VEVENT")
    .map((event) => ({
      uid: event.uid,
      title: event.summary,
      start: event.start.getTime(),
      end: event.end.getTime(),
      place: event.location || undefined,
      description: event.description,
      url: event.url,
    }));

const ORIGIN = "https://des-et-heros.test";
const NOW = Date.parse("2026-11-26T12:00:00Z");
const eventOf = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "cendres~evening-1@des-et-heros",
  title: "La Marche des Cendres",
  start: Date.parse("2026-12-03T19:00:00Z"),
  end: Date.parse("2026-12-03T22:30:00Z"),
  path: "/campaign/cendres?system=dnd5e",
  ...change,
});
const seenOf = ({ uid, title, start, end, place, note, path }: CalendarEvent): Seen => {
  const url = ORIGIN + path;
  return { uid, title, start, end, place, description: note ? `${note}\n${url}` : url, url };
};
/** As it is sent: in UTF-8. */
const sent = (...events: CalendarEvent[]) =>
  Buffer.from(icsOf(events, { origin: ORIGIN, now: NOW, name: "Dés & Héros" })).toString();

type Reader = (file: string) => Seen[];
const READERS: Record<string, Reader> = { "ical.js": seenByIcalJs, "node-ical": seenByNodeIcal };

describe.each(Object.entries(READERS))("a calendar's file, as %s reads it", (reader, seenIn) => {
  it("has the evening that was written", () => {
    const evening = eventOf({ place: "Chez Nina", note: "Apportez les dés." });
    expect(seenIn(sent(evening))).toEqual([seenOf(evening)]);
  });

  it.each([
    ["a comma and a semicolon", "Chez Nina, 12 bis rue des Lilas ; 2e étage"],
    ["a backslash", "C:\\parties\\cendres \\ fin\\"],
    ["quotation marks and a colon", '« L\'antre » : "chez Nina"'],
    ["a family of emoji", "Chez 👩‍👩‍👧‍👦 Nina 🐉"],
    ["200 characters", "Au premier étage du café des Trois Dés, ".repeat(5)],
    ["200 emoji", "🐉".repeat(200)],
    ["another script", "東京都千代田区".repeat(20)],
  ])("has title, place and word with %s", (_what, text) => {
    const place = text.trim();
    const evening = eventOf({ title: place, place, note: place });
    expect(seenIn(sent(evening))).toEqual([seenOf(evening)]);
  });

  it("has a line break of a title, which no form lets through", () => {
    const [seen] = seenIn(sent(eventOf({ title: "La Marche\ndes Cendres" })));
    expect(seen?.title).toBe("La Marche\ndes Cendres");
  });

  it("has every evening of several campaigns, over both changes of the clocks and over midnight", () => {
    const starts = [
      "2026-10-24T22:30:00Z",
      "2026-10-25T00:30:00Z",
      "2027-03-28T00:30:00Z",
      "2026-12-31T22:59:00Z",
    ];
    const evenings = starts.map((start, index) =>
      eventOf({
        uid: `table-${index}~evening-1@des-et-heros`,
        start: Date.parse(start),
        end: Date.parse(start) + 24 * 60 * 60_000,
      }),
    );
    const seen = seenIn(sent(...evenings));
    expect(seen).toHaveLength(evenings.length);
    expect(seen).toEqual(expect.arrayContaining(evenings.map(seenOf)));
  });

  it("is a calendar without evenings where there are none", () => {
    expect(seenIn(sent())).toEqual([]);
  });

  it("has what was written, whatever that is", () => {
    const texts = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 200 })
      .map((text) =>
        text
          .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, "")
          .replace(/\s+/g, " ")
          .trim(),
      )
      // node-ical reads \n anew in what was a backslash before an n, and takes quotation marks from around a text.
      .filter((text) => text !== "" && !(reader === "node-ical" && /\\|^".*"$/.test(text)));
    fc.assert(
      fc.property(texts, texts, fc.integer({ min: 0, max: 4_000_000_000 }), (title, place, seconds) => {
        const start = seconds * 1000;
        const evening = eventOf({ title, place, note: title, start, end: start + 15 * 60_000 });
        expect(seenIn(sent(evening))).toEqual([seenOf(evening)]);
      }),
      { numRuns: 300 },
    );
  });
});

it("asks the programs that follow a calendar to read it anew every four hours", () => {
  const calendar = new ICAL.Component(ICAL.parse(sent(eventOf())));
  for (const name of ["refresh-interval", "x-published-ttl"]) {
    expect(String(calendar.getFirstPropertyValue(name))).toBe("PT4H");
  }
  const { "refresh-interval": asked, vcalendar } = { ...nodeIcal.sync.parseICS(sent(eventOf())) };
  expect(asked).toMatchObject({ val: "PT4H" });
  expect(vcalendar).toMatchObject({ "PUBLISHED-TTL": "PT4H" });
});

describe("what is written like the examples of RFC 5545", () => {
  /** 3.6.1 and 3.1 of it, as the server would write them. */
  const CONFERENCE = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//hacksw/handcal//NONSGML v1.0//EN",
    "BEGIN:VEVENT",
    "UID:19970610T172345Z-AF23B2@example.com",
    "DTSTAMP:19970610T172345Z",
    "DTSTART:19970714T170000Z",
    "DTEND:19970715T040000Z",
    "SUMMARY:Project XYZ Final Review\\nConference Room - 3B\\nCome Prepared.",
    "DESCRIPTION:This is a lo",
    " ng description",
    "  that exists on a long line.",
    "LOCATION:Conference Room - F123\\, Bldg. 002",
    "URL:http://example.com/pub/calendars/jsmith/mytime.ics",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
  const SEEN: Seen = {
    uid: "19970610T172345Z-AF23B2@example.com",
    title: "Project XYZ Final Review\nConference Room - 3B\nCome Prepared.",
    start: Date.parse("1997-07-14T17:00:00Z"),
    end: Date.parse("1997-07-15T04:00:00Z"),
    place: "Conference Room - F123, Bldg. 002",
    description: "This is a long description that exists on a long line.",
    url: "http://example.com/pub/calendars/jsmith/mytime.ics",
  };

  it("is read alike by both readers, which the tests above therefore trust", () => {
    for (const seenIn of Object.values(READERS)) expect(seenIn(CONFERENCE)).toEqual([SEEN]);
  });

  it("has those values where the server writes it", () => {
    const { uid, title, start, end, place } = SEEN;
    const event = { uid, title, start, end, place, path: "/pub/calendars/jsmith/mytime.ics" };
    for (const seenIn of Object.values(READERS)) {
      expect(seenIn(sent(event))).toMatchObject([{ uid, title, start, end, place }]);
    }
  });
});

/** Cases that tests of other libraries have, in words of our own: the lines of an event, and what it says. */
const CASES: [string, readonly string[], Pick<Seen, "title" | "place">, readonly Reader[]][] = [
  [
    // The release of node-ical that is here takes such an n for a line break.
    "backslashes before an n, a comma and an end (node-ical, text-escaped-backslashes)",
    ["SUMMARY:D:\\\\nuit\\\\Notes", "LOCATION:Coffre\\\\\\, salle\\; table\\\\"],
    { title: "D:\\nuit\\Notes", place: "Coffre\\, salle; table\\" },
    [seenByIcalJs],
  ],
  [
    "a summary of many lines, of which one begins with a space of its own (ical.js, long_summary)",
    [
      "SUMMARY:Une soirée au nom interminable Une soirée au nom interminable Une",
      "  soirée au nom interminable Une soirée au nom interminable Une soirée au n",
      " om interminable",
      "LOCATION:Chez Nina",
    ],
    { title: "Une soirée au nom interminable ".repeat(5).trim(), place: "Chez Nina" },
    Object.values(READERS),
  ],
  [
    "letters beyond ASCII (icalendar for Python, created_calendar_with_unicode_fields)",
    ["SUMMARY:Essai : ÀÉÎ œæ €\\, ŠŽ", "LOCATION:Café Tribströl"],
    { title: "Essai : ÀÉÎ œæ €, ŠŽ", place: "Café Tribströl" },
    Object.values(READERS),
  ],
];

describe.each(CASES)("an event with %s", (_case, lines, said, readers) => {
  const START = Date.parse("2010-10-10T10:00:00Z");
  const END = Date.parse("2010-10-10T12:00:00Z");
  const sample = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Test//Test//FR",
    "BEGIN:VEVENT",
    "UID:123456",
    "DTSTAMP:20101010T000000Z",
    "DTSTART;VALUE=DATE-TIME:20101010T100000Z",
    "DTEND;VALUE=DATE-TIME:20101010T120000Z",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

  it.each(readers)("is read alike from another library's file and from the server's", (seenIn) => {
    const { title, place } = said;
    const event = eventOf({ uid: "123456", title, place, start: START, end: END });
    const expected = { uid: "123456", ...said, start: START, end: END };
    for (const file of [sample, sent(event)]) expect(seenIn(file)).toMatchObject([expected]);
  });

  it("is written as it is there, wherever its lines are broken", () => {
    const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");
    const { title, place } = said;
    const written = unfolded(sent(eventOf({ title, place })));
    expect(written).toEqual(expect.arrayContaining(unfolded(lines.join("\r\n"))));
  });
});
