import { Button, PasswordInput } from "@mantine/core";
import { checkConfirmation, checkRegistrationPassword } from "domain/account/password";
import { paths } from "domain/links/paths";
import { type FormEvent, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { emailOfReset, resetPassword } from "../../../session/identity";
import { FormError } from "../../../ui/FormError";
import { NarrowCard } from "../../../ui/NarrowCard";
import { PasswordRules } from "../../../ui/PasswordRules";
import { Loading } from "../../../ui/Spinner";
import { usePageTitle } from "../../../ui/usePageTitle";
import styles from "./ForgotPassword.module.css";

type Reset =
  | { step: "checking" }
  | { step: "refused" }
  | { step: "choosing"; email: string }
  | { step: "done"; email: string };

/** What a reset link opens: a new password, under the same rules as the first one. */
export function NewPassword({ code }: { code: string }) {
  usePageTitle("Nouveau mot de passe");
  const [reset, setReset] = useState<Reset>({ step: "checking" });

  useEffect(() => {
    let current = true;
    emailOfReset(code).then(
      (email) => current && setReset({ step: "choosing", email }),
      () => current && setReset({ step: "refused" }),
    );
    return () => {
      current = false;
    };
  }, [code]);

  switch (reset.step) {
    case "checking":
      return <Loading>Vérification du lien...</Loading>;
    case "refused":
      return (
        <NarrowCard title="Ce lien ne vaut plus" lead="Il a déjà servi, ou il a plus d'une heure.">
          <Button component={Link} to={paths.forgotPassword} variant="primary" className={styles.wide}>
            Demander un nouveau lien
          </Button>
        </NarrowCard>
      );
    case "choosing":
      return (
        <NarrowCard title="Nouveau mot de passe" lead={<>Pour le compte {reset.email}</>}>
          <PasswordForm
            code={code}
            email={reset.email}
            onDone={() => setReset({ step: "done", email: reset.email })}
          />
        </NarrowCard>
      );
    case "done":
      return (
        <NarrowCard title="C'est fait" lead={<>Le mot de passe de {reset.email} est changé.</>}>
          <Button component={Link} to={paths.login} variant="primary" className={styles.wide}>
            Se connecter
          </Button>
        </NarrowCard>
      );
  }
}

interface PasswordFormProps {
  code: string;
  email: string;
  onDone: () => void;
}

function PasswordForm({ code, email, onDone }: PasswordFormProps) {
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const wrong = checkRegistrationPassword(password);
  const different = checkConfirmation(password, confirmation);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setFailed(false);
    if (busy || wrong !== undefined || different !== undefined) return;
    setBusy(true);
    try {
      await resetPassword(code, password);
      onDone();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordInput
        label="Nouveau mot de passe"
        name="password"
        autoComplete="new-password"
        value={password}
        error={checked ? wrong : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordRules password={password} />
      <PasswordInput
        label="Confirmation du mot de passe"
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        error={checked ? different : undefined}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <FormError>
        {failed && (
          <>
            Le mot de passe n'a pas pu être changé. Réessaie, ou{" "}
            <Link to={paths.forgotPassword}>demande un nouveau lien</Link>.
          </>
        )}
      </FormError>
      <Button type="submit" variant="primary" loading={busy}>
        Changer le mot de passe
      </Button>
    </form>
  );
}
