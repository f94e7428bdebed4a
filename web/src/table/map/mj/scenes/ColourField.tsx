import { TextInput } from "@mantine/core";
import { useEventListener } from "@mantine/hooks";

interface ColourFieldProps {
  label: string;
  value: string;
  /** Once a colour is chosen, not while the pointer wanders through others. */
  onChange: (colour: string) => void;
}

/** The browser's own choice of a colour. React's `onChange` is the `input` event, which comes with every movement. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const field = useEventListener("change", ({ target }: Event) => {
    if (target instanceof HTMLInputElement) onChange(target.value);
  });
  return (
    <TextInput
      key={value}
      ref={field}
      type="color"
      size="xs"
      w={64}
      flex="none"
      aria-label={label}
      title={label}
      defaultValue={value}
    />
  );
}
