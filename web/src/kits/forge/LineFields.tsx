import { TextInput } from "@mantine/core";
import { AutoGrid } from "../../ui/AutoGrid";

interface LineFieldsProps<Key extends string> {
  fields: readonly { readonly key: Key; readonly label: string; readonly hint: string }[];
  lines: Readonly<Record<Key, string>>;
  maxLength: number;
  onChange: (key: Key, text: string) => void;
}

/** A page of short answers, each with a question that helps. */
export function LineFields<Key extends string>({ fields, lines, maxLength, onChange }: LineFieldsProps<Key>) {
  return (
    <AutoGrid min={300} gap="var(--space-4) var(--space-5)">
      {fields.map(({ key, label, hint }) => (
        <TextInput
          key={key}
          label={label}
          description={hint}
          maxLength={maxLength}
          value={lines[key]}
          onChange={({ currentTarget }) => onChange(key, currentTarget.value)}
        />
      ))}
    </AutoGrid>
  );
}
