import type { CampaignDocument } from "../../documents/campaign";
import type { CharacterDocument } from "../../documents/character";
import type { InviteRequestDocument } from "../../documents/inviteRequest";
import type { JoinRequestDocument } from "../../documents/joinRequest";
import type { RareItemRequestDocument } from "../../documents/rareItemRequest";
import { paths } from "../../values/links/paths";
import { elide } from "../../values/text/elide";
import { plural } from "../../values/text/plural";
import { isVttOnline } from "../campaign/vttStatus";
import { agendaNotices } from "./agendaNotices";
import { type Notice, noticeTo, type Wording } from "./notice";

/** How long a deleted character can be restored. */
export const RESTORABLE_DAYS = 30;

const toGame = { label: "Voir mon espace de jeu", href: paths.game };

/** For the MJ, when a player asks to join; it can be answered in the notification itself. */
export function joinRequestedNotice(
  campaignId: string,
  campaign: Pick<CampaignDocument, "mj" | "name" | "system">,
  request: Pick<JoinRequestDocument, "name" | "uid">,
  now: number,
): Notice {
  const wording: Wording = {
    title: "Une demande t'attend",
    message: `${request.name} souhaite rejoindre « ${campaign.name} ».`,
    type: "info",
    cta: { label: "Voir la demande", href: paths.campaign(campaignId, campaign.system) },
    joinRequest: { campaignId, system: campaign.system, uid: request.uid },
    about: request.uid,
    push: { kind: "join", campaignId, table: campaign.name },
  };
  return noticeTo(campaign.mj.uid, wording, now);
}

/** For the MJ, when a player asks for a rare item; it can be answered in the notification itself. */
export function rareItemRequestedNotice(
  campaignId: string,
  { mj, name, system }: Pick<CampaignDocument, "mj" | "name" | "system">,
  requestId: string,
  { uid, characterName, itemName }: Pick<RareItemRequestDocument, "uid" | "characterName" | "itemName">,
  now: number,
): Notice {
  const wording: Wording = {
    title: "Un objet rare est demandé",
    message: `${characterName} aimerait avoir « ${itemName} » dans « ${name} ».`,
    type: "info",
    cta: { label: "Ouvrir la campagne", href: paths.campaign(campaignId, system) },
    rareItemRequest: { campaignId, system, requestId },
    about: uid,
  };
  return noticeTo(mj.uid, wording, now);
}

/** For the player whose rare item the MJ gave, or refused. */
export function rareItemAnsweredNotice(
  { system }: Pick<CampaignDocument, "system">,
  { uid, characterId, characterName, itemName }: RareItemRequestDocument,
  approved: boolean,
  now: number,
): Notice {
  const cta = { label: "Ouvrir la fiche", href: paths.character(characterId, system) };
  if (!approved) {
    const message = `Le MJ n'accorde pas « ${itemName} » à ${characterName}.`;
    return noticeTo(uid, { title: "Objet refusé", message, type: "warning", cta }, now);
  }
  const message = `« ${itemName} » est dans l'inventaire ${elide("de", characterName)}.`;
  return noticeTo(uid, { title: "Objet accordé", message, type: "success", cta }, now);
}

/** For the MJ whose table is given seats, or is not. */
export function seatsDecidedNotice(
  campaignId: string,
  { mj, name, system }: Pick<CampaignDocument, "mj" | "name" | "system">,
  granted: number | undefined,
  now: number,
): Notice {
  const cta = { label: "Ouvrir la campagne", href: paths.campaign(campaignId, system) };
  if (granted === undefined) {
    const message = `Ta demande de places pour « ${name} » n'a pas été retenue.`;
    return noticeTo(mj.uid, { title: "Places refusées", message, type: "warning", cta }, now);
  }
  const seats = plural(granted, "place t'attend", "places t'attendent");
  const message = `${granted} ${seats} pour « ${name} » : chaque lien inscrit une personne et l'amène à ta table.`;
  return noticeTo(mj.uid, { title: "Places accordées", message, type: "success", cta }, now);
}

/**
 * For each admin, when somebody asks for an invitation or an MJ for seats: once for a request, however often it is
 * repeated. It has neither address nor name, which must go with the request.
 */
export const inviteRequestedNotices = (
  adminUids: readonly string[],
  { seats }: Pick<InviteRequestDocument, "seats">,
  now: number,
): Notice[] => {
  const wording: Wording = {
    title: seats ? "Des places sont demandées" : "Une invitation est demandée",
    message: seats
      ? `Un MJ demande ${seats.count} ${plural(seats.count, "place", "places")} pour sa table.`
      : "Quelqu'un aimerait rejoindre Dés & Héros.",
    type: "info",
    cta: { label: "Voir les demandes", href: paths.admin },
  };
  return adminUids.map((uid) => noticeTo(uid, wording, now));
};

/** For the player whose character the MJ lets come to a level. */
export function levelGrantedNotice(
  campaignId: string,
  { name, system }: Pick<CampaignDocument, "name" | "system">,
  character: { readonly id: string } & Pick<CharacterDocument, "userId" | "name">,
  level: number,
  now: number,
): Notice {
  const wording: Wording = {
    title: `Niveau ${level} accordé`,
    message: `« ${character.name} » peut passer au niveau ${level} dans « ${name} ».`,
    type: "success",
    cta: { label: "Ouvrir la fiche", href: paths.character(character.id, system) },
    push: { kind: "level", campaignId, table: name },
  };
  return noticeTo(character.userId, wording, now);
}

/** For the player whose request was refused. */
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
 * The notifications of a campaign's change: a player approved, a player removed or gone (both sides), the VTT
 * opened, the agenda changed (every player). `nameOf` gives a player's name, unless their account is gone.
 */
export function campaignChangeNotices(
  campaignId: string,
  before: CampaignDocument,
  after: CampaignDocument,
  nameOf: (uid: string) => string | undefined,
  now: number,
): Notice[] {
  const joined = after.memberIds.filter((uid) => !before.memberIds.includes(uid));
  const opened = isVttOnline(after.vttStatus) && !isVttOnline(before.vttStatus);
  return [
    ...joined.map((uid) => noticeTo(uid, approved(campaignId, after), now)),
    ...departedMembers(before, after).flatMap((uid) => departureNotices(after, uid, nameOf(uid), now)),
    ...(opened ? after.memberIds.map((uid) => noticeTo(uid, vttOpened(campaignId, after), now)) : []),
    ...agendaNotices(campaignId, before, after, now),
  ];
}

/** The uids of those who were players before the change and are no longer. */
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
  push: { kind: "date", campaignId, table: name },
});

function departureNotices(
  campaign: CampaignDocument,
  uid: string,
  playerName: string | undefined,
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
  const player = playerName ?? "Un joueur";
  const toMj: Wording = {
    title: wasRemoved ? "Joueur retiré" : "Un joueur est parti",
    message: wasRemoved ? `${player} ne fait plus partie de « ${name} ».` : `${player} a quitté « ${name} ».`,
    type: "info",
    ...(playerName !== undefined && { about: uid }),
  };
  return [noticeTo(uid, toPlayer, now), noticeTo(mj.uid, toMj, now)];
}

/** For the players of a deleted campaign. */
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

/** For the owner of a deleted character: how long it can be restored. */
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
