import { PasswordInput, type PasswordInputProps, Stack } from "@mantine/core";
import { PasswordRules } from "./PasswordRules";

interface NewPasswordFieldsProps {
  label: string;
  /** What is typed so far, which the rules are shown for. */
  password: string;
  /** What the form gives each of the two. */
  passwordProps: PasswordInputProps;
  confirmationProps: PasswordInputProps;
}

/** A new password with its rules, typed twice. */
export function NewPasswordFields({
  label,
  password,
  passwordProps,
  confirmationProps,
}: NewPasswordFieldsProps) {
  return (
    <>
      <Stack gap="xs" w="100%">
        <PasswordInput label={label} name="password" autoComplete="new-password" {...passwordProps} />
        <PasswordRules password={password} />
      </Stack>
      <PasswordInput
        w="100%"
        label="Confirmation du mot de passe"
        name="confirmation"
        autoComplete="new-password"
        {...confirmationProps}
      />
    </>
  );
}
