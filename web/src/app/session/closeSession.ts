import { logout } from "domain/api/auth";
import { call } from "../../api/call";
import { forgetFirestore } from "../../firebase/firestore";
import { signOutOfIdentity } from "../../firebase/identity";
import { closeAllSources } from "../../live/liveSource";

/**
 * Signing out, in the order that leaves nothing behind: the listeners stop, the server forgets the session, then this
 * device forgets the identity and what it cached. Throws when the server cannot be reached: a cookie that only it can
 * clear would sign the person in again.
 */
export async function closeSession(): Promise<void> {
  closeAllSources();
  await call(logout, {});
  await forgetFirestore();
  await signOutOfIdentity();
}
