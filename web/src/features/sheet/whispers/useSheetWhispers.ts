import { useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { dataOf } from "../../../live/liveSource";
import { useWhisperThread } from "../../../live/whisperThreads";
import { useMember } from "../../../session/SessionProvider";
import type { ThreadPlace } from "../../../table/whispers/useThread";

interface SheetWhispers {
  readonly place: ThreadPlace;
  /** The viewer is the MJ, and writes to the character's player. */
  readonly isMj: boolean;
  /** How many messages the viewer has not read, or not answered. */
  readonly count: number;
}

/** What the viewer and the one at the other end of this sheet's table write to each other; undefined for whoever has nobody there. */
export function useSheetWhispers(): SheetWhispers | undefined {
  const { uid } = useMember();
  const { isOwner, isMj } = useViewer();
  const { system, campaign, userId } = useSheet().character;
  const playerUid = isMj === isOwner ? undefined : isOwner ? uid : userId;
  const campaignId = playerUid === undefined ? undefined : campaign?.id;
  const thread = dataOf(useWhisperThread(campaignId, playerUid ?? ""));
  if (campaignId === undefined || playerUid === undefined) return undefined;
  const count = (isMj ? thread?.waiting : thread?.unread) ?? 0;
  return { place: { campaignId, system, playerUid }, isMj, count };
}
