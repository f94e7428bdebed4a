import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { shareInitiative } from "./shareInitiative";

export const publishInitiative: Handler<"publishInitiative"> = async ({ params, body, caller, now }) => {
  await limitRate("publishInitiative", caller.uid, now);
  const { revision, ...shared } = body;
  return shareInitiative({ params, callerUid: caller.uid, change: { revision, shared }, now });
};
