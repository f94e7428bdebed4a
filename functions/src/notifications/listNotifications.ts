import type { Handler } from "../http/handler";
import { newestNotifications } from "../store/queries";

const MAX_NOTIFICATIONS = 50;

/** The newest 50; expired ones are left out even before the TTL policy has deleted them. */
export const listNotifications: Handler<"listNotifications"> = async ({ caller, now }) => {
  const stored = await newestNotifications(caller.uid, MAX_NOTIFICATIONS);
  return {
    notifications: stored
      .filter(({ data }) => data.expiresAt > now)
      .map(
        ({
          id,
          data: { title, message, type, cta, joinRequest, rareItemRequest, dates, read, createdAt },
        }) => ({
          id,
          title,
          message,
          type,
          cta,
          joinRequest,
          rareItemRequest,
          dates,
          read,
          createdAt,
        }),
      ),
  };
};
