import { Button, TextInput } from "@mantine/core";
import { checkEmail, normaliseEmail } from "domain/account/email";
import { paths } from "domain/links/paths";
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { mailPasswordReset } from "../../../session/identity";
import { FormError } from "../../../ui/FormError";
import { NarrowCard } from "../../../ui/NarrowCard";
import { usePageTitle } from "../../../ui/usePageTitle";
import styles from "./ForgotPassword.module.css";

const MAIL_FAILED = "Impossible d'envoyer l'email pour le moment. Réessaie dans quelques instants.";

/** Where the mailed link leads; only a build on the emulators, which send no mail, can know it. */
async function linkInDevelopment(email: string): Promise<string | undefined> {
  const emulator = import.meta.env.VITE_AUTH_EMULATOR;
  if (!emulator) return undefined;
  const { lastResetCode } = await import("../../../firebase/emulatedMailbox");
  const code = await lastResetCode(emulator, email);
  return code && `${paths.forgotPassword}?mode=resetPassword&oobCode=${encodeURIComponent(code)}`;
}

interface Sent {
  email: string;
  link: string | undefined;
}

/** Asks where to send the link, and answers alike whether or not the address is a member's. */
export function ResetRequest() {
  usePageTitle("Mot de passe oublié");
  const { email: known = "" } = (useLocation().state ?? {}) as { email?: string };
  const [email, setEmail] = useState(known);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<Sent>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setFailure(undefined);
    if (busy || checkEmail(email) !== undefined) return;
    setBusy(true);
    try {
      const address = normaliseEmail(email);
      await mailPasswordReset(address);
      setSent({ email: address, link: await linkInDevelopment(address) });
    } catch {
      setFailure(MAIL_FAILED);
    } finally {
      setBusy(false);
    }
  };

  return (
    <NarrowCard
      title="Mot de passe oublié"
      lead="Indique l'adresse de ton compte : tu recevras un lien pour choisir un nouveau mot de passe."
      foot={<Link to={paths.login}>Retour à la connexion</Link>}
    >
      {sent === undefined ? (
        <form className={styles.form} onSubmit={send} noValidate>
          <TextInput
            label="Adresse email"
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            value={email}
            error={checked ? checkEmail(email) : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
          <FormError>{failure}</FormError>
          <Button type="submit" variant="primary" loading={busy}>
            Envoyer le lien
          </Button>
        </form>
      ) : (
        <Mailed {...sent} onAgain={() => setSent(undefined)} />
      )}
    </NarrowCard>
  );
}

function Mailed({ email, link, onAgain }: Sent & { onAgain: () => void }) {
  return (
    <div className={styles.done} role="status">
      <p>
        Si un compte existe pour <strong>{email}</strong>, un lien vient d'y être envoyé. Il est valable une
        heure ; pense à regarder dans les indésirables.
      </p>
      {link && (
        <p className={styles.development}>
          Développement, aucun email n'est envoyé : <Link to={link}>ouvrir le lien de réinitialisation</Link>
        </p>
      )}
      <div className={styles.ways}>
        <Button component={Link} to={paths.login} variant="primary">
          Se connecter
        </Button>
        <Button onClick={onAgain}>Utiliser une autre adresse</Button>
      </div>
    </div>
  );
}
