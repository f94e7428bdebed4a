import { vttJoinState } from "domain/campaign/vttStatus";
import type { Character } from "domain/character/character";
import { vttHost } from "../../http/hosts";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { useLiveCampaign } from "../../live/useLiveCampaign";
import { usePresence } from "../../live/usePresence";
import { useMember } from "../../session/SessionProvider";
import type { SheetTable } from "./header/SheetHeader";

export interface SheetStanding {
  /** Undefined where the character plays nowhere. */
  readonly table: SheetTable | undefined;
  readonly isOwner: boolean;
  /** The table is no longer the viewer's to see: they left it, were removed, or it is gone. */
  readonly lost: boolean;
  readonly isMj: boolean;
}

const UNNAMED = "Campagne";

/**
 * The table that a character sits at, live, and what the viewer is to the two of them. Who is there is not said while
 * nobody can know.
 */
export function useSheetTable({ userId, campaign }: Character, connected: boolean): SheetStanding {
  const { uid } = useMember();
  const campaignId = campaign?.id;
  const live = useLiveCampaign(campaignId);
  const presence = useCampaignPresence(campaignId);
  usePresence(campaignId, "sheet");

  const document = live.status === "ready" && live.data ? live.data : undefined;
  const online = connected && presence.status === "ready" ? presence.data : undefined;
  return {
    isOwner: userId === uid,
    isMj: document?.mj.uid === uid,
    lost: live.status === "failed" && live.reason === "permission-denied",
    table: campaign && {
      id: campaign.id,
      name: document?.name || campaign.name || UNNAMED,
      vtt: vttJoinState(document, vttHost()),
      presence: online && {
        owner: userId === undefined ? undefined : online.get(userId),
        onlineCount: online.size,
      },
    },
  };
}
