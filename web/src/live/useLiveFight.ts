import {
  type EndedFightDocument,
  endedFights,
  type FightDocument,
  fights,
  MAX_ENDED_FIGHTS,
} from "domain/documents/fight";
import { useMember } from "../session/SessionProvider";
import { queryListener, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

/**
 * The fight of a campaign, for its MJ: one document, or none before the first fight. A query: the listener of a missing
 * document may be told of its creation with an older time, and drop it. Without an id it waits.
 */
export function useLiveFight(campaignId: string | undefined): Live<readonly FightDocument[]> {
  const { uid } = useMember();
  const from = `campaigns/${campaignId}/${fights.name}`;
  return useLive(campaignId && `${uid}:${from}`, queryListener(fights, { from, limit: 1 }));
}

/** The ended fights of a campaign, for its MJ, the newest first. */
export function useLiveEndedFights(campaignId: string): Live<readonly WithId<EndedFightDocument>[]> {
  const { uid } = useMember();
  const from = `campaigns/${campaignId}/${endedFights.name}`;
  return useLive(
    `${uid}:${from}`,
    queryListener(endedFights, { from, order: ["endedAt", "desc"], limit: MAX_ENDED_FIGHTS }),
  );
}
