import { setGlobalOptions } from "firebase-functions";
import { onRequest } from "firebase-functions/https";
import { onSchedule } from "firebase-functions/scheduler";
import { createApp } from "./http/app";
import { coverFrameworkErrors } from "./http/frameworkErrors";
import { sweepOrphanAccounts } from "./triggers/sweepOrphanAccounts";

setGlobalOptions({ region: "europe-west1", maxInstances: 20 });
coverFrameworkErrors();

export const api = onRequest({ invoker: "public", concurrency: 80, memory: "512MiB" }, createApp());

export const sweepOrphans = onSchedule(
  { schedule: "every day 04:00", timeZone: "Europe/Paris" },
  async (event) => {
    await sweepOrphanAccounts(Date.parse(event.scheduleTime));
  },
);
