import type { CampaignSettings } from "domain/game/campaignSettings";
import type { Character } from "domain/sheet/character/character";
import { isVttOnline, vttJoinState } from "domain/table/campaign/vttStatus";
import { mustAskForRareItems } from "domain/table/items/rareItems";
import { checkDowntime, lastEveningOf } from "domain/table/play/downtime";
import { useMemo } from "react";
import { vttHost } from "../../http/hosts";
import { type LiveCampaign, useLiveCampaign } from "../../live/campaigns";
import { useLiveInitiative } from "../../live/fights";
import { dataOf, type Live } from "../../live/liveSource";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { usePresence } from "../../live/usePresence";
import { useMember } from "../../session/SessionProvider";
import type { SheetTable } from "./sheetContexts";

export interface SheetStanding {
  /** Undefined where the character plays in no campaign. */
  readonly table: SheetTable | undefined;
  readonly isOwner: boolean;
  /** The viewer may no longer read the campaign: they left it, were removed, or it is deleted. */
  readonly lost: boolean;
  readonly isMj: boolean;
  /** How levels come at this table; undefined without one, and while its rules are not known. */
  readonly progression: CampaignSettings["xpType"] | undefined;
  /** The order that the MJ shares has the character: its turns are counted there. */
  readonly inFight: boolean;
  /** The campaign whose MJ the viewer asks for rare items of this character; null while its rules are not known. */
  readonly askingCampaignId: string | null | undefined;
}

const UNNAMED = "Campagne";

/** Null while the campaign's rules are not known. */
export function askingCampaignOf(
  campaignId: string | undefined,
  live: Live<LiveCampaign | null>,
  uid: string,
): string | null | undefined {
  if (campaignId === undefined) return undefined;
  if (live.status === "loading") return null;
  return mustAskForRareItems(dataOf(live) ?? undefined, uid) ? campaignId : undefined;
}

/**
 * The campaign that a character plays in, live, and what the viewer is to both. Presence is undefined while it is not
 * known.
 */
export function useSheetTable({ id, userId, campaign }: Character, connected: boolean): SheetStanding {
  const { uid } = useMember();
  const campaignId = campaign?.id;
  const live = useLiveCampaign(campaignId);
  const shared = dataOf(useLiveInitiative(campaignId))?.shared;
  const presence = useCampaignPresence(campaignId);
  usePresence(campaignId, "sheet");

  const document = live.status === "ready" && live.data ? live.data : undefined;
  const online = connected && presence.status === "ready" ? presence.data : undefined;
  const open = document?.settings.useVtt === true && isVttOnline(document.vttStatus);
  const table = useMemo(
    () =>
      campaign && {
        id: campaign.id,
        name: document?.name || campaign.name || UNNAMED,
        vtt: vttJoinState(document, vttHost()),
        open,
        after: document && checkDowntime(document) === undefined ? lastEveningOf(document) : undefined,
        presence: online && {
          owner: userId === undefined ? undefined : online.get(userId),
          onlineCount: online.size,
        },
      },
    [campaign, document, online, open, userId],
  );
  return {
    isOwner: userId === uid,
    askingCampaignId: userId === uid ? askingCampaignOf(campaignId, live, uid) : undefined,
    inFight: shared?.order.some((entry) => entry.id === id) === true,
    progression: document?.settings.xpType,
    isMj: document?.mj.uid === uid,
    lost: live.status === "failed" && live.reason === "permission-denied",
    table,
  };
}
