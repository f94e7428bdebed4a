import { type PlayLogDocument, type PlayStateDocument, playLog, playStates } from "domain/documents/play";
import { useMember } from "../session/SessionProvider";
import {
  documentListener,
  documentOfSeveralListener,
  queryListener,
  type UNREADABLE,
  type WithId,
} from "./listeners";
import type { Live } from "./liveSource";
import { mergedListener } from "./mergedListener";
import { useLive } from "./useLive";

export type LivePlayEntry = WithId<PlayLogDocument>;

/** How many entries of a log are listened to. */
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

/**
 * The last operations on one character, newest first: for its owner all, for others (`campaignId`) those that happened
 * in its campaign, for which the rules make them ask.
 */
export function useLivePlayLog(
  characterId: string,
  campaignId: string | undefined,
): Live<readonly LivePlayEntry[]> {
  const { uid } = useMember();
  const from = `characters/${characterId}/${playLog.name}`;
  return useLive(
    `${uid}:${from}:${campaignId ?? "all"}`,
    queryListener(playLog, {
      from,
      ...(campaignId !== undefined && { where: ["campaignId", "==", campaignId] as const }),
      order: ["createdAt", "desc"],
      limit: MAX_ENTRIES,
    }),
  );
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
