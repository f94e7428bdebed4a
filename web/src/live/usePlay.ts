import { type PlayLogDocument, type PlayStateDocument, playLog, playStates } from "domain/documents/play";
import { useMember } from "../session/SessionProvider";
import {
  documentListener,
  documentOfSeveralListener,
  queryListener,
  queryPage,
  type UNREADABLE,
  type WithId,
} from "./listeners";
import type { Live } from "./liveSource";
import { mergedListener } from "./mergedListener";
import { useLive } from "./useLive";

export type LivePlayEntry = WithId<PlayLogDocument>;

/** How many entries of a table's log are listened to. */
const MAX_ENTRIES = 10;

/** The state in play of one character; null for one that has none, which the API makes. */
export function useLivePlayState(characterId: string): Live<PlayStateDocument | null> {
  const { uid } = useMember();
  return useLive(`${uid}:characters/${characterId}/play`, documentListener(playStates, characterId));
}

/** A state in play as it came. */
export type PlayStateOrProblem = PlayStateDocument | typeof UNREADABLE;

/** The states in play of these characters by their ids, once all are known; those that have none are left out. */
export function useLivePlayStates(ids: readonly string[]): Live<ReadonlyMap<string, PlayStateOrProblem>> {
  const { uid } = useMember();
  const key = ids.length === 0 ? undefined : `${uid}:play:${ids.join()}`;
  return useLive(
    key,
    mergedListener(
      ids.map((id) => documentOfSeveralListener(playStates, id)),
      (said) => new Map(said.flatMap((state, place) => (state ? [[ids[place] ?? "", state] as const] : []))),
    ),
  );
}

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
  const entries = await queryPage(playLog, {
    from: `characters/${characterId}/${playLog.name}`,
    ...(campaignId !== undefined && { where: ["campaignId", "==", campaignId] as const }),
    order: ["createdAt", "desc"],
    after: new Date(before),
    limit: OLDER_ENTRIES,
  });
  return { entries, complete: entries.length < OLDER_ENTRIES };
}

/** The last operations in a campaign, on any character, newest first. Without an id it waits. */
export function useTablePlayLog(campaignId: string | undefined): Live<readonly LivePlayEntry[]> {
  const { uid } = useMember();
  return useLive(
    campaignId && `${uid}:campaigns/${campaignId}/${playLog.name}`,
    queryListener(playLog, {
      from: playLog.name,
      everywhere: true,
      where: ["campaignId", "==", campaignId ?? ""],
      order: ["createdAt", "desc"],
      limit: MAX_ENTRIES,
    }),
  );
}
