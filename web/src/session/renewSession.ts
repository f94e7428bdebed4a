import type { SessionUser } from "domain/api/auth";
import { onNetworkBack } from "../browser/network";
import { isNetworkFailure, signedInUid } from "./identity";
import { endsSignIn, openSession } from "./openSession";

/** The member whose session was opened again. Without one: whether it is certain that nobody is signed in here. */
export type Renewal = { readonly user: SessionUser } | { readonly user: null; readonly over: boolean };

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
  const stopWatching = onNetworkBack(() => {
    stopWatching();
    openSession({ silent: true }).catch((error) => {
      if (endsSignIn(error)) window.location.reload();
      else confirmWhenBack();
    });
  });
}

/** Nobody is signed in here any more: this device forgets what it kept of whoever was. */
async function forget(): Promise<Renewal> {
  const { forgetMember } = await import("./forgetMember");
  await forgetMember();
  return { user: null, over: true };
}

/**
 * Reopens a session whose cookie is gone from the sign-in that the identity provider keeps on this device. Without a
 * network that sign-in stands alone: the screens show what was kept, and the server is asked on its return.
 * `saidNobody`: the server has answered that nobody is signed in, where it might also have given no answer.
 */
export async function renewSession(saidNobody: boolean): Promise<Renewal> {
  const uid = await signedInUid();
  if (uid === undefined) return saidNobody ? forget() : { user: null, over: false };
  try {
    return { user: await openSession({ silent: true }) };
  } catch (error) {
    if (endsSignIn(error)) return forget();
    if (!isNetworkFailure(error)) return { user: null, over: false };
    confirmWhenBack();
    const user = await cachedMember(uid);
    return user === null ? { user, over: false } : { user };
  }
}
