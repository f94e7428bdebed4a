import type { SessionUser } from "domain/api/auth";
import { useState } from "react";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import type { SignedIn } from "../../session/identity";
import { openSession } from "../../session/openSession";
import { useSession } from "../../session/SessionProvider";
import {
  becomeMember,
  discardUnregisteredAccount,
  isRegistrationRequired,
  memberFrom,
} from "./failedRegistration";

const FAILED = "L'inscription avec Google a échoué. Aucun compte n'a été créé.";
const CANCELLED = "Inscription avec Google annulée. Aucun compte n'a été créé.";

/** A known Google account may be a member's: then registering is signing in (product §7: 403 « inscription requise »). */
async function enterWithKnownAccount(inviteCode: string): Promise<SessionUser> {
  try {
    return await openSession();
  } catch (error) {
    if (!isRegistrationRequired(error)) throw error;
    return becomeMember(inviteCode);
  }
}

/**
 * What follows Google's popup where an account is to be registered: the question whether to (product §2), then the
 * registration call, undone when it fails. `onSettled`: the account is a member's, or is signed out of.
 */
export function useGoogleRegistration(inviteCode: string, onSettled?: () => void) {
  const { signedIn } = useSession();
  const [account, ask] = useState<SignedIn>();
  const settle = () => {
    ask(undefined);
    onSettled?.();
  };
  const confirmation = useMutation({
    networkMode: "always",
    mutationFn: ({ isNew }: SignedIn) =>
      memberFrom(() => (isNew ? becomeMember(inviteCode) : enterWithKnownAccount(inviteCode))),
    onSuccess: signedIn,
    onSettled: settle,
  });
  const cancellation = useMutation({
    networkMode: "always",
    mutationFn: ({ isNew }: SignedIn) => discardUnregisteredAccount(isNew),
    onSettled: settle,
  });
  return {
    /** Asks whether to register the account that Google's popup has signed in. */
    ask,
    toConfirm: account && {
      account,
      busy: confirmation.isPending || cancellation.isPending,
      onConfirm: () => confirmation.mutate(account),
      onCancel: () => cancellation.mutate(account),
    },
    failure: confirmation.isError
      ? serverSentence(confirmation.error, FAILED)
      : cancellation.isSuccess
        ? CANCELLED
        : undefined,
    reset: () => {
      confirmation.reset();
      cancellation.reset();
    },
  };
}
