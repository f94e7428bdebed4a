import type { CampaignDocument } from "domain/documents/campaign";
import type { EveningDocument } from "domain/documents/evening";
import { fights } from "domain/documents/fight";
import { isSeenInOrder } from "domain/documents/initiativeState";
import { draftRecord, type EveningLogs, type FoughtFight } from "domain/table/evenings/draftRecord";
import { isOrderTold } from "domain/table/fight/shownNames";
import {
  downtimeAfter,
  eveningMomentsSince,
  heartbeatsSince,
  newestEndedFightsOf,
  playOfTableSince,
  rollsSince,
  type Trace,
  tracesSince,
} from "../store/eveningQueries";
import { readIfValid } from "../store/firestore";

interface ReadEvening {
  readonly logs: EveningLogs;
  /** Of whatever somebody did, secret things too: whose it was, and when. */
  readonly traces: readonly Trace[];
  /** Who had a page of the campaign open, and when last. */
  readonly heartbeats: readonly Trace[];
  /** When something was last written (epoch milliseconds). */
  readonly lastAt: number | undefined;
}

/** The fight that is running, as far as it has come. */
async function runningFight(campaignId: string): Promise<FoughtFight[]> {
  const fight = (await readIfValid(fights, campaignId))?.data;
  if (fight?.startedAt === undefined) return [];
  const { order, round } = fight.panel.initiative;
  const heroes = order.filter((entry) => entry.kind === "character" && isSeenInOrder(entry));
  return [
    {
      ...{ startedAt: fight.startedAt, endedAt: fight.updatedAt, round },
      shared: isOrderTold(fight),
      heroes: heroes.map(({ name }) => name),
    },
  ];
}

const endedFights = async (campaignId: string): Promise<FoughtFight[]> =>
  (await newestEndedFightsOf(campaignId)).map(({ startedAt, endedAt, round, shared, participants }) => ({
    ...{ startedAt, endedAt, round, shared: shared === true },
    heroes: participants
      .filter(({ kind, hidden }) => kind === "character" && !hidden)
      .map(({ name }) => name),
  }));

/**
 * Reads what the server wrote of a campaign's table since an evening began, and what was done between the one before and
 * it. Of what the MJ or one player alone may read, secret rolls and whispers, no more is read than whose they are and when;
 * of a fight what its order showed.
 */
export async function readEveningLogs(
  campaignId: string,
  mjUid: string,
  { number, startedAt: since }: Pick<EveningDocument, "number" | "startedAt">,
): Promise<ReadEvening> {
  const [rolls, play, downtime, ended, running, moments, traces, heartbeats] = await Promise.all([
    rollsSince(campaignId, since),
    playOfTableSince(campaignId, since),
    downtimeAfter(campaignId, number - 1),
    endedFights(campaignId),
    runningFight(campaignId),
    eveningMomentsSince(campaignId, since),
    tracesSince(campaignId, since),
    heartbeatsSince(campaignId, since),
  ]);
  const fought = [...ended, ...running];
  const authors = [...rolls, ...play].map(({ uid, createdAt }) => ({ uid, at: createdAt }));
  const written = [
    ...[...authors, ...traces].map(({ at }) => at),
    ...fought.map(({ endedAt }) => endedAt),
    ...moments.map(({ createdAt }) => createdAt),
  ].filter((at) => at >= since);
  return {
    logs: { rolls, play, downtime, fights: fought, moments, mjUid },
    traces: [...authors, ...traces],
    heartbeats,
    lastAt: written.length === 0 ? undefined : written.reduce((latest, at) => Math.max(latest, at)),
  };
}

/** After its end somebody may still close their pages. */
const LEAVING_MS = 10 * 60_000;

/**
 * Who was there, in no order: the MJ; whoever rolled, wrote or pressed, also where they have left the table since; and of
 * those at the table whoever had a page open until then.
 */
export function presentAt(
  { mj, memberIds }: Pick<CampaignDocument, "mj" | "memberIds">,
  { traces, heartbeats }: Pick<ReadEvening, "traces" | "heartbeats">,
  to: number,
): string[] {
  const until = to + LEAVING_MS;
  const acted = traces.filter(({ at }) => at <= to).map(({ uid }) => uid);
  const watched = heartbeats.filter(({ uid, at }) => at <= until && memberIds.includes(uid));
  return [...new Set([mj.uid, ...acted, ...watched.map(({ uid }) => uid)])];
}

export const recordOf = ({ logs }: Pick<ReadEvening, "logs">, from: number, to: number) =>
  draftRecord(logs, { from, to });
