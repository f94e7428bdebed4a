import * as z from "zod/mini";
import { defineCall } from "./call";

/** Product §7 "Other"; entries are read through `notifications/normaliseNotification`. */
export const listNotifications = defineCall({
  method: "GET",
  path: "/api/notifications",
  access: "user",
  summary: "One's own notifications, newest first",
  result: z.object({ notifications: z.array(z.looseObject({ id: z.string() })) }),
});
