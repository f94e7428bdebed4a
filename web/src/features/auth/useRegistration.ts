import { normaliseEmail } from "domain/account/email";
import { normaliseNickname } from "domain/account/nickname";
import type { SessionUser } from "domain/api/auth";
import { useState } from "react";
import { HttpError } from "../../http/call";
import * as identity from "../../session/identity";
import { openSession } from "../../session/openSession";
import { useSession } from "../../session/SessionProvider";
import {
  becomeMember,
  discardUnregisteredAccount,
  isRegistrationRequired,
  settleFailedRegistration,
} from "./failedRegistration";
import type { RegistrationFields } from "./registrationFields";

const REGISTRATION_FAILED =
  "Inscription échouée. Vérifie ton email, ton mot de passe et ton code d'invitation.";
const GOOGLE_FAILED = "Échec de la connexion via Google. Merci de réessayer dans quelques instants.";
const GOOGLE_REGISTRATION_FAILED = "L'inscription avec Google a échoué. Aucun compte n'a été créé.";
const GOOGLE_CANCELLED = "Inscription avec Google annulée. Aucun compte n'a été créé.";

/** A known Google account may be a member's: then registering is signing in (product §7: 403 « inscription requise »). */
async function enterWithKnownAccount(inviteCode: string): Promise<SessionUser> {
  try {
    return await openSession();
  } catch (error) {
    if (!isRegistrationRequired(error)) throw error;
    return becomeMember(inviteCode);
  }
}

/** Both ways to register, by email and through Google, each undone when it fails (product §4, §8). */
export function useRegistration(inviteCode: string) {
  const { signedIn } = useSession();
  const [busy, setBusy] = useState<"email" | "google" | "confirm">();
  const [failure, setFailure] = useState<string>();
  const [toConfirm, setToConfirm] = useState<identity.SignedIn>();

  const settle = async (message: string) => {
    const member = await settleFailedRegistration();
    if (member) signedIn(member);
    else setFailure(message);
  };

  const registerWithEmail = async ({ email, nickname, password }: RegistrationFields) => {
    if (busy !== undefined) return;
    setFailure(undefined);
    setBusy("email");
    try {
      await identity.signUpWithEmail(normaliseEmail(email), password, normaliseNickname(nickname));
      signedIn(await becomeMember(inviteCode));
    } catch {
      await settle(REGISTRATION_FAILED);
      setBusy(undefined);
    }
  };

  const startWithGoogle = async () => {
    if (busy !== undefined) return;
    setFailure(undefined);
    setBusy("google");
    try {
      setToConfirm(await identity.signInWithGoogle());
    } catch {
      setFailure(GOOGLE_FAILED);
    } finally {
      setBusy(undefined);
    }
  };

  const confirmGoogle = async () => {
    setBusy("confirm");
    try {
      signedIn(await (toConfirm?.isNew ? becomeMember(inviteCode) : enterWithKnownAccount(inviteCode)));
    } catch (error) {
      await settle((error instanceof HttpError && error.sentence) || GOOGLE_REGISTRATION_FAILED);
    } finally {
      setToConfirm(undefined);
      setBusy(undefined);
    }
  };

  const cancelGoogle = async () => {
    setBusy("confirm");
    await discardUnregisteredAccount(toConfirm?.isNew ?? false);
    setToConfirm(undefined);
    setBusy(undefined);
    setFailure(GOOGLE_CANCELLED);
  };

  return { busy, failure, toConfirm, registerWithEmail, startWithGoogle, confirmGoogle, cancelGoogle };
}
