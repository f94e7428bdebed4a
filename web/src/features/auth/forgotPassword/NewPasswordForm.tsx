import { Anchor, Button, Stack } from "@mantine/core";
import { checkConfirmation, checkRegistrationPassword } from "domain/members/account/password";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { FormError } from "../../../ui/FormError";
import { NewPasswordFields } from "../../../ui/NewPasswordFields";
import { useCheckedForm } from "../../../ui/useCheckedForm";

interface NewPasswordFormProps {
  /** For password managers: whose password it is. */
  email: string;
  busy: boolean;
  failed: boolean;
  onChoose: (password: string) => void;
  /** What was typed is being changed. */
  onCorrect: () => void;
}

export function NewPasswordForm({ email, busy, failed, onChoose, onCorrect }: NewPasswordFormProps) {
  const form = useCheckedForm({
    initialValues: { password: "", confirmation: "" },
    validate: {
      password: checkRegistrationPassword,
      confirmation: (confirmation, { password }) => checkConfirmation(password, confirmation),
    },
  });
  return (
    <form onChange={onCorrect} onSubmit={form.onSubmit(({ password }) => onChoose(password))} noValidate>
      <Stack gap="lg">
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <NewPasswordFields
          label="Nouveau mot de passe"
          password={form.values.password}
          passwordProps={form.getInputProps("password")}
          confirmationProps={form.getInputProps("confirmation")}
        />
        <FormError>
          {failed && (
            <>
              Le mot de passe n'a pas pu être changé. Réessaie, ou{" "}
              <Anchor component={Link} to={paths.forgotPassword} inherit>
                demande un nouveau lien
              </Anchor>
              .
            </>
          )}
        </FormError>
        <Button type="submit" variant="primary" loading={busy}>
          Changer le mot de passe
        </Button>
      </Stack>
    </form>
  );
}
