import { endSignIns } from "../store/accounts";
import { closeAllSessions } from "../store/sessions";

/**
 * Ends every session of the member here, and every sign-in at the identity provider, from which a device
 * could renew its session or go on listening to Firestore. The provider first: of a renewal under way, the
 * session is then closed with the others or refused.
 */
export async function endEverySession(uid: string, now: number): Promise<void> {
  await endSignIns(uid);
  await closeAllSessions(uid, now);
}
