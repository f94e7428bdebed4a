import { type AskDocument, asks } from "domain/documents/ask";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { useMember } from "../session/SessionProvider";
import { queryListener, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { mergedListener } from "./mergedListener";
import { useLive } from "./useLive";

export type LiveAsk = WithId<AskDocument>;

/** More than may be open, for those that expired and are not removed yet. */
const MAX_ASKS = 60;
const MAX_ANSWERS = 100;

/** What the MJ of a campaign asks of the viewer, a player of it. Without an id it waits. */
export function useOwnAsks(campaignId: string | undefined): Live<readonly LiveAsk[]> {
  const { uid } = useMember();
  return useLive(
    campaignId && `${uid}:campaigns/${campaignId}/asks`,
    queryListener(asks, {
      from: `campaigns/${campaignId}/asks`,
      where: ["targets", "array-contains", uid],
      limit: MAX_ASKS,
    }),
  );
}

/** All that is asked in a campaign, for its MJ. */
export function useTableAsks(campaignId: string): Live<readonly LiveAsk[]> {
  const { uid } = useMember();
  return useLive(
    `${uid}:campaigns/${campaignId}/asks+all`,
    queryListener(asks, { from: `campaigns/${campaignId}/asks`, limit: MAX_ASKS }),
  );
}

/** The rolls that answer an ask, for the MJ: those before the table, and those for the MJ alone. */
export function useAskAnswers(campaignId: string, askId: string): Live<readonly WithId<RollDocument>[]> {
  const { uid } = useMember();
  const answering = (kind: typeof rolls | typeof mjRolls) =>
    queryListener(kind, {
      from: `campaigns/${campaignId}/${kind.name}`,
      where: ["askId", "==", askId],
      limit: MAX_ANSWERS,
    });
  return useLive(
    `${uid}:campaigns/${campaignId}/asks/${askId}/answers`,
    mergedListener([answering(rolls), answering(mjRolls)], (answers) =>
      answers.flatMap((some) => some ?? []),
    ),
  );
}
