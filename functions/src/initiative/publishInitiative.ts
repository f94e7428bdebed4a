import type { Handler } from "../http/handler";
import { shareInitiative } from "./shareInitiative";

export const publishInitiative: Handler<"publishInitiative"> = ({ params, body, caller, now }) => {
  const { revision, ...shared } = body;
  return shareInitiative({ params, callerUid: caller.uid, change: { revision, shared }, now });
};
