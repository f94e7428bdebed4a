import { normaliseEmail } from "domain/account/email";
import type { SessionUser } from "domain/api/auth";
import { CODE_REQUIRED } from "domain/invitations/inviteCode";
import { paths } from "domain/links/paths";
import { useNavigate } from "react-router-dom";
import { HttpError } from "../../http/call";
import { useMutation } from "../../http/useMutation";
import * as identity from "../../session/identity";
import { openSession } from "../../session/openSession";
import { useReturnPath } from "../../session/returnPath";
import { useSession } from "../../session/SessionProvider";
import { isRegistrationRequired, settleFailedRegistration } from "./failedRegistration";

const FAILED = {
  email: "Connexion échouée. Vérifie tes identifiants ou réinitialise ton mot de passe.",
  google: "Échec de la connexion via Google. Merci de réessayer dans quelques instants.",
};

type SignIn = { by: "google" } | { by: "email"; email: string; password: string };

/** The member; undefined for whoever closed Google's popup. */
async function signIn(request: SignIn): Promise<SessionUser | undefined> {
  if (request.by === "email") {
    await identity.signInWithEmail(normaliseEmail(request.email), request.password);
  } else if ((await identity.signInWithGoogle()) === undefined) {
    return undefined;
  }
  return openSession();
}

/** Both ways to sign in. A Google account that belongs to no member is led on to the registration. */
export function useSignIn() {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const { state } = useReturnPath();
  const { mutate, forgetFailure, isPending, variables, error } = useMutation({
    networkMode: "always",
    mutationFn: signIn,
    onSuccess: (user) => user && signedIn(user),
    onError: async (failure, { by }) => {
      if (by === "google" && isRegistrationRequired(failure)) {
        await settleFailedRegistration();
        navigate(paths.register(), { state: { ...state, notice: CODE_REQUIRED } });
      } else {
        await identity.signOutOfIdentity().catch(() => undefined);
      }
    },
  });
  return {
    /** Does nothing while the other way is under way. */
    signIn: (request: SignIn) => {
      if (!isPending) mutate(request);
    },
    busy: isPending ? variables.by : undefined,
    failure: error && messageOf(error, variables.by),
    clearFailure: forgetFailure,
  };
}

/** Refusals that have nothing to do with what was typed: too many tries, and a member who cannot be read. */
const isNobodysMistake = (error: Error): boolean =>
  error instanceof HttpError && (error.status === 429 || error.code === "document-invalid");

function messageOf(error: Error, by: SignIn["by"]): string {
  return isNobodysMistake(error) ? error.message : FAILED[by];
}
