import { Button, PasswordInput, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { checkLoginPassword } from "domain/members/account/password";
import { useMutation } from "../http/useMutation";
import {
  isNetworkFailure,
  signInAgainWithGoogle,
  signInAgainWithPassword,
  waysToSignIn,
} from "../session/identity";
import { openSession } from "../session/openSession";
import { Dialog } from "../ui/ConfirmDialog";
import { FormError } from "../ui/FormError";

const UNREACHABLE = "Impossible de vérifier ton identité pour le moment. Réessaie dans quelques instants.";
const REFUSED = {
  password: "Ce n'est pas le bon mot de passe.",
  google: "Ce compte Google n'est pas celui de ton inscription.",
};

type Proof = { by: "google" } | { by: "password"; password: string };

/** False for whoever closed Google's popup. Throws errors whose message is for the member. */
async function signInAgain(proof: Proof): Promise<boolean> {
  try {
    if (proof.by === "google") return await signInAgainWithGoogle();
    await signInAgainWithPassword(proof.password);
    return true;
  } catch (cause) {
    throw new Error(isNetworkFailure(cause) ? UNREACHABLE : REFUSED[proof.by], { cause });
  }
}

async function reauthenticate(proof: Proof): Promise<boolean> {
  if (!(await signInAgain(proof))) return false;
  try {
    await openSession();
    return true;
  } catch (cause) {
    throw new Error(UNREACHABLE, { cause });
  }
}

/** Asks the member once more for what they sign in with, and renews the session as just signed in. */
export function ReauthenticationDialog({ onSettled }: { onSettled: (done: boolean) => void }) {
  const ways = waysToSignIn();
  const form = useForm({ initialValues: { password: "" }, validate: { password: checkLoginPassword } });
  const { mutate, forgetFailure, isPending, variables, error } = useMutation({
    networkMode: "always",
    mutationFn: reauthenticate,
    onSuccess: (done) => done && onSettled(true),
  });
  const busy = isPending ? variables.by : undefined;
  const confirm = (proof: Proof) => {
    if (!isPending) mutate(proof);
  };

  return (
    <Dialog title="C'est bien toi ?" onCancel={() => onSettled(false)} busy={isPending}>
      <Stack gap="md">
        <Text>Pour ta sécurité, confirme ton identité avant d'aller plus loin.</Text>
        {ways.password && (
          <form
            onChange={forgetFailure}
            onSubmit={form.onSubmit((fields) => confirm({ by: "password", ...fields }))}
            noValidate
          >
            <Stack gap="md">
              <PasswordInput
                label="Mot de passe actuel"
                name="password"
                autoComplete="current-password"
                {...form.getInputProps("password")}
              />
              <Button type="submit" variant="primary" loading={busy === "password"}>
                Confirmer
              </Button>
            </Stack>
          </form>
        )}
        {ways.google && (
          <Button loading={busy === "google"} onClick={() => confirm({ by: "google" })}>
            Confirmer avec Google
          </Button>
        )}
        <FormError>{error?.message}</FormError>
      </Stack>
    </Dialog>
  );
}
