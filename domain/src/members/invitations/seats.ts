import type { CampaignDocument } from "../../documents/campaign";
import type { InviteDocument } from "../../documents/invite";
import { INVITE_REQUEST_KEPT_MS, type InviteRequestDocument } from "../../documents/inviteRequest";
import { AppError } from "../../values/errors";
import { newInvite } from "./newInvite";
import { decideUpdateInviteRequest, type Processor, type RequestChanges } from "./updateInviteRequest";

/** How many seats a table may have ahead: asked for, or granted and not taken yet. */
export const MAX_SEATS = 8;

/** The id of a table's request in `inviteRequests`: one for each campaign, so that asking again finds the first. */
export const seatsRequestId = (campaignId: string): string => `seats-${campaignId}`;

/** What a code of a table must be to be counted. */
type SeatCode = Pick<InviteDocument, "code" | "used" | "disabled" | "usedBy">;

/** A granted seat as its MJ sees it: who took it, or the code to hand out. */
export interface Seat {
  readonly code: string;
  readonly used: boolean;
  readonly usedByName?: string;
}

/** The seats to show: those that a refusal disabled are gone. */
export const seatsOf = (codes: readonly SeatCode[]): Seat[] =>
  codes
    .filter(({ used, disabled }) => used || disabled !== true)
    .map(({ code, used, usedBy }) => ({ code, used, ...(usedBy && { usedByName: usedBy.name }) }));

/**
 * The codes that were made for the latest request of a table: a refusal takes those back, and none that an admin granted
 * before it.
 */
export const codesOfRequest = <Code extends { readonly data: Pick<InviteDocument, "createdAt"> }>(
  { lastRequestAt }: Pick<InviteRequestDocument, "lastRequestAt">,
  codes: readonly Code[],
): Code[] => codes.filter(({ data }) => data.createdAt >= lastRequestAt);

const freeSeats = (codes: readonly SeatCode[]): number => seatsOf(codes).filter(({ used }) => !used).length;

/**
 * An MJ asks for this many seats: the request, or the one of before with the new number, pending again. Throws
 * `too-many-seats` where the table would have more than `MAX_SEATS` ahead. Times are epoch milliseconds.
 */
export function decideRequestSeats(
  { id, data }: { readonly id: string; readonly data: Pick<CampaignDocument, "name" | "system"> },
  email: string,
  count: number,
  { earlier, codes }: { earlier: InviteRequestDocument | undefined; codes: readonly SeatCode[] },
  now: number,
): InviteRequestDocument {
  if (freeSeats(codes) + count > MAX_SEATS) throw new AppError("too-many-seats");
  return {
    requestCount: (earlier?.requestCount ?? 0) + 1,
    createdAt: earlier?.createdAt ?? now,
    ...(earlier?.adminNote !== undefined && { adminNote: earlier.adminNote }),
    email,
    status: "pending",
    updatedAt: now,
    lastRequestAt: now,
    expiresAt: now + INVITE_REQUEST_KEPT_MS,
    seats: { campaignId: id, campaignName: data.name, system: data.system, count },
  };
}

export interface SeatsDecision {
  readonly changes: RequestChanges;
  readonly invites: readonly InviteDocument[];
}

/**
 * An admin grants the seats of a request: its codes, as many as were asked for and the table still has room for.
 * Undefined when they were granted before. Throws `invite-request-not-found` for a visitor's request.
 */
export function decideGrantSeats(
  request: InviteRequestDocument,
  codes: readonly SeatCode[],
  newCode: () => string,
  by: Processor,
  now: number,
): SeatsDecision | undefined {
  const { seats } = request;
  if (seats === undefined) throw new AppError("invite-request-not-found");
  const changes = decideUpdateInviteRequest(request, { status: "processed" }, by, now);
  if (changes === undefined) return undefined;
  const count = Math.max(0, Math.min(seats.count, MAX_SEATS - freeSeats(codes)));
  const invites = Array.from({ length: count }, () => ({
    ...newInvite(newCode(), seats.campaignName, now),
    campaignId: seats.campaignId,
  }));
  return { changes, invites };
}
