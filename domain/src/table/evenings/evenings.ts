import type { CampaignDocument } from "../../documents/campaign";
import type { EveningDocument } from "../../documents/evening";
import { AppError } from "../../values/errors";
import { requireAuthority } from "../campaign/authority";

/** After so long without anything that the server wrote, an evening is over: twelve hours, in milliseconds. */
export const QUIET_MS = 12 * 60 * 60_000;
/** One that is taken up again so soon is the same: three hours. */
export const RESUMED_MS = 3 * 60 * 60_000;

type CurrentEvening = NonNullable<CampaignDocument["evening"]>;
type Fields = Pick<CampaignDocument, "mj" | "memberIds" | "evening">;

/** What of a campaign changes, and the evening's own document. */
export interface EveningChange {
  readonly campaign: Pick<CampaignDocument, "evening" | "quietAt">;
  readonly id: string;
  readonly document: EveningDocument;
}

/** Whether an evening is being played. */
export const isPlayed = (evening: CampaignDocument["evening"]): boolean =>
  evening !== undefined && evening.endedAt === undefined;

/**
 * An evening begins: the one that ended less than three hours ago goes on, else a new one with `newId`. Undefined where one
 * is being played: of two devices that begin at once the second finds the first one's.
 */
export function beginningOf(
  evening: CampaignDocument["evening"],
  newId: string,
  now: number,
): EveningChange | undefined {
  if (isPlayed(evening)) return undefined;
  const isResumed = evening?.endedAt !== undefined && now - evening.endedAt < RESUMED_MS;
  const { id, number, startedAt } = isResumed
    ? evening
    : { id: newId, number: (evening?.number ?? 0) + 1, startedAt: now };
  return {
    campaign: { evening: { id, number, startedAt }, quietAt: now + QUIET_MS },
    id,
    document: { number, startedAt, present: [] },
  };
}

/** The same by the MJ's wish (product §2.20.1). Throws `forbidden` for anyone else. */
export function decideBeginEvening(
  campaign: Fields,
  callerUid: string,
  newId: string,
  now: number,
): EveningChange | undefined {
  requireAuthority("runEvenings", callerUid, campaign);
  return beginningOf(campaign.evening, newId, now);
}

/** An evening ends, with who was there. */
export const endingOf = (
  { id, number, startedAt }: CurrentEvening,
  present: readonly string[],
  endedAt: number,
): EveningChange => ({
  campaign: { evening: { id, number, startedAt, endedAt }, quietAt: undefined },
  id,
  document: { number, startedAt, endedAt, present: [...present] },
});

/**
 * What becomes of an evening of which the server last wrote something at `lastAt`: it ends then, once that is twelve hours
 * ago, or is looked at again at the moment that is answered.
 */
export function quietness(
  startedAt: number,
  lastAt: number | undefined,
  now: number,
): { readonly endedAt?: number; readonly lookAt?: number } {
  const last = Math.max(startedAt, lastAt ?? startedAt);
  return now - last >= QUIET_MS ? { endedAt: last } : { lookAt: last + QUIET_MS };
}

/** The part of an evening's time whose messages a member could read then; undefined where they came later. */
export function readableTime(
  evening: Pick<EveningDocument, "startedAt" | "endedAt">,
  /** Undefined of the MJ. */
  joinedAt: number | undefined,
  now: number,
): { from: number; to: number } | undefined {
  const from = Math.max(evening.startedAt, joinedAt ?? 0);
  const to = evening.endedAt ?? now;
  return from > to ? undefined : { from, to };
}

/**
 * Whether a message may be kept with the evening that is being played, or the last one: it was said then. Throws `no-evening`
 * where it was not, or there was none.
 */
export function requireOfEvening(
  evening: CampaignDocument["evening"],
  said: { readonly createdAt: number },
): CurrentEvening {
  const isSaidThen =
    evening !== undefined &&
    said.createdAt >= evening.startedAt &&
    said.createdAt <= (evening.endedAt ?? Number.POSITIVE_INFINITY);
  if (!isSaidThen) throw new AppError("no-evening");
  return evening;
}
