import * as z from "zod/mini";
import { defineCall } from "./call";

/** Product §7 "Other"; entries are read with `notifications/normaliseNotification`. */
export const listNotifications = defineCall({
  method: "GET",
  path: "/api/notifications",
  access: "user",
  summary: "The caller's notifications, newest first",
  result: z.object({ notifications: z.array(z.looseObject({ id: z.string() })) }),
});
