import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import styles from "./Field.module.css";

interface TextAreaProps
  extends Omit<ComponentPropsWithRef<"textarea">, "className" | "aria-invalid" | "aria-describedby"> {
  label: ReactNode;
  /** What is wrong, in a sentence; it marks the field invalid and is announced. */
  error?: ReactNode;
}

/** Several lines of text, labelled as `TextField` labels one. */
export function TextArea({ label, error, ...input }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {input.required === false && <span className={styles.optional}> (facultatif)</span>}
      </label>
      <span className={styles.box} data-invalid={error ? true : undefined}>
        <textarea
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-message` : undefined}
        />
      </span>
      <p id={`${id}-message`} className={styles.message} data-tone="bad" aria-live="assertive">
        {error}
      </p>
    </div>
  );
}
