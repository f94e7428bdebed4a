import { type AskDocument, asks } from "domain/documents/ask";
import { type AskSecretDocument, askSecrets } from "domain/documents/askSecret";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { useMember } from "../session/SessionProvider";
import { live, liveDocument, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { merged } from "./merged";
import { useLive } from "./useLive";
import { useMapped } from "./useMapped";

export type LiveAsk = WithId<AskDocument>;

/** More than may be open, for those that expired and are not removed yet. */
const MAX_ASKS = 60;
const MAX_ANSWERS = 100;

/** What the MJ of a campaign asks of the viewer, a player of it. Without an id it waits. */
export function useOwnAsks(campaignId: string | undefined): Live<readonly LiveAsk[]> {
  const { uid } = useMember();
  return useLive(live(asks, [campaignId], { where: ["targets", "array-contains", uid], limit: MAX_ASKS }));
}

/** All that is asked in a campaign, for its MJ. */
export const useTableAsks = (campaignId: string): Live<readonly LiveAsk[]> =>
  useLive(live(asks, [campaignId], { limit: MAX_ASKS }));

const inOneList = <Entry>(lists: readonly (readonly Entry[] | undefined)[]): readonly Entry[] =>
  lists.flatMap((list) => list ?? []);

/** What an ask hides of its difficulty, for the MJ; without an id it waits. */
export const useAskSecret = (campaignId: string, askId: string | undefined): Live<AskSecretDocument | null> =>
  useLive(liveDocument(askSecrets, campaignId, askId));

/** The rolls that answer an ask, for the MJ: those before the table, and those for the MJ alone. */
export function useAskAnswers(campaignId: string, askId: string): Live<readonly WithId<RollDocument>[]> {
  const answering = (kind: typeof rolls | typeof mjRolls) =>
    live(kind, [campaignId], { where: ["askId", "==", askId], limit: MAX_ANSWERS });
  return useMapped(useLive(merged([answering(rolls), answering(mjRolls)])), inOneList);
}
