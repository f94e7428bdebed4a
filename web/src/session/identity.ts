import {
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  verifyPasswordResetCode,
} from "firebase/auth";
import { firebaseAuth } from "../firebase/auth";

/** The account that a sign-in at the identity provider gave, and whether it was made by it. */
export interface SignedIn {
  email: string;
  isNew: boolean;
}

const signedInUser = () => {
  const user = firebaseAuth().currentUser;
  if (user === null) throw new Error("nobody is signed in");
  return user;
};

/** An ID token minted now: the server opens sessions from fresh ones only. Throws when nobody is signed in. */
export async function freshIdToken(): Promise<string> {
  return signedInUser().getIdToken(true);
}

export async function signInWithEmail(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(firebaseAuth(), email, password);
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/**
 * Creates the account, or signs in again to the one that an interrupted registration made with the same password.
 * The nickname is passed in the account's display name, where the server reads it.
 */
export async function signUpWithEmail(email: string, password: string, nickname: string): Promise<void> {
  const auth = firebaseAuth();
  const { user } = await createUserWithEmailAndPassword(auth, email, password).catch((error) => {
    if (codeOf(error) !== "auth/email-already-in-use") throw error;
    return signInWithEmailAndPassword(auth, email, password);
  });
  await updateProfile(user, { displayName: nickname });
}

const ENDED_SIGN_IN = new Set([
  "auth/user-token-expired",
  "auth/user-disabled",
  "auth/user-not-found",
  "auth/invalid-user-token",
  "auth/invalid-refresh-token",
]);

/** The identity provider said that the sign-in on this device is over: revoked, or its account is gone. */
export const isEndedSignIn = (error: unknown): boolean => ENDED_SIGN_IN.has(codeOf(error) ?? "");

/** The identity provider refuses this address or device for a while. */
export const isTooManyTries = (error: unknown): boolean => codeOf(error) === "auth/too-many-requests";

/** Nobody answered: neither the identity provider, nor whoever was asked by `fetch`. */
export function isNetworkFailure(error: unknown): boolean {
  const code = codeOf(error);
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  return isTimeout || error instanceof TypeError || code === "auth/network-request-failed";
}

const CLOSED_POPUP = new Set([
  "auth/popup-closed-by-user",
  "auth/cancelled-popup-request",
  "auth/user-cancelled",
]);

/** Signs in through Google's popup; undefined when the person closed it, which is no error (product §5). */
export async function signInWithGoogle(): Promise<SignedIn | undefined> {
  try {
    const provider = new GoogleAuthProvider();
    provider.setCustomParameters({ prompt: "select_account" });
    const credential = await signInWithPopup(firebaseAuth(), provider, browserPopupRedirectResolver);
    return {
      email: credential.user.email ?? "",
      isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false,
    };
  } catch (error) {
    if (CLOSED_POPUP.has(codeOf(error) ?? "")) return undefined;
    throw error;
  }
}

/** The ways by which the signed-in account can prove once more whose it is. */
export function waysToSignIn(): { readonly password: boolean; readonly google: boolean } {
  const providers = new Set(firebaseAuth().currentUser?.providerData.map(({ providerId }) => providerId));
  return { password: providers.has("password"), google: providers.has("google.com") };
}

/** Signs the same account in again: its tokens say so from then on. Throws when the password is not its own. */
export async function signInAgainWithPassword(password: string): Promise<void> {
  const user = signedInUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
}

/** The same through Google's popup; false when the person closed it. Throws for another Google account. */
export async function signInAgainWithGoogle(): Promise<boolean> {
  try {
    await reauthenticateWithPopup(signedInUser(), new GoogleAuthProvider(), browserPopupRedirectResolver);
    return true;
  } catch (error) {
    if (CLOSED_POPUP.has(codeOf(error) ?? "")) return false;
    throw error;
  }
}

export async function signOutOfIdentity(): Promise<void> {
  await signOut(firebaseAuth());
}

/** Who is signed in on this device once the stored sign-in has been read, or undefined. */
export async function signedInUid(): Promise<string | undefined> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  return auth.currentUser?.uid;
}

/** The address of whoever is signed in on this device, once the stored sign-in has been read. */
export async function signedInEmail(): Promise<string | undefined> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  return auth.currentUser?.email ?? undefined;
}

/**
 * Has a reset link mailed to this address. An address that no account has is told apart by nobody: it gets the same
 * answer, or the form would say who plays here.
 */
export async function mailPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(firebaseAuth(), email).catch((error) => {
    if (codeOf(error) !== "auth/user-not-found") throw error;
  });
}

/** The address whose password a reset link may change. Throws when the link is spent, too old, or never was one. */
export async function emailOfReset(code: string): Promise<string> {
  return verifyPasswordResetCode(firebaseAuth(), code);
}

/** Sets the new password; the reset link is used up. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(firebaseAuth(), code, password);
}
