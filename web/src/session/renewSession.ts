import type { SessionUser } from "domain/api/auth";
import { HttpError } from "../http/call";
import { forgetKeptLists } from "./forgetWork";
import { isNetworkFailure, signedInUid, signOutOfIdentity } from "./identity";
import { openSession } from "./openSession";

/** The member as this device last read them, so that what it keeps can be shown without a network. */
async function cachedMember(uid: string): Promise<SessionUser | null> {
  const { cachedUser } = await import("./cachedUser");
  const user = await cachedUser(uid);
  if (user === undefined) return null;
  const { name, email, pronouns, role, characterQuota, photoURL } = user;
  return {
    uid,
    name,
    displayName: name,
    email,
    pronouns,
    role,
    characterQuota,
    ...(photoURL !== undefined && { photoURL }),
    metadata: {},
  };
}

/** Once the server can be asked again, it says whether it still knows the member; if not, the page starts anew. */
function confirmWhenBack(): void {
  const confirm = () =>
    openSession({ silent: true }).catch((error) => {
      if (error instanceof HttpError) window.location.reload();
      else confirmWhenBack();
    });
  window.addEventListener("online", confirm, { once: true });
}

/** A sign-in that renews nothing any more: this device forgets it, and what it kept of the member. */
async function forgetSignIn(): Promise<void> {
  forgetKeptLists();
  const { forgetFirestore } = await import("../firebase/firestore");
  await forgetFirestore();
  await signOutOfIdentity();
}

/**
 * Reopens a session whose cookie is gone from the sign-in that the identity provider keeps on this device. Without a
 * network that sign-in stands alone: the screens show what was kept, and the server is asked on its return.
 */
export async function renewSession(): Promise<SessionUser | null> {
  const uid = await signedInUid();
  if (uid === undefined) return null;
  try {
    return await openSession({ silent: true });
  } catch (error) {
    if (error instanceof HttpError && error.code === "session-expired") await forgetSignIn();
    if (!isNetworkFailure(error)) throw error;
    confirmWhenBack();
    return cachedMember(uid);
  }
}
