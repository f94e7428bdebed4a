import type { Handler } from "../http/handler";
import { shareInitiative } from "./shareInitiative";

export const publishInitiative: Handler<"publishInitiative"> = async ({ params, body, caller, now }) => {
  const { revision, ...shared } = body;
  return shareInitiative({ params, caller, change: { revision, shared }, now });
};
