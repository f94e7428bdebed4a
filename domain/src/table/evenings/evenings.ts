import type { CampaignDocument } from "../../documents/campaign";
import { type EveningDocument, NEXT_EVENING } from "../../documents/evening";
import { AppError } from "../../values/errors";
import { requireAuthority } from "../campaign/authority";

/** After so long without anything that the server wrote, an evening is over: twelve hours, in milliseconds. */
export const QUIET_MS = 12 * 60 * 60_000;
/** One that is taken up again so soon is the same: three hours. */
export const RESUMED_MS = 3 * 60 * 60_000;
/** One that was over so soon may have begun by mistake: five minutes. */
const BRIEF_MS = 5 * 60_000;

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

/** Whether an evening was over so soon that it may have begun by mistake: worth a look at what is kept of it. */
export const isBrief = (evening: CampaignDocument["evening"]): evening is CurrentEvening =>
  evening?.endedAt !== undefined && evening.endedAt - evening.startedAt <= BRIEF_MS;

/** What an evening begins beside the last one. */
export interface Beginning {
  readonly newId: string;
  /** Nothing is kept of the last one, if it was brief: the next one takes its number, whatever the time between. */
  readonly isLastEmpty: boolean;
}

/**
 * An evening begins: the one that ended less than three hours ago goes on, else a new one with `newId`. Undefined where one
 * is being played: of two devices that begin at once the second finds the first one's.
 */
export function beginningOf(
  evening: CampaignDocument["evening"],
  { newId, isLastEmpty }: Beginning,
  now: number,
): EveningChange | undefined {
  if (isPlayed(evening)) return undefined;
  const isMistake = isLastEmpty && isBrief(evening);
  const isResumed = evening?.endedAt !== undefined && now - evening.endedAt < RESUMED_MS;
  const { id, number } = isMistake || isResumed ? evening : { id: newId, number: (evening?.number ?? 0) + 1 };
  const startedAt = isResumed && !isMistake ? evening.startedAt : now;
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
  beginning: Beginning,
  now: number,
): EveningChange | undefined {
  requireAuthority("runEvenings", callerUid, campaign);
  return beginningOf(campaign.evening, beginning, now);
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

/** Whether a message was said while this evening, which is being played or was the last one, was played. */
export const isSaidIn = (
  evening: CampaignDocument["evening"],
  said: { readonly createdAt: number },
): evening is CurrentEvening =>
  evening !== undefined &&
  said.createdAt >= evening.startedAt &&
  said.createdAt <= (evening.endedAt ?? Number.POSITIVE_INFINITY);

/** The evening that a message is kept with (product §2.20.2). Throws `no-evening` where it was not said in one. */
export function requireOfEvening(
  evening: CampaignDocument["evening"],
  said: { readonly createdAt: number },
): CurrentEvening {
  if (!isSaidIn(evening, said)) throw new AppError("no-evening");
  return evening;
}

/**
 * The id of the evening that a whisper is kept with: the one that is being played, or the last one where it was said by its
 * end; else the next one.
 */
export const eveningOfWhisper = (
  evening: CampaignDocument["evening"],
  said: { readonly createdAt: number },
): string =>
  evening !== undefined && said.createdAt <= (evening.endedAt ?? Number.POSITIVE_INFINITY)
    ? evening.id
    : NEXT_EVENING;

interface KeptLine {
  readonly uid: string;
  readonly playerUid?: string | undefined;
}

interface LinesTable {
  readonly mj: { readonly uid: string };
}

/** Whether a member may read a line, and keep it: one for all any of them, a whisper its player and the MJ. */
export const mayReadLine = (uid: string, { playerUid }: Pick<KeptLine, "playerUid">, { mj }: LinesTable) =>
  playerUid === undefined || uid === playerUid || uid === mj.uid;

/** Whether a member may let go a line that is kept with an evening: the MJ any, the others what they said or were told alone. */
export const mayForgetLine = (uid: string, line: KeptLine, { mj }: LinesTable): boolean =>
  uid === line.uid || uid === line.playerUid || uid === mj.uid;
