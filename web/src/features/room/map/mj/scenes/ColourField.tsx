import { TextInput } from "@mantine/core";

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (colour: string) => void;
}

/** The browser's own choice of a colour. */
export const ColourField = ({ label, value, onChange }: ColourFieldProps) => (
  <TextInput
    type="color"
    size="xs"
    w={64}
    flex="none"
    aria-label={label}
    title={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
