import { calendarFeeds } from "domain/documents/agenda";
import { campaigns } from "domain/documents/campaign";
import { users } from "domain/documents/user";
import { calendarEvent, calendarEvents } from "domain/table/agenda/calendarEvents";
import { occurrencesOf } from "domain/table/agenda/meetings";
import { standingOf } from "domain/table/campaign/authority";
import { AppError } from "domain/values/errors";
import type { Request, Response } from "express";
import { clientAddressOf, requireAccess } from "../http/guards";
import { limitAddress } from "../http/rateLimit";
import { Session } from "../http/session";
import { readDocument } from "../store/firestore";
import { everyCampaignOf } from "../store/queries";
import { icsOf } from "./ics";

const FILE_ROUTE = {
  method: "GET",
  path: "/api/campaigns/:id/dates/:meetingId",
  access: "user",
  summary: "A date as a calendar's file",
} as const;

/** Where the request was sent: it is written into the answer to that request alone. */
function originOf(request: Request): string {
  const host = request.get("x-forwarded-host") ?? request.get("host") ?? "";
  const isLocal = /^(127\.0\.0\.1|localhost)(:|$)/.test(host);
  return /^[\w.-]+(:\d+)?$/.test(host) ? `${isLocal ? "http" : "https"}://${host}` : "";
}

function send(response: Response, file: string, calendar: string): void {
  response.set({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `attachment; filename="${file}"`,
    // No search engine keeps what stands under a secret address.
    "x-robots-tag": "noindex",
  });
  response.send(calendar);
}

const withoutEnding = (id: string): string => id.replace(/\.ics$/, "");

/**
 * A member's evenings, for whoever has the address (docs/decisions/agenda.md). Throws `not-found` for one that is not
 * there any more, and `too-many-requests`.
 */
export async function sendCalendarFeed(
  request: Request<{ token: string }>,
  response: Response,
): Promise<void> {
  const now = Date.now();
  await limitAddress("calendarFeed", clientAddressOf(request), now);
  const feed = await readDocument(calendarFeeds, withoutEnding(request.params.token));
  if (feed === undefined) throw new AppError("not-found");
  const { uid } = feed.data;
  const [member, table] = await Promise.all([readDocument(users, uid), everyCampaignOf(uid)]);
  if (member === undefined) throw new AppError("not-found");
  const events = calendarEvents(
    table.map(({ id, data }) => ({ ...data, id })),
    now,
  );
  send(response, "agenda.ics", icsOf(events, { origin: originOf(request), now, name: "Dés & Héros" }));
}

/** One date of a campaign, for its people. Throws `not-found` for everybody else, and for a date that is not agreed on. */
export async function sendDate(
  request: Request<{ id: string; meetingId: string }>,
  response: Response,
): Promise<void> {
  const now = Date.now();
  const caller = await requireAccess(FILE_ROUTE, new Session(request, response), { now });
  const { id, meetingId } = request.params;
  const campaign = await readDocument(campaigns, id);
  const occurrence = occurrencesOf(campaign?.data.agenda, now).find(
    (meeting) => meeting.id === withoutEnding(meetingId),
  );
  const isAtTable =
    caller !== undefined && campaign !== undefined && standingOf(caller.uid, campaign.data) !== "stranger";
  if (!isAtTable || occurrence === undefined) throw new AppError("not-found");
  const event = calendarEvent({ ...campaign.data, id }, occurrence);
  send(response, `seance-${occurrence.date}.ics`, icsOf([event], { origin: originOf(request), now }));
}
