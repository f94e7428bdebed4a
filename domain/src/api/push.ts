import * as z from "zod/mini";
import { pushSubscriptionSchema, quietHoursSchema } from "../documents/pushDevice";
import { pushKindSchema } from "../documents/pushKind";
import { PRESENCE_SLOTS } from "../table/presence/heartbeats";
import { MAX_ENDPOINT } from "../table/push/endpoints";
import { timeSchema, zoneSchema } from "../values/time/wallTimeSchemas";
import { defineCall } from "./call";

const quietSchema = z.extend(quietHoursSchema, { from: timeSchema, to: timeSchema });
/** Each once, however often it is given. */
const kindsSchema = z.array(pushKindSchema).check(
  z.maxLength(10),
  z.overwrite((kinds) => [...new Set(kinds)]),
);

/** Base64url of so many bytes; browsers write it without padding. */
const keySchema = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`)));

const deviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  kinds: z.array(pushKindSchema),
  quiet: z.nullable(quietHoursSchema),
  zone: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
});
export type PushDeviceView = z.infer<typeof deviceSchema>;

/** Beyond the product's list. The caller's devices, without what would reach them. */
export const getPush = defineCall({
  method: "GET",
  path: "/api/account/push",
  access: "user",
  summary: "The devices that ring for the caller, and the key to subscribe with",
  result: z.object({
    /** Of the server (VAPID, base64url), which a browser subscribes with. */
    publicKey: z.string(),
    devices: z.array(deviceSchema),
  }),
});

/**
 * Keeps the device that asks, or keeps it anew. 400 `push-endpoint-unknown` where its endpoint is of no known push
 * service, 409 `push-device-taken` where it is another member's.
 */
export const keepPush = defineCall({
  method: "PUT",
  path: "/api/account/push",
  access: "user",
  repeatable: "always",
  summary: "Let a device ring for the caller",
  body: z.object({
    subscription: z.extend(pushSubscriptionSchema, {
      endpoint: z.string().check(z.maxLength(MAX_ENDPOINT)),
      keys: z.object({ p256dh: keySchema(65), auth: keySchema(16) }),
    }),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    kinds: kindsSchema,
    quiet: z.nullable(quietSchema),
    zone: zoneSchema,
    slot: z.int().check(z.gte(0), z.lt(PRESENCE_SLOTS)),
  }),
  result: deviceSchema,
});

/** What is left out stays; without quiet hours: null. 404 `push-device-not-found`. */
export const updatePush = defineCall({
  method: "PATCH",
  path: "/api/account/push/:id",
  access: "user",
  repeatable: "always",
  summary: "Choose what a device of the caller rings for, and when it is quiet",
  body: z.object({
    kinds: z.optional(kindsSchema),
    quiet: z.optional(z.nullable(quietSchema)),
    zone: z.optional(zoneSchema),
  }),
  result: deviceSchema,
});

/** One that is gone already is no error. */
export const deletePush = defineCall({
  method: "DELETE",
  path: "/api/account/push/:id",
  access: "user",
  summary: "End the ringing of a device of the caller",
});
