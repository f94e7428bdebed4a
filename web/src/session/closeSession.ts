import { signOutEverywhere } from "domain/api/account";
import { logout } from "domain/api/auth";
import { call } from "../http/call";
import { forgetMember } from "./forgetMember";
import { forgetWork } from "./forgetWork";
import { resumeSessionActivities, stopSessionActivities } from "./sessionActivity";

export { forgetMember };

/**
 * Signing out, in the order that leaves nothing behind: the listeners stop, the tables see the person go, the server
 * forgets the session, then this device forgets the identity and what it cached. Throws when the server cannot be
 * reached, for a cookie that only it can clear would sign the person in again; the screens that stay listen again.
 */
async function closeAfter(tellServer: () => Promise<unknown>): Promise<void> {
  await stopSessionActivities();
  try {
    await tellServer();
  } catch (error) {
    resumeSessionActivities();
    throw error;
  }
  await forgetMember();
}

/** Also removes the unfinished work of `forgetWorkOf` from this device. */
export async function closeSession({ forgetWorkOf }: { forgetWorkOf: string | undefined }): Promise<void> {
  await closeAfter(() => call(logout, {}));
  if (forgetWorkOf !== undefined) forgetWork(forgetWorkOf);
}

/** The same, with the sessions of every other device. */
export const closeEverySession = () => closeAfter(() => call(signOutEverywhere, {}));
