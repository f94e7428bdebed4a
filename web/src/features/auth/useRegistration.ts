import { normaliseEmail } from "domain/account/email";
import type { SessionUser } from "domain/api/auth";
import { normaliseName } from "domain/text/name";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
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

/** The member that `attempt` makes, or that the server made although it failed; else it throws, and leaves no account. */
async function memberFrom(attempt: () => Promise<SessionUser>): Promise<SessionUser> {
  try {
    return await attempt();
  } catch (error) {
    const member = await settleFailedRegistration();
    if (member === undefined) throw error;
    return member;
  }
}

/** Both ways to register, by email and through Google, each undone when it fails (product §4, §8). */
export function useRegistration(inviteCode: string) {
  const { signedIn } = useSession();
  const byEmail = useMutation({
    networkMode: "always",
    mutationFn: ({ email, nickname, password }: RegistrationFields) =>
      memberFrom(async () => {
        await identity.signUpWithEmail(normaliseEmail(email), password, normaliseName(nickname));
        return becomeMember(inviteCode);
      }),
    onSuccess: signedIn,
  });
  /** Its answer waits for the confirmation or the cancellation. */
  const google = useMutation({ networkMode: "always", mutationFn: identity.signInWithGoogle });
  const confirmation = useMutation({
    networkMode: "always",
    mutationFn: ({ isNew }: identity.SignedIn) =>
      memberFrom(() => (isNew ? becomeMember(inviteCode) : enterWithKnownAccount(inviteCode))),
    onSuccess: signedIn,
    onSettled: google.reset,
  });
  const cancellation = useMutation({
    networkMode: "always",
    mutationFn: ({ isNew }: identity.SignedIn) => discardUnregisteredAccount(isNew),
    onSettled: google.reset,
  });

  const account = google.data;
  const busy = byEmail.isPending ? "email" : google.isPending ? "google" : undefined;

  /** Does nothing while a registration is under way: what it will answer must not be lost. */
  const clearFailure = () => {
    if (busy !== undefined || account !== undefined) return;
    for (const { reset } of [byEmail, google, confirmation, cancellation]) reset();
  };
  const start = (register: () => void) => {
    if (busy !== undefined) return;
    clearFailure();
    register();
  };

  return {
    busy,
    failure: failure(),
    clearFailure,
    registerWithEmail: (fields: RegistrationFields) => start(() => byEmail.mutate(fields)),
    startWithGoogle: () => start(() => google.mutate()),
    /** The question that follows Google's popup. */
    toConfirm: account && {
      account,
      busy: confirmation.isPending || cancellation.isPending,
      onConfirm: () => confirmation.mutate(account),
      onCancel: () => cancellation.mutate(account),
    },
  };

  function failure(): string | undefined {
    if (byEmail.isError) return REGISTRATION_FAILED;
    if (google.isError) return GOOGLE_FAILED;
    if (confirmation.isError) return serverSentence(confirmation.error, GOOGLE_REGISTRATION_FAILED);
    return cancellation.isSuccess ? GOOGLE_CANCELLED : undefined;
  }
}
