import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema, systemIdSchema } from "./fields";
import { pushKindSchema } from "./pushKind";

export const NOTIFICATION_TYPES = ["info", "success", "warning", "error", "danger", "critical"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** `users/{uid}/notifications/{id}`: written by triggers; its owner may only mark it read or delete it. */
export const notifications = documentKind({
  name: "notifications",
  path: (uid: string, id: string) => `users/${uid}/notifications/${id}`,
  schema: z.object({
    title: z.string(),
    message: z.string(),
    type: z.enum(NOTIFICATION_TYPES),
    cta: z.optional(z.object({ label: z.string(), href: z.string() })),
    /** Somebody asks the MJ to join: the request that can be answered here. */
    joinRequest: z.optional(z.object({ campaignId: z.string(), system: systemIdSchema, uid: z.string() })),
    /** A player asks the MJ for a rare item: the request that can be answered here. */
    rareItemRequest: z.optional(
      z.object({ campaignId: z.string(), system: systemIdSchema, requestId: z.string() }),
    ),
    /** Dates that can be answered here, while they are asked: all that are proposed, or one evening. */
    dates: z.optional(
      z.object({
        campaignId: z.string(),
        system: systemIdSchema,
        pollId: z.optional(z.string()),
        meetingId: z.optional(z.string()),
        /** When that evening began as it was told, in epoch milliseconds. */
        start: z.optional(z.number()),
      }),
    ),
    /** Somebody wrote to its recipient alone: the thread that can be read and answered here. */
    whispers: z.optional(
      z.object({
        ...{ campaignId: z.string(), system: systemIdSchema, playerUid: z.string() },
        /** How many are unread, where there are several. */
        count: z.optional(z.number()),
      }),
    ),
    /** The uid of another member whom it names: it goes with their account. */
    about: z.optional(z.string()),
    /** The recipient's devices ring for it too: as what, and of which table. */
    push: z.optional(z.object({ kind: pushKindSchema, campaignId: z.string(), table: z.string() })),
    read: z.boolean(),
    createdAt: momentSchema,
    expiresAt: momentSchema,
  }),
  moments: ["createdAt", "expiresAt"],
});

export type NotificationDocument = DocumentData<typeof notifications>;
