import styles from "./LineFields.module.css";
import { TextField } from "./TextField";

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
        <TextField
          key={key}
          label={label}
          hint={hint}
          maxLength={maxLength}
          value={lines[key]}
          onChange={({ currentTarget }) => onChange(key, currentTarget.value)}
        />
      ))}
    </div>
  );
}
