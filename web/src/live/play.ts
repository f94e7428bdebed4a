import { type PlayLogDocument, type PlayStateDocument, playLog, playStates } from "domain/documents/play";
import {
  live,
  liveDocument,
  liveDocumentOfSeveral,
  queryPage,
  type UNREADABLE,
  type WithId,
} from "./listeners";
import type { Live } from "./liveSource";
import { merged } from "./merged";
import { useLive } from "./useLive";
import { useMapped } from "./useMapped";

export type LivePlayEntry = WithId<PlayLogDocument>;

/** How many entries of a table's log are listened to. */
const MAX_ENTRIES = 10;

/** The state in play of one character; null for one that has none, which the API makes. */
export const useLivePlayState = (characterId: string): Live<PlayStateDocument | null> =>
  useLive(liveDocument(playStates, characterId));

/** A state in play as it came. */
export type PlayStateOrProblem = PlayStateDocument | typeof UNREADABLE;

type Told = readonly [id: string, state: PlayStateOrProblem | null] | undefined;

const thoseWithState = (told: readonly Told[]): ReadonlyMap<string, PlayStateOrProblem> =>
  new Map(told.flatMap((one) => (one?.[1] ? [[one[0], one[1]] as const] : [])));

/** The states in play of these characters by their ids, once all are known; those that have none are left out. */
export const useLivePlayStates = (ids: readonly string[]): Live<ReadonlyMap<string, PlayStateOrProblem>> =>
  useMapped(useLive(merged(ids.map((id) => liveDocumentOfSeveral(playStates, id)))), thoseWithState);

/** How many older entries come at a time. */
const OLDER_ENTRIES = 20;

/**
 * The next older entries of a character's log than this moment (epoch milliseconds), newest first, and whether there
 * may be more. Of others than its owner (`campaignId`) those that happened in its campaign, for which the rules make
 * them ask. Fails without a connection.
 */
export async function olderPlayEntries(
  characterId: string,
  campaignId: string | undefined,
  before: number,
): Promise<{ readonly entries: readonly LivePlayEntry[]; readonly complete: boolean }> {
  const entries = await queryPage(playLog, [characterId], {
    where: campaignId === undefined ? undefined : ["campaignId", "==", campaignId],
    order: ["createdAt", "desc"],
    after: new Date(before),
    limit: OLDER_ENTRIES,
  });
  return { entries, complete: entries.length < OLDER_ENTRIES };
}

/** More acts than a table sees at once. */
const MAX_DOWNTIME = 60;

/**
 * What a campaign's characters did alone since the evening of this number, newest first. Without the number it waits.
 */
export const useDowntimeLog = (
  campaignId: string,
  after: number | undefined,
): Live<readonly LivePlayEntry[]> =>
  useLive(
    after === undefined
      ? undefined
      : live(playLog, "everywhere", {
          where: ["campaignId", "==", campaignId],
          and: ["downtime.after", "==", after],
          order: ["createdAt", "desc"],
          limit: MAX_DOWNTIME,
        }),
  );

/** The last operations in a campaign, on any character, newest first. Without an id it waits. */
export const useTablePlayLog = (campaignId: string | undefined): Live<readonly LivePlayEntry[]> =>
  useLive(
    live(playLog, "everywhere", {
      where: ["campaignId", "==", campaignId],
      order: ["createdAt", "desc"],
      limit: MAX_ENTRIES,
    }),
  );
