import { Button, PasswordInput } from "@mantine/core";
import { checkLoginPassword } from "domain/account/password";
import { type FormEvent, useState } from "react";
import {
  isNetworkFailure,
  signInAgainWithGoogle,
  signInAgainWithPassword,
  waysToSignIn,
} from "../../../session/identity";
import { openSession } from "../../../session/openSession";
import { Dialog } from "../../../ui/ConfirmDialog";
import { FormError } from "../../../ui/FormError";
import styles from "./ReauthenticationDialog.module.css";

const UNREACHABLE = "Impossible de vérifier ton identité pour le moment. Réessaie dans quelques instants.";
const WRONG_PASSWORD = "Ce n'est pas le bon mot de passe.";
const WRONG_GOOGLE_ACCOUNT = "Ce compte Google n'est pas celui de ton inscription.";

/** Asks the member once more for what they sign in with, and renews the session as just signed in. */
export function ReauthenticationDialog({ onSettled }: { onSettled: (proved: boolean) => void }) {
  const ways = waysToSignIn();
  const [password, setPassword] = useState("");
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState<"password" | "google">();
  const [failure, setFailure] = useState<string>();

  const prove = async (way: "password" | "google", signInAgain: () => Promise<boolean>, refused: string) => {
    setFailure(undefined);
    setBusy(way);
    try {
      if (!(await signInAgain())) return;
    } catch (error) {
      setFailure(isNetworkFailure(error) ? UNREACHABLE : refused);
      return;
    } finally {
      setBusy(undefined);
    }
    await openSession().then(
      () => onSettled(true),
      () => setFailure(UNREACHABLE),
    );
  };

  const withPassword = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (busy !== undefined || checkLoginPassword(password) !== undefined) return;
    const signInAgain = () => signInAgainWithPassword(password).then(() => true);
    void prove("password", signInAgain, WRONG_PASSWORD);
  };

  return (
    <Dialog title="C'est bien toi ?" onCancel={() => onSettled(false)} busy={busy !== undefined}>
      <p>Pour ta sécurité, confirme ton identité avant d'aller plus loin.</p>
      {ways.password && (
        <form className={styles.form} onSubmit={withPassword} noValidate>
          <PasswordInput
            label="Mot de passe actuel"
            name="password"
            autoComplete="current-password"
            value={password}
            error={checked ? checkLoginPassword(password) : undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" variant="primary" loading={busy === "password"}>
            Confirmer
          </Button>
        </form>
      )}
      {ways.google && (
        <Button
          className={styles.google}
          loading={busy === "google"}
          onClick={() => prove("google", signInAgainWithGoogle, WRONG_GOOGLE_ACCOUNT)}
        >
          Confirmer avec Google
        </Button>
      )}
      <FormError>{failure}</FormError>
    </Dialog>
  );
}
