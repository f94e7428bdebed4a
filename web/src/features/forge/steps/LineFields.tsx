import { TextInput } from "@mantine/core";
import styles from "./LineFields.module.css";

interface LineFieldsProps<Key extends string> {
  fields: readonly { readonly key: Key; readonly label: string; readonly hint: string }[];
  lines: Readonly<Record<Key, string>>;
  maxLength: number;
  onChange: (key: Key, text: string) => void;
}

/** A page of short answers, each with a question that helps. */
export function LineFields<Key extends string>({ fields, lines, maxLength, onChange }: LineFieldsProps<Key>) {
  return (
    <div className={styles.lines}>
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
    </div>
  );
}
