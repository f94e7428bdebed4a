import { type WhisperThreadDocument, whisperThreads } from "domain/documents/whisperThread";
import { live, liveDocument, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

export type WhisperThread = WithId<WhisperThreadDocument>;

/** Who waits for whom between a player and the MJ; null while neither has written. Without an id it waits. */
export const useWhisperThread = (
  campaignId: string | undefined,
  playerUid: string,
): Live<WhisperThread | null> => useLive(liveDocument(whisperThreads, campaignId, playerUid));

/** Of all players who have written to the MJ or were written to, the newest first; for the MJ. */
export const useWhisperThreads = (campaignId: string): Live<readonly WhisperThread[]> =>
  useLive(live(whisperThreads, [campaignId], { order: ["lastAt", "desc"] }));

/** Those in which a player waits for the MJ, who asks. Without an id it waits. */
export const useWaitingThreads = (campaignId: string | undefined): Live<readonly WhisperThread[]> =>
  useLive(live(whisperThreads, [campaignId], { where: ["waiting", ">", 0] }));
