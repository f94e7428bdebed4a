import { campaigns } from "domain/documents/campaign";
import { compareFrench } from "domain/text/compareFrench";
import { useMember } from "../session/SessionProvider";
import { queryListener, type Selection } from "./listeners";
import type { Listen, Live } from "./liveSource";
import { useLive } from "./useLive";
import type { LiveCampaign } from "./useLiveCampaign";

const run = (uid: string): Selection => ({ from: campaigns.name, where: ["mj.uid", "==", uid] });

const played = (uid: string): Selection => ({
  from: campaigns.name,
  where: ["memberIds", "array-contains", uid],
});

/**
 * Both queries as one answer, told once both have been heard. Without a network one of them may never be: what the
 * device keeps of the other is told alone.
 */
const runOrPlayed =
  (uid: string): Listen<readonly LiveCampaign[]> =>
  (next, fail) => {
    const received = new Map<string, readonly LiveCampaign[]>();
    const receive = (which: string) => (some: readonly LiveCampaign[]) => {
      received.set(which, some);
      if (received.size === 2 || !navigator.onLine) next(merged([...received.values()].flat()));
    };
    const stops = [
      queryListener(campaigns, run(uid))(receive("run"), fail),
      queryListener(campaigns, played(uid))(receive("played"), fail),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

const merged = (all: readonly LiveCampaign[]): LiveCampaign[] =>
  [...new Map(all.map((campaign) => [campaign.id, campaign])).values()].sort((a, b) =>
    compareFrench(a.name, b.name),
  );

/** The campaigns that one runs or plays in, of every system, by name. */
export function useLiveCampaigns(): Live<readonly LiveCampaign[]> {
  const { uid } = useMember();
  return useLive(`${uid}:campaigns`, runOrPlayed(uid));
}
