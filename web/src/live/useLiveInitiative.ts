import { type SharedInitiativeDocument, sharedInitiatives } from "domain/documents/sharedInitiative";
import { useMember } from "../session/SessionProvider";
import { documentListener } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

/**
 * The order as the MJ shows it to the table: `shared` is undefined once it was taken back, null stands for one that
 * never was. Without an id it waits.
 */
export function useLiveInitiative(campaignId: string | undefined): Live<SharedInitiativeDocument | null> {
  const { uid } = useMember();
  const key = campaignId && `${uid}:campaigns/${campaignId}/live/initiative`;
  return useLive(key || undefined, documentListener(sharedInitiatives, campaignId ?? ""));
}
