import type { Handler } from "../http/handler";
import { endEverySession } from "./endEverySession";

export const signOutEverywhere: Handler<"signOutEverywhere"> = async ({ caller, session, now }) => {
  await endEverySession(caller.uid, now);
  session.close();
  return null;
};
