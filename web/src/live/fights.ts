import {
  type EndedFightDocument,
  endedFights,
  type FightDocument,
  type FightPageDocument,
  fightPageId,
  fightPages,
  fights,
  MAX_ENDED_FIGHTS,
} from "domain/documents/fight";
import { type SharedInitiativeDocument, sharedInitiatives } from "domain/documents/sharedInitiative";
import { live, liveDocument, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

/**
 * The fight of a campaign, for its MJ: one document, or none before the first fight. A query: the listener of a missing
 * document may be told of its creation with an older time, and drop it. Without an id it waits.
 */
export const useLiveFight = (campaignId: string | undefined): Live<readonly FightDocument[]> =>
  useLive(live(fights, [campaignId], { limit: 1 }));

/** The ended fights of a campaign, for its MJ, the newest first. */
export const useLiveEndedFights = (campaignId: string): Live<readonly WithId<EndedFightDocument>[]> =>
  useLive(live(endedFights, [campaignId], { order: ["endedAt", "desc"], limit: MAX_ENDED_FIGHTS }));

/** A page of a fight's course, for the campaign's MJ: null for one that is not there. */
export const useLiveFightPage = (
  campaignId: string,
  course: string,
  page: number,
): Live<FightPageDocument | null> => useLive(liveDocument(fightPages, campaignId, fightPageId(course, page)));

/**
 * The order as the MJ shows it to the table: `shared` is undefined once it was taken back, null stands for one that
 * never was. Without an id it waits.
 */
export const useLiveInitiative = (campaignId: string | undefined): Live<SharedInitiativeDocument | null> =>
  useLive(liveDocument(sharedInitiatives, campaignId));
