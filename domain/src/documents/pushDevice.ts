import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";
import { pushKindSchema } from "./pushKind";

/** Two times of a clock on the wall ("22:00"), `from` included; a span that ends before it begins goes over midnight. */
export const quietHoursSchema = z.object({ from: z.string(), to: z.string() });
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** Where the browser's push service takes what is for a device, and the keys that it is encrypted with (base64url). */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;

/**
 * `pushDevices/{id}`: a device that rings for a member; `id` follows from its endpoint, so that a device is one member's at
 * most. Read and written by the server only.
 */
export const pushDevices = documentKind({
  name: "pushDevices",
  path: (id: string) => `pushDevices/${id}`,
  schema: z.object({
    uid: z.string(),
    subscription: pushSubscriptionSchema,
    /** « Chrome sur Android » */
    name: z.string(),
    kinds: z.array(pushKindSchema),
    quiet: z.optional(quietHoursSchema),
    /** IANA zone, of the quiet hours. */
    zone: z.string(),
    /** That of the device's heartbeats (`presence/heartbeats`). */
    slot: z.number(),
    /** The sign-in (epoch milliseconds) that it was kept with, and ends with. */
    signedInAt: z.number(),
    createdAt: momentSchema,
    /** Kept anew at each visit; one that nobody opens any more ends by itself. */
    expiresAt: momentSchema,
  }),
  moments: ["createdAt", "expiresAt"],
});
export type PushDevice = DocumentData<typeof pushDevices>;

/** `pushPaces/{uid~kind}` (`paceId`): when somebody's devices last rang for a kind. Server only. */
export const pushPaces = documentKind({
  name: "pushPaces",
  path: (id: string) => `pushPaces/${id}`,
  schema: z.object({ uid: z.string(), rungAt: momentSchema, expiresAt: momentSchema }),
  moments: ["rungAt", "expiresAt"],
});
export type PushPace = DocumentData<typeof pushPaces>;
