import { setGlobalOptions } from "firebase-functions";
import { onDocumentDeleted } from "firebase-functions/firestore";
import { onRequest } from "firebase-functions/https";
import { onSchedule } from "firebase-functions/scheduler";
import { sendCalendarFeed, sendDate } from "./agenda/sendCalendar";
import { sendShownPicture } from "./asks/sendShownPicture";
import { handlers } from "./handlers";
import { sendHandoutPicture } from "./handouts/sendHandoutPicture";
import { createApp } from "./http/app";
import { guardFramework } from "./http/guardFramework";
import { sendPortrait } from "./portraits/sendPortrait";
import { removeCharacterContents } from "./store/characterContents";
import { campaignDeleted } from "./triggers/campaignDeleted";
import { campaignUpdated } from "./triggers/campaignUpdated";
import { endQuietEvenings } from "./triggers/endQuietEvenings";
import { fightUpdated } from "./triggers/fightUpdated";
import { inviteRequestCreated, inviteRequestUpdated } from "./triggers/inviteRequested";
import { joinRequestCreated } from "./triggers/joinRequestCreated";
import { joinRequestDeleted } from "./triggers/joinRequestDeleted";
import { playStateWritten } from "./triggers/playStateWritten";
import { purgeDeletedCharacters } from "./triggers/purgeDeletedCharacters";
import { remindOfDates } from "./triggers/remindOfDates";
import { askCreated, notificationCreated, whisperCreated } from "./triggers/rung";
import { sweepOrphans as sweep } from "./triggers/sweepOrphans";
import { userDeleted } from "./triggers/userDeleted";
import { userUpdated } from "./triggers/userUpdated";
import { tellOnce, watch } from "./triggers/watch";

setGlobalOptions({ region: "europe-west1", maxInstances: 20 });
guardFramework();

/** Instances that stay up without calls, so that none waits for a start: docs/operations.md says what they cost. */
const minInstances = Number(process.env.API_MIN_INSTANCES ?? 0);

/**
 * So many calls at once that the largest bodies of all of them fit into the memory, with the process itself:
 * docs/decisions/framework-errors.md has the measurement.
 */
export const api = onRequest(
  { invoker: "public", concurrency: 40, memory: "512MiB", minInstances },
  createApp(handlers, { sendPortrait, sendShownPicture, sendHandoutPicture, sendCalendarFeed, sendDate }),
);

export const sweepOrphans = onSchedule(
  { schedule: "every day 04:00", timeZone: "Europe/Paris", timeoutSeconds: 540, memory: "512MiB" },
  async (event) => {
    await sweep(Date.parse(event.scheduleTime));
  },
);

export const onCampaign = watch("campaigns/{id}", { updated: campaignUpdated, deleted: campaignDeleted });
export const onJoinRequest = watch("campaigns/{id}/joinRequests/{uid}", {
  created: joinRequestCreated,
  deleted: joinRequestDeleted,
});
export const onInviteRequest = watch("inviteRequests/{id}", {
  created: inviteRequestCreated,
  updated: inviteRequestUpdated,
});
/** What tokens on the scene show of those whom they stand for. */
export const onPlayState = watch("characters/{id}/play/{state}", {
  created: playStateWritten,
  updated: playStateWritten,
});
export const onFight = watch("campaigns/{id}/fight/{current}", { updated: fightUpdated });

/** What members are told on their devices. */
export const onNotification = tellOnce("users/{id}/notifications/{notification}", notificationCreated);
export const onAsk = tellOnce("campaigns/{id}/asks/{ask}", askCreated);
export const onWhisper = tellOnce("campaigns/{id}/whispers/{whisper}", whisperCreated);

export const onUser = watch("users/{id}", { updated: userUpdated, deleted: userDeleted });

/** Of deletions alone: characters change often. Runs until it succeeds. */
export const onCharacter = onDocumentDeleted(
  { document: "characters/{id}", retry: true },
  async ({ params }) => {
    await removeCharacterContents(params.id);
  },
);

/** Reminders of dates, and the end of evenings that have become quiet. */
export const remindPlayers = onSchedule(
  { schedule: "every 10 minutes", timeoutSeconds: 300 },
  async (event) => {
    const now = Date.parse(event.scheduleTime);
    const done = await Promise.allSettled([remindOfDates(now), endQuietEvenings(now)]);
    for (const one of done) if (one.status === "rejected") throw one.reason;
  },
);

export const purgeCharacters = onSchedule(
  { schedule: "every day 04:30", timeZone: "Europe/Paris" },
  async (event) => {
    await purgeDeletedCharacters(Date.parse(event.scheduleTime));
  },
);
