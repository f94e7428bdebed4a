import { TextInput, type TextInputProps } from "@mantine/core";

/** The address of an account, as password managers know it. */
export function EmailField(field: TextInputProps) {
  return (
    <TextInput
      label="Adresse email"
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      {...field}
    />
  );
}
