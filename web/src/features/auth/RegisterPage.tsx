import { Button, PasswordInput, TextInput } from "@mantine/core";
import { CODE_REQUIRED } from "domain/invitations/inviteCode";
import { canRegisterWith, inviteCodeMessage } from "domain/invitations/inviteCodeState";
import { paths } from "domain/links/paths";
import { type FormEvent, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { FormError } from "../../ui/FormError";
import { NarrowCard } from "../../ui/NarrowCard";
import { PasswordRules } from "../../ui/PasswordRules";
import { usePageTitle } from "../../ui/usePageTitle";
import styles from "./AuthForm.module.css";
import { GoogleButton } from "./GoogleButton";
import { GoogleConfirmation } from "./GoogleConfirmation";
import { InviteCodeField } from "./InviteCodeField";
import { problemsOf, type RegistrationFields } from "./registrationFields";
import { useInviteCode } from "./useInviteCode";
import { useRegistration } from "./useRegistration";

const EMPTY: RegistrationFields = { email: "", nickname: "", password: "", confirmation: "" };

export default function RegisterPage() {
  usePageTitle("Inscription");
  const [query] = useSearchParams();
  const { notice } = (useLocation().state ?? {}) as { notice?: string };
  const invite = useInviteCode(query.get("code") ?? "");
  const registration = useRegistration(invite.code);
  const [fields, setFields] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const problems = problemsOf(fields);
  const shown = checked ? problems : {};
  const allowed = canRegisterWith(invite.state);

  const edit = (field: keyof RegistrationFields) => (event: { target: { value: string } }) =>
    setFields((current) => ({ ...current, [field]: event.target.value }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (allowed && Object.values(problems).every((problem) => problem === undefined)) {
      registration.registerWithEmail(fields);
    }
  };

  return (
    <NarrowCard
      title="Rejoindre Dés & Héros"
      lead="Un code d'invitation, un pseudo, et la table est prête."
      foot={
        <>
          Déjà membre ? <Link to={paths.login}>Se connecter</Link>
        </>
      }
    >
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <form className={styles.form} onSubmit={submit} noValidate>
        <InviteCodeField invite={invite} insist={checked} />
        <TextInput
          label="Adresse email"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          value={fields.email}
          error={shown.email}
          onChange={edit("email")}
        />
        <TextInput
          label="Pseudo"
          name="nickname"
          autoComplete="nickname"
          value={fields.nickname}
          error={shown.nickname}
          onChange={edit("nickname")}
        />
        <PasswordInput
          label="Mot de passe"
          name="password"
          autoComplete="new-password"
          value={fields.password}
          error={shown.password}
          onChange={edit("password")}
        />
        <PasswordRules password={fields.password} />
        <PasswordInput
          label="Confirmation du mot de passe"
          name="confirmation"
          autoComplete="new-password"
          value={fields.confirmation}
          error={shown.confirmation}
          onChange={edit("confirmation")}
        />
        <FormError>{registration.failure ?? (checked && !allowed ? blockedBy() : undefined)}</FormError>
        <Button type="submit" variant="primary" loading={registration.busy === "email"}>
          Créer mon compte
        </Button>
      </form>
      <GoogleButton
        loading={registration.busy === "google"}
        disabled={!allowed || registration.busy === "email"}
        onClick={registration.startWithGoogle}
      >
        S'inscrire avec Google
      </GoogleButton>
      {registration.toConfirm && (
        <GoogleConfirmation
          account={registration.toConfirm}
          busy={registration.busy === "confirm"}
          onConfirm={registration.confirmGoogle}
          onCancel={registration.cancelGoogle}
        />
      )}
    </NarrowCard>
  );

  /** Product §5: only a valid code opens the registration; what is wrong with it stands at its field. */
  function blockedBy(): string {
    return invite.state === "error" ? inviteCodeMessage("error") : CODE_REQUIRED;
  }
}
