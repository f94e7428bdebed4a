import { Button, PasswordInput } from "@mantine/core";
import { canSubmitNewPassword, checkNewPassword } from "domain/account/password";
import { updatePassword } from "domain/api/account";
import { type FormEvent, useState } from "react";
import { call, HttpError } from "../../http/call";
import { signInWithEmail } from "../../session/identity";
import { openSession } from "../../session/openSession";
import { useMember } from "../../session/SessionProvider";
import { FormError } from "../../ui/FormError";
import { PasswordRules } from "../../ui/PasswordRules";
import { TitledCard } from "../../ui/TitledCard";
import { toast } from "../../ui/toast";
import styles from "./Account.module.css";

const MISMATCH = "Les mots de passe doivent être identiques";
const FAILED = "Impossible de mettre a jour le mot de passe";

const wantsProof = (error: unknown) =>
  error instanceof HttpError && error.code === "reauthentication-required";

interface SecurityFormProps {
  /** Asks who is there; true once they have proved it. */
  prove: () => Promise<boolean>;
}

/** Product §2 "Security": a new password, typed twice. The server may want to know first who is asking. */
export function SecurityForm({ prove }: SecurityFormProps) {
  const { email } = useMember();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const different = confirmation !== "" && password !== confirmation;

  const change = () => call(updatePassword, { body: { password } });

  /** False when the member would not say who they are. */
  const changeWithProof = async (): Promise<boolean> => {
    try {
      await change();
    } catch (error) {
      if (!wantsProof(error)) throw error;
      if (!(await prove())) return false;
      await change();
    }
    return true;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = checkNewPassword(password, confirmation);
    setProblem(refusal);
    if (busy || refusal !== undefined) return;
    setBusy(true);
    try {
      if (!(await changeWithProof())) return;
      // The old sign-in ended with the old password; where the new one cannot be made now, the login page will ask.
      await signInWithEmail(email, password)
        .then(() => openSession({ silent: true }))
        .catch(() => undefined);
      setPassword("");
      setConfirmation("");
      toast("success", "Mot de passe mis a jour");
    } catch {
      setProblem(FAILED);
    } finally {
      setBusy(false);
    }
  };

  return (
    <TitledCard
      title="Sécurité"
      lead="Tes autres appareils devront se reconnecter avec le nouveau mot de passe."
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label="Nouveau mot de passe"
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordRules password={password} />
        <PasswordInput
          label="Confirmation du mot de passe"
          name="confirmation"
          autoComplete="new-password"
          value={confirmation}
          error={different ? MISMATCH : undefined}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <FormError>{problem}</FormError>
        <Button
          type="submit"
          variant="primary"
          loading={busy}
          disabled={!canSubmitNewPassword(password, confirmation)}
        >
          Changer le mot de passe
        </Button>
      </form>
    </TitledCard>
  );
}
