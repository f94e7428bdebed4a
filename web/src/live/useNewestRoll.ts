import { type RollDocument, rolls } from "domain/documents/roll";
import { useMember } from "../session/SessionProvider";
import { queryListener, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

/** The last roll before a table: one, or none. */
export function useNewestRoll(campaignId: string): Live<readonly WithId<RollDocument>[]> {
  const { uid } = useMember();
  const from = `campaigns/${campaignId}/${rolls.name}`;
  return useLive(
    `${uid}:${from}:newest`,
    queryListener(rolls, { from, order: ["createdAt", "desc"], limit: 1 }),
  );
}
