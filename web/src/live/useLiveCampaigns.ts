import { campaigns } from "domain/documents/campaign";
import { compareFrench } from "domain/values/text/compareFrench";
import { useMember } from "../session/SessionProvider";
import { queryListener, type Selection } from "./listeners";
import type { Live } from "./liveSource";
import { mergedListener } from "./mergedListener";
import { useLive } from "./useLive";
import type { LiveCampaign } from "./useLiveCampaign";

const run = (uid: string): Selection => ({ from: campaigns.name, where: ["mj.uid", "==", uid] });

const played = (uid: string): Selection => ({
  from: campaigns.name,
  where: ["memberIds", "array-contains", uid],
});

const byName = (lists: readonly (readonly LiveCampaign[] | undefined)[]): readonly LiveCampaign[] =>
  [...new Map(lists.flatMap((list) => list ?? []).map((campaign) => [campaign.id, campaign])).values()].sort(
    (a, b) => compareFrench(a.name, b.name),
  );

/** The campaigns that one runs or plays in, of every system, by name. */
export function useLiveCampaigns(): Live<readonly LiveCampaign[]> {
  const { uid } = useMember();
  const queries = [queryListener(campaigns, run(uid)), queryListener(campaigns, played(uid))];
  return useLive(`${uid}:campaigns`, mergedListener(queries, byName, { partialOffline: true }));
}
