import { logout } from "domain/api/auth";
import { call } from "../../api/call";
import { forgetFirestore } from "../../firebase/firestore";
import { signOutOfIdentity } from "../../firebase/identity";
import { closeAllSources, reopenSources } from "../../live/liveSource";
import { leaveEverywhere } from "../../live/presence/keepPresent";

/**
 * Signing out, in the order that leaves nothing behind: the listeners stop, the tables see the person go, the server
 * forgets the session, then this device forgets the identity and what it cached. Throws when the server cannot be
 * reached, for a cookie that only it can clear would sign the person in again; the screens that stay listen again.
 */
export async function closeSession(): Promise<void> {
  closeAllSources();
  leaveEverywhere();
  try {
    await call(logout, {});
  } catch (error) {
    reopenSources();
    throw error;
  }
  await forgetFirestore();
  await signOutOfIdentity();
}
