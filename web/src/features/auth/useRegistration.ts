import { normaliseEmail } from "domain/members/account/email";
import { normaliseName } from "domain/values/text/name";
import { useState } from "react";
import { useMutation } from "../../http/useMutation";
import * as identity from "../../session/identity";
import { useSession } from "../../session/SessionProvider";
import { becomeMember, discardUnregisteredAccount, memberFrom } from "./failedRegistration";
import type { RegistrationFields } from "./registrationFields";
import { useGoogleRegistration } from "./useGoogleRegistration";

const REGISTRATION_FAILED =
  "Inscription échouée. Vérifie ton email, ton mot de passe et ton code d'invitation.";
const GOOGLE_FAILED = "Échec de la connexion via Google. Merci de réessayer dans quelques instants.";

/**
 * Both ways to register, by email and through Google, each undone when it fails (product §4, §8). `brought`: the Google
 * account that the login page has signed in, and that belongs to no member yet.
 */
export function useRegistration(inviteCode: string, brought: identity.SignedIn | undefined) {
  const { signedIn } = useSession();
  const [held, hold] = useState(brought);
  const asked = useGoogleRegistration(inviteCode, () => hold(undefined));
  const byEmail = useMutation({
    networkMode: "always",
    mutationFn: async ({ email, nickname, password }: RegistrationFields) => {
      if (held !== undefined) await discardUnregisteredAccount(held.isNew);
      hold(undefined);
      return memberFrom(async () => {
        await identity.signUpWithEmail(normaliseEmail(email), password, normaliseName(nickname));
        return becomeMember(inviteCode);
      });
    },
    onSuccess: signedIn,
  });
  const google = useMutation({
    networkMode: "always",
    mutationFn: async () =>
      held !== undefined && (await identity.signedInEmail()) === held.email
        ? held
        : identity.signInWithGoogle(),
    onSuccess: asked.ask,
  });

  const busy = byEmail.isPending ? "email" : google.isPending ? "google" : undefined;

  /** Does nothing while a registration is under way: what it will answer must not be lost. */
  const clearFailure = () => {
    if (busy !== undefined || asked.toConfirm !== undefined) return;
    for (const { reset } of [byEmail, google, asked]) reset();
  };
  const start = (register: () => void) => {
    if (busy !== undefined) return;
    clearFailure();
    register();
  };

  return {
    busy,
    failure: byEmail.isError ? REGISTRATION_FAILED : google.isError ? GOOGLE_FAILED : asked.failure,
    clearFailure,
    registerWithEmail: (fields: RegistrationFields) => start(() => byEmail.mutate(fields)),
    startWithGoogle: () => start(() => google.mutate()),
    /** The address of the Google account that waits for a code. */
    waiting: held?.email,
    /** The question that follows Google's popup. */
    toConfirm: asked.toConfirm,
  };
}
