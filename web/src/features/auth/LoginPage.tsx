import { Button, PasswordInput, TextInput } from "@mantine/core";
import { checkEmail, normaliseEmail } from "domain/account/email";
import { checkLoginPassword } from "domain/account/password";
import { CODE_REQUIRED } from "domain/invitations/inviteCode";
import { paths } from "domain/links/paths";
import { type FormEvent, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { HttpError } from "../../http/call";
import * as identity from "../../session/identity";
import { openSession } from "../../session/openSession";
import { useSession } from "../../session/SessionProvider";
import { FormError } from "../../ui/FormError";
import { NarrowCard } from "../../ui/NarrowCard";
import { usePageTitle } from "../../ui/usePageTitle";
import styles from "./AuthForm.module.css";
import { isRegistrationRequired, settleFailedRegistration } from "./failedRegistration";
import { GoogleButton } from "./GoogleButton";

const LOGIN_FAILED = "Connexion échouée. Vérifie tes identifiants ou réinitialise ton mot de passe.";
const GOOGLE_FAILED = "Échec de la connexion via Google. Merci de réessayer dans quelques instants.";

/** Too many tries is the one refusal that says something else than "check what you typed". */
const loginMessage = (error: unknown, otherwise: string) =>
  error instanceof HttpError && error.status === 429 ? error.message : otherwise;

export default function LoginPage() {
  usePageTitle("Connexion");
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState<"email" | "google">();
  const [failure, setFailure] = useState<string>();
  const emailProblem = checked ? checkEmail(email) : undefined;
  const passwordProblem = checked ? checkLoginPassword(password) : undefined;

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setFailure(undefined);
    if (busy !== undefined || checkEmail(email) !== undefined || checkLoginPassword(password) !== undefined)
      return;
    setBusy("email");
    try {
      await identity.signInWithEmail(normaliseEmail(email), password);
      signedIn(await openSession());
    } catch (error) {
      await identity.signOutOfIdentity().catch(() => undefined);
      setFailure(loginMessage(error, LOGIN_FAILED));
      setBusy(undefined);
    }
  };

  const signInWithGoogle = async () => {
    setFailure(undefined);
    setBusy("google");
    try {
      if ((await identity.signInWithGoogle()) !== undefined) signedIn(await openSession());
      else setBusy(undefined);
    } catch (error) {
      if (isRegistrationRequired(error)) {
        await settleFailedRegistration();
        navigate(paths.register(), { state: { notice: CODE_REQUIRED } });
        return;
      }
      await identity.signOutOfIdentity().catch(() => undefined);
      setFailure(loginMessage(error, GOOGLE_FAILED));
      setBusy(undefined);
    }
  };

  return (
    <NarrowCard
      title="Bon retour à la table"
      lead="Retrouve tes campagnes et tes personnages là où tu les as laissés."
      foot={
        <>
          Pas encore de compte ? <Link to={paths.requestInvite}>Demander une invitation</Link> ou{" "}
          <Link to={paths.register()}>s'inscrire avec un code</Link>
        </>
      }
    >
      {pathname + search === paths.farewell && (
        <p className={styles.notice} role="status">
          Ton compte et tout ce qui en dépendait sont supprimés. Bonne route.
        </p>
      )}
      <form className={styles.form} onSubmit={signIn} noValidate>
        <TextInput
          label="Adresse email"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          error={emailProblem}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordInput
          label="Mot de passe"
          name="password"
          autoComplete="current-password"
          value={password}
          error={passwordProblem}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Link className={styles.forgotten} to={paths.forgotPassword} state={{ email }}>
          Mot de passe oublié ?
        </Link>
        <FormError>{failure}</FormError>
        <Button type="submit" variant="primary" loading={busy === "email"}>
          Se connecter
        </Button>
      </form>
      <GoogleButton loading={busy === "google"} disabled={busy === "email"} onClick={signInWithGoogle}>
        Se connecter avec Google
      </GoogleButton>
    </NarrowCard>
  );
}
