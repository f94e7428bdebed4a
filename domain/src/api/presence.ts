import * as z from "zod/mini";
import { VISIT_NUMBERS } from "../table/presence/heartbeats";
import { defineCall } from "./call";

/**
 * Sent while the page is closing (`keepalive`), so that a closed tab appears offline within two seconds
 * (docs/decisions/presence.md).
 */
export const leavePresence = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/presence/leave",
  access: "user",
  summary: "End a visit of this device: its presence, unless another visit has spoken since",
  body: z.object({
    deviceId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,36}$/)),
    visit: z.optional(z.int().check(z.minimum(0), z.lt(VISIT_NUMBERS))),
    otherTabs: z.optional(z.boolean()),
  }),
});
