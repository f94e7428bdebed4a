import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import { Spinner } from "../Spinner";
import styles from "./Field.module.css";

type FieldTone = "neutral" | "ok" | "bad";

type InputProps = Omit<ComponentPropsWithRef<"input">, "className" | "aria-invalid" | "aria-describedby">;

export interface TextFieldProps extends InputProps {
  label: ReactNode;
  /** A hint under the label, there before anyone types. */
  hint?: ReactNode;
  /** What is wrong, in a sentence; it marks the field invalid and is announced. */
  error?: ReactNode;
  /** What is known so far about the value (a code being checked…); announced politely, silent under an error. */
  status?: ReactNode;
  statusTone?: FieldTone;
  /** Spins at the end of the field while the value is being checked. */
  checking?: boolean;
  /** A control inside the field's end. */
  end?: ReactNode;
}

/** A labelled line of text with its hint, its state and its error, all tied to it for screen readers. */
export function TextField({
  label,
  hint,
  error,
  status,
  statusTone = "neutral",
  checking = false,
  end,
  id,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const messageId = `${fieldId}-message`;
  const message = error || status;
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId} className={styles.label}>
        {label}
        {input.required === false && <span className={styles.optional}> (facultatif)</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <span className={styles.box} data-invalid={error ? true : undefined}>
        <input
          {...input}
          id={fieldId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && hintId, message && messageId].filter(Boolean).join(" ") || undefined}
        />
        {checking && <Spinner />}
        {end}
      </span>
      <p
        id={messageId}
        className={styles.message}
        data-tone={error ? "bad" : statusTone}
        aria-live={error ? "assertive" : "polite"}
      >
        {message}
      </p>
    </div>
  );
}

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "end">) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={shown}
          aria-label="Afficher le mot de passe"
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 .1 0" />
            {shown && <path d="M4 4l16 16" />}
          </svg>
        </button>
      }
    />
  );
}

/** What is wrong with the whole form, above its button; announced when it appears. */
export function FormError({ children }: { children?: ReactNode }) {
  return <div role="alert">{children && <p className={styles.formError}>{children}</p>}</div>;
}
