import type { CampaignDocument } from "../../documents/campaign";
import type { PlayLogDocument } from "../../documents/play";
import { paths } from "../../values/links/paths";
import { type Notice, noticeTo } from "../notifications/notice";

/** The bell's entry of what a character did between two evenings: the newest takes the place of the one before. */
export const downtimeNoticeId = (campaignId: string, characterId: string): string =>
  `downtime-${campaignId}~${characterId}`;

interface Done {
  readonly created: ReadonlyMap<string, PlayLogDocument>;
  /** The entries that were taken back, by their ids. */
  readonly earlier: ReadonlyMap<string, PlayLogDocument>;
}

/**
 * Who is told of what was done between two evenings, or taken back: its MJ what a player's character did, the player what
 * the MJ took back of it. One notice a recipient, of the newest; none for who did it.
 */
export function downtimeNotices(
  campaignId: string,
  { mj, name: table, system }: Pick<CampaignDocument, "mj" | "name" | "system">,
  { created, earlier }: Done,
): readonly Notice[] {
  const told = [...created.values()].flatMap((entry): [string, Notice][] => {
    const undone = entry.undoOf === undefined ? undefined : earlier.get(entry.undoOf);
    const isUndone = undone?.downtime !== undefined;
    if (entry.downtime === undefined && !isUndone) return [];
    const recipientUid = isUndone ? entry.ownerId : mj.uid;
    if (recipientUid === entry.uid) return [];
    const [did] = (undone ?? entry).events;
    const notice = noticeTo(
      recipientUid,
      {
        title: isUndone
          ? `${entry.character.name} : le MJ annule un acte`
          : `${entry.character.name}, entre deux séances`,
        message: `${did?.text ?? ""} — « ${table} ».`,
        type: "info",
        cta: { label: "Ouvrir la campagne", href: paths.downtime(campaignId, system) },
        about: entry.uid,
      },
      entry.createdAt,
    );
    return [[recipientUid, notice]];
  });
  return [...new Map(told).values()];
}
