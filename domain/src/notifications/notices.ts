import { isVttOnline } from "../campaign/vttStatus";
import type { CampaignDocument } from "../documents/campaign";
import type { CharacterDocument } from "../documents/character";
import type { JoinRequestDocument } from "../documents/joinRequest";
import type { NotificationDocument } from "../documents/notification";
import { paths } from "../links/paths";

/** A notification to be written, and whose bell it rings. */
export interface Notice {
  readonly recipientUid: string;
  readonly notification: NotificationDocument;
}

/** Product §3's fields that the server chooses; the rest follows from the moment. */
type Wording = Pick<NotificationDocument, "title" | "message" | "type" | "cta">;

const DAY_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 30;

/** A deleted character can be restored for as long. */
export const RESTORABLE_DAYS = 30;

/** `now` in epoch milliseconds: notifications go by themselves after 30 days. */
function noticeTo(recipientUid: string, wording: Wording, now: number): Notice {
  return {
    recipientUid,
    notification: { ...wording, read: false, createdAt: now, expiresAt: now + KEPT_DAYS * DAY_MS },
  };
}

const toGame = { label: "Voir mon espace de jeu", href: paths.game };

/** A player asks to join: the MJ is told. */
export function joinRequestedNotice(
  campaignId: string,
  campaign: Pick<CampaignDocument, "mj" | "name" | "system">,
  request: Pick<JoinRequestDocument, "name">,
  now: number,
): Notice {
  const wording: Wording = {
    title: "Une demande t'attend",
    message: `${request.name} souhaite rejoindre « ${campaign.name} ».`,
    type: "info",
    cta: { label: "Voir la demande", href: paths.campaign(campaignId, campaign.system) },
  };
  return noticeTo(campaign.mj.uid, wording, now);
}

/** A request is gone and its player is not at the table: they are told that it will not be. */
export function joinRefusedNotice(request: JoinRequestDocument, now: number): Notice {
  const wording: Wording = {
    title: "Demande refusée",
    message: `Ta demande pour « ${request.campaignName} » n'a pas été retenue.`,
    type: "warning",
    cta: toGame,
  };
  return noticeTo(request.uid, wording, now);
}

/**
 * What a change of a campaign tells and to whom: a player let in, a player removed or gone (both sides), the virtual
 * table opened (every player). `nameOf` gives a player's name, from wherever it can still be read.
 */
export function campaignChangeNotices(
  campaignId: string,
  before: CampaignDocument,
  after: CampaignDocument,
  nameOf: (uid: string) => string,
  now: number,
): Notice[] {
  const joined = after.memberIds.filter((uid) => !before.memberIds.includes(uid));
  const opened = isVttOnline(after.vttStatus) && !isVttOnline(before.vttStatus);
  return [
    ...joined.map((uid) => noticeTo(uid, approved(campaignId, after), now)),
    ...departedMembers(before, after).flatMap((uid) => departureNotices(after, uid, nameOf(uid), now)),
    ...(opened ? after.memberIds.map((uid) => noticeTo(uid, vttOpened(campaignId, after), now)) : []),
  ];
}

/** Who was at the table before the change and is no longer. */
export function departedMembers(
  before: Pick<CampaignDocument, "memberIds">,
  after: Pick<CampaignDocument, "memberIds">,
): string[] {
  return before.memberIds.filter((uid) => !after.memberIds.includes(uid));
}

const approved = (campaignId: string, { name, system }: CampaignDocument): Wording => ({
  title: "Bienvenue à la table",
  message: `Ta demande pour « ${name} » est acceptée.`,
  type: "success",
  cta: { label: "Ouvrir la campagne", href: paths.campaign(campaignId, system) },
});

const vttOpened = (campaignId: string, { name, system }: CampaignDocument): Wording => ({
  title: "La table virtuelle est ouverte",
  message: `Le MJ t'attend sur le VTT de « ${name} ».`,
  type: "info",
  cta: { label: "Rejoindre la table", href: paths.campaign(campaignId, system) },
});

function departureNotices(
  campaign: CampaignDocument,
  uid: string,
  playerName: string,
  now: number,
): Notice[] {
  const { name, mj, departure } = campaign;
  const wasRemoved = departure?.uid === uid && departure.by !== uid;
  const toPlayer: Wording = wasRemoved
    ? {
        title: "Tu ne fais plus partie de la campagne",
        message: `Le MJ t'a retiré de « ${name} ». Tes personnages restent à toi.`,
        type: "warning",
        cta: toGame,
      }
    : {
        title: "Campagne quittée",
        message: `Tu as quitté « ${name} ». Tes personnages restent à toi.`,
        type: "info",
        cta: toGame,
      };
  const toMj: Wording = {
    title: wasRemoved ? "Joueur retiré" : "Un joueur est parti",
    message: wasRemoved
      ? `${playerName} ne fait plus partie de « ${name} ».`
      : `${playerName} a quitté « ${name} ».`,
    type: "info",
  };
  return [noticeTo(uid, toPlayer, now), noticeTo(mj.uid, toMj, now)];
}

/** The campaign is no more: its players are told. */
export function campaignDeletedNotices(
  campaign: Pick<CampaignDocument, "memberIds" | "name">,
  now: number,
): Notice[] {
  const wording: Wording = {
    title: "Campagne supprimée",
    message: `Le MJ a supprimé « ${campaign.name} ». Tes personnages restent à toi.`,
    type: "warning",
    cta: toGame,
  };
  return campaign.memberIds.map((uid) => noticeTo(uid, wording, now));
}

/** A character is deleted, by its owner or the MJ: the owner is told how long it can be had back. */
export function characterDeletedNotice(
  character: Pick<CharacterDocument, "userId" | "name">,
  now: number,
): Notice {
  const wording: Wording = {
    title: "Personnage supprimé",
    message: `« ${character.name} » peut être restauré pendant ${RESTORABLE_DAYS} jours.`,
    type: "warning",
    cta: { label: "Restaurer depuis l'espace de jeu", href: paths.game },
  };
  return noticeTo(character.userId, wording, now);
}
