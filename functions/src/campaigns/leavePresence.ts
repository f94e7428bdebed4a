import { presence } from "domain/documents/presence";
import { presenceId } from "domain/presence/heartbeats";
import type { Handler } from "../http/handler";
import { deleteIfPresent } from "../store/firestore";

/** Only one's own device, so the campaign need not be read; leaving twice, or a campaign that is gone, is no offence. */
export const leavePresence: Handler<"leavePresence"> = async ({ params, body, caller }) => {
  await deleteIfPresent(presence, params.id, presenceId(caller.uid, body.deviceId));
  return null;
};
