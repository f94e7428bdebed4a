import { type AskDocument, asks } from "domain/documents/ask";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import type { FightDocument } from "domain/documents/fight";
import { whispers } from "domain/documents/message";
import { notifications } from "domain/documents/notification";
import { isBetweenEvenings, whisperNoticeId } from "domain/table/messages/whisperThreads";
import { PUSH_SENTENCES } from "domain/table/push/pushMessage";
import { turnBegun } from "domain/table/push/turnBegun";
import { paths } from "domain/values/links/paths";
import { ring } from "../push/ring";
import { fromSnapshot, readIfValid } from "../store/firestore";
import { broughtCharacterRefs } from "../store/queries";
import type { DocumentEvent } from "./events";

/** What the bell says is told on the recipient's devices too, by its title: what it says beyond that stays in the bell. */
export async function notificationCreated(uid: string, { snapshot, time }: DocumentEvent): Promise<void> {
  const notification = fromSnapshot(notifications, snapshot);
  const { push, title, cta, read } = notification?.data ?? {};
  if (notification === undefined || push === undefined || title === undefined || read) return;
  const { kind, campaignId, table } = push;
  const href = cta?.href ?? paths.dashboard;
  const told = { kind, campaignId, title: table, body: title, href, notificationId: notification.id };
  await ring(uid, told, time);
}

/** Where a player answers a roll: on the sheet of the hero whom it is for. */
const sheetOf =
  (campaignId: string, { system }: CampaignDocument, ask: AskDocument, uid: string) =>
  async () => {
    const own = await broughtCharacterRefs(campaignId, uid);
    const hero = own.find(({ id }) => ask.heroes?.includes(id)) ?? own[0];
    return hero === undefined ? paths.campaign(campaignId, system) : paths.character(hero.id, system);
  };

/** Tells those whom it is for that the MJ asks or shows something. */
export async function askCreated(campaignId: string, { snapshot, time }: DocumentEvent): Promise<void> {
  const ask = fromSnapshot(asks, snapshot)?.data;
  const campaign = (await readIfValid(campaigns, campaignId))?.data;
  if (ask === undefined || campaign === undefined) return;
  const isRoll = ask.content.kind === "roll";
  await Promise.all(
    ask.targets.map((uid) =>
      ring(
        uid,
        {
          ...{ kind: "word", campaignId, title: campaign.name },
          body: isRoll ? PUSH_SENTENCES.roll : PUSH_SENTENCES.shown,
          href: isRoll
            ? sheetOf(campaignId, campaign, ask, uid)
            : paths.campaign(campaignId, campaign.system),
        },
        time,
      ),
    ),
  );
}

/** Tells whoever did not write it. */
export async function whisperCreated(campaignId: string, { snapshot, time }: DocumentEvent): Promise<void> {
  const whisper = fromSnapshot(whispers, snapshot)?.data;
  const campaign = (await readIfValid(campaigns, campaignId))?.data;
  if (whisper?.playerUid === undefined || campaign === undefined) return;
  const isFromPlayer = whisper.uid === whisper.playerUid;
  await ring(
    isFromPlayer ? campaign.mj.uid : whisper.playerUid,
    {
      ...{ kind: "word", campaignId, title: campaign.name },
      body: isFromPlayer ? PUSH_SENTENCES.fromPlayer : PUSH_SENTENCES.fromMj,
      href: paths.whispers(campaignId, campaign.system),
      ...(isBetweenEvenings(campaign) && {
        notificationId: whisperNoticeId(campaignId, whisper.playerUid),
      }),
    },
    time,
  );
}

/** Tells the player whose turn has begun. A turn of a creature costs no read. */
export async function ringForTurn(
  campaignId: string,
  before: FightDocument,
  after: FightDocument,
  now: number,
): Promise<void> {
  const id = turnBegun(before, after);
  if (id === undefined) return;
  const [character, campaign] = await Promise.all([
    readIfValid(characters, id),
    readIfValid(campaigns, campaignId),
  ]);
  if (campaign === undefined || character?.data.campaignId !== campaignId) return;
  const { name, system } = campaign.data;
  await ring(
    character.data.userId,
    {
      ...{ kind: "turn", campaignId, title: name },
      body: PUSH_SENTENCES.turn,
      href: paths.character(id, system),
    },
    now,
  );
}
