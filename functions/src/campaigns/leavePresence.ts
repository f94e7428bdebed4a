import { presence } from "domain/documents/presence";
import { presenceId } from "domain/presence/heartbeats";
import type { Handler } from "../http/handler";
import { deleteIfPresent } from "../store/firestore";

/**
 * Deletes presence of the caller's own device only, so the campaign is not read. Repeating it, or a campaign
 * that is gone, is no error.
 */
export const leavePresence: Handler<"leavePresence"> = async ({ params, body, caller }) => {
  await deleteIfPresent(presence, params.id, presenceId(caller.uid, body.deviceId));
  return null;
};
