import { useLocalStorage } from "@mantine/hooks";
import { useEffect } from "react";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useLiveCampaign } from "../../live/campaigns";
import { dataOf } from "../../live/liveSource";
import { useMember } from "../../session/SessionProvider";
import { useNow } from "../../ui/useNow";
import { useOnDemand } from "../../ui/useOnDemand";
import { shownRecap } from "./shownRecap";

const loadDialog = () => import("./RecapDialog");
const LOOK_MS = 60_000;

/**
 * « Précédemment… »: what the MJ shows of an earlier evening, on a screen of its campaign, until one has closed it on this
 * device or the MJ puts it away. It reads the campaign that the screen follows anyway, and no more until there is one.
 */
export function Recap({ campaignId }: { campaignId: string | undefined }) {
  const { uid } = useMember();
  const campaign = dataOf(useLiveCampaign(campaignId));
  const now = useNow(LOOK_MS, campaign?.recap !== undefined);
  const recap = shownRecap(campaign?.recap, now);
  const [closed, setClosed] = useLocalStorage({
    key: STORAGE_KEYS.closedRecap(uid, campaignId ?? ""),
    defaultValue: 0,
    getInitialValueInEffect: false,
  });
  const [RecapDialog, request] = useOnDemand(loadDialog);
  const isOpen = recap !== undefined && recap.shownAt > closed;
  useEffect(() => {
    if (isOpen) request();
  }, [isOpen, request]);
  if (!isOpen || !campaign || RecapDialog === undefined) return null;
  return (
    <RecapDialog
      key={recap.shownAt}
      campaign={campaign}
      eveningId={recap.eveningId}
      isMj={campaign.mj.uid === uid}
      onClose={() => setClosed(recap.shownAt)}
    />
  );
}
