import type { CampaignDocument } from "../../documents/campaign";
import type { MessageDocument } from "../../documents/message";
import type { WhisperThreadDocument } from "../../documents/whisperThread";
import { paths } from "../../values/links/paths";
import type { Table } from "../campaign/authority";
import { isVttOnline } from "../campaign/vttStatus";
import { type Notice, noticeTo } from "../notifications/notice";
import { requireMessageAllowed } from "./sendMessage";

type Whisper = MessageDocument & { readonly playerUid: string };

export const isWhisper = (message: MessageDocument): message is Whisper => message.playerUid !== undefined;

/**
 * Whether a message is one between evenings: it waits for an answer. While the table is open it is one of the evening's,
 * and read there.
 */
export const isBetweenEvenings = ({
  settings,
  vttStatus,
}: Pick<CampaignDocument, "settings" | "vttStatus">): boolean => !(settings.useVtt && isVttOnline(vttStatus));

/** What a message between evenings makes of its thread: the two counts, each one more or none. */
export interface ThreadChange extends Omit<WhisperThreadDocument, "waiting" | "unread"> {
  readonly waiting: "one more" | 0;
  readonly unread: "one more" | 0;
}

/** Whoever writes has read what the other one wrote, and answers it (product §2.9.4). */
export function threadChange({ uid, name, playerUid, createdAt, expiresAt }: Whisper): ThreadChange {
  const isFromPlayer = uid === playerUid;
  return {
    ...{ playerUid, lastAt: createdAt, expiresAt },
    ...(isFromPlayer && { name }),
    waiting: isFromPlayer ? "one more" : 0,
    unread: isFromPlayer ? 0 : "one more",
  };
}

/** The bell's entry of a thread, one for each of its two readers: the newest message takes the place of the one before. */
export const whisperNoticeId = (campaignId: string, playerUid: string): string =>
  `whispers-${campaignId}~${playerUid}`;

/** For whoever did not write it, with how many wait. What is written is read there, and not here. `before`: the thread. */
export function whisperNotice(
  campaignId: string,
  { mj, name: table, system }: Pick<CampaignDocument, "mj" | "name" | "system">,
  { uid, name, playerUid, createdAt }: Whisper,
  before: Pick<WhisperThreadDocument, "waiting" | "unread"> | undefined,
): Notice {
  const isFromPlayer = uid === playerUid;
  const count = 1 + (before?.[isFromPlayer ? "waiting" : "unread"] ?? 0);
  return noticeTo(
    isFromPlayer ? mj.uid : playerUid,
    {
      title: isFromPlayer ? `${name} t'a écrit` : "Le MJ t'a écrit",
      message: count > 1 ? `${count} messages dans « ${table} ».` : `Dans « ${table} ».`,
      type: "info",
      cta: { label: "Ouvrir la campagne", href: paths.whispers(campaignId, system) },
      whispers: { campaignId, system, playerUid, ...(count > 1 && { count }) },
      about: uid,
    },
    createdAt,
  );
}

/** What of a thread waited for `uid`, one of its two readers; undefined where nothing does. */
export function settledFor(
  uid: string,
  thread: Pick<WhisperThreadDocument, "playerUid" | "waiting" | "unread">,
): Partial<Pick<WhisperThreadDocument, "waiting" | "unread">> | undefined {
  const side = uid === thread.playerUid ? "unread" : "waiting";
  return thread[side] === 0 ? undefined : { [side]: 0 };
}

/**
 * The same where its reader says so: the player has read what the MJ wrote, the MJ has nothing to answer. Undefined too
 * where something was written since what they saw last (`lastAt`). Throws as `requireMessageAllowed`.
 */
export function decideSettleThread(
  table: Table,
  callerUid: string,
  { playerUid, lastAt }: { readonly playerUid: string; readonly lastAt: number },
  thread: WhisperThreadDocument | undefined,
): ReturnType<typeof settledFor> {
  requireMessageAllowed(table, callerUid, { playerUid });
  return thread === undefined || thread.lastAt > lastAt ? undefined : settledFor(callerUid, thread);
}
