import type { CampaignDocument } from "../../documents/campaign";
import { paths } from "../../values/links/paths";
import { type Occurrence, occurrencesOf } from "./meetings";

/** What a calendar shows of an evening to come: nobody's name, and nothing that answers. */
export interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly end: number;
  readonly place?: string | undefined;
  readonly note?: string | undefined;
  /** In the app. */
  readonly path: string;
}

/** How many dates of a series a calendar has, and evenings of all one's campaigns. */
const SERIES_IN_CALENDAR = 26;
const MAX_EVENTS = 200;
/** An evening that has just been stays in calendars that read anew: two weeks, in milliseconds. */
const KEPT_MS = 14 * 24 * 60 * 60_000;

type Held = Pick<CampaignDocument, "name" | "system" | "agenda"> & { readonly id: string };

export const calendarEvent = ({ id, name, system }: Held, occurrence: Occurrence): CalendarEvent => ({
  // The same for a date that is moved, so that calendars move it.
  uid: `${id}~${occurrence.id}@des-et-heros`,
  title: name,
  start: occurrence.start,
  end: occurrence.end,
  place: occurrence.place,
  note: occurrence.note,
  path: paths.campaign(id, system),
});

/** The evenings that these campaigns agreed on, the next first; what is only proposed is in no calendar. */
export const calendarEvents = (campaigns: readonly Held[], now: number): CalendarEvent[] =>
  campaigns
    .flatMap((campaign) =>
      occurrencesOf(campaign.agenda, now - KEPT_MS, SERIES_IN_CALENDAR).map((occurrence) =>
        calendarEvent(campaign, occurrence),
      ),
    )
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MAX_EVENTS);
