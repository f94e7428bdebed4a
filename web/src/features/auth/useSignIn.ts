import type { SessionUser } from "domain/api/auth";
import { normaliseEmail } from "domain/members/account/email";
import { describeError } from "domain/values/errors";
import { CODE_REQUIRED } from "domain/values/inviteCode";
import { paths } from "domain/values/links/paths";
import { useNavigate } from "react-router-dom";
import { HttpError } from "../../http/call";
import { withReason } from "../../http/failureMessage";
import { useMutation } from "../../http/useMutation";
import * as identity from "../../session/identity";
import { openSession } from "../../session/openSession";
import { useReturnPath } from "../../session/returnPath";
import { useSession } from "../../session/SessionProvider";
import { isRegistrationRequired } from "./failedRegistration";
import { useGoogleRegistration } from "./useGoogleRegistration";

const FAILED = {
  email: "Connexion échouée. Vérifie tes identifiants ou réinitialise ton mot de passe.",
  google: "Échec de la connexion via Google. Merci de réessayer dans quelques instants.",
};

type SignIn = { by: "google" } | { by: "email"; email: string; password: string };

/** A member, or the Google account that belongs to none yet, which stays signed in at the identity provider. */
type Entered = { readonly member: SessionUser } | { readonly unregistered: identity.SignedIn };

/** Undefined for whoever closed Google's popup. */
async function signIn(request: SignIn): Promise<Entered | undefined> {
  if (request.by === "email") {
    await identity.signInWithEmail(normaliseEmail(request.email), request.password);
    return { member: await openSession() };
  }
  const account = await identity.signInWithGoogle();
  if (account === undefined) return undefined;
  try {
    return { member: await openSession() };
  } catch (error) {
    if (!isRegistrationRequired(error)) throw error;
    return { unregistered: account };
  }
}

/**
 * Both ways to sign in. A Google account that belongs to no member is led on to the registration call: here where an
 * invite code is known, else by the registration page, which asks for one.
 */
export function useSignIn(inviteCode: string) {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const { state } = useReturnPath();
  const registration = useGoogleRegistration(inviteCode);
  const { mutate, forgetFailure, isPending, variables, error } = useMutation({
    networkMode: "always",
    mutationFn: signIn,
    onSuccess: (entered) => {
      if (entered === undefined) return;
      if ("member" in entered) signedIn(entered.member);
      else if (inviteCode !== "") registration.ask(entered.unregistered);
      else {
        const brought = { notice: CODE_REQUIRED, google: entered.unregistered };
        navigate(paths.register(), { state: { ...state, ...brought } });
      }
    },
    onError: () => identity.signOutOfIdentity().catch(() => undefined),
  });
  const asking = registration.toConfirm !== undefined;
  return {
    /** Does nothing while the other way is under way. */
    signIn: (request: SignIn) => {
      if (isPending || asking) return;
      registration.reset();
      mutate(request);
    },
    busy: isPending ? variables.by : undefined,
    failure: error ? withReason(FAILED[variables.by], reasonOf(error)) : registration.failure,
    clearFailure: () => {
      forgetFailure();
      if (!asking) registration.reset();
    },
    /** The question whether to register the Google account. */
    toConfirm: registration.toConfirm,
  };
}

/** What has nothing to do with what was typed: too many tries, and a member who cannot be read. */
function reasonOf(error: Error): string | undefined {
  if (identity.isTooManyTries(error)) return describeError("too-many-requests").sentence;
  const isExplained =
    error instanceof HttpError && (error.status === 429 || error.code === "document-invalid");
  return isExplained ? error.sentence : undefined;
}
